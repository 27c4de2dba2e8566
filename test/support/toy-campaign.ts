import type { Offer } from '../../server/games.ts';
import { GameRoom } from '../../server/room/GameRoom.ts';
import { type Outcome, ok } from '../../shared/engine/core.ts';
import type { AnyGame } from '../../shared/engine/game.ts';
import { toy, toyProjection } from './toy-game.ts';

interface Saga {
  readonly together: boolean;
  readonly chapter: number;
  readonly failures: number;
  /** how often those who play together lose each chapter before they win it */
  readonly hard: number;
}

const sagaOf = ({ together, chapter, failures, hard }: Partial<Saga>): Saga => ({
  together: together === true,
  chapter: chapter ?? 1,
  failures: failures ?? 0,
  hard: hard ?? 0,
});

interface Told {
  readonly saga: Saga;
  readonly hands: readonly unknown[];
}

const teamOf = (state: Told, outcome: Outcome): Outcome => {
  const won = state.saga.failures >= state.saga.hard;
  const winners = won ? state.hands.map((_, seat) => seat) : [];
  return { ...outcome, winners, places: [], ties: [], team: { won, rank: null, points: 0 } };
};

/** The toy in three chapters: against each other seat 0 wins each of them; together it depends on how `hard` it is. */
export const sagaToy: AnyGame = {
  ...toy,
  meta: {
    ...toy.meta,
    seats: [1, 4],
    isTeamGame: ({ together }) => together === true,
    campaign: {
      chapters: 3,
      ways: { against: {}, together: { together: true } },
      optionsOf: (place) => ({ ...place }),
      asks: ['hard'],
      bonus: () => 0,
      afterwards: null,
    },
  },
  parseOptions: (input) => ok(sagaOf(input as Partial<Saga>)),
  setup: (saga: Saga, seats, seed, version) => ({ ...toy.setup({ explosive: false }, seats, seed, version), saga }),
  outcome(state) {
    const outcome = toy.outcome(state as never);
    return outcome && (state as Told).saga.together ? teamOf(state as Told, outcome) : outcome;
  },
};

export const sagaOffer: Offer = {
  game: sagaToy,
  Room: class extends GameRoom {
    protected override readonly game = sagaToy;
    protected override readonly projection = toyProjection;
  },
};
