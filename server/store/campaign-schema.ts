import { index, integer, json, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { CampaignState } from '../../shared/engine/campaign.ts';
import type { GivenOptions } from '../../shared/engine/game.ts';
import { moment, when } from './moments.ts';
import type { CampaignTerms, SeatHolder } from './row-types.ts';

/** Games that belong together. What was played stands in `matches`, whose rows name their campaign and chapter. */
export const campaigns = pgTable(
  'campaigns',
  {
    id: text('id').primaryKey(),
    game: text('game').notNull(),
    /** what was chosen for all of its games; chapter and failures come with each */
    options: json('options').$type<GivenOptions>().notNull(),
    chapters: integer('chapters').notNull(),
    /** the chapter that is played, or played next */
    chapter: integer('chapter').notNull().default(1),
    /** lost games in a row on it, and of all chapters together */
    failures: integer('failures').notNull().default(0),
    totalFailures: integer('total_failures').notNull().default(0),
    state: text('state').$type<CampaignState>().notNull().default('running'),
    /** the group, as it sat when its first game began; until then with open seats, if it was made so */
    seating: jsonb('seating').$type<readonly SeatHolder[]>().notNull(),
    terms: json('terms').$type<CampaignTerms>().notNull(),
    /** its newest table, which may have been forgotten while it waited */
    matchId: text('match_id').notNull(),
    createdAt: when('created_at'),
    /** of its last change */
    updatedAt: when('updated_at'),
    endedAt: moment('ended_at'),
  },
  (table) => [index('campaigns_by_guest').using('gin', table.seating)],
);

export type CampaignRow = typeof campaigns.$inferSelect;
