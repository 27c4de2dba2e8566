import type { GameDefinition } from '../../shared/engine/game.ts';
import { assertPlayable } from '../../shared/engine/versions.ts';
import {
  type Event,
  type Move,
  type Options,
  portRoyal,
  type State,
  type View,
} from '../../shared/games/port-royal/index.ts';
import { rulesOf } from '../../shared/games/port-royal/options.ts';
import { deal, start } from '../../shared/games/port-royal/setup.ts';
import type { Rules } from '../../shared/games/port-royal/types.ts';

/** What a later version might mend: a richer beginning and an earlier end. */
const mended = { startCoins: 4, endInfluence: 8 } as const satisfies Partial<Rules>;

const buildOf = (playable: readonly number[]): GameDefinition<State, Move, View, Event, Options> => ({
  ...portRoyal,
  meta: { ...portRoyal.meta, rulesVersion: 2, playable },
  setup(options, seats, seed, version) {
    assertPlayable({ id: 'port-royal', playable }, version);
    const rules = rulesOf(options, seats, 1);
    const state = deal(version === 1 ? rules : { ...rules, ...mended }, seed);
    start(state, () => {});
    return state;
  },
});

/** Port Royal as a build that has mended it would have it: version 1 is what it is, and version 2 differs in two numbers. */
export const mendedPortRoyal = buildOf([1, 2]);
/** The same when the old version has been dropped. */
export const newestPortRoyal = buildOf([2]);
