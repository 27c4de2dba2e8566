import { InvariantError } from '../../engine/assert.ts';
import { ok, type Params, type Result, refuse } from '../../engine/core.ts';
import { isCount } from '../../engine/input.ts';
import { type Checks, givenOptions, isFlag, misfitOf } from '../../engine/options.ts';
import { assertPlayable } from '../../engine/versions.ts';
import { deckOf, NUMBERS } from './components.ts';
import {
  ADVENTURER_CHOICES,
  CHAPTERS,
  DEFAULTS,
  FAILURES,
  isMode,
  MODES,
  meta,
  ROUNDS,
  retryCoins,
  VICTORY_CARDS,
} from './meta.ts';
import { type AdventureMode, MODE_RULES } from './modes.ts';
import type { AdventureRules, AdventurerChoice, Batch, CardSet, Options, Rules } from './types.ts';

export { DEFAULTS };

const isRounds = (value: unknown): value is number => isCount(value, ROUNDS.min, ROUNDS.max);
const isVictoryCards = (value: unknown): value is number | 'ask' =>
  value === 'ask' || isCount(value, VICTORY_CARDS.min, VICTORY_CARDS.max);
const isStart = (value: unknown): value is number | 'random' =>
  value === 'random' || isCount(value, 0, meta.seats[1] - 1);

const isChapter = (value: unknown): value is number => isCount(value, CHAPTERS.min, CHAPTERS.max);
const isFailures = (value: unknown): value is number => isCount(value, FAILURES.min, FAILURES.max);
const isChoice = (value: unknown): value is AdventurerChoice => ADVENTURER_CHOICES.includes(value as AdventurerChoice);

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
  chapter: [isChapter, 'PR1.5'],
  failures: [isFailures, 'PR1.5'],
  adventurerChoice: [isChoice, 'PR1.5'],
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

/** In the order of the chapters (PR14.1). */
const BATCHES: readonly Batch[] = Object.freeze(['chapter1', 'chapter2', 'chapter3', 'chapter4', 'chapter5'] as const);

const batchesOf = ({ batches }: AdventureMode, { chapter }: Options): readonly Batch[] =>
  batches === 'all' ? BATCHES : BATCHES.slice(0, chapter);

function adventureRules(mode: AdventureMode, options: Options, seats: number): AdventureRules {
  const { failures, adventurerChoice } = options;
  const told = mode.openMissions === 0;
  const chapter = told ? options.chapter : null;
  return {
    chapter,
    openMissions: mode.openMissions,
    adventurerChoice,
    // PR14.1: in a new attempt its cards are in the deck from the start
    batch: chapter !== null && failures === 0 ? (BATCHES[chapter - 1] ?? null) : null,
    events: mode.events[seats - 1] ?? 0,
    smallGroup: seats <= NUMBERS.smallGroup,
    monthEnd: mode.monthEnd,
    targets: chapter === null ? null : (mode.targets?.[chapter - 1]?.[seats - 1] ?? null),
    retryCoins: retryCoins(failures),
  };
}

/** Options, seats and version as numbers and flags: the phases know of no modes. */
export function rulesOf(options: Options, seats: number, version: number): Rules {
  assertPlayable(meta, version);
  const { mode, expeditionVariant, showDiscard, maxRounds, startingSeat, startVictoryCards } = options;
  const { seats: range, team } = MODES[mode];
  if (!isCount(seats, range[0], range[1])) throw new InvariantError(`${seats} seats`);
  if (startingSeat !== 'random' && !isCount(startingSeat, 0, seats - 1))
    throw new InvariantError(`starting seat ${startingSeat} of ${seats}`);
  const { sets, endInfluence, openContracts, timeCards, adventure } = MODE_RULES[mode];
  const batches = adventure === null ? [] : batchesOf(adventure, options);
  return {
    seats,
    // PR14.3: adventurers bring their own
    startCoins: adventure === null ? NUMBERS.startCoins : 0,
    endInfluence,
    winnerNeedsExpedition: expeditionVariant,
    visitorFee: NUMBERS.visitorFee,
    showDiscard,
    maxRounds,
    startingSeat,
    specialExpedition: sets.includes('base') && seats >= NUMBERS.seatsWithSpecial,
    sets: [...sets, ...added.filter((set) => options[set]), ...batches],
    openContracts: openContracts[seats - 1] ?? 0,
    teamContracts: team,
    timeCards,
    startVictoryCards,
    adventure: adventure === null ? null : adventureRules(adventure, options, seats),
  };
}

/** What a table by these options has; 0 is none, and the length of the time pile comes with its contracts (PR13.2). */
export function brings(options: Options, seats: number): Params {
  const { sets, openContracts, timeCards, endInfluence, adventure } = rulesOf(options, seats, meta.rulesVersion);
  return {
    cards: deckOf(sets).length,
    contracts: openContracts,
    againstTime: timeCards !== null,
    goal: endInfluence ?? 0,
    chapter: adventure?.chapter ?? 0,
    missions: adventure?.openMissions ?? 0,
    adventure: adventure !== null,
  };
}
