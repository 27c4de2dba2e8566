import { InvariantError } from './assert.ts';
import type { Emit } from './game.ts';

/** What a phase says after a step: a choice is open, look again, or it is over. */
export type Step = 'ask' | 'again' | 'done';

/** How a game goes on by itself. */
export interface Course<S, E> {
  /** what the open question does before anybody is asked */
  readonly proceed: (state: S, emit: Emit<E>) => Step;
  /** what comes after a phase that is over */
  readonly follow: (state: S, emit: Emit<E>) => void;
}

/** Runs everything that asks nobody, up to the next choice or the end; no game has `most` such steps in a row. */
export function runOn<S, E>(
  { proceed, follow }: Course<S, E>,
  state: S,
  from: Step,
  emit: Emit<E>,
  most: number,
): void {
  let step = from;
  for (let i = most; i > 0; i--) {
    if (step === 'done') follow(state, emit);
    step = proceed(state, emit);
    if (step === 'ask') return;
  }
  throw new InvariantError('the game runs on without asking anybody');
}
