import type { Seat } from '../../../../shared/engine/core.ts';
import {
  COMPANIES,
  type Forecast,
  forecast,
  harbour,
  type Move,
  type View,
} from '../../../../shared/games/borneo/index.ts';
import type { BorneoDict } from '../../../../shared/i18n/en/borneo/index.ts';
import type { Speech } from '../../../../shared/i18n/speech.ts';

type Ship = Extract<Move, { type: 'ship' }>;

/** What a shipment would bring to whoever plays it, before they play it (B8.4, B9, B10). */
export function lookAheadNotes(dict: BorneoDict, s: Speech, view: View, seat: Seat, { card, place }: Ship): string[] {
  const there = view.places[place - 1];
  const caused = forecast(view, card, place);
  if (!there?.harbour || !caused) return [];
  const { notes } = dict;
  const { limit, monopoly } = harbour(there.harbour, view.rules.edition);
  const cards = there.column.length + 1;
  if (caused.kind === 'none') {
    const [first = 'red', ...others] = COMPANIES;
    const company = others.reduce((most, one) => (caused.flags[one] > caused.flags[most] ? one : most), first);
    return [notes.progress({ company, flags: caused.flags[company], monopoly, cards, limit })];
  }
  const name = dict.harbour(there.harbour);
  const [leader = 'red'] = caused.companies;
  const what =
    caused.kind === 'monopoly'
      ? notes.monopoly({ harbour: name, company: leader })
      : notes.shared({ harbour: name, companies: caused.companies });
  return [
    what,
    ...partOf(dict, view, seat, caused, cards),
    portOf(dict, s, seat, caused),
    view.harbours === 0 ? notes.ends : '',
  ];
}

/** Where one stands in a monopoly, and when one picks. */
function partOf({ notes }: BorneoDict, view: View, seat: Seat, caused: Forecast, of: number): string[] {
  const { pickers, kind, companies } = caused;
  if (pickers.length === 0) return [notes.wasted];
  const picks = pickers.flatMap((picker, at) => (picker.seat === seat ? [at + 1] : []));
  const [leader] = companies;
  if (kind === 'shared' || !leader) return [notes.picks({ picks, of })];
  const ranks = view.companies[leader].flatMap((owner, at) => (owner === seat ? [at + 1] : []));
  const where = notes.rank({ company: leader, ranks });
  return picks.length === 0 ? [where] : [where, notes.picks({ picks, of })];
}

function portOf({ notes }: BorneoDict, s: Speech, seat: Seat, { harbourTo }: Forecast): string {
  if (harbourTo === null) return notes.harbourLost;
  return harbourTo === seat ? notes.harbourYours : notes.harbourTheirs({ name: s.name(harbourTo) });
}
