import type { CoreState, Viewer } from '../../shared/engine/core.ts';
import type { GameDefinition } from '../../shared/engine/game.ts';
import { type Policy, playOut, rngFor, seedOf } from './random-play.ts';

/** A move as one viewer lives through it. */
export interface SeenStep<V, E> {
  readonly before: V;
  readonly events: readonly E[];
  readonly after: V;
  readonly viewer: Viewer;
}

/** Every step of a table, as everybody at it sees it. */
export function stepsOf<S extends CoreState, M extends { type: string }, V, E extends { type: string }, O>(
  game: GameDefinition<S, M, V, E, O>,
  table: { readonly seed: number; readonly seats: number; readonly options: object },
  policy: Policy,
): SeenStep<V, E>[] {
  const { seed, seats } = table;
  const options = game.parseOptions(table.options, seats);
  if (!options.ok) throw new Error(options.code);
  const state = game.setup(options.value, seats, seedOf(seed), game.meta.rulesVersion);
  const viewers: Viewer[] = [...Array(seats).keys(), 'spectator'];
  const steps: SeenStep<V, E>[] = [];
  playOut(game, state, rngFor(seed), policy, (_seat, _move, apply) => {
    const before = viewers.map((viewer) => game.view(state, viewer));
    const events = apply() as E[];
    viewers.forEach((viewer, i) => {
      const heard = events.map((event) => game.redact(event, viewer)) as E[];
      steps.push({ before: before[i] as V, events: heard, after: game.view(state, viewer), viewer });
    });
  });
  return steps;
}
