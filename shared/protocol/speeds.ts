/** How long one may think at a table. */
export const SPEEDS = ['blitz', 'normal', 'slow', 'unhurried'] as const;
export type Speed = (typeof SPEEDS)[number];

/** What a seat may spend. All in milliseconds. */
export interface Allowance {
  /** for each decision, anew */
  readonly decision: number;
  /** beyond that, for the whole game */
  readonly bank: number;
  /** what a decision that was made puts back into the bank, up to where it began */
  readonly back: number;
  /** for the whole game: who has lost the connection spends this first */
  readonly grace: number;
}

const seconds = 1000;
const minutes = 60 * seconds;
const hours = 60 * minutes;
const days = 24 * hours;

/**
 * Most decisions of these games take seconds, a few take a minute: the first is what `decision` is for, the second what
 * the bank is for. A little comes back, so that a long game is not lost in its middle. null: no clock.
 */
export const allowances: Readonly<Record<Speed, Allowance | null>> = {
  blitz: { decision: 15 * seconds, bank: minutes, back: seconds, grace: minutes },
  normal: { decision: 45 * seconds, bank: 4 * minutes, back: 3 * seconds, grace: 2 * minutes },
  slow: { decision: 2 * minutes, bank: 15 * minutes, back: 10 * seconds, grace: 10 * minutes },
  unhurried: null,
};

/** A game that everybody has left stands so long without a move; then it is over, without a result. */
export const abandonedAfter: Readonly<Record<Speed, number>> = {
  blitz: hours,
  normal: 6 * hours,
  slow: 3 * days,
  unhurried: 14 * days,
};

/** The second time that somebody's time runs out, a bot takes over. */
export const missesAllowed = 1;

/**
 * How long somebody who owes a decision is waited for before anybody at the table may let a bot play on for them. Who is
 * here and does not move is left to the clock, where there is one: null.
 */
export const replacedAfter = (mode: 'thinking' | 'away', hasClock: boolean): number | null =>
  mode === 'away' ? 30 * seconds : hasClock ? null : 3 * minutes;

/** Last warnings before the time is up. */
export const warnings: readonly number[] = [30 * seconds, 10 * seconds];
