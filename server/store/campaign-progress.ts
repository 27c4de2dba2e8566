import { and, eq, sql } from 'drizzle-orm';
import { afterGame } from '../../shared/engine/campaign.ts';
import type { Database } from './database.ts';
import { campaigns, type MatchRow } from './schema.ts';

/**
 * The campaign goes on by the result of its newest table; by a game without one it does not. Called within the
 * transaction that settles the game, which happens once.
 */
export async function advanceCampaign(
  db: Pick<Database, 'select' | 'update'>,
  { id, campaign, result }: Pick<MatchRow, 'id' | 'campaign' | 'result'>,
): Promise<void> {
  if (campaign === null || !result) return;
  const [row] = await db
    .select()
    .from(campaigns)
    .where(and(eq(campaigns.id, campaign), eq(campaigns.matchId, id)))
    .for('update');
  if (!row) return;
  const { chapter, failures, totalFailures, state } = afterGame(row, result, row.chapters);
  const endedAt = state === 'running' ? null : sql`now()`;
  await db
    .update(campaigns)
    .set({ chapter, failures, totalFailures, state, endedAt, updatedAt: sql`now()` })
    .where(eq(campaigns.id, campaign));
}
