import { InvariantError } from '../../engine/assert.ts';
import { ok, type Result, refuse } from '../../engine/core.ts';
import { NUMBERS } from './components.ts';
import { DEFAULTS, ROUNDS, SEATS } from './meta.ts';
import type { Options, Rules } from './types.ts';

export { DEFAULTS };

const isCount = (value: unknown, min: number, max: number): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max;

const isBase = (value: unknown): value is 'base' => value === 'base';
const isFlag = (value: unknown): value is boolean => typeof value === 'boolean';
const isRounds = (value: unknown): value is number => isCount(value, ROUNDS.min, ROUNDS.max);

/** Strict: what is not known is refused, so that nobody plays by other rules than he asked for (PR1.2). */
export function parseOptions(input: unknown, seats?: number): Result<Options> {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) return refuse('badOptions', 'PR1.1');
  const known = new Set<string>(Object.keys(DEFAULTS));
  const stranger = Object.keys(input).find((key) => !known.has(key));
  if (stranger !== undefined) return refuse('badOptions', 'PR1.2', { option: stranger.slice(0, 40) });
  const given: Partial<Record<keyof Options, unknown>> = input;

  const { mode, expeditionVariant, showDiscard, maxRounds, startingSeat } = { ...DEFAULTS, ...given };
  if (!isBase(mode)) return refuse('badOptions', 'PR1.1', { option: 'mode' });
  if (!isFlag(expeditionVariant)) return refuse('badOptions', 'PR1.4', { option: 'expeditionVariant' });
  if (!isFlag(showDiscard)) return refuse('badOptions', 'PR1.8', { option: 'showDiscard' });
  if (!isRounds(maxRounds)) return refuse('badOptions', 'PR1.8', { option: 'maxRounds', ...bounds });

  if (seats !== undefined && !isCount(seats, SEATS[0], SEATS[1]))
    return refuse('badSeats', 'PR1.1', { min: SEATS[0], max: SEATS[1] });
  if (startingSeat !== 'random' && !isCount(startingSeat, 0, (seats ?? SEATS[1]) - 1))
    return refuse('badOptions', 'PR1.6', { option: 'startingSeat' });
  return ok({ mode, expeditionVariant, showDiscard, maxRounds, startingSeat });
}

const bounds = Object.freeze({ min: ROUNDS.min, max: ROUNDS.max });

/** Options and seats as numbers and flags: the phases know of no variants. */
export function rulesOf(options: Options, seats: number): Rules {
  if (!isCount(seats, SEATS[0], SEATS[1])) throw new InvariantError(`${seats} seats`);
  const { startingSeat } = options;
  if (startingSeat !== 'random' && !isCount(startingSeat, 0, seats - 1))
    throw new InvariantError(`starting seat ${startingSeat} of ${seats}`);
  return {
    seats,
    startCoins: NUMBERS.startCoins,
    endInfluence: NUMBERS.endInfluence,
    winnerNeedsExpedition: options.expeditionVariant,
    visitorFee: NUMBERS.visitorFee,
    showDiscard: options.showDiscard,
    maxRounds: options.maxRounds,
    startingSeat,
    specialExpedition: seats >= NUMBERS.seatsWithSpecial,
  };
}
