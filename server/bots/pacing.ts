import type { Pace } from '../../shared/protocol/messages.ts';

/** Milliseconds at each pace of the table. */
interface PaceTimes {
  /** how long a bot pretends to think */
  readonly thinking: number;
  /** for each event of the last step after the first: screens need time to show it */
  readonly perEvent: number;
  /** both together are never longer */
  readonly longest: number;
}

const tempi: Readonly<Record<Pace, PaceTimes>> = {
  slow: { thinking: 2200, perEvent: 450, longest: 9000 },
  normal: { thinking: 1100, perEvent: 350, longest: 7000 },
  fast: { thinking: 450, perEvent: 200, longest: 4000 },
  instant: { thinking: 0, perEvent: 0, longest: 0 },
};

/** The step that the screens around the table are showing. */
export interface ShownStep {
  readonly events: number;
  /** how long ago it began, in milliseconds */
  readonly age: number;
}

/**
 * How long a bot waits before it moves. A settlement with ten payments takes longer to show than a bid, and faster
 * moves would leave the screens behind. `chance` is between 0 and 1.
 */
export function pauseOf(pace: Pace, { events, age }: ShownStep, chance: number): number {
  const { thinking, perEvent, longest } = tempi[pace];
  const uneven = thinking * (0.8 + 0.4 * chance);
  const show = Math.max(0, Math.max(0, events - 1) * perEvent - age);
  return Math.round(Math.min(longest, uneven + show));
}
