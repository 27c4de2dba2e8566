import type { Affairs } from './affairs.ts';
import { abilityWorth, contentment, costFor, incomeFor, tradeExtras } from './appraisal.ts';
import { face } from './components.ts';
import type { FaceId, PersonFace, ShipFace } from './types.ts';

/** The best that so many takes of these cards can bring, one after the other, beginning with these coins. */
export function bestTakes(own: Affairs, cards: readonly FaceId[], takes: number, coins: number): number {
  return search(own, cards.map(face) as (PersonFace | ShipFace)[], takes, coins, 0, 0) - contentment(own, coins, 0);
}

const yieldOf = (own: Affairs, ship: ShipFace): number => incomeFor(own, ship) + tradeExtras(own, ship);

/** Tries the best ship and the best person at each step: ships come first where they pay for persons. */
function search(
  own: Affairs,
  cards: readonly (PersonFace | ShipFace)[],
  takes: number,
  coins: number,
  gained: number,
  senoritas: number,
): number {
  const stay = contentment(own, coins, gained);
  if (takes === 0) return stay;
  let ship: ShipFace | null = null;
  let person: PersonFace | null = null;
  let liking = Number.NEGATIVE_INFINITY;
  for (const card of cards) {
    if (card.kind === 'ship') {
      if (ship === null || yieldOf(own, card) > yieldOf(own, ship)) ship = card;
      continue;
    }
    const price = costFor(own, card, senoritas) + own.fee;
    if (price > coins) continue;
    const like = contentment(own, coins - price, gained + card.influence) + abilityWorth(own, card);
    if (like > liking) {
      liking = like;
      person = card;
    }
  }
  let best = stay;
  if (ship !== null) {
    const rest = takes > 1 ? cards.filter((card) => card !== ship) : cards;
    const paid = coins + incomeFor(own, ship) - own.fee;
    best = Math.max(best, search(own, rest, takes - 1, paid, gained, senoritas) + tradeExtras(own, ship));
  }
  if (person !== null) {
    const hired = person;
    const rest = takes > 1 ? cards.filter((card) => card !== hired) : cards;
    const left = coins - costFor(own, hired, senoritas) - own.fee;
    const more = senoritas + (hired.role === 'senorita' ? 1 : 0);
    const then = search(own, rest, takes - 1, left, gained + hired.influence, more);
    best = Math.max(best, then + abilityWorth(own, hired));
  }
  return best;
}
