import { createRequire } from 'node:module';
import type { AnyGame } from '../../shared/engine/game.ts';
import { seatsFor } from '../../shared/engine/seats.ts';
import type { GameId } from '../../shared/games/ids.ts';
import { games } from '../../shared/games/registry.ts';
import type { Trial } from './trial.ts';

const load = createRequire(import.meta.url);

/** What each game says of itself to the suites that know no game by name: found by its id, so that no list names it. */
export const trials = Object.fromEntries(
  Object.keys(games).map((id) => [id, (load(`../games/${id}/support/trial.ts`) as { readonly trial: Trial }).trial]),
) as Readonly<Record<GameId, Trial>>;

export interface Setting {
  readonly name: string;
  readonly game: AnyGame;
  /** of the rules */
  readonly version: number;
  readonly trial: Trial;
  readonly options: unknown;
  readonly seats: number;
}

/** Every playable version of a game × variant × number of seats. */
export const settingsOf = (game: AnyGame, trial: Trial): Setting[] =>
  game.meta.playable.flatMap((version) => {
    const { id } = game.meta;
    const countsOf = (variant: object): number[] => {
      const [min, max] = seatsFor(game.meta, variant);
      return Array.from({ length: max - min + 1 }, (_, i) => min + i);
    };
    const setting = (variant: object, seats: number): Setting[] =>
      optionsOf(game, variant, version).map((options) => ({
        name: `${id} ${version} ${JSON.stringify(variant)} × ${seats}`,
        game,
        version,
        trial,
        options,
        seats,
      }));
    return [
      ...trial.variants.flatMap((variant) => countsOf(variant).flatMap((seats) => setting(variant, seats))),
      ...trial.twists.flatMap((twist, i) => {
        const counts = countsOf(twist);
        return setting(twist, counts[i % counts.length] as number);
      }),
    ];
  });

export const settings: readonly Setting[] = Object.entries(games).flatMap(([id, game]) =>
  settingsOf(game, trials[id as GameId]),
);

/** None where an older version had no such option. */
function optionsOf(game: AnyGame, variant: object, version: number): unknown[] {
  const options = game.parseOptions(variant, undefined, version);
  if (options.ok) return [options.value];
  if (version < game.meta.rulesVersion) return [];
  throw new Error(`options of a trial refused: ${options.code}`);
}
