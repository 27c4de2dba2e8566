import { and, desc, eq, inArray, isNotNull, lt, sql } from 'drizzle-orm';
import { isAvatar } from '../../shared/protocol/avatars.ts';
import { rated, ready, type Strength, unknown } from '../ratings/rating.ts';
import { countedOf, type Finish, finishesOf } from '../ratings/standings.ts';
import { advanceCampaign } from './campaign-progress.ts';
import type { Database } from './database.ts';
import type { Guest } from './row-types.ts';
import { guests, type MatchRow, matches, type ResultRow, ratings, results } from './schema.ts';

/** any number, but the same in every process */
const ratingLock = 7_426_302;

const atOnce = 100;

export interface Ranked extends Strength {
  readonly handle: string;
  readonly name: string;
  readonly avatar: string | null;
  readonly games: number;
  readonly wins: number;
}

export interface Totals {
  readonly game: string;
  readonly played: number;
  readonly won: number;
  readonly left: number;
  readonly best: number;
}

/** How a game ended for somebody. */
export type Fate = Pick<ResultRow, 'game' | 'place' | 'left'>;

type Row = Pick<MatchRow, 'id' | 'game' | 'seating' | 'seatHistory' | 'rated' | 'result' | 'endedAt' | 'updatedAt'>;

/** Results of finished games, and ratings. */
export class RatingStore {
  private readonly db: Database;

  constructor(db: Database) {
    this.db = db;
  }

  /**
   * Writes the results of a finished game, the ratings that follow, and how its campaign goes on; all of it once, however often it is called and by
   * which process. False when there was nothing to do.
   */
  async settle(id: string): Promise<boolean> {
    await ready();
    return this.db.transaction(async (db) => {
      // games of the same people may end at the same time: one after the other
      await db.execute(sql`select pg_advisory_xact_lock(${ratingLock})`);
      const [row] = await db
        .update(matches)
        .set({ settled: true })
        .where(and(eq(matches.id, id), eq(matches.status, 'finished'), eq(matches.settled, false)))
        .returning();
      if (!row) return false;
      await advanceCampaign(db, row);
      // a game without a result does not count, nor does one that continues another
      const isWhole = row.origin === null;
      const finishes = row.result && isWhole ? finishesOf(row.seating, row.seatHistory, row.result) : [];
      if (finishes.length === 0) return true;
      const changes = row.rated && !row.result?.team ? await rate(db, row, finishes) : new Map<string, RatingChange>();
      await db
        .insert(results)
        .values(finishes.map((finish) => resultOf(row, finish, changes.get(finish.uid))))
        .onConflictDoNothing();
      return true;
    });
  }

  /** Settles games whose process was killed before it could. */
  async settleAll(): Promise<number> {
    const rows = await this.db
      .select({ id: matches.id })
      .from(matches)
      .where(sql`status = 'finished' and not settled`)
      .limit(atOnce);
    for (const { id } of rows) await this.settle(id);
    return rows.length;
  }

  async strength(uid: string, game: string): Promise<Strength> {
    const [row] = await this.db
      .select({ mu: ratings.mu, sigma: ratings.sigma })
      .from(ratings)
      .where(and(eq(ratings.uid, uid), eq(ratings.game, game)));
    return row ?? unknown;
  }

  /** The strongest, by their cautious rating. */
  best(game: string, limit: number): Promise<Ranked[]> {
    return this.db
      .select({
        handle: guests.handle,
        name: guests.name,
        avatar: guests.avatar,
        mu: ratings.mu,
        sigma: ratings.sigma,
        games: ratings.games,
        wins: ratings.wins,
      })
      .from(ratings)
      .innerJoin(guests, eq(guests.uid, ratings.uid))
      .where(eq(ratings.game, game))
      .orderBy(desc(sql`${ratings.mu} - 3 * ${ratings.sigma}`), guests.handle)
      .limit(limit);
  }

  async guest(by: { readonly handle: string } | { readonly uid: string }): Promise<typeof guests.$inferSelect | null> {
    const [row] = await this.db
      .select()
      .from(guests)
      .where('uid' in by ? eq(guests.uid, by.uid) : eq(guests.handle, by.handle));
    return row ?? null;
  }

  ratingsOf(uid: string): Promise<(typeof ratings.$inferSelect)[]> {
    return this.db.select().from(ratings).where(eq(ratings.uid, uid));
  }

  totalsOf(uid: string): Promise<Totals[]> {
    const number = (part: string) => sql<number>`${sql.raw(part)}`.mapWith(Number);
    return this.db
      .select({
        game: results.game,
        played: number('count(*)'),
        won: number('count(*) filter (where place = 1)'),
        left: number('count(*) filter (where "left")'),
        best: number('coalesce(max(score) filter (where not "left"), 0)'),
      })
      .from(results)
      .where(eq(results.uid, uid))
      .groupBy(results.game);
  }

  /** These people with the pictures they have chosen. */
  async pictured<G extends Guest>(people: readonly G[]): Promise<G[]> {
    const uids = people.map(({ uid }) => uid);
    const chosen = await this.db
      .select({ uid: guests.uid, avatar: guests.avatar })
      .from(guests)
      .where(and(inArray(guests.uid, uids), isNotNull(guests.avatar)));
    return people.map((person) => {
      const avatar = chosen.find(({ uid }) => uid === person.uid)?.avatar;
      return avatar && isAvatar(avatar) ? { ...person, avatar } : person;
    });
  }

  async setAvatar(uid: string, avatar: string | null): Promise<boolean> {
    const rows = await this.db.update(guests).set({ avatar }).where(eq(guests.uid, uid)).returning({ uid: guests.uid });
    return rows.length === 1;
  }

  /** How somebody's games have ended, the latest first. */
  fatesOf(uid: string, limit: number): Promise<Fate[]> {
    return this.db
      .select({ game: results.game, place: results.place, left: results.left })
      .from(results)
      .where(eq(results.uid, uid))
      .orderBy(desc(results.at), desc(results.matchId))
      .limit(limit);
  }

  /** The latest first. Private tables are shown only to their own people. */
  gamesOf(
    uid: string,
    { before, limit, own }: { readonly before: Date; readonly limit: number; readonly own: boolean },
  ): Promise<{ result: ResultRow; code: string; seating: MatchRow['seating']; outcome: MatchRow['result'] }[]> {
    const shown = own ? [] : [eq(matches.visibility, 'public')];
    return this.db
      .select({ result: results, code: matches.code, seating: matches.seating, outcome: matches.result })
      .from(results)
      .innerJoin(matches, eq(matches.id, results.matchId))
      .where(and(eq(results.uid, uid), lt(results.at, before), ...shown))
      .orderBy(desc(results.at))
      .limit(limit);
  }
}

interface RatingChange {
  readonly before: Strength;
  readonly after: Strength;
}

type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];

async function rate(db: Transaction, { game }: Row, finishes: readonly Finish[]): Promise<Map<string, RatingChange>> {
  const counted = countedOf(finishes);
  if (counted.length === 0) return new Map();
  const uids = counted.map(({ finish }) => finish.uid);
  const rows = await db
    .select()
    .from(ratings)
    .where(and(eq(ratings.game, game), inArray(ratings.uid, uids)));
  const before = uids.map((uid): Strength => {
    const { mu, sigma } = rows.find((row) => row.uid === uid) ?? unknown;
    return { mu, sigma };
  });
  const ranks = counted.map(({ rank }) => rank);
  const after = await rated(before, ranks);
  const changes = counted.map(({ finish }, i): [string, RatingChange] => [
    finish.uid,
    { before: before[i] ?? unknown, after: after[i] ?? unknown },
  ]);
  for (const [i, [uid, change]] of changes.entries()) {
    const { mu, sigma } = change.after;
    const won = ranks[i] === Math.min(...ranks) ? 1 : 0;
    await db
      .insert(ratings)
      .values({ uid, game, mu, sigma, games: 1, wins: won })
      .onConflictDoUpdate({
        target: [ratings.uid, ratings.game],
        set: {
          mu,
          sigma,
          games: sql`${ratings.games} + 1`,
          wins: sql`${ratings.wins} + ${won}`,
          updatedAt: sql`now()`,
        },
      });
  }
  return new Map(changes);
}

const resultOf = (row: Row, { uid, seat, place, score, left }: Finish, change?: RatingChange) => ({
  matchId: row.id,
  uid,
  game: row.game,
  seat,
  seats: row.seating.length,
  place,
  score,
  left,
  before: change?.before ?? null,
  after: change?.after ?? null,
  at: row.endedAt ?? row.updatedAt,
});
