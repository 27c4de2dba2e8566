import { at } from '../../../engine/assert.ts';
import { clockwise } from '../../../engine/turn-order.ts';
import { taxOn } from '../components.ts';
import type { CardNo, State, TaxFace } from '../types.ts';
import { coinsOf, type Emitter, gainCoins, influenceOf, payBank, swordsOf } from '../zones.ts';

/** PR7.1, PR7.3, PR7.5: the rich pay, then the bonus, then the card leaves. Asks nobody. */
export function levy(state: State, card: CardNo, tax: TaxFace, emit: Emitter): void {
  emit({ type: 'taxLevied', face: tax.id });
  const seats = clockwise(state.active, state.players.length);
  for (const seat of seats) {
    const coins = coinsOf(state, seat);
    if (coins < tax.threshold) continue;
    const amount = taxOn(tax, coins);
    payBank(state, seat, amount);
    emit({ type: 'taxPaid', seat, amount });
  }
  const merits = state.players.map((_, seat) =>
    tax.bonusTo === 'mostSwords' ? swordsOf(state, seat) : -influenceOf(state, seat),
  );
  const best = Math.max(...merits);
  for (const seat of seats) if (at(merits, seat) === best) gainCoins(state, seat, tax.bonusCoins, 'taxBonus', emit);
  state.discard.push(card);
}
