import type { CampaignGame } from '../../../shared/protocol/campaigns.ts';
import type { PlayedChapter } from '../../store/CampaignStore.ts';

/** A chapter as its campaign tells of it. Whoever a bot has stood in for has won or lost, not the bot. */
export function playedGame({ code, chapter, seating, group, result, endedAt }: PlayedChapter): CampaignGame {
  const nameOf = (seat: number): string => {
    const holder = seating[seat];
    return group?.[seat]?.name ?? (holder && holder.kind !== 'open' ? holder.name : '');
  };
  return {
    code,
    chapter,
    team: result.team ?? null,
    winners: result.winners.map(nameOf),
    ended: endedAt.toISOString(),
  };
}
