import type { Seat } from '../../engine/core.ts';
import { harbour, MISSIONS, SPICES, visibleFlags } from './components.ts';
import { harbourGoesTo, type Picker, pickersOf, verdictOf } from './phases/distribution.ts';
import { quantityOf, shortOf, spiceOf, tallyOf } from './phases/tally.ts';
import type { Company, Edition, MissionKind, Move, PaymentView, ShipmentId, Spice, View } from './types.ts';

// Borneo has no dice: what a shipment would cause is certain, and so is what a mission still lacks.

/** What playing a shipment would cause (B8.4). */
export interface Forecast {
  readonly kind: 'none' | 'monopoly' | 'shared';
  /** visible flags after it */
  readonly flags: Readonly<Record<Company, number>>;
  /** the monopoly's company, or all that share, in their order; empty for none */
  readonly companies: readonly Company[];
  /** who would pick in turn; empty for none, and where nobody stands in a company concerned (B9.4, B10.5) */
  readonly pickers: readonly Picker[];
  /** who would get the harbour card; null: nobody, or no distribution */
  readonly harbourTo: Seat | null;
}

/** `place` counts from 1, as in the move. Null where there is no harbour. */
export function forecast(
  view: Pick<View, 'rules' | 'active' | 'places' | 'companies'>,
  card: ShipmentId,
  place: Extract<Move, { type: 'ship' }>['place'],
): Forecast | null {
  const there = view.places[place - 1];
  if (there === undefined || there.harbour === null) return null;
  const column = [...there.column, card];
  const { kind, companies } = verdictOf(harbour(there.harbour, view.rules.edition), column);
  const flags = visibleFlags(column);
  if (kind === 'none') return { kind, flags, companies, pickers: [], harbourTo: null };
  return {
    kind,
    flags,
    companies,
    pickers: pickersOf(companies, view.companies, column.length),
    harbourTo: harbourGoesTo(view, kind, companies),
  };
}

/** What a warehouse lacks for a mission, before its crates and after them. */
export interface Missing {
  /** units still to be found when all crates are used; 0: it can be paid */
  readonly total: number;
  /** units lacking by spice, before crates; of «same» missions only the spice that is nearest */
  readonly spices: Readonly<Partial<Record<Spice, number>>>;
  readonly crates: number;
}

export function missing(
  view: {
    readonly rules: Pick<View['rules'], 'edition'>;
    readonly players: readonly Pick<View['players'][number], 'warehouse'>[];
  },
  seat: Seat,
  kind: MissionKind,
): Missing {
  const warehouse = view.players[seat]?.warehouse ?? [];
  const { edition } = view.rules;
  const units: Record<Spice, number> = { pepper: 0, cinnamon: 0, cloves: 0, nutmeg: 0 };
  let crates = 0;
  for (const card of warehouse) {
    const spice = spiceOf(card, edition);
    if (spice === null) crates++;
    else units[spice] += quantityOf(card);
  }
  const { of, amount } = MISSIONS[kind].need;
  const most = Math.max(...SPICES.map((spice) => units[spice]));
  const concerned = of === 'each' ? SPICES : SPICES.filter((spice) => units[spice] === most).slice(0, 1);
  const spices = Object.fromEntries(
    concerned.map((spice) => [spice, Math.max(0, amount - units[spice])]).filter(([, lack]) => lack !== 0),
  );
  return { total: shortOf(kind, tallyOf(warehouse, edition)), spices, crates };
}

/** What a payment under way still owes (B5.3, B5.9). */
export interface Owed {
  /** units still to be named */
  readonly total: number;
  /** by spice; of «same» missions the spice that is paid with, none before it is clear */
  readonly spices: Readonly<Partial<Record<Spice, number>>>;
  /** crates that are named and stand for some of the spices, whichever it will be; of «same» they are taken off */
  readonly crates: number;
}

export function owed({ kind, named, card, spice }: PaymentView, edition: Edition): Owed {
  const units: Record<Spice, number> = { pepper: 0, cinnamon: 0, cloves: 0, nutmeg: 0 };
  let crates = 0;
  for (const paid of named) {
    // B15.1: the traded card counts as what it was traded for
    const counts = paid === card ? spice : spiceOf(paid, edition);
    if (counts !== null) units[counts] += quantityOf(paid);
    else if (paid !== card) crates++;
  }
  const { of, amount } = MISSIONS[kind].need;
  const lack = (each: Spice): number => Math.max(0, amount - units[each]);
  if (of === 'same') {
    const paidWith = SPICES.find((each) => units[each] > 0);
    const total = Math.max(0, (paidWith ? lack(paidWith) : amount) - crates);
    return { total, spices: paidWith && total > 0 ? { [paidWith]: total } : {}, crates: 0 };
  }
  const open = SPICES.filter((each) => lack(each) > 0);
  const sum = open.reduce((all, each) => all + lack(each), 0);
  return {
    total: Math.max(0, sum - crates),
    spices: Object.fromEntries(open.map((each) => [each, lack(each)])),
    crates,
  };
}
