import { InvariantError } from '../../../engine/assert.ts';
import type { Refusal, Seat } from '../../../engine/core.ts';
import { NUMBERS, shipOf } from '../components.ts';
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
  ShipColour,
  State,
} from '../types.ts';
import { coinsOf, contractsDone, type Emitter, gainCoins, payBank, playerOf } from '../zones.ts';
import { raiseMissions } from './mission-instant.ts';
import { bitOf, isPossession, leastCoins, metBy } from './possession.ts';

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

/** The contracts that somebody may claim now, as bits. What can be had has no progress spaces, so it takes a free marker. */
function claimableBy(state: Readonly<State>, seat: Seat): number {
  const met = metBy(state, seat);
  if (met === 0 || freeMarkers(state, seat) === 0) return 0;
  let left = 0;
  for (const { id, done } of state.contracts) if (done.length === 0 || !done.includes(seat)) left |= bitOf(id);
  return met & left;
}

export const canClaimAny = (state: Readonly<State>, seat: Seat): boolean =>
  state.contracts.length > 0 && claimableBy(state, seat) !== 0;

export function addClaims(state: Readonly<State>, seat: Seat, moves: Move[]): void {
  if (state.contracts.length === 0) return;
  const claimable = claimableBy(state, seat);
  if (claimable === 0) return;
  for (const { id } of state.contracts) if ((claimable & bitOf(id)) !== 0) moves.push(claimOf(id));
}

export function checkClaim(state: Readonly<State>, seat: Seat, contract: ContractId): Refusal | null {
  const open = openContract(state, contract);
  if (open === undefined) return refusal('noSuchContract', 'PR12.1', { contract });
  const { condition } = contractOf(contract);
  if (open.done.includes(seat)) return refusal('alreadyCompleted', 'PR12.2', { contract });
  if (!isPossession(condition)) return refusal('onlyAtOnce', 'PR12.4', { contract });
  if (!mayMark(state, seat, open)) return refusal('noMarker', 'PR12.2', { contract, markers: NUMBERS.markers });
  if (condition.kind === 'stored' && seat !== state.active) return refusal('onlyActiveClaims', 'PR12.4', { contract });
  return (claimableBy(state, seat) & bitOf(contract)) !== 0
    ? null
    : refusal('conditionMissing', 'PR12.3', { contract });
}

/** PR5.13: what fees or a gift have made payable since the active player's window. */
export function becamePayable(state: Readonly<State>, open: OpenContract): boolean {
  const { condition } = contractOf(open.id);
  if (condition.kind !== 'coins' || state.purse >= condition.count) return false;
  return coinsOf(state, state.active) >= condition.count && mayMark(state, state.active, open);
}

/** The same of any contract. */
export function anyBecamePayable(state: Readonly<State>): boolean {
  if (state.contracts.length === 0 || state.purse >= leastCoins) return false;
  if (coinsOf(state, state.active) < leastCoins) return false;
  return state.contracts.some((open) => becamePayable(state, open));
}

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

/** The conditions that are met at their moment only, by contract. */
const occasions: ReadonlyMap<ContractId, Occasion> = new Map(
  CONTRACTS.flatMap(({ id, condition }): [ContractId, Occasion][] =>
    isPossession(condition) ? [] : [[id, condition]],
  ),
);

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
      const occasion = occasions.get(open.id);
      if (isOver(state)) return;
      if (occasion === undefined || !fits(occasion) || !mayMark(state, seat, open)) continue;
      if ((open.progress[seat] ?? 0) > 0) advance(state, seat, open, emit);
      else asked.push({ seat, contract: open.id });
    }
  for (const { seat, contract } of asked.reverse()) state.pending.push({ kind: 'instant', seat, contract });
}

const fewestColours = Math.min(
  ...CONTRACTS.map(({ condition }) => (condition.kind === 'colours' ? condition.count : Number.POSITIVE_INFINITY)),
);

/** PR12.19, PR12.20, PR14.17: asked once a turn about each number of colours. */
export function watchColours(state: State, colours: number, emit: Emitter): void {
  if ((state.contracts.length === 0 && state.adventure === null) || colours <= state.reached) return;
  const { reached } = state;
  state.reached = colours;
  raiseMissions(
    state,
    [state.active],
    (moment) => moment.kind === 'colours' && reached < moment.count && moment.count <= colours,
  );
  if (colours < fewestColours) return;
  raise(
    state,
    [state.active],
    (occasion) => occasion.kind === 'colours' && reached < occasion.count && occasion.count <= colours,
    emit,
  );
}

/** PR12.22 – PR12.24: the contracts for which the income of a ship of this colour may be renounced. */
export function renounceable(state: Readonly<State>, seat: Seat, colour: ShipColour): readonly ContractId[] {
  const wanted = renouncedFor.get(colour);
  if (wanted === undefined || state.contracts.length === 0) return none;
  let ids: ContractId[] | null = null;
  for (const open of state.contracts) {
    if (!wanted.includes(open.id) || !mayMark(state, seat, open)) continue;
    ids ??= [];
    ids.push(open.id);
  }
  return ids ?? none;
}

const none: readonly ContractId[] = [];
const idsWhere = (fits: (condition: ContractFace['condition']) => boolean): readonly ContractId[] =>
  CONTRACTS.filter(({ condition }) => fits(condition)).map(({ id }) => id);
const renouncedFor: ReadonlyMap<ShipColour, readonly ContractId[]> = new Map(
  CONTRACTS.flatMap(({ condition }): [ShipColour, readonly ContractId[]][] =>
    condition.kind === 'renounced'
      ? [[condition.colour, idsWhere((one) => one.kind === 'renounced' && one.colour === condition.colour)]]
      : [],
  ),
);
const storing = idsWhere(({ kind }) => kind === 'stored');

/** PR12.21: whether this player stores a repelled ship of this colour instead of discarding it. */
export function canStore(state: Readonly<State>, seat: Seat, colour: ShipColour): boolean {
  for (const open of state.contracts) {
    if (!storing.includes(open.id) || open.done.includes(seat)) continue;
    return !playerOf(state, seat).stored.some((card) => shipOf(card).colour === colour);
  }
  return false;
}
