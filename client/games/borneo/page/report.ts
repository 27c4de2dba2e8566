import type { Seat } from '../../../../shared/engine/core.ts';
import type { Event, View } from '../../../../shared/games/borneo/index.ts';
import type { BorneoDict } from '../../../../shared/i18n/en/borneo/index.ts';
import type { Speech } from '../../../../shared/i18n/speech.ts';
import * as icons from '../../../art/icons.ts';
import type { PartReport } from '../../presenter.ts';
import { cardIcon } from './card-looks.tsx';

type Of<T extends Event['type']> = Extract<Event, { type: T }>;

/** A distribution that is over, with everything that was handed out. */
interface StageStep {
  readonly began: Of<'distributionBegan'>;
  readonly harbour: Of<'harbourTaken'> | null;
  readonly picks: readonly Of<'shipmentPicked'>[];
}

/** The last one that has come to its end: a new harbour is open, or there is none. */
function lastOf(log: readonly Event[]): StageStep | null {
  const isEnd = ({ type }: Event): boolean => type === 'harbourOpened' || type === 'endBegan';
  for (let at = log.length - 1, end = -1; at >= 0; at--) {
    const event = log[at] as Event;
    if (isEnd(event)) end = at;
    if (event.type !== 'distributionBegan' || end < 0) continue;
    const part = log.slice(at, end);
    return {
      began: event,
      harbour: part.find((one) => one.type === 'harbourTaken') ?? null,
      picks: part.filter((one) => one.type === 'shipmentPicked'),
    };
  }
  return null;
}

type Line = PartReport['accounts'][number]['lines'][number];

function linesFor(dict: BorneoDict, view: View, { began, harbour, picks }: StageStep, seat: Seat): Line[] {
  const { report: t } = dict;
  const asLeader = began.kind === 'monopoly' && view.rules.monopolyHarbourTo === 'leader';
  const port =
    harbour?.seat === seat
      ? [
          {
            what: t.harbourCard({ harbour: dict.harbour(harbour.harbour) }),
            party: asLeader ? t.asLeader : t.asShipper,
            amount: 1,
          },
        ]
      : [];
  const own = picks.filter((pick) => pick.seat === seat);
  return [...port, ...own.map((pick) => ({ what: dict.goods(pick.card), party: t.asRank(pick), amount: 1 }))];
}

/** Who got what at the last harbour that was closed, and as what (B9, B10). */
export function reportOf(dict: BorneoDict, s: Speech, view: View, log: readonly Event[]): PartReport | null {
  const told = lastOf(log);
  if (!told) return null;
  const { began, picks } = told;
  const { report: t } = dict;
  const [leader = 'red'] = began.companies;
  const name = dict.harbour(began.harbour);
  const accounts = view.players.map((_, seat) => {
    const lines = linesFor(dict, view, told, seat);
    return { seat, lines, total: lines.length };
  });
  const how = began.kind === 'monopoly' ? t.monopoly({ company: leader }) : t.shared({ companies: began.companies });
  return {
    // a harbour is closed once in a game
    key: began.harbour,
    title: t.title({ harbour: name }),
    summary: t.summary({
      harbour: name,
      kind: began.kind,
      company: leader,
      you: accounts.find(({ seat }) => s.isYou(seat))?.total ?? null,
    }),
    fates: [
      {
        key: began.harbour,
        icon: cardIcon(began.harbour, view.rules),
        tint: began.kind === 'monopoly' ? leader : 'brown',
        name,
        text: picks.length === 0 ? `${how}; ${t.lost}` : how,
      },
    ],
    accounts,
    nothing: t.nothing,
    unit: icons.stack,
    changes: {
      title: t.order,
      none: t.none,
      items: began.companies.map((company, at) => ({
        key: company,
        icon: icons.flyingFlag,
        tint: company,
        name: dict.companies[company],
        text: t.place({ at: at + 1, cards: picks.filter((pick) => pick.company === company).length }),
      })),
    },
  };
}
