import { type Request, type RequestHandler, type Response, Router } from 'express';
import {
  type CampaignAnswer,
  type CampaignTableAnswer,
  createCampaignRequest,
  type MyCampaignsAnswer,
} from '../../shared/protocol/campaigns.ts';
import type { CampaignOffice } from '../lobby/campaign/CampaignOffice.ts';
import type { Guest } from '../store/row-types.ts';
import type { CampaignRow } from '../store/schema.ts';
import { bodyOf, Refused } from './answers.ts';

interface CampaignParts {
  readonly office: CampaignOffice;
  /** limits how often somebody may open a table */
  readonly opening: readonly RequestHandler[];
  visitor(request: Request): Guest | null;
  guestOf(request: Request): Guest;
  campaignOf(request: Request): Promise<CampaignRow>;
  /** opening a table ends a search for one */
  endSearch(uid: string): Promise<void>;
}

export function campaigns({ office, opening, visitor, guestOf, campaignOf, endSearch }: CampaignParts): Router {
  const router = Router();

  router.post('/campaigns', ...opening, async (request, response: Response<CampaignTableAnswer>) => {
    const guest = guestOf(request);
    await endSearch(guest.uid);
    const created = await office.create(guest, bodyOf(createCampaignRequest, request));
    if (!created.ok) throw new Refused(created);
    response.status(201).json(created.value);
  });

  router.get('/campaigns/:id', async (request, response: Response<CampaignAnswer>) => {
    const shown = await office.show(await campaignOf(request), visitor(request)?.uid ?? '');
    if (!shown.ok) throw new Refused(shown);
    response.set('Cache-Control', 'no-store').json(shown.value);
  });

  router.post('/campaigns/:id/continue', ...opening, async (request, response: Response<CampaignTableAnswer>) => {
    const guest = guestOf(request);
    const next = await office.goOn(await campaignOf(request), guest);
    if (!next.ok) throw new Refused(next);
    await endSearch(guest.uid);
    response.json(next.value);
  });

  router.get('/me/campaigns', async (request, response: Response<MyCampaignsAnswer>) => {
    const all = await office.mine(guestOf(request).uid, false);
    response.set('Cache-Control', 'no-store').json({ campaigns: all });
  });

  return router;
}
