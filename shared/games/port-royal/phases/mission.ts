import { at, InvariantError } from '../../../engine/assert.ts';
import type { Refusal, Seat } from '../../../engine/core.ts';
import type { Step } from '../../../engine/step.ts';
import { NUMBERS, personOf, ROLE_OF, shipOf } from '../components.ts';
import { markersLeft } from '../markers.ts';
import { missionOf } from '../missions.ts';
import { fulfilOf } from '../moves.ts';
import { notNow, refusal } from '../refusal.ts';
import type {
  CardNo,
  CargoNeed,
  Decision,
  FaceId,
  MissionFace,
  MissionId,
  Move,
  OpenMission,
  Role,
  ShipFace,
  State,
} from '../types.ts';
import { coinsOf, type Emitter, influenceOf, playerOf, swordsOf, venturerOf } from '../zones.ts';
import { settleMission } from './mission-reward.ts';

type Pay = Extract<Decision, { kind: 'missionPay' }>;

export const openMission = (state: Readonly<State>, id: MissionId): OpenMission | undefined =>
  state.adventure?.missions.find((open) => open.id === id);

// --------------------------------------------------------------------------- what it asks for (PR14.11)

/** PR14.11: once each, and with a marker of theirs, which may be reserved for it (PR14.18). */
export const mayComplete = (state: Readonly<State>, seat: Seat, { done, progress }: OpenMission): boolean =>
  !done.includes(seat) &&
  (progress.includes(seat) || (state.adventure !== null && markersLeft(state.adventure, seat) > 0));

function hasRoles(tableau: readonly CardNo[], roles: readonly Role[]): boolean {
  for (const role of roles) {
    let need = 0;
    for (const same of roles) if (same === role) need++;
    for (const card of tableau) if (ROLE_OF[card] === role) need--;
    if (need > 0) return false;
  }
  return true;
}

function countCheap(tableau: readonly CardNo[]): number {
  let cheap = 0;
  for (const card of tableau) if (personOf(card).cost <= NUMBERS.cheapCost) cheap++;
  return cheap;
}

/** PR14.25 */
export function serves({ colour, cargo }: ShipFace, need: CargoNeed): boolean {
  if (need === 'ares') return colour === 'ares';
  return need === 'food' ? cargo === 'bread' || cargo === 'rum' : cargo === need;
}

/** PR14.11: a kept ship serves for one symbol only. */
function canDeliver(hold: readonly CardNo[], needs: readonly CargoNeed[], used = 0, next = 0): boolean {
  if (hold.length < needs.length) return false;
  if (next === needs.length) return true;
  for (let i = 0; i < hold.length; i++)
    if ((used & (1 << i)) === 0 && serves(shipOf(hold[i] as CardNo), needs[next] as CargoNeed))
      if (canDeliver(hold, needs, used | (1 << i), next + 1)) return true;
  return false;
}

/** Whether somebody has what it asks for, and can pay it. */
export function meets(state: Readonly<State>, seat: Seat, { have, coins, cargo }: MissionFace): boolean {
  if (coins > coinsOf(state, seat)) return false;
  if (cargo.length > 0 && !canDeliver(venturerOf(state, seat).hold, cargo)) return false;
  const { tableau, expeditions } = playerOf(state, seat);
  return (
    expeditions.length >= have.expeditions &&
    (have.roles.length === 0 || hasRoles(tableau, have.roles)) &&
    (have.cheap === 0 || countCheap(tableau) >= have.cheap) &&
    (have.swords === 0 || swordsOf(state, seat) >= have.swords) &&
    (have.influence === 0 || influenceOf(state, seat) >= have.influence)
  );
}

/** Whenever they like, as long as they have it. */
function isClaimable(state: Readonly<State>, seat: Seat, open: OpenMission): boolean {
  if (open.done.length > 0 && open.done.includes(seat)) return false;
  const mission = missionOf(open.id);
  // markers take longest to count, so they come last
  return mission.moment === null && meets(state, seat, mission) && mayComplete(state, seat, open);
}

export function canFulfilAny(state: Readonly<State>, seat: Seat): boolean {
  if (state.adventure === null) return false;
  for (const open of state.adventure.missions) if (isClaimable(state, seat, open)) return true;
  return false;
}

export function addFulfils(state: Readonly<State>, seat: Seat, moves: Move[]): void {
  if (state.adventure === null) return;
  for (const open of state.adventure.missions) if (isClaimable(state, seat, open)) moves.push(fulfilOf(open.id));
}

export function checkFulfil(state: Readonly<State>, seat: Seat, mission: MissionId): Refusal | null {
  const open = openMission(state, mission);
  if (open === undefined) return refusal('noSuchMission', 'PR14.7', { mission });
  if (open.done.includes(seat)) return refusal('missionDone', 'PR14.11', { mission });
  if (missionOf(mission).moment !== null) return refusal('missionAtOnce', 'PR14.17', { mission });
  if (!mayComplete(state, seat, open))
    return refusal('noMarkerLeft', 'PR14.11', { mission, markers: NUMBERS.markersOfAdventurer });
  return isClaimable(state, seat, open) ? null : refusal('missionLacking', 'PR14.11', { mission });
}

// ------------------------------------------------------------------ payable by now, and not before (PR5.13)

export const missionBecamePayable = (state: Readonly<State>, open: OpenMission): boolean =>
  state.purse < missionOf(open.id).coins && isClaimable(state, state.active, open);

export function anyMissionBecamePayable(state: Readonly<State>): boolean {
  if (state.adventure === null || coinsOf(state, state.active) <= state.purse) return false;
  return state.adventure.missions.some((open) => missionBecamePayable(state, open));
}

// ------------------------------------------------------------------------------------------ paying

/** Pays at once when there is only one way to, else asks with which ships. */
export function fulfil(state: State, seat: Seat, mission: MissionId, emit: Emitter): void {
  const [only, ...others] = deliveries(state, seat, mission);
  if (only === undefined) throw new InvariantError(`${mission} cannot be paid`);
  if (others.length > 0) state.pending.push({ kind: 'missionPay', seat, mission });
  else settleMission(state, seat, mission, only, emit);
}

/** The distinct sets of kept ships, each sorted by face. */
export function deliveries(state: Readonly<State>, seat: Seat, mission: MissionId): FaceId[][] {
  const { hold } = venturerOf(state, seat);
  const sets = new Map<string, FaceId[]>();
  const add = (needs: readonly CargoNeed[], left: readonly CardNo[], chosen: readonly FaceId[]): void => {
    const [need, ...more] = needs;
    if (need === undefined) {
      const sorted = [...chosen].sort();
      sets.set(sorted.join(), sorted);
      return;
    }
    left.forEach((card, i) => {
      const ship = shipOf(card);
      if (serves(ship, need)) add(more, [...left.slice(0, i), ...left.slice(i + 1)], [...chosen, ship.id]);
    });
  };
  add(missionOf(mission).cargo, hold, []);
  return [...sets.values()];
}

export { alwaysAsk as proceed, namedSeat as actor } from '../../../engine/phases.ts';

export const moves = (state: Readonly<State>, { seat, mission }: Pay): Move[] =>
  deliveries(state, seat, mission).map((ships) => ({ type: 'deliver', ships }));

export function check(state: Readonly<State>, { seat, mission }: Pay, move: Move): Refusal | null {
  if (move.type !== 'deliver') return notNow(move, 'missionPay');
  const same = (ships: readonly FaceId[]): boolean =>
    ships.length === move.ships.length && ships.every((id, i) => id === at(move.ships, i));
  return deliveries(state, seat, mission).some(same) ? null : refusal('notADelivery', 'PR14.11', { mission });
}

export function apply(state: State, { seat, mission }: Pay, move: Move, emit: Emitter): Step {
  if (move.type !== 'deliver') throw new InvariantError(`${move.type} is no delivery`);
  state.pending.pop();
  settleMission(state, seat, mission, move.ships, emit);
  return 'again';
}
