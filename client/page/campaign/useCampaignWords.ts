import type { CampaignDict } from '../../../shared/i18n/en/campaign.ts';
import { useLoaded } from '../useLoaded.ts';

/** The words of campaigns. */
export const useCampaignWords = (): CampaignDict | null => useLoaded('campaign');
