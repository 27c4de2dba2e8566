import { InvariantError } from '../../../engine/assert.ts';
import type { Seat } from '../../../engine/core.ts';
import { adventurerOn } from '../adventurers.ts';
import { NUMBERS, shipOf } from '../components.ts';
import { gainCrowns } from '../crowns.ts';
import { isReserved } from '../markers.ts';
import { missionOf } from '../missions.ts';
import { watchEnd } from '../scoring.ts';
import type { FaceId, MissionId, OpenMission, State } from '../types.ts';
import { adventureOf, type Emitter, gainCoins, payBank, venturerOf } from '../zones.ts';

function opened(state: Readonly<State>, mission: MissionId): OpenMission {
  const open = adventureOf(state).missions.find(({ id }) => id === mission);
  if (open === undefined) throw new InvariantError(`${mission} is not open`);
  return open;
}

/** Which marker of the adventurer is the leftmost; one that is reserved has left them (PR14.18). */
const leftmost = (state: Readonly<State>, seat: Seat): number =>
  venturerOf(state, seat).windows + (isReserved(adventureOf(state).missions, seat) ? 1 : 0);

/** PR14.15: pay, move the marker, rewards, and what the marker has uncovered. */
export function settleMission(state: State, seat: Seat, id: MissionId, ships: readonly FaceId[], emit: Emitter): void {
  const mission = missionOf(id);
  const open = opened(state, id);
  if (mission.coins > 0) {
    payBank(state, seat, mission.coins);
    emit({ type: 'missionPaid', seat, mission: id, amount: mission.coins });
  }
  deliver(state, seat, ships);
  const reserved = open.progress.includes(seat);
  const marker = reserved ? leftmost(state, seat) - 1 : leftmost(state, seat);
  const first = open.done.length === 0;
  if (reserved) open.progress.splice(open.progress.indexOf(seat), 1);
  open.done.push(seat);
  const coins = first ? mission.first.coins : 0;
  const crowns = mission.crowns + (first ? mission.first.crowns : 0);
  emit({ type: 'missionCompleted', seat, mission: id, marker, reserved, first, ships, coins, crowns });
  adventureOf(state).takesFewer += mission.takesFewer;
  gainCoins(state, seat, coins, 'mission', emit);
  gainCrowns(state, seat, crowns, 'mission', emit);
  uncover(state, seat, emit);
}

function deliver(state: State, seat: Seat, ships: readonly FaceId[]): void {
  const { hold } = venturerOf(state, seat);
  for (const id of ships) {
    const [card] = hold.splice(
      hold.findIndex((kept) => shipOf(kept).id === id),
      1,
    );
    if (card === undefined) throw new InvariantError(`no ${id} in the hold`);
    state.discard.push(card);
  }
}

/** PR14.18: the leftmost marker is reserved, and unlocks nothing yet. */
export function reserve(state: State, seat: Seat, mission: MissionId, emit: Emitter): void {
  emit({ type: 'missionProgressed', seat, mission, marker: leftmost(state, seat) });
  opened(state, mission).progress.push(seat);
}

/** PR14.15 (5): by how many markers have left for missions or coins. */
export function uncover(state: State, seat: Seat, emit: Emitter): void {
  const venturer = venturerOf(state, seat);
  venturer.windows++;
  if (venturer.windows === 1) unlock(state, seat, emit);
  if (venturer.windows === NUMBERS.trophyWindows) {
    emit({ type: 'trophyUncovered', seat });
    watchEnd(state, seat, emit);
  }
  gainCrowns(state, seat, NUMBERS.crownsByWindow[venturer.windows] ?? 0, 'window', emit);
}

function unlock(state: State, seat: Seat, emit: Emitter): void {
  const { card, side } = venturerOf(state, seat);
  if (card === null || side === null) throw new InvariantError(`no adventurer at seat ${seat}`);
  const { id, ability } = adventurerOn(card, side);
  emit({ type: 'abilityUnlocked', seat, adventurer: id });
  if (ability.kind === 'unlock') gainCoins(state, seat, ability.coins, 'adventurer', emit);
}
