import type { Pace } from '../../shared/protocol/messages.ts';

/** Milliseconds at each pace of the table. */
interface Tempo {
  /** how long a bot pretends to think */
  readonly thinking: number;
  /** for each event after the first that the last step told: screens need time to show it */
  readonly telling: number;
  /** both together are never longer */
  readonly longest: number;
}

const tempi: Readonly<Record<Pace, Tempo>> = {
  slow: { thinking: 2200, telling: 450, longest: 9000 },
  normal: { thinking: 1100, telling: 350, longest: 7000 },
  fast: { thinking: 450, telling: 200, longest: 4000 },
  instant: { thinking: 0, telling: 0, longest: 0 },
};

/** What the screens around the table are being told. */
export interface Show {
  readonly events: number;
  /** how long ago it began, in milliseconds */
  readonly age: number;
}

/**
 * How long a bot waits before it moves. A roll with three boats sailing or a settlement with ten payments takes longer
 * to show than a bid; a table that hurries on would leave the screens behind. `chance` is between 0 and 1.
 */
export function pauseOf(pace: Pace, { events, age }: Show, chance: number): number {
  const { thinking, telling, longest } = tempi[pace];
  const uneven = thinking * (0.8 + 0.4 * chance);
  const show = Math.max(0, Math.max(0, events - 1) * telling - age);
  return Math.round(Math.min(longest, uneven + show));
}
