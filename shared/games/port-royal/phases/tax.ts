import type { Seat } from '../../../engine/core.ts';
import { asksNobody } from '../../../engine/phases.ts';
import { clockwise, everySeat } from '../../../engine/turn-order.ts';
import { faceOf, taxOn } from '../components.ts';
import type { CardNo, Decision, Event, Move, State, TaxFace } from '../types.ts';
import { coinsOf, type Emitter, gainCoins, influenceOf, payBank, swordsOf } from '../zones.ts';
import { raise } from './contract.ts';
import { raiseMissions } from './mission-instant.ts';

type Bonus = Extract<Decision, { kind: 'taxBonus' }>;

/** PR7.1, PR7.2: the rich pay, and those who did may claim a contract. */
export function levy(state: State, card: CardNo, tax: TaxFace, emit: Emitter): void {
  emit({ type: 'taxLevied', face: tax.id });
  const payers: Seat[] = [];
  for (const seat of clockwise(state.active, state.players.length)) {
    const amount = taxOn(tax, coinsOf(state, seat));
    if (amount === 0) continue;
    payBank(state, seat, amount);
    emit({ type: 'taxPaid', seat, amount });
    payers.push(seat);
  }
  state.pending.push({ kind: 'taxBonus', seat: state.active, card });
  raise(state, payers, ({ kind }) => kind === 'taxPaid', emit);
  raiseMissions(state, payers, ({ kind }) => kind === 'taxPaid');
}

/** PR7.3 – PR7.5: the bonus, and the card leaves; a team may then put time aside (PR13.7). */
export const taxBonus = asksNobody<State, Bonus, Move, Event>((state, { seat: active, card }, emit) => {
  state.pending.pop();
  const tax = faceOf(card) as TaxFace;
  const merits = everySeat(state.players.length, (seat) =>
    tax.bonusTo === 'mostSwords' ? swordsOf(state, seat) : -influenceOf(state, seat),
  );
  const best = Math.max(...merits);
  for (const seat of clockwise(active, state.players.length))
    if (merits[seat] === best) gainCoins(state, seat, tax.bonusCoins, 'taxBonus', emit);
  state.discard.push(card);
  if (state.time.length > 0) state.pending.push({ kind: 'taxVictory', seat: active });
  return 'again';
});
