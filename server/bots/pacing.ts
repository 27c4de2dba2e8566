import type { Pace } from '../../shared/protocol/messages.ts';

/** Milliseconds at each pace of the table. */
interface PaceTimes {
  /** how long a bot pretends to think */
  readonly thinking: number;
  /** for each event of the last step after the first: screens need time to show it */
  readonly perEvent: number;
  /** both together are never longer */
  readonly longest: number;
  /** how much of all this is left where no person is concerned */
  readonly aside: number;
}

/** `hurried`: everybody at the table has asked for it. */
export type BotPace = Pace | 'hurried';

const tempi: Readonly<Record<BotPace, PaceTimes>> = {
  slow: { thinking: 2200, perEvent: 450, longest: 9000, aside: 0.75 },
  normal: { thinking: 900, perEvent: 300, longest: 6000, aside: 0.4 },
  fast: { thinking: 450, perEvent: 180, longest: 4000, aside: 0.4 },
  hurried: { thinking: 120, perEvent: 50, longest: 900, aside: 1 },
  instant: { thinking: 0, perEvent: 0, longest: 0, aside: 1 },
};

/** The step that the screens around the table are showing. */
export interface ShownStep {
  readonly events: number;
  /** whether a person has a part in it */
  readonly concerns: boolean;
  /** how long ago it began, in milliseconds */
  readonly age: number;
}

/**
 * How long a bot waits before it moves. A settlement with ten payments takes longer to show than a bid, and faster
 * moves would leave the screens behind; what bots do among themselves is shown in passing. `chance` is between 0 and 1.
 */
export function pauseOf(pace: BotPace, { events, concerns, age }: ShownStep, chance: number): number {
  const { thinking, perEvent, longest, aside } = tempi[pace];
  const share = concerns ? 1 : aside;
  const uneven = thinking * (0.8 + 0.4 * chance);
  const show = Math.max(0, Math.max(0, events - 1) * perEvent * share - age);
  return Math.round(Math.min(longest, uneven * share + show));
}
