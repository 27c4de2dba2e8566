import type { SocialDict } from '../../../shared/i18n/en/social.ts';
import type { CampaignTableAnswer, CreateCampaignRequest } from '../../../shared/protocol/campaigns.ts';
import { type ApiRefusal, ask } from '../../net/api.ts';
import { identity } from '../../net/identity.ts';
import { refusalText } from '../lobby/play.ts';
import { go } from '../router.ts';

export type Refusals = SocialDict['refusals'] | undefined;

/** What the service refuses about a campaign, in a sentence. */
export const campaignRefusal = (refusal: ApiRefusal, own: Refusals): string =>
  (own as Partial<Record<string, string>> | undefined)?.[refusal.code] ?? refusalText(refusal);

/** Asks for the table of a campaign and goes there; the sentence of the refusal, if any. */
async function goToTable(path: string, body: unknown, refusals: Refusals): Promise<string | null> {
  const answer = await ask<CampaignTableAnswer>('POST', path, { body, token: identity.get()?.token });
  if (!answer.ok) return campaignRefusal(answer.refusal, refusals);
  go({ page: 'table', id: answer.value.code, role: 'player' });
  return null;
}

export const beginCampaign = (request: CreateCampaignRequest, refusals: Refusals): Promise<string | null> =>
  goToTable('/campaigns', request, refusals);

/** The one click: same group, next chapter or the same once more, or the table that waits already. */
export const continueCampaign = (id: string, refusals: Refusals): Promise<string | null> =>
  goToTable(`/campaigns/${id}/continue`, {}, refusals);
