import { at, InvariantError } from '../../../engine/assert.ts';
import type { Refusal, Seat } from '../../../engine/core.ts';
import type { Step } from '../../../engine/step.ts';
import { COMPANIES, harbour, readingOrder, shipment, visibleFlags } from '../components.ts';
import { pickOf } from '../moves.ts';
import { notNow, refusal } from '../refusal.ts';
import type { Company, Decision, DistributionView, Harbour, Move, Place, ShipmentId, State } from '../types.ts';
import { type Emitter, placeOf, playerOf, takeFrom } from '../zones.ts';

type Picking = Extract<Decision, { kind: 'pick' }>;
export type Picker = DistributionView['pickers'][number];
export type Ranks = Readonly<Record<Company, readonly Seat[]>>;

// ----------------------------------------------------------------------------------------- what a column causes

export interface Verdict {
  readonly kind: 'none' | 'monopoly' | 'shared';
  /** the monopoly's company, or all that share, in their order */
  readonly companies: readonly Company[];
}

const NOTHING: Verdict = Object.freeze({ kind: 'none', companies: [] });

/** B8.4: a monopoly goes before the limit. */
export function verdictOf({ limit, monopoly }: Harbour, column: readonly ShipmentId[]): Verdict {
  const counts = visibleFlags(column);
  const leader = COMPANIES.some((company) => counts[company] >= monopoly)
    ? readingOrder(shipment(at(column, column.length - 1))).find((company) => counts[company] >= monopoly)
    : undefined;
  // B9.1: each that reached it has a flag on the last card
  if (leader !== undefined) return { kind: 'monopoly', companies: [leader] };
  if (column.length < limit) return NOTHING;
  const seen = firstSeen(column);
  // B10.2: most flags first, then who is seen first from the harbour on
  return { kind: 'shared', companies: seen.sort((a, b) => counts[b] - counts[a]) };
}

/** Companies with a visible flag, in the order in which their first one is read from the harbour on (B10.2). */
function firstSeen(column: readonly ShipmentId[]): Company[] {
  const seen: Company[] = [];
  column.forEach((id, index) => {
    const card = shipment(id);
    for (const flag of index === column.length - 1 ? readingOrder(card) : card.top)
      if (!seen.includes(flag)) seen.push(flag);
  });
  return seen;
}

/** B9.3, B10.3, B10.4: rank by rank through the companies, again from the top, one entry for each card. */
export function pickersOf(order: readonly Company[], ranks: Ranks, cards: number): Picker[] {
  const pickers: Picker[] = [];
  const deepest = Math.max(0, ...order.map((company) => ranks[company].length));
  if (deepest === 0) return pickers;
  for (let rank = 1; pickers.length < cards; rank = rank === deepest ? 1 : rank + 1)
    for (const company of order) {
      const seat = ranks[company][rank - 1];
      if (seat !== undefined && pickers.length < cards) pickers.push({ seat, company, rank });
    }
  return pickers;
}

// -------------------------------------------------------------------------------------------- doing it

export { namedSeat as actor } from '../../../engine/phases.ts';

/** B9.5: harbour card, picks, refill. */
export function begin(state: State, place: Place, emit: Emitter): Step {
  const at = placeOf(state, place);
  const id = at.harbour;
  if (id === null) throw new InvariantError(`no harbour at place ${place}`);
  const { kind, companies } = verdictOf(harbour(id, state.rules.edition), at.column);
  if (kind === 'none') return 'done';
  emit({ type: 'distributionBegan', place, harbour: id, kind, companies: [...companies] });
  const seat = harbourGoesTo(state, kind, companies);
  at.harbour = null;
  if (seat === null) state.removed.push(id);
  else playerOf(state, seat).warehouse.push(id);
  emit({ type: 'harbourTaken', seat, harbour: id, place });
  const pickers = pickersOf(companies, state.companies, at.column.length);
  if (pickers.length === 0) return discardColumn(state, place, emit);
  state.pending.push({
    kind: 'pick',
    seat: (pickers[0] as Picker).seat,
    distribution: { place, kind, companies: [...companies], pickers },
  });
  return 'again';
}

/** B9.2, B9.4, B10.1: null is nobody, so out of the game. */
export function harbourGoesTo(
  { rules, companies, active }: Pick<State, 'rules' | 'active'> & { readonly companies: Ranks },
  kind: Verdict['kind'],
  order: readonly Company[],
): Seat | null {
  if (kind === 'shared' || rules.monopolyHarbourTo === 'shipper') return active;
  return companies[at(order, 0)][0] ?? null;
}

/** B9.4, B10.5 */
function discardColumn(state: State, place: Place, emit: Emitter): Step {
  const there = placeOf(state, place);
  const cards = there.column;
  there.column = [];
  state.discard.push(...cards);
  emit({ type: 'cardsDiscarded', cards: [...cards], why: 'column' });
  return 'done';
}

/** B9.6: what all belongs to one player is not asked for. */
export function proceed(state: State, picking: Picking, emit: Emitter): Step {
  const { pickers, place } = picking.distribution;
  const first = at(pickers, 0);
  if (pickers.some(({ seat }) => seat !== first.seat)) {
    picking.seat = first.seat;
    return 'ask';
  }
  for (const card of [...placeOf(state, place).column]) take(state, picking, card, emit);
  state.pending.pop();
  return 'done';
}

function take(state: State, { distribution }: Picking, card: ShipmentId, emit: Emitter): void {
  const picker = distribution.pickers.shift();
  if (picker === undefined) throw new InvariantError('nobody picks');
  const { seat, company, rank } = picker;
  takeFrom(placeOf(state, distribution.place).column, card);
  playerOf(state, seat).warehouse.push(card);
  emit({ type: 'shipmentPicked', seat, card, place: distribution.place, company, rank });
}

export const moves = (state: Readonly<State>, { distribution }: Picking): Move[] =>
  placeOf(state, distribution.place).column.map(pickOf);

export function check(state: Readonly<State>, { distribution }: Picking, move: Move): Refusal | null {
  if (move.type !== 'pick') return notNow(move, 'pick');
  return placeOf(state, distribution.place).column.includes(move.card)
    ? null
    : refusal('notInColumn', 'B9.3', { card: move.card });
}

export function apply(state: State, picking: Picking, move: Move, emit: Emitter): Step {
  if (move.type !== 'pick') throw new InvariantError(`${move.type} for a pick`);
  take(state, picking, move.card, emit);
  return 'again';
}
