import { createRequire } from 'node:module';
import type { AnyGame, GameId } from '../../shared/engine/game.ts';
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
  readonly trial: Trial;
  readonly options: unknown;
  readonly seats: number;
}

/** Every game × variant × number of seats. */
export const settings: readonly Setting[] = Object.entries(games).flatMap(([id, game]) => {
  const trial = trials[id as GameId];
  const [min, max] = game.meta.seats;
  const counts = Array.from({ length: max - min + 1 }, (_, i) => min + i);
  const setting = (variant: object, seats: number): Setting => ({
    name: `${id} ${JSON.stringify(variant)} × ${seats}`,
    game,
    trial,
    options: parsed(game, variant),
    seats,
  });
  return [
    ...trial.variants.flatMap((variant) => counts.map((seats) => setting(variant, seats))),
    ...trial.twists.map((twist, i) => setting(twist, min + (i % counts.length))),
  ];
});

function parsed(game: AnyGame, variant: object): unknown {
  const options = game.parseOptions(variant);
  if (!options.ok) throw new Error(`options of a trial refused: ${options.code}`);
  return options.value;
}
