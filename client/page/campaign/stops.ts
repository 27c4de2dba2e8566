import type { CampaignAnswer } from '../../../shared/protocol/campaigns.ts';

/** A chapter on the way: what became of it, as far as it was reached. */
export interface Stop {
  readonly chapter: number;
  /** `now`: played, or played next */
  readonly is: 'done' | 'now' | 'ahead';
  /** games on it that were played to their end */
  readonly games: number;
  /** names of those who won it, once it is done */
  readonly winners: readonly string[];
}

/** All chapters in their order; of those that were not reached nothing is known but that they exist. */
export function stopsOf({ chapters, chapter: present, state, games }: CampaignAnswer): Stop[] {
  return Array.from({ length: chapters }, (_, i): Stop => {
    const chapter = i + 1;
    const own = games.filter((game) => game.chapter === chapter);
    const isDone = chapter < present || state !== 'running';
    const is = isDone ? 'done' : chapter === present ? 'now' : 'ahead';
    return { chapter, is, games: own.length, winners: isDone ? (own.at(-1)?.winners ?? []) : [] };
  });
}

/** Who has won the most chapters, and how many. */
export function mostWins({ games }: Pick<CampaignAnswer, 'games'>): { readonly names: string[]; readonly n: number } {
  const wins = new Map<string, number>();
  for (const { winners } of games) for (const name of winners) wins.set(name, (wins.get(name) ?? 0) + 1);
  const n = Math.max(0, ...wins.values());
  return { names: [...wins].flatMap(([name, count]) => (count === n ? [name] : [])), n };
}
