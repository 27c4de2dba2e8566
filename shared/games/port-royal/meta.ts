import type { GameMeta, OptionMeta } from '../../engine/game.ts';
import type { Options } from './types.ts';

export const SEATS: readonly [min: number, max: number] = Object.freeze([2, 5] as const);

export const ROUNDS = Object.freeze({ min: 1, max: 1000, default: 200 });

export const DEFAULTS: Options = Object.freeze({
  mode: 'base',
  expeditionVariant: false,
  showDiscard: true,
  maxRounds: ROUNDS.default,
  startingSeat: 'random',
});

/** What the lobby offers. */
const optionMeta: readonly OptionMeta[] = Object.freeze([
  Object.freeze({ key: 'expeditionVariant', kind: 'flag', default: DEFAULTS.expeditionVariant } as const),
  Object.freeze({ key: 'showDiscard', kind: 'flag', default: DEFAULTS.showDiscard } as const),
  Object.freeze({ key: 'maxRounds', kind: 'number', ...ROUNDS } as const),
]);

/** The facts of the game, in a module of their own: the lobby offers a game without loading its rules. */
export const meta: GameMeta<'port-royal'> = {
  id: 'port-royal',
  rulesVersion: 1,
  playable: Object.freeze([1]),
  seats: SEATS,
  minutes: 35,
  options: optionMeta,
};
