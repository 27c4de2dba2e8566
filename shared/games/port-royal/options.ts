import { InvariantError } from '../../engine/assert.ts';
import { ok, type Params, type Result, refuse } from '../../engine/core.ts';
import { isCount } from '../../engine/input.ts';
import { type Checks, givenOptions, isFlag, misfitOf } from '../../engine/options.ts';
import { assertPlayable } from '../../engine/versions.ts';
import { deckOf, NUMBERS } from './components.ts';
import { DEFAULTS, isMode, MODES, meta, ROUNDS, VICTORY_CARDS } from './meta.ts';
import { MODE_RULES } from './modes.ts';
import type { CardSet, Options, Rules } from './types.ts';

export { DEFAULTS };

const isRounds = (value: unknown): value is number => isCount(value, ROUNDS.min, ROUNDS.max);
const isVictoryCards = (value: unknown): value is number | 'ask' =>
  value === 'ask' || isCount(value, VICTORY_CARDS.min, VICTORY_CARDS.max);
const isStart = (value: unknown): value is number | 'random' =>
  value === 'random' || isCount(value, 0, meta.seats[1] - 1);

const checks: Checks<Options> = {
  mode: [isMode, 'PR1.1'],
  gambler: [isFlag, 'PR1.3'],
  onTheGo20: [isFlag, 'PR1.3'],
  contractCards: [isFlag, 'PR1.3'],
  expeditionVariant: [isFlag, 'PR1.4'],
  showDiscard: [isFlag, 'PR1.8'],
  maxRounds: [isRounds, 'PR1.8'],
  startingSeat: [isStart, 'PR1.6'],
  startVictoryCards: [isVictoryCards, 'PR1.8'],
};

/** Strict: what is not known, or does not go with the mode, is refused (PR1.2). */
export function parseOptions(input: unknown, seats?: number): Result<Options> {
  const given = givenOptions(input, DEFAULTS, { shape: 'PR1.1', stranger: 'PR1.2' });
  if (!given.ok) return given;
  const mode = given.value.mode ?? DEFAULTS.mode;
  if (!isMode(mode)) return refuse('badOptions', 'PR1.1', { option: 'mode' });
  const { settles, seats: range } = MODES[mode];
  const all: Record<keyof Options, unknown> = { ...DEFAULTS, ...settles, ...given.value };
  const misfit = misfitOf<Options>(all, checks);
  if (misfit !== null) return misfit;
  const options = all as unknown as Options;
  for (const [option, value] of Object.entries(settles))
    if (options[option as keyof Options] !== value) return refuse('excludedOption', 'PR1.2', { option, mode, value });

  const [min, max] = range;
  if (seats !== undefined && !isCount(seats, min, max)) return refuse('badSeats', 'PR1.1', { min, max, mode });
  const { startingSeat } = options;
  if (startingSeat !== 'random' && startingSeat >= (seats ?? max))
    return refuse('badOptions', 'PR1.6', { option: 'startingSeat' });
  return ok(options);
}

/** Which of the sets an option adds (PR1.3). */
const added = ['gambler', 'onTheGo20', 'contractCards'] as const satisfies readonly CardSet[];

/** Options, seats and version as numbers and flags: the phases know of no modes. */
export function rulesOf(options: Options, seats: number, version: number): Rules {
  assertPlayable(meta, version);
  const { mode, expeditionVariant, showDiscard, maxRounds, startingSeat, startVictoryCards } = options;
  const { seats: range, team } = MODES[mode];
  if (!isCount(seats, range[0], range[1])) throw new InvariantError(`${seats} seats`);
  if (startingSeat !== 'random' && !isCount(startingSeat, 0, seats - 1))
    throw new InvariantError(`starting seat ${startingSeat} of ${seats}`);
  const { sets, endInfluence, openContracts, timeCards } = MODE_RULES[mode];
  return {
    seats,
    startCoins: NUMBERS.startCoins,
    endInfluence,
    winnerNeedsExpedition: expeditionVariant,
    visitorFee: NUMBERS.visitorFee,
    showDiscard,
    maxRounds,
    startingSeat,
    specialExpedition: sets.includes('base') && seats >= NUMBERS.seatsWithSpecial,
    sets: [...sets, ...added.filter((set) => options[set])],
    openContracts: openContracts[seats - 1] ?? 0,
    teamContracts: team,
    timeCards,
    startVictoryCards,
  };
}

/** What a table by these options has; 0 is none, and the length of the time pile comes with its contracts (PR13.2). */
export function brings(options: Options, seats: number): Params {
  const { sets, openContracts, timeCards, endInfluence } = rulesOf(options, seats, meta.rulesVersion);
  return {
    cards: deckOf(sets).length,
    contracts: openContracts,
    againstTime: timeCards !== null,
    goal: endInfluence ?? 0,
  };
}
