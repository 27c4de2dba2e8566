import { createHash } from 'node:crypto';
import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import type { Guest } from '../table/seating/seating.ts';
import type { Database } from './database.ts';
import type { NewMatch } from './MatchStore.ts';
import { links, matches } from './schema.ts';

const digestOf = (word: string): string => createHash('sha256').update(word).digest('hex');

/** What keeps people together beyond one table: rematches, and the way to another device. */
export class SocialStore {
  private readonly db: Database;

  constructor(db: Database) {
    this.db = db;
  }

  /**
   * The table at which the people of this one play again: the one given, if they have none yet. Whoever asks, and
   * however often, there is one. Null when the code of the new table is in use.
   */
  sequel(of: string, match: NewMatch): Promise<string | null> {
    return this.db.transaction(async (db) => {
      // the row is locked by this, so that who asks meanwhile waits for the answer
      const [first] = await db
        .update(matches)
        .set({ sequel: match.id })
        .where(and(eq(matches.id, of), isNull(matches.sequel)))
        .returning({ id: matches.id });
      if (!first) {
        const [row] = await db.select({ sequel: matches.sequel }).from(matches).where(eq(matches.id, of));
        return row?.sequel ?? null;
      }
      const made = await db.insert(matches).values(match).onConflictDoNothing({ target: matches.code }).returning();
      if (made.length === 1) return match.id;
      await db.update(matches).set({ sequel: null }).where(eq(matches.id, of));
      return null;
    });
  }

  async keepLink(word: string, { uid, name }: Guest, seconds: number): Promise<void> {
    await this.db.delete(links).where(lt(links.until, sql`now()`));
    const until = sql`now() + make_interval(secs => ${seconds})`;
    await this.db.insert(links).values({ digest: digestOf(word), uid, name, until });
  }

  /** Whose it was; it is used up with this. */
  async useLink(word: string): Promise<Guest | null> {
    const valid = and(eq(links.digest, digestOf(word)), gt(links.until, sql`now()`));
    const [used] = await this.db.delete(links).where(valid).returning({ uid: links.uid, name: links.name });
    return used ?? null;
  }
}
