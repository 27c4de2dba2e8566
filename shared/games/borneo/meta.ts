import type { GameMeta, OptionMeta } from '../../engine/game.ts';
import type { Options } from './types.ts';

export const SEATS: readonly [min: number, max: number] = Object.freeze([3, 5] as const);

export const DEFAULTS: Options = Object.freeze({
  edition: 'board',
  fourMerchants: false,
  blackbeard: false,
  startingSeat: 'random',
});

/** What the lobby offers; of a choice the default stands first. */
const optionMeta: readonly OptionMeta[] = Object.freeze([
  Object.freeze({
    key: 'edition',
    kind: 'choice',
    values: Object.freeze(['board', 'card']),
    default: 'board',
  } as const),
  Object.freeze({ key: 'fourMerchants', kind: 'flag', default: DEFAULTS.fourMerchants } as const),
  Object.freeze({ key: 'blackbeard', kind: 'flag', default: DEFAULTS.blackbeard } as const),
]);

/** The facts of the game, in a module of their own: the lobby offers a game without loading its rules. */
export const meta: GameMeta<'borneo'> = {
  id: 'borneo',
  rulesVersion: 1,
  playable: Object.freeze([1]),
  seats: SEATS,
  minutes: 50,
  options: optionMeta,
};
