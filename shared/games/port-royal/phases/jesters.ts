import { asksNobody } from '../../../engine/phases.ts';
import { clockwise } from '../../../engine/turn-order.ts';
import { NUMBERS } from '../components.ts';
import type { Decision, Event, Move, State } from '../types.ts';
import { countRole, gainCoins } from '../zones.ts';

type Jesters = Extract<Decision, { kind: 'jesters' }>;

/** PR4.10 (d) */
export const jesters = asksNobody<State, Jesters, Move, Event>((state, _jesters, emit) => {
  state.pending.pop();
  for (const seat of clockwise(state.active, state.players.length))
    gainCoins(state, seat, NUMBERS.coinsPerJester * countRole(state, seat, 'jester'), 'jester', emit);
  return 'again';
});
