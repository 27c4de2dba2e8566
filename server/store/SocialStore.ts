import { createHash } from 'node:crypto';
import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import type { Database } from './database.ts';
import type { NewMatch } from './match-types.ts';
import type { Guest } from './row-types.ts';
import { links, matches } from './schema.ts';

const digestOf = (word: string): string => createHash('sha256').update(word).digest('hex');

/** Rematches, and links by which a person moves to another device. */
export class SocialStore {
  private readonly db: Database;

  constructor(db: Database) {
    this.db = db;
  }

  /**
   * The id of the table at which the people of this one play again: `match`, unless they have one already. There is
   * only ever one, whoever asks and however often. Null when the code of the new table is in use.
   */
  rematch(of: string, match: NewMatch): Promise<string | null> {
    return this.db.transaction(async (db) => {
      // this locks the row: anyone else who asks now waits for the answer
      const [first] = await db
        .update(matches)
        .set({ rematch: match.id })
        .where(and(eq(matches.id, of), isNull(matches.rematch)))
        .returning({ id: matches.id });
      if (!first) {
        const [row] = await db.select({ rematch: matches.rematch }).from(matches).where(eq(matches.id, of));
        return row?.rematch ?? null;
      }
      const made = await db.insert(matches).values(match).onConflictDoNothing({ target: matches.code }).returning();
      if (made.length === 1) return match.id;
      await db.update(matches).set({ rematch: null }).where(eq(matches.id, of));
      return null;
    });
  }

  async keepLink(word: string, { uid, name }: Guest, seconds: number): Promise<void> {
    await this.db.delete(links).where(lt(links.until, sql`now()`));
    const until = sql`now() + make_interval(secs => ${seconds})`;
    await this.db.insert(links).values({ digest: digestOf(word), uid, name, until });
  }

  /** The guest whose link it was. A link works once. */
  async useLink(word: string): Promise<Guest | null> {
    const valid = and(eq(links.digest, digestOf(word)), gt(links.until, sql`now()`));
    const [used] = await this.db.delete(links).where(valid).returning({ uid: links.uid, name: links.name });
    return used ?? null;
  }
}
