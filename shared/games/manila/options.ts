import { InvariantError } from '../../engine/assert.ts';
import { ok, type Result, refuse } from '../../engine/core.ts';
import { isCount } from '../../engine/input.ts';
import { type Checks, givenOptions, isFlag, misfitOf, oneOf } from '../../engine/options.ts';
import { assertPlayable } from '../../engine/versions.ts';
import { NUMBERS } from './components.ts';
import { DEFAULTS, meta, PRESETS, SEATS } from './meta.ts';
import type { Options, Rules } from './types.ts';

export { DEFAULTS };

const isSeatBelow = (value: unknown, seats: number): value is number => isCount(value, 0, seats - 1);

const isSeats = (value: number): boolean => isCount(value, SEATS[0], SEATS[1]);

const checks: Checks<Omit<Options, 'startingSeat'>> = {
  rules: [oneOf('fr', 'en'), 'M15.2'],
  pilotOrder: [oneOf('smallFirst', 'largeFirst'), 'M9.1'],
  largePilotMoves: [oneOf('exact', 'upTo'), 'M9.3'],
  placementPass: [oneOf('skipOne', 'final'), 'M6.4'],
  stowawayTargets: [oneOf('boatsOnly', 'anyExceptInsurance'), 'M6.7'],
  destituteMayInsure: [isFlag, 'M6.7'],
  seatsOnDockedBoats: [isFlag, 'M6.6'],
  pirateEviction: [isFlag, 'M8.6'],
  evictionVacancies: [oneOf('attackedBoat', 'allBoatsOn13'), 'M8.6'],
  hideCash: [isFlag, 'M13.2'],
  startValue: [oneOf(0, 5), 'M2.3'],
  showOdds: [isFlag, 'M15.3'],
};

/** Strict: what is not known is refused (M15.1); the edition sets what is not given by itself (M15.2). */
export function parseOptions(input: unknown, seats?: number): Result<Options> {
  const given = givenOptions(input, DEFAULTS, { shape: 'M15.1', stranger: 'M15.1' });
  if (!given.ok) return given;
  const edition = given.value.rules === 'en' ? PRESETS.en : PRESETS.fr;
  const options: Record<keyof Options, unknown> = { ...DEFAULTS, ...edition, ...given.value };

  const misfit = misfitOf(options, checks);
  if (misfit !== null) return misfit;
  if (seats !== undefined && !isSeats(seats)) return refuse('badSeats', 'M1.1', { min: SEATS[0], max: SEATS[1] });
  const { startingSeat } = options;
  if (startingSeat !== 'random' && !isSeatBelow(startingSeat, seats ?? SEATS[1]))
    return refuse('badOptions', 'M2.4', { option: 'startingSeat' });
  return ok(options as unknown as Options);
}

/** Options, seats and version as numbers and flags: the phases know of no editions. */
export function rulesOf(options: Options, seats: number, version: number): Rules {
  assertPlayable(meta, version);
  if (!isSeats(seats)) throw new InvariantError(`${seats} seats`);
  const { rules: _edition, ...single } = options;
  if (single.startingSeat !== 'random' && !isSeatBelow(single.startingSeat, seats))
    throw new InvariantError(`starting seat ${single.startingSeat} of ${seats}`);
  return {
    ...single,
    seats,
    accomplices: seats === SEATS[0] ? NUMBERS.accomplicesOfThree : NUMBERS.accomplices,
    schedule: seats === SEATS[0] ? [2, 1, 1] : [1, 1, 1],
  };
}
