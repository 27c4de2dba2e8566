import type { CoreState } from '../../shared/engine/core.ts';
import type { AnyGame, GameId } from '../../shared/engine/game.ts';
import type { State } from '../../shared/games/port-royal/index.ts';
import { games } from '../../shared/games/registry.ts';
import { conceivableMoves, watchPortRoyal } from './port-royal-laws.ts';
import { raritiesOfPortRoyal } from './port-royal-rarities.ts';
import type { AnyEvent, AnyMove } from './random-play.ts';

/** Called after every move; throws where a law of the game is broken. */
export type Watch = (state: CoreState, events: readonly AnyEvent[]) => void;

/** What the suites that know no game by name need to know of each. */
export interface Trial {
  /** option sets worth playing */
  readonly variants: readonly object[];
  watch(first: CoreState): Watch;
  /** a wide choice of moves, legal ones among them, for `check` */
  conceivable(): readonly AnyMove[];
  /** positions that random play seldom meets, at a choice */
  positions(seats: number): readonly CoreState[];
  /** a game of random moves never needs more */
  readonly longest: number;
  /** nothing is private to one seat */
  readonly oneViewForAll: boolean;
  /** events after which two states that a seat cannot tell apart may differ: something hidden came up */
  readonly reveals: ReadonlySet<string>;
}

export const trials: Readonly<Record<GameId, Trial>> = {
  'port-royal': {
    variants: [{}, { expeditionVariant: true }, { showDiscard: false }, { maxRounds: 4, startingSeat: 1 }],
    watch: (first) => {
      const watch = watchPortRoyal(first as State);
      return (state, events) => watch(state as State, events as Parameters<typeof watch>[1]);
    },
    conceivable: conceivableMoves,
    positions: raritiesOfPortRoyal,
    longest: 3000,
    oneViewForAll: true,
    reveals: new Set(['cardDrawn']),
  },
};

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
  return trial.variants.flatMap((variant) =>
    counts.map((seats) => ({
      name: `${id} ${JSON.stringify(variant)} × ${seats}`,
      game,
      trial,
      options: parsed(game, variant),
      seats,
    })),
  );
});

function parsed(game: AnyGame, variant: object): unknown {
  const options = game.parseOptions(variant);
  if (!options.ok) throw new Error(`options of a trial refused: ${options.code}`);
  return options.value;
}
