import type { Outcome } from './core.ts';

type GivenOptions = Readonly<Record<string, unknown>>;

/** Against each other, or together against the game. */
export type CampaignWay = 'against' | 'together';

/** Games in a row that belong together, where a game has them. */
export interface CampaignMeta {
  readonly chapters: number;
  /** the options by which each way is played */
  readonly ways: Readonly<Record<CampaignWay, GivenOptions>>;
  /** the options that say which game of the campaign it is */
  readonly optionsOf: (place: CampaignPlace) => GivenOptions;
  /** further options that are chosen once for all of its games */
  readonly asks: readonly string[];
  /** coins that all have more together after so many failures in a row */
  readonly bonus: (failures: number) => number;
  /** by these options its people may play on when all of it has been told; null: there is no more */
  readonly afterwards: Readonly<Record<string, string>> | null;
}

/** Which game comes next: its chapter, and how often in a row the group has failed on it. */
export interface CampaignPlace {
  readonly chapter: number;
  readonly failures: number;
}

/** `won` and `flawless` are of those who play together; `told`: people who play against each other have played all of it. */
export type CampaignState = 'running' | 'won' | 'flawless' | 'told';

export interface CampaignProgress extends CampaignPlace {
  readonly totalFailures: number;
  readonly state: CampaignState;
}

export const campaignStart: CampaignProgress = { chapter: 1, failures: 0, totalFailures: 0, state: 'running' };

/** How the campaign stands after a game of its present chapter. */
export function afterGame(before: CampaignProgress, { team }: Outcome, chapters: number): CampaignProgress {
  if (before.state !== 'running') return before;
  if (team && !team.won) return { ...before, failures: before.failures + 1, totalFailures: before.totalFailures + 1 };
  if (before.chapter < chapters) return { ...before, chapter: before.chapter + 1, failures: 0 };
  const state = !team ? 'told' : before.totalFailures === 0 ? 'flawless' : 'won';
  return { ...before, failures: 0, state };
}
