import type { Seat } from '../../../engine/core.ts';
import { CARDS, INFLUENCE_OF, NUMBERS, ROLE_BIT_OF, roleBit, SWORDS_OF } from '../components.ts';
import { CONTRACTS } from '../contracts.ts';
import type { ContractFace, ContractId, Possession, Role, State } from '../types.ts';
import { influenceOf, playerOf } from '../zones.ts';

/**
 * What a contract asks somebody to have: minimums, most of them 0. Roles are bits, of who is there and of who is there
 * twice; jacks stand in for nobody, one person may serve several contracts (PR12.7).
 */
interface Demand {
  /** the contract, as one bit */
  readonly bit: number;
  readonly once: number;
  readonly twice: number;
  readonly cheap: number;
  readonly swords: number;
  readonly expeditions: number;
  readonly influence: number;
  readonly coins: number;
  readonly stored: number;
}

const nothing = { once: 0, twice: 0, cheap: 0, swords: 0, expeditions: 0, influence: 0, coins: 0, stored: 0 };

/** None wants three of a kind. */
function rolesAsked(roles: readonly Role[]): Pick<Demand, 'once' | 'twice'> {
  let once = 0;
  let twice = 0;
  for (const bit of roles.map(roleBit)) {
    twice |= once & bit;
    once |= bit;
  }
  return { once, twice };
}

function demandOf(condition: Possession, bit: number): Demand {
  switch (condition.kind) {
    case 'persons':
      return { bit, ...nothing, ...rolesAsked(condition.roles) };
    case 'cheapPersons':
      return { bit, ...nothing, cheap: condition.count };
    default:
      return { bit, ...nothing, [condition.kind]: condition.count };
  }
}

export const isPossession = (condition: ContractFace['condition']): condition is Possession =>
  condition.kind === 'persons' || condition.kind === 'cheapPersons' || condition.kind in nothing;

/** Of those that can be met at any time; the others have no bit. */
const demands: readonly Demand[] = CONTRACTS.flatMap(({ condition }, i) =>
  isPossession(condition) ? [demandOf(condition, 1 << i)] : [],
);
const bits: ReadonlyMap<ContractId, number> = new Map(
  CONTRACTS.map(({ id, condition }, i) => [id, isPossession(condition) ? 1 << i : 0]),
);
/** Which bit of `metBy` is a contract's. */
export const bitOf = (id: ContractId): number => bits.get(id) ?? 0;

/** One contract counts cheap persons, so a card either is one or is not (PR12.14). */
const cheapCost = Math.max(
  ...CONTRACTS.map(({ condition }) => (condition.kind === 'cheapPersons' ? condition.cost : 0)),
);
const CHEAP_OF: readonly number[] = CARDS.map((card) => (card.kind === 'person' && card.cost <= cheapCost ? 1 : 0));
/** With fewer coins no contract is met, or becomes payable. */
export const leastCoins = Math.min(...demands.filter(({ coins }) => coins > 0).map(({ coins }) => coins));
/** The most that completed contracts add to somebody's influence (PR12.5). */
const mostOfContracts = Math.max(...NUMBERS.influenceByContracts);

/** The contracts, open or not, whose conditions somebody meets now, as bits: asked at every prompt, so counted once. */
export function metBy(state: Readonly<State>, seat: Seat): number {
  const { tableau, treasury, expeditions, ships, stored } = playerOf(state, seat);
  // whoever has nothing but coins yet
  if (tableau.length + expeditions.length + ships.length + stored.length === 0 && treasury.length < leastCoins)
    return 0;
  let once = 0;
  let twice = 0;
  let cheap = 0;
  let swords = 0;
  let influence = mostOfContracts + NUMBERS.influencePerKeptShip * ships.length;
  for (const card of tableau) {
    const bit = ROLE_BIT_OF[card] ?? 0;
    twice |= once & bit;
    once |= bit;
    cheap += CHEAP_OF[card] ?? 0;
    swords += SWORDS_OF[card] ?? 0;
    influence += INFLUENCE_OF[card] ?? 0;
  }
  for (const card of expeditions) influence += INFLUENCE_OF[card] ?? 0;
  // only the active player (PR12.4)
  const colours = seat === state.active ? stored.length : 0;
  let met = 0;
  for (let i = 0; i < demands.length; i++) {
    const asked = demands[i] as Demand;
    if (
      (once & asked.once) === asked.once &&
      (twice & asked.twice) === asked.twice &&
      cheap >= asked.cheap &&
      swords >= asked.swords &&
      expeditions.length >= asked.expeditions &&
      treasury.length >= asked.coins &&
      colours >= asked.stored &&
      // what contracts add takes longer to count, so only where it may decide
      (asked.influence === 0 || (influence >= asked.influence && influenceOf(state, seat) >= asked.influence))
    )
      met |= asked.bit;
  }
  return met;
}
