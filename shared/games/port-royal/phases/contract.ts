import { InvariantError } from '../../../engine/assert.ts';
import type { Refusal, Seat } from '../../../engine/core.ts';
import { NUMBERS, personOf, ROLE_BIT_OF, roleBit, shipOf } from '../components.ts';
import { CONTRACTS, contractOf } from '../contracts.ts';
import { claimOf } from '../moves.ts';
import { refusal } from '../refusal.ts';
import { isOver, watchContracts, watchEnd } from '../scoring.ts';
import type {
  ContractFace,
  ContractId,
  ContractView,
  Move,
  Occasion,
  OpenContract,
  Possession,
  Role,
  State,
} from '../types.ts';
import { coinsOf, contractsDone, type Emitter, gainCoins, influenceOf, payBank, playerOf, swordsOf } from '../zones.ts';

// ------------------------------------------------------------------------------------ markers

/** Also of a view. */
interface Marked {
  readonly contracts: readonly ContractView[];
}

/** PR12.6: those on progress spaces count too. */
export function freeMarkers({ contracts }: Marked, seat: Seat): number {
  let placed = 0;
  for (const { done, progress } of contracts) if ((progress[seat] ?? 0) > 0 || done.includes(seat)) placed++;
  return NUMBERS.markers - placed;
}

/** PR12.2, PR12.6: a marker for it is there, or lies on its progress space. */
export const mayMark = (state: Marked, seat: Seat, open: ContractView): boolean =>
  !open.done.includes(seat) && ((open.progress[seat] ?? 0) > 0 || freeMarkers(state, seat) > 0);

export const openContract = (state: Readonly<State>, id: ContractId): OpenContract | undefined =>
  state.contracts.find((open) => open.id === id);

// --------------------------------------------------------------------- what somebody has (PR12.3)

type Holds = {
  readonly [K in Possession['kind']]: (
    state: Readonly<State>,
    seat: Seat,
    condition: Extract<Possession, { kind: K }>,
    crew: Crew,
  ) => boolean;
};

/** Roles as bits: who is there, and who is there twice. Counted once, however many contracts ask for them. */
interface Crew {
  readonly once: number;
  readonly twice: number;
}

function crewOf(state: Readonly<State>, seat: Seat): Crew {
  let once = 0;
  let twice = 0;
  for (const card of playerOf(state, seat).tableau) {
    const bit = ROLE_BIT_OF[card] ?? 0;
    twice |= once & bit;
    once |= bit;
  }
  return { once, twice };
}

/** What the contracts ask for, in the same bits; none wants three of a kind. */
const wanted: ReadonlyMap<readonly Role[], Crew> = new Map(
  CONTRACTS.flatMap(({ condition }): [readonly Role[], Crew][] => {
    if (condition.kind !== 'persons') return [];
    let once = 0;
    let twice = 0;
    for (const bit of condition.roles.map(roleBit)) {
      twice |= once & bit;
      once |= bit;
    }
    return [[condition.roles, { once, twice }]];
  }),
);

/** Conditions are minimums; jacks stand in for nobody, one person may serve several contracts (PR12.7). */
const holds: Holds = {
  persons: (_state, _seat, { roles }, crew) => {
    const want = wanted.get(roles);
    return want !== undefined && (crew.once & want.once) === want.once && (crew.twice & want.twice) === want.twice;
  },
  cheapPersons: (state, seat, { cost, count }) => {
    let cheap = 0;
    for (const card of playerOf(state, seat).tableau) if (personOf(card).cost <= cost) cheap++;
    return cheap >= count;
  },
  swords: (state, seat, { count }) => swordsOf(state, seat) >= count,
  expeditions: (state, seat, { count }) => playerOf(state, seat).expeditions.length >= count,
  influence: (state, seat, { count }) => influenceOf(state, seat) >= count,
  coins: (state, seat, { count }) => coinsOf(state, seat) >= count,
  // only the active player (PR12.4)
  stored: (state, seat, { count }) => seat === state.active && playerOf(state, seat).stored.length >= count,
};

/** The conditions that can be met at any time, by contract. */
const possessions: ReadonlyMap<ContractId, Possession> = new Map(
  CONTRACTS.flatMap(({ id, condition }): [ContractId, Possession][] =>
    condition.kind in holds ? [[id, condition as Possession]] : [],
  ),
);

const isPossession = (condition: ContractFace['condition']): condition is Possession => condition.kind in holds;

const has = (state: Readonly<State>, seat: Seat, condition: Possession, crew: Crew): boolean =>
  // each kind meets its own function; the compiler cannot see that
  (holds[condition.kind] as (state: Readonly<State>, seat: Seat, condition: Possession, crew: Crew) => boolean)(
    state,
    seat,
    condition,
    crew,
  );

/** What can be had has no progress spaces, so it takes a free marker. */
function canClaim(state: Readonly<State>, seat: Seat, open: OpenContract, crew: Crew): boolean {
  const condition = possessions.get(open.id);
  return condition !== undefined && has(state, seat, condition, crew) && !open.done.includes(seat);
}

export function canClaimAny(state: Readonly<State>, seat: Seat): boolean {
  if (state.contracts.length === 0 || freeMarkers(state, seat) === 0) return false;
  const crew = crewOf(state, seat);
  for (const open of state.contracts) if (canClaim(state, seat, open, crew)) return true;
  return false;
}

export function addClaims(state: Readonly<State>, seat: Seat, moves: Move[]): void {
  if (state.contracts.length === 0 || freeMarkers(state, seat) === 0) return;
  const crew = crewOf(state, seat);
  for (const open of state.contracts) if (canClaim(state, seat, open, crew)) moves.push(claimOf(open.id));
}

export function checkClaim(state: Readonly<State>, seat: Seat, contract: ContractId): Refusal | null {
  const open = openContract(state, contract);
  if (open === undefined) return refusal('noSuchContract', 'PR12.1', { contract });
  const { condition } = contractOf(contract);
  if (open.done.includes(seat)) return refusal('alreadyCompleted', 'PR12.2', { contract });
  if (!isPossession(condition)) return refusal('onlyAtOnce', 'PR12.4', { contract });
  if (!mayMark(state, seat, open)) return refusal('noMarker', 'PR12.2', { contract, markers: NUMBERS.markers });
  if (condition.kind === 'stored' && seat !== state.active) return refusal('onlyActiveClaims', 'PR12.4', { contract });
  return has(state, seat, condition, crewOf(state, seat)) ? null : refusal('conditionMissing', 'PR12.3', { contract });
}

/** PR5.13: what fees or a gift have made payable since the active player's window. */
export const becamePayable = (state: Readonly<State>, open: OpenContract): boolean => {
  const condition = possessions.get(open.id);
  if (condition?.kind !== 'coins' || state.purse >= condition.count) return false;
  return coinsOf(state, state.active) >= condition.count && mayMark(state, state.active, open);
};

// ------------------------------------------------------------------------------- completing (PR12.2)

export function claim(state: State, seat: Seat, contract: ContractId, emit: Emitter): void {
  const open = openContract(state, contract);
  if (open === undefined) throw new InvariantError(`${contract} is not open`);
  advance(state, seat, open, emit);
}

/** PR12.6: the next progress space, and after the last one the contract itself. */
export function advance(state: State, seat: Seat, open: OpenContract, emit: Emitter): void {
  const step = (open.progress[seat] ?? 0) + 1;
  if (step >= contractOf(open.id).times) {
    complete(state, seat, open, emit);
    return;
  }
  open.progress[seat] = step;
  emit({ type: 'contractProgressed', seat, contract: open.id, step });
}

function complete(state: State, seat: Seat, open: OpenContract, emit: Emitter): void {
  const { condition, rewards } = contractOf(open.id);
  giveUp(state, seat, open.id, condition, emit);
  const place = open.done.length;
  const before = contractsDone(state, seat);
  open.progress[seat] = 0;
  open.done.push(seat);
  const [worth, more] = [NUMBERS.influenceByContracts[before] ?? 0, NUMBERS.influenceByContracts[before + 1] ?? 0];
  const coins = rewards[place] ?? 0;
  emit({ type: 'contractCompleted', seat, contract: open.id, place, coins, influence: more - worth });
  gainCoins(state, seat, coins, 'contract', emit);
  watchEnd(state, seat, emit);
  watchContracts(state, emit);
}

/** What a contract takes besides the marker (PR12.21, PR13.5). */
function giveUp(
  state: State,
  seat: Seat,
  contract: ContractId,
  condition: ContractFace['condition'],
  emit: Emitter,
): void {
  if (condition.kind === 'coins') {
    payBank(state, seat, condition.count);
    emit({ type: 'coinsPaid', seat, amount: condition.count, contract });
  } else if (condition.kind === 'stored') {
    const { stored } = playerOf(state, seat);
    emit({ type: 'storedDiscarded', seat, faces: stored.map((card) => shipOf(card).id) });
    state.discard.push(...stored.splice(0));
  }
}

// ------------------------------------------------------------------------------- instants (PR12.4)

/**
 * The moment of some contracts has come, for these seats in this order. Who has begun one goes on with it without being
 * asked; whoever could begin or complete one is asked, the first of them on top of the stack (PR12.25).
 */
export function raise(
  state: State,
  seats: readonly Seat[],
  fits: (occasion: Occasion) => boolean,
  emit: Emitter,
): void {
  if (state.contracts.length === 0) return;
  const asked: { seat: Seat; contract: ContractId }[] = [];
  for (const seat of seats)
    for (const open of state.contracts) {
      const { condition } = contractOf(open.id);
      if (isOver(state)) return;
      if (isPossession(condition) || !fits(condition) || !mayMark(state, seat, open)) continue;
      if ((open.progress[seat] ?? 0) > 0) advance(state, seat, open, emit);
      else asked.push({ seat, contract: open.id });
    }
  for (const { seat, contract } of asked.reverse()) state.pending.push({ kind: 'instant', seat, contract });
}

/** PR12.19, PR12.20: asked once a turn about each number of colours. */
export function watchColours(state: State, colours: number, emit: Emitter): void {
  if (state.contracts.length === 0 || colours <= state.reached) return;
  const { reached } = state;
  state.reached = colours;
  raise(
    state,
    [state.active],
    (occasion) => occasion.kind === 'colours' && reached < occasion.count && occasion.count <= colours,
    emit,
  );
}

/** PR12.22 – PR12.24: the contracts for which the income of a ship of this colour may be renounced. */
export function renounceable(state: Readonly<State>, seat: Seat, colour: string): ContractId[] {
  const ids: ContractId[] = [];
  for (const open of state.contracts) {
    const { condition } = contractOf(open.id);
    if (condition.kind === 'renounced' && condition.colour === colour && mayMark(state, seat, open)) ids.push(open.id);
  }
  return ids;
}

/** PR12.21: whether this player stores a repelled ship of this colour instead of discarding it. */
export function canStore(state: Readonly<State>, seat: Seat, colour: string): boolean {
  for (const open of state.contracts) {
    if (contractOf(open.id).condition.kind !== 'stored' || open.done.includes(seat)) continue;
    return !playerOf(state, seat).stored.some((card) => shipOf(card).colour === colour);
  }
  return false;
}
