import { InvariantError } from '../../engine/assert.ts';
import { ok, type Result, refuse } from '../../engine/core.ts';
import { isCount } from '../../engine/input.ts';
import { type Checks, givenOptions, isFlag, misfitOf, oneOf } from '../../engine/options.ts';
import { assertPlayable } from '../../engine/versions.ts';
import { NUMBERS } from './components.ts';
import { DEFAULTS, meta, SEATS } from './meta.ts';
import type { Options, Rules } from './types.ts';

export { DEFAULTS };

const isSeatBelow = (value: unknown, seats: number): value is number => isCount(value, 0, seats - 1);

const isSeats = (value: number): boolean => isCount(value, SEATS[0], SEATS[1]);

const checks: Checks<Omit<Options, 'startingSeat'>> = {
  edition: [oneOf('board', 'card'), 'B1.1'],
  fourMerchants: [isFlag, 'B1.3'],
  blackbeard: [isFlag, 'B1.4'],
};

/** Strict: what is not known, or what this edition or table does not have, is refused and never ignored (B1.6). */
export function parseOptions(input: unknown, seats?: number): Result<Options> {
  const given = givenOptions(input, DEFAULTS, { shape: 'B1.6', stranger: 'B1.6' });
  if (!given.ok) return given;
  const options: Record<keyof Options, unknown> = { ...DEFAULTS, ...given.value };
  const misfit = misfitOf(options, checks);
  if (misfit !== null) return misfit;
  if (seats !== undefined && !isSeats(seats)) return refuse('badSeats', 'B1.2', { min: SEATS[0], max: SEATS[1] });
  const { startingSeat } = options;
  if (startingSeat !== 'random' && !isSeatBelow(startingSeat, seats ?? SEATS[1]))
    return refuse('badOptions', 'B3.1', { option: 'startingSeat' });
  const stranger = unsuited(options as unknown as Options, seats);
  return stranger === null ? ok(options as unknown as Options) : refuse('badOptions', 'B1.6', { option: stranger });
}

/** B1.3, B1.4: the variants belong to the board edition, four merchants to three players. */
function unsuited({ edition, fourMerchants, blackbeard }: Options, seats: number | undefined): keyof Options | null {
  const threeSeats = seats === undefined || seats === SEATS[0];
  if (fourMerchants && (edition !== 'board' || !threeSeats)) return 'fourMerchants';
  return blackbeard && edition !== 'board' ? 'blackbeard' : null;
}

/** Options, seats and version as numbers and flags; of the edition the phases know its cards only. */
export function rulesOf(options: Options, seats: number, version: number): Rules {
  assertPlayable(meta, version);
  if (!isSeats(seats)) throw new InvariantError(`${seats} seats`);
  const { edition, fourMerchants, blackbeard, startingSeat } = options;
  if (startingSeat !== 'random' && !isSeatBelow(startingSeat, seats))
    throw new InvariantError(`starting seat ${startingSeat} of ${seats}`);
  const misfit = unsuited(options, seats);
  if (misfit !== null) throw new InvariantError(`${misfit} with ${seats} seats, ${edition} edition`);
  const board = edition === 'board';
  return {
    seats,
    edition,
    merchants: fourMerchants ? NUMBERS.merchantsOfFour : NUMBERS.merchants,
    capacity: board ? NUMBERS.capacity : null,
    ownMayTouch: board,
    monopolyHarbourTo: board ? 'shipper' : 'leader',
    mayRejoin: !board,
    blackbeard,
    startingSeat,
  };
}
