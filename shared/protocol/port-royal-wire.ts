import type { Rules, View } from '../games/port-royal/index.ts';
import { type OutcomeWire, outcomeOf, startingSeatOf } from './wire.ts';

/** `room.state.toJSON().game` of a Port Royal room: the View, but for what a schema cannot say. */
export type PortRoyalWire = Omit<View, 'rules' | 'outcome'> & {
  readonly rules: Omit<Rules, 'startingSeat'> & { readonly startingSeat: string };
  readonly outcome?: OutcomeWire;
};

/** The View that the room wrote; null until the game has begun. */
export function portRoyalView(wire: PortRoyalWire | undefined): View | null {
  if (!wire) return null;
  return {
    ...wire,
    rules: { ...wire.rules, startingSeat: startingSeatOf(wire.rules.startingSeat) },
    outcome: outcomeOf(wire.outcome),
  };
}
