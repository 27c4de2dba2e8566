import type { CampaignMeta, CampaignPlace } from '../../engine/campaign.ts';
import type { GameMeta, GivenOptions, OptionMeta } from '../../engine/game.ts';
import type { AdventurerChoice, Mode, Options } from './types.ts';

/** What a mode is: who may play it, and what it settles by itself; its rules stand in `modes.ts`. */
export interface ModeFacts {
  readonly seats: readonly [min: number, max: number];
  readonly minutes: number;
  /** people play together against the game */
  readonly team: boolean;
  /** options that are not open in it, and what they are (PR1.1) */
  readonly settles: Partial<Options>;
}

const freeze = <T extends object>(value: T): T => Object.freeze(value);

/** What only the adventure leaves open (PR1.5). */
const noAdventure = freeze({ chapter: 1, failures: 0, adventurerChoice: 'random' } as const);

/** It is not mixed with other sets (PR1.1). */
const unmixed = freeze({
  gambler: false,
  onTheGo20: false,
  contractCards: false,
  expeditionVariant: false,
  startVictoryCards: 'ask',
} as const);

export const MODES: Readonly<Record<Mode, ModeFacts>> = freeze({
  base: freeze({ seats: [2, 5], minutes: 35, team: false, settles: { startVictoryCards: 'ask', ...noAdventure } }),
  onTheGo: freeze({
    seats: [2, 4],
    minutes: 20,
    team: false,
    settles: { ...unmixed, ...noAdventure },
  }),
  contracts: freeze({
    seats: [2, 5],
    minutes: 45,
    team: false,
    settles: { contractCards: true, startVictoryCards: 'ask', ...noAdventure },
  }),
  contractsCoop: freeze({
    seats: [1, 5],
    minutes: 40,
    team: true,
    settles: { contractCards: true, expeditionVariant: false, ...noAdventure },
  }),
  adventure: freeze({ seats: [2, 4], minutes: 60, team: false, settles: { ...unmixed, failures: 0 } }),
  adventureCoop: freeze({ seats: [1, 4], minutes: 45, team: true, settles: unmixed }),
  adventureVariable: freeze({
    seats: [2, 4],
    minutes: 60,
    team: false,
    settles: { ...unmixed, chapter: 1, failures: 0 },
  }),
});

export const isMode = (value: unknown): value is Mode => typeof value === 'string' && Object.hasOwn(MODES, value);

export const ROUNDS = freeze({ min: 1, max: 1000, default: 200 });

/** No time pile is larger (PR13.2). */
export const VICTORY_CARDS = freeze({ min: 0, max: 30 });

/** PR1.5 */
export const CHAPTERS = freeze({ min: 1, max: 5 });
/** nobody loses a chapter so often, and the coins of a new attempt still fit the deck (PR16.4) */
export const FAILURES = freeze({ min: 0, max: 12, default: 0 });
/** PR16.4 */
const COINS_PER_FAILURE = 3;
export const ADVENTURER_CHOICES: readonly AdventurerChoice[] = freeze(['random', 'draft'] as const);

export const DEFAULTS: Options = freeze({
  mode: 'base',
  gambler: false,
  onTheGo20: false,
  contractCards: false,
  expeditionVariant: false,
  showDiscard: true,
  maxRounds: ROUNDS.default,
  startingSeat: 'random',
  startVictoryCards: 'ask',
  chapter: CHAPTERS.min,
  failures: FAILURES.default,
  adventurerChoice: 'random',
});

const modeIn = ({ mode }: GivenOptions): ModeFacts => MODES[isMode(mode) ? mode : DEFAULTS.mode];

/** What the lobby offers. */
const optionMeta: readonly OptionMeta[] = freeze([
  freeze({ key: 'mode', kind: 'choice', values: Object.keys(MODES), default: DEFAULTS.mode } as const),
  freeze({ key: 'gambler', kind: 'flag', default: DEFAULTS.gambler } as const),
  freeze({ key: 'onTheGo20', kind: 'flag', default: DEFAULTS.onTheGo20 } as const),
  freeze({ key: 'contractCards', kind: 'flag', default: DEFAULTS.contractCards } as const),
  freeze({ key: 'expeditionVariant', kind: 'flag', default: DEFAULTS.expeditionVariant } as const),
  freeze({
    key: 'startVictoryCards',
    kind: 'choice',
    values: ['ask', 0, 2, 4, 6, 8],
    default: DEFAULTS.startVictoryCards,
  } as const),
  freeze({ key: 'chapter', kind: 'choice', values: [1, 2, 3, 4, 5], default: DEFAULTS.chapter } as const),
  freeze({ key: 'failures', kind: 'number', ...FAILURES } as const),
  freeze({
    key: 'adventurerChoice',
    kind: 'choice',
    values: ADVENTURER_CHOICES,
    default: DEFAULTS.adventurerChoice,
  } as const),
  freeze({ key: 'showDiscard', kind: 'flag', default: DEFAULTS.showDiscard } as const),
  freeze({ key: 'maxRounds', kind: 'number', ...ROUNDS } as const),
]);

const settled = Object.fromEntries(Object.entries(MODES).map(([mode, { settles }]) => [mode, settles]));

/** PR16.4: what all have more together in a new attempt. */
export const retryCoins = (failures: number): number => COINS_PER_FAILURE * Math.min(failures, FAILURES.max);

/**
 * PR16: five chapters in a row. Which cards are in follows from chapter and failures (PR14.1, PR16.1); so do the coins of
 * a new attempt, which grow no further after the most failures that a table knows.
 */
const campaign: CampaignMeta = freeze({
  chapters: CHAPTERS.max,
  ways: freeze({ against: freeze({ mode: 'adventure' }), together: freeze({ mode: 'adventureCoop' }) }),
  optionsOf: ({ chapter, failures }: CampaignPlace) => ({ chapter, failures: Math.min(failures, FAILURES.max) }),
  asks: freeze(['adventurerChoice']),
  bonus: retryCoins,
  afterwards: freeze({ mode: 'adventureVariable' }),
});

/** The facts of the game, in a module of their own: the lobby offers a game without loading its rules. */
export const meta: GameMeta<'port-royal'> = {
  id: 'port-royal',
  rulesVersion: 1,
  playable: freeze([1]),
  seats: freeze([1, 5] as const),
  seatsOf: (options) => modeIn(options).seats,
  isTeamGame: (options) => modeIn(options).team,
  minutes: MODES.base.minutes,
  minutesOf: (options) => modeIn(options).minutes,
  options: optionMeta,
  campaign,
  preset: freeze({ key: 'mode', values: settled }),
};
