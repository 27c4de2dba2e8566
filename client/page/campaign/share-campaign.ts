import type { CampaignDict } from '../../../shared/i18n/en/campaign.ts';
import { listed } from '../../../shared/i18n/plural.ts';
import type { CampaignAnswer } from '../../../shared/protocol/campaigns.ts';
import { type Shared, shareDrawing } from '../end/share-picture.ts';
import { type CampaignPicture, drawCampaign } from './picture.ts';
import { stopsOf } from './stops.ts';

type Details = Omit<CampaignPicture, 'stops' | 'mood'>;

/** The picture of a campaign that is over, for whatever the device shares with, or as a file. */
export function shareCampaign(
  campaign: CampaignAnswer,
  details: Details,
  words: CampaignDict,
  lang: string,
): Promise<Shared> {
  const stops = stopsOf(campaign).map(({ chapter, games, winners }) => ({
    chapter,
    told: campaign.way === 'together' ? words.page.tries({ n: games }) : listed(lang, winners),
  }));
  const of: CampaignPicture = { ...details, stops, mood: campaign.state === 'flawless' ? words.over.seal : null };
  return shareDrawing((ctx, paper) => drawCampaign(ctx, of, paper, location.host), {
    file: `campaign-${campaign.id.slice(0, 6)}`,
    title: `${details.game}: ${details.title}`,
  });
}
