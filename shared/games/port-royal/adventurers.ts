import { InvariantError } from '../../engine/assert.ts';
import type { Ability, AdventurerFace, AdventurerId, Side } from './types.ts';

const adventurer = (card: number, side: Side, id: AdventurerId, startCoins: number, ability: Ability): AdventurerFace =>
  Object.freeze({ id, card, side, startCoins, ability: Object.freeze(ability) });

/** PR14.2, PR14.19: five cards with two sides each. */
export const ADVENTURERS: readonly AdventurerFace[] = Object.freeze([
  adventurer(1, 'a', 'adv-grace-may', 4, { kind: 'bust', cards: 4, coins: 2 }),
  adventurer(1, 'b', 'adv-jacques-grandeur', 4, { kind: 'expedition', crowns: 2 }),
  adventurer(2, 'a', 'adv-jean-blackbeard', 3, { kind: 'swords', count: 1 }),
  adventurer(2, 'b', 'adv-senora-anne', 2, { kind: 'discount', coins: 1 }),
  adventurer(3, 'a', 'adv-don-ferdinando', 3, { kind: 'tradeCrowns', colour: 'black', crowns: 1 }),
  adventurer(3, 'b', 'adv-officer-scott', 3, { kind: 'arrivalCards', least: 5, coins: 1 }),
  adventurer(4, 'a', 'adv-p-landman', 3, { kind: 'tradeCoins', colour: 'yellow', coins: 1 }),
  adventurer(4, 'b', 'adv-cutthroat-mary', 3, { kind: 'arrivalShips', least: 3, coins: 1 }),
  adventurer(5, 'a', 'adv-samuel-blackguard', 4, { kind: 'unlock', coins: 2 }),
  adventurer(5, 'b', 'adv-thomas-fishborn', 3, { kind: 'sentinel' }),
]);

export const ADVENTURER_CARDS: readonly number[] = [1, 2, 3, 4, 5];
export const SIDES: readonly Side[] = ['a', 'b'];

const printedOn = (side: Side): readonly (AdventurerFace | undefined)[] =>
  [0, ...ADVENTURER_CARDS].map((card) => ADVENTURERS.find((one) => one.card === card && one.side === side));
const onSideA = printedOn('a');
const onSideB = printedOn('b');

const findOn = (card: number, side: Side): AdventurerFace | undefined => (side === 'a' ? onSideA : onSideB)[card];

export const abilityOn = (card: number, side: Side): Ability | null => findOn(card, side)?.ability ?? null;

export function adventurerOf(id: AdventurerId): AdventurerFace {
  const found = ADVENTURERS.find((one) => one.id === id);
  if (found === undefined) throw new InvariantError(`no adventurer ${id}`);
  return found;
}

export function adventurerOn(card: number, side: Side): AdventurerFace {
  const found = findOn(card, side);
  if (found === undefined) throw new InvariantError(`no adventurer on side ${side} of card ${card}`);
  return found;
}
