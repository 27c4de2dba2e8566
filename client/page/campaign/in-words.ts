import type { CampaignDict } from '../../../shared/i18n/en/campaign.ts';
import type { CampaignSummary } from '../../../shared/protocol/http.ts';

/** How it is played, in words. */
export const wayOf = ({ way, seats }: Pick<CampaignSummary, 'way' | 'seats'>, words: CampaignDict): string =>
  words.ways[way === 'together' && seats.length === 1 ? 'alone' : way];

/** What comes next, on the button that leads there. */
export const nextLabel = ({ chapter, failures }: CampaignSummary, words: CampaignDict): string =>
  failures > 0 ? words.again({ n: chapter }) : words.next({ n: chapter });
