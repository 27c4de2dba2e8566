import { InvariantError } from '../../engine/assert.ts';
import { ok, type Result, refuse } from '../../engine/core.ts';
import { isCount } from '../../engine/input.ts';
import { givenOptions, isFlag, oneOf } from '../../engine/options.ts';
import { assertPlayable } from '../../engine/versions.ts';
import { NUMBERS } from './components.ts';
import { DEFAULTS, meta, ROUNDS, SEATS } from './meta.ts';
import type { Options, Rules } from './types.ts';

export { DEFAULTS };

const isBase = oneOf('base' as const);
const isRounds = (value: unknown): value is number => isCount(value, ROUNDS.min, ROUNDS.max);

/** Strict: what is not known is refused (PR1.2). */
export function parseOptions(input: unknown, seats?: number): Result<Options> {
  const given = givenOptions(input, DEFAULTS, { shape: 'PR1.1', stranger: 'PR1.2' });
  if (!given.ok) return given;

  const { mode, expeditionVariant, showDiscard, maxRounds, startingSeat } = { ...DEFAULTS, ...given.value };
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

/** Options, seats and version as numbers and flags: the phases know of no variants. */
export function rulesOf(options: Options, seats: number, version: number): Rules {
  assertPlayable(meta, version);
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
