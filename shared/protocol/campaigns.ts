import { z } from 'zod';
import type { CampaignWay } from '../engine/campaign.ts';
import type { Seat, TeamResult } from '../engine/core.ts';
import { type CampaignSummary, createTableRequest } from './http.ts';
import type { TableStatus } from './messages.ts';

/** POST /api/campaigns: its first table has the seats and terms of an ordinary one, and is private. */
export const createCampaignRequest = createTableRequest
  .omit({ visibility: true, start: true })
  .extend({ way: z.enum(['against', 'together'] satisfies readonly CampaignWay[]) });
export type CreateCampaignRequest = z.input<typeof createCampaignRequest>;

/** Answered with the campaign, and the table at which it begins or goes on. */
export interface CampaignTableAnswer {
  readonly id: string;
  /** of the table */
  readonly code: string;
}

/** A game of a campaign that was played to its end. */
export interface CampaignGame {
  readonly code: string;
  readonly chapter: number;
  /** of those who play together; null: they play against each other */
  readonly team: TeamResult | null;
  /** names of those who won */
  readonly winners: readonly string[];
  readonly ended: string;
}

/** GET /api/campaigns/:id */
export interface CampaignAnswer extends CampaignSummary {
  /** the caller's seat; null: they are not in it, and see it because it is over */
  readonly yours: Seat | null;
  /** where it is being played, or its people are waited for; null: whoever goes on makes it */
  readonly table: { readonly code: string; readonly status: Exclude<TableStatus, 'finished'> } | null;
  /** in their order */
  readonly games: readonly CampaignGame[];
  readonly began: string;
  /** null while it goes on */
  readonly ended: string | null;
}

/** GET /api/me/campaigns: all that the caller is in, the latest first. */
export interface MyCampaignsAnswer {
  readonly campaigns: readonly CampaignSummary[];
}
