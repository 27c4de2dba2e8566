import { and, asc, desc, eq, isNull, lt, notExists, sql } from 'drizzle-orm';
import type { Database } from './database.ts';
import { FencedError, type Incarnation, type NewMatch } from './match-types.ts';
import type { RatingStore } from './RatingStore.ts';
import type { CampaignGroup, SeatHolder } from './row-types.ts';
import { type CampaignRow, campaigns, type MatchRow, matches } from './schema.ts';

export type NewCampaign = Omit<typeof campaigns.$inferInsert, 'matchId'> & { readonly id: string };

/** A table by both of its names, and how far it is. */
export type CampaignTable = Pick<MatchRow, 'id' | 'code' | 'status'>;

/** A chapter that was played to its end. */
export type PlayedChapter = Pick<MatchRow, 'id' | 'code' | 'seating' | 'group'> & {
  readonly chapter: number;
  readonly result: NonNullable<MatchRow['result']>;
  readonly endedAt: Date;
};

/** Campaigns, and which table each of them is at. */
export class CampaignStore {
  private readonly db: Database;
  private readonly ratings: RatingStore;

  constructor(db: Database, ratings: RatingStore) {
    this.db = db;
    this.ratings = ratings;
  }

  /** A campaign and its first table, both or neither; false when the code is in use. */
  create(campaign: NewCampaign, match: NewMatch): Promise<boolean> {
    return this.db.transaction(async (db) => {
      const made = await db.insert(matches).values(match).onConflictDoNothing({ target: matches.code }).returning();
      if (made.length === 0) return false;
      await db.insert(campaigns).values({ ...campaign, matchId: match.id });
      return true;
    });
  }

  async byId(id: string): Promise<CampaignRow | null> {
    const [row] = await this.db.select().from(campaigns).where(eq(campaigns.id, id));
    return row ?? null;
  }

  /** As it stands once everything that was played has been counted, whichever process died in between. */
  async current(id: string): Promise<CampaignRow | null> {
    const [found] = await this.db
      .select({ row: campaigns, status: matches.status, settled: matches.settled })
      .from(campaigns)
      .leftJoin(matches, eq(matches.id, campaigns.matchId))
      .where(eq(campaigns.id, id));
    if (!found) return null;
    if (found.status !== 'finished' || found.settled) return found.row;
    await this.ratings.settle(found.row.matchId);
    return this.byId(id);
  }

  /** Its newest table; null when nobody came and it was forgotten. */
  async table({ matchId }: Pick<CampaignRow, 'matchId'>): Promise<CampaignTable | null> {
    const { id, code, status } = matches;
    const [row] = await this.db.select({ id, code, status }).from(matches).where(eq(id, matchId));
    return row ?? null;
  }

  /** What was played to its end, in its order. */
  async played(campaign: string): Promise<PlayedChapter[]> {
    const { id, code, seating, group, chapter, result, endedAt } = matches;
    const rows = await this.db
      .select({ id, code, seating, group, chapter, result, endedAt })
      .from(matches)
      .where(and(eq(matches.campaign, campaign), eq(matches.status, 'finished')))
      .orderBy(asc(endedAt));
    return rows.filter((row): row is PlayedChapter => row.result !== null && row.chapter !== null);
  }

  /** Those that this person is in, the latest first; `open`: only those that go on. */
  ofGuest(uid: string, limit: number, open: boolean): Promise<CampaignRow[]> {
    const isTheirs = sql`${campaigns.seating} @> ${JSON.stringify([{ uid }])}::jsonb`;
    return this.db
      .select()
      .from(campaigns)
      .where(open ? and(isTheirs, eq(campaigns.state, 'running')) : isTheirs)
      .orderBy(desc(campaigns.updatedAt))
      .limit(limit);
  }

  /** Its first game begins: from now on these are its people, at this table and all that follow. */
  found(by: Incarnation, campaign: string, seating: readonly SeatHolder[], group: CampaignGroup): Promise<void> {
    return this.db.transaction(async (db) => {
      const kept = await db
        .update(matches)
        .set({ group })
        .where(and(eq(matches.id, by.id), eq(matches.epoch, by.epoch)))
        .returning({ id: matches.id });
      if (kept.length === 0) throw new FencedError(`room ${by.epoch} of ${by.id}`);
      await db.update(campaigns).set({ seating, updatedAt: sql`now()` }).where(eq(campaigns.id, campaign));
    });
  }

  /**
   * The table at which the campaign goes on: the one it has, if that is not over, else `make`. There is only ever one,
   * whoever asks and however often. Null: there is nothing left to play.
   */
  async next(campaign: string, make: (at: CampaignRow) => NewMatch): Promise<CampaignTable | null> {
    for (;;) {
      if (!(await this.current(campaign))) return null;
      const found = await this.db.transaction((db) => nextTable(db, campaign, make));
      if (found !== 'again') return found;
    }
  }

  /** Deletes campaigns whose first table was forgotten: nobody has ever played in them. */
  async removeForgotten(before: Date): Promise<void> {
    const table = this.db.select({ id: matches.id }).from(matches).where(eq(matches.campaign, campaigns.id));
    await this.db.delete(campaigns).where(and(lt(campaigns.updatedAt, before), notExists(table)));
  }
}

/** `again`: the code is in use, or a game has ended meanwhile and is not counted yet. */
async function nextTable(
  db: Pick<Database, 'select' | 'insert' | 'update'>,
  campaign: string,
  make: (at: CampaignRow) => NewMatch,
): Promise<CampaignTable | 'again' | null> {
  // this locks the row: anyone else who asks now waits for the answer
  const [row] = await db.select().from(campaigns).where(eq(campaigns.id, campaign)).for('update');
  if (!row) return null;
  const [last] = await db.select().from(matches).where(eq(matches.id, row.matchId));
  if (last && last.status !== 'finished') return last;
  if (last && !last.settled) return 'again';
  if (row.state !== 'running') return null;
  const match = make(row);
  const [made] = await db.insert(matches).values(match).onConflictDoNothing({ target: matches.code }).returning();
  if (!made) return 'again';
  await db.update(campaigns).set({ matchId: match.id, updatedAt: sql`now()` }).where(eq(campaigns.id, campaign));
  // those who still look at the last game are asked along
  const isLast = and(eq(matches.id, row.matchId), isNull(matches.rematch));
  await db.update(matches).set({ rematch: match.id }).where(isLast);
  return made;
}
