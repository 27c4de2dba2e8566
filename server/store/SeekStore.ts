import { and, asc, eq, inArray, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import type { Seek } from '../../shared/protocol/players.ts';
import type { Speed } from '../../shared/protocol/speeds.ts';
import type { Database } from './database.ts';
import type { NewMatch } from './match-types.ts';
import { isPlayedBy, type PlayableRules } from './playable.ts';
import type { Guest } from './row-types.ts';
import { type MatchRow, matches, type SeekerRow, seekers } from './schema.ts';

/** any number, but the same in every process */
const seekLock = 7_426_303;
/** how long a table that was found is reported to its people, and how long their wait counts for estimates */
const reportedSeconds = 60;
const countedSeconds = 3600;
/** fewer allow no estimate */
const samples = 3;

const now = sql`clock_timestamp()`;
const before = (seconds: number) => sql`clock_timestamp() - make_interval(secs => ${seconds})`;
const after = (seconds: number) => sql`clock_timestamp() + make_interval(secs => ${seconds})`;
const waited = sql<number>`greatest(0, extract(epoch from clock_timestamp() - ${seekers.since}))`.mapWith(Number);
/** null where nothing was agreed: `greatest` would make a zero of it */
const agreed = sql<number | null>`extract(epoch from clock_timestamp() - ${seekers.agreedAt})`.mapWith(Number);
const stays = sql<boolean>`coalesce(${seekers.staysUntil} > clock_timestamp(), false)`;

/** Somebody who waits for others to play one game with. */
export interface Seeker {
  readonly uid: string;
  readonly name: string;
  readonly least: number;
  readonly most: number;
  readonly speed: Speed;
  readonly rated: boolean;
  readonly mu: number;
  /** seconds */
  readonly waited: number;
  /** after so many seconds they would begin with bots; null: never */
  readonly patience: number | null;
  /** how many seconds ago they agreed to begin with bots; null: they have not */
  readonly agreed: number | null;
  /** whether they have said that they would rather wait */
  readonly stays: boolean;
}

/** People who are to play together, and at how many seats. */
export interface SeekGroup {
  readonly people: readonly Seeker[];
  readonly seats: number;
}

/** How seekers become tables. */
export interface Pairing {
  /** `all`: those who have waited longest first */
  groupsOf(all: readonly Seeker[]): readonly SeekGroup[];
  tableFor(group: SeekGroup): NewMatch;
}

type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];

/** People who wait for others to play with. Rows with a table have been found; they stay a while, for estimates. */
export class SeekStore {
  private readonly db: Database;
  private readonly silentSeconds: number;

  constructor(db: Database, silentSeconds = 8) {
    this.db = db;
    this.silentSeconds = silentSeconds;
  }

  /** Starts a search or changes it. Asking again for the same keeps the time waited so far. */
  join({ uid, name }: Guest, seek: Seek, mu: number): Promise<void> {
    return this.alone(async (db) => {
      const found = await tableFor(db, uid);
      if (found?.status === 'waiting') return;
      const [row] = await db
        .select()
        .from(seekers)
        .where(
          and(eq(seekers.uid, uid), isNull(seekers.matchId), sql`${seekers.seenAt} > ${before(this.silentSeconds)}`),
        );
      const isSame = row !== undefined && sameSeek(row, seek);
      const kept = isSame
        ? { since: row.since, agreedAt: row.agreedAt, staysUntil: row.staysUntil }
        : { since: now, agreedAt: null, staysUntil: null };
      const entry = { ...seek, ...kept, name, mu, seenAt: now, matchId: null };
      await db
        .insert(seekers)
        .values({ uid, ...entry })
        .onConflictDoUpdate({ target: seekers.uid, set: entry });
    });
  }

  /** Records that this person is still waiting; null when they are not. */
  async beat(uid: string): Promise<(SeekerRow & { readonly waited: number }) | null> {
    const [row] = await this.db
      .update(seekers)
      .set({ seenAt: now })
      .where(and(eq(seekers.uid, uid), isNull(seekers.matchId)))
      .returning();
    if (!row) return null;
    const [timed] = await this.db.select({ waited }).from(seekers).where(eq(seekers.uid, uid));
    return { ...row, waited: timed?.waited ?? 0 };
  }

  /** The table recently found for this person, if they still have a seat there. */
  async found(uid: string): Promise<Pick<MatchRow, 'id' | 'code'> | null> {
    return tableFor(this.db, uid);
  }

  /** Has no effect once a table was found: a person gives up that seat by not coming. */
  async cancel(uid: string): Promise<void> {
    await this.db.delete(seekers).where(and(eq(seekers.uid, uid), isNull(seekers.matchId)));
  }

  /**
   * Agrees to begin with bots, if that is offered by now; asking again changes nothing. Null: this person is not
   * waiting; false: it is not offered.
   */
  agree(uid: string, isOffered: (one: Seeker, all: readonly Seeker[]) => boolean): Promise<boolean | null> {
    return this.alone(async (db) => {
      const one = and(eq(seekers.uid, uid), isNull(seekers.matchId));
      // a sign of life before all else: nobody is forgotten by their own question
      const [row] = await db.update(seekers).set({ seenAt: now }).where(one).returning();
      if (!row) return null;
      const all = await stillWaiting(db, row.game, this.silentSeconds);
      const self = all.find((seeker) => seeker.uid === uid);
      if (!self || !isOffered({ ...self, stays: false }, all)) return false;
      const agreedAt = row.agreedAt ?? now;
      await db.update(seekers).set({ agreedAt, staysUntil: null }).where(one);
      return true;
    });
  }

  /** Would rather wait than begin with bots, for so many seconds; false when this person is not waiting. */
  async stay(uid: string, seconds: number): Promise<boolean> {
    const stayed = await this.db
      .update(seekers)
      .set({ agreedAt: null, staysUntil: after(seconds), seenAt: now })
      .where(and(eq(seekers.uid, uid), isNull(seekers.matchId)))
      .returning();
    return stayed.length > 0;
  }

  /** Games for which somebody waits, or waited until they stopped asking. */
  async games(): Promise<string[]> {
    const rows = await this.db.selectDistinct({ game: seekers.game }).from(seekers).where(isNull(seekers.matchId));
    return rows.map(({ game }) => game);
  }

  /** Game → the names of those who wait, the longest waiting first. */
  async names(): Promise<Record<string, string[]>> {
    const rows = await this.db
      .select({ game: seekers.game, name: seekers.name })
      .from(seekers)
      .where(and(isNull(seekers.matchId), sql`${seekers.seenAt} > ${before(this.silentSeconds)}`))
      .orderBy(asc(seekers.since), asc(seekers.uid));
    const byGame: Record<string, string[]> = {};
    for (const { game, name } of rows) byGame[game] = [...(byGame[game] ?? []), name];
    return byGame;
  }

  async waiting(game: string): Promise<Seeker[]> {
    return waitingFor(this.db, game, this.silentSeconds);
  }

  /** The median wait of those recently found; null when they are too few. */
  async usualWait({ game, speed, rated }: Pick<Seek, 'game' | 'speed' | 'rated'>): Promise<number | null> {
    const lasted = sql`extract(epoch from ${seekers.seenAt} - ${seekers.since})`;
    const [row] = await this.db
      .select({
        n: sql<number>`count(*)`.mapWith(Number),
        median: sql<number>`coalesce(percentile_cont(0.5) within group (order by ${lasted}), 0)`.mapWith(Number),
      })
      .from(seekers)
      .where(
        and(
          isNotNull(seekers.matchId),
          eq(seekers.game, game),
          eq(seekers.speed, speed),
          eq(seekers.rated, rated),
          sql`${seekers.seenAt} > ${before(countedSeconds)}`,
        ),
      );
    return row && row.n >= samples ? Math.round(row.median) : null;
  }

  /** Groups those who fit and makes their tables: each person once, however many processes try at the same time. */
  pair(game: string, pairing: Pairing): Promise<NewMatch[]> {
    return this.alone(async (db) => {
      await this.forget(db);
      const made: NewMatch[] = [];
      for (const group of pairing.groupsOf(await stillWaiting(db, game, this.silentSeconds))) {
        const table = await insert(db, () => pairing.tableFor(group));
        const uids = group.people.map(({ uid }) => uid);
        await db.update(seekers).set({ matchId: table.id, seenAt: now }).where(inArray(seekers.uid, uids));
        made.push(table);
      }
      return made;
    });
  }

  /** Deletes tables found for strangers to which nobody came and whose rooms nobody has opened recently. */
  async removeScattered(seconds: number, rules: PlayableRules): Promise<void> {
    const found = this.db.select({ id: seekers.matchId }).from(seekers).where(isNotNull(seekers.matchId));
    const late = and(lt(matches.gatherBy, before(seconds)), lt(matches.updatedAt, before(seconds)));
    const waits = and(eq(matches.status, 'waiting'), eq(matches.begins, true));
    await this.db.delete(matches).where(and(late, waits, inArray(matches.id, found), isPlayedBy(rules)));
  }

  private async forget(db: Transaction): Promise<void> {
    const silent = and(isNull(seekers.matchId), lt(seekers.seenAt, before(this.silentSeconds)));
    await db.delete(seekers).where(silent);
    await db.delete(seekers).where(lt(seekers.seenAt, before(countedSeconds)));
  }

  /** One at a time across all processes, so that two who search at the same moment see each other. */
  private alone<T>(work: (db: Transaction) => Promise<T>): Promise<T> {
    return this.db.transaction(async (db) => {
      await db.execute(sql`select pg_advisory_xact_lock(${seekLock})`);
      return work(db);
    });
  }
}

const sameSeek = (row: SeekerRow, seek: Seek): boolean =>
  (['game', 'least', 'most', 'speed', 'rated'] as const).every((wish) => row[wish] === seek[wish]);

const rowsFor = (db: Database | Transaction, game: string, silent: number) =>
  db
    .select({ row: seekers, waited, agreed, stays })
    .from(seekers)
    .where(and(eq(seekers.game, game), isNull(seekers.matchId), sql`${seekers.seenAt} > ${before(silent)}`))
    .orderBy(asc(seekers.since), asc(seekers.uid));

const waitingFor = async (db: Database, game: string, silent: number): Promise<Seeker[]> =>
  (await rowsFor(db, game, silent)).map(seekerOf);

/** Locks the rows: a cancellation happens before this, or too late. */
const stillWaiting = async (db: Transaction, game: string, silent: number): Promise<Seeker[]> =>
  (await rowsFor(db, game, silent).for('update')).map(seekerOf);

function seekerOf(found: Pick<Seeker, 'waited' | 'agreed' | 'stays'> & { readonly row: SeekerRow }): Seeker {
  const { uid, name, least, most, speed, rated, mu, patience } = found.row;
  const { waited, agreed, stays } = found;
  return { uid, name, least, most, speed, rated, mu, patience, waited, agreed, stays };
}

async function tableFor(db: Database | Transaction, uid: string) {
  const [row] = await db
    .select({ id: matches.id, code: matches.code, status: matches.status })
    .from(seekers)
    .innerJoin(matches, eq(matches.id, seekers.matchId))
    .where(
      and(
        eq(seekers.uid, uid),
        sql`${seekers.seenAt} > ${before(reportedSeconds)}`,
        inArray(matches.status, ['waiting', 'running']),
        sql`${matches.seating} @> ${JSON.stringify([{ uid }])}::jsonb`,
      ),
    );
  return row ?? null;
}

async function insert(db: Transaction, make: () => NewMatch): Promise<NewMatch> {
  for (;;) {
    const table = make();
    const made = await db.insert(matches).values(table).onConflictDoNothing({ target: matches.code }).returning();
    if (made.length === 1) return table;
  }
}
