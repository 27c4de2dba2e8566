import type { CampaignDict } from '../../../shared/i18n/en/campaign.ts';
import type { CampaignAnswer } from '../../../shared/protocol/campaigns.ts';
import type { TableInfo } from '../../../shared/protocol/messages.ts';
import { useAnswer } from '../players/HallFrame.tsx';
import { go } from '../router.ts';
import { nextLabel } from './in-words.ts';
import { useCampaignWords } from './useCampaignWords.ts';

/** How a campaign goes on after one of its games. */
export interface ChapterEnd {
  readonly words: CampaignDict['table'];
  /** the chapter after this one, or this one again */
  readonly next: string;
  /** the page of the campaign; for those who only watched there is none */
  readonly home: { readonly label: string; readonly go: () => void } | null;
  /** nothing comes after it */
  readonly isLast: boolean;
}

/** Null until the game is over and its campaign has told how it stands, and where there is none. */
export function useChapterEnd({ campaign: id, status }: TableInfo): ChapterEnd | null {
  const words = useCampaignWords();
  const isOver = id !== '' && status === 'finished';
  const answer = useAnswer<CampaignAnswer>(isOver ? `/campaigns/${id}` : null);
  if (!isOver || !words || !answer) return null;
  // a campaign shows itself only to its people before it is over
  if (!answer.ok) return { words: words.table, next: '', home: null, isLast: false };
  const isLast = answer.value.state !== 'running';
  return {
    words: words.table,
    next: nextLabel(answer.value, words),
    home: { label: isLast ? words.table.whole : words.table.toCampaign, go: () => go({ page: 'campaign', id }) },
    isLast,
  };
}
