import type { Refusal } from '../../../engine/core.ts';
import { below } from '../../../engine/rng.ts';
import type { Step } from '../../../engine/step.ts';
import { NUMBERS } from '../components.ts';
import { ROLL } from '../moves.ts';
import { notNow } from '../refusal.ts';
import type { Move, Phase, State, Ware } from '../types.ts';
import { advanceBoat, berthBoat, type Emitter, masterOf } from '../zones.ts';

type Roll = Extract<Phase, { kind: 'roll' }>;

export function enter(state: State): void {
  state.phase = { kind: 'roll' };
}

export { alwaysAsk as proceed } from '../../../engine/phases.ts';
export { masterOf as actor } from '../zones.ts';

/** The only question with one answer: the harbour master has the dice in hand. */
export const moves = (): Move[] => [ROLL];

export const check = (_state: Readonly<State>, _phase: Roll, move: Move): Refusal | null =>
  move.type === 'roll' ? null : notNow(move, 'roll');

/** M7.1: one die for each boat at sea. */
export function apply(state: State, _phase: Roll, _move: Move, emit: Emitter): Step {
  const dice: { ware: Ware; face: number }[] = [];
  for (const boat of state.boats) {
    if (boat.berth !== null) continue;
    boat.die = 1 + below(state.rng, NUMBERS.faces);
    dice.push({ ware: boat.ware, face: boat.die });
  }
  state.rolls++;
  emit({ type: 'diceRolled', seat: masterOf(state), roll: state.rolls, dice });
  sail(state, emit);
  return 'done';
}

/** M7.1 – M7.3: each boat by its own die, in lane order. */
function sail(state: State, emit: Emitter): void {
  for (const boat of state.boats) {
    if (boat.berth !== null || boat.die === null) continue;
    const { from, to } = advanceBoat(boat, boat.die);
    emit({ type: 'boatSailed', ware: boat.ware, from, to });
    if (to > NUMBERS.lastSpace) berthBoat(state, boat, 'port', 'sailed', emit);
  }
}
