import { and, asc, count, desc, eq, gt, inArray, lt, notInArray, or, sql } from 'drizzle-orm';
import type { StatusAnswer } from '../../shared/protocol/http.ts';
import type { TableStatus } from '../../shared/protocol/messages.ts';
import type { Speed } from '../../shared/protocol/speeds.ts';
import { handleOf } from '../ratings/handle.ts';
import { CampaignStore } from './CampaignStore.ts';
import { ChatStore } from './ChatStore.ts';
import { type Database, type DatabasePlace, type OpenDatabase, openDatabase } from './database.ts';
import { MoveWriter } from './MoveWriter.ts';
import {
  type Deal,
  FencedError,
  type Incarnation,
  type ListingColumns,
  type NewMatch,
  type NewMove,
  type TableColumns,
} from './match-types.ts';
import { isPlayedBy, type PlayableRules } from './playable.ts';
import { RatingStore } from './RatingStore.ts';
import type { Origin, StoredClock } from './row-types.ts';
import { SeekStore } from './SeekStore.ts';
import { SocialStore } from './SocialStore.ts';
import { guests, house, type MatchRow, type MoveRow, matches, moves } from './schema.ts';
import { takeBack, takenBack } from './undoing.ts';

/** Tables, their logs and their guests. Every method is one statement or one transaction. */
export class MatchStore {
  private readonly db: Database;
  private readonly moveWriter: MoveWriter;
  readonly talk: ChatStore;
  readonly social: SocialStore;
  readonly ratings: RatingStore;
  readonly seekers: SeekStore;
  readonly campaigns: CampaignStore;
  readonly close: () => Promise<void>;

  private constructor(opened: OpenDatabase) {
    this.db = opened.db;
    this.moveWriter = new MoveWriter(opened.run);
    this.talk = new ChatStore(opened.db);
    this.social = new SocialStore(opened.db);
    this.ratings = new RatingStore(opened.db);
    this.seekers = new SeekStore(opened.db);
    this.campaigns = new CampaignStore(opened.db, this.ratings);
    this.close = opened.close;
  }

  static async open(place: DatabasePlace, lost?: (error: Error) => void): Promise<MatchStore> {
    return MatchStore.over(await openDatabase(place, lost));
  }

  static over(opened: OpenDatabase): MatchStore {
    return new MatchStore(opened);
  }

  /** False when the code is in use. */
  async create(match: NewMatch): Promise<boolean> {
    const made = await this.db.insert(matches).values(match).onConflictDoNothing({ target: matches.code }).returning();
    return made.length === 1;
  }

  async byId(id: string): Promise<MatchRow | null> {
    const [row] = await this.db.select().from(matches).where(eq(matches.id, id));
    return row ?? null;
  }

  async byIdOrCode(idOrCode: string): Promise<MatchRow | null> {
    const either = or(eq(matches.id, idOrCode), eq(matches.code, idOrCode.toUpperCase()));
    const [row] = await this.db.select().from(matches).where(either);
    return row ?? null;
  }

  async saveTable(by: Incarnation, part: Partial<TableColumns> & { readonly clock?: StoredClock }): Promise<void> {
    const saved = await this.db
      .update(matches)
      .set({ ...part, updatedAt: sql`now()` })
      .where(isNewest(by))
      .returning({ id: matches.id });
    if (saved.length === 0) throw fenced(by);
  }

  /** The game begins; false when it already has. */
  async begin(by: Incarnation, deal: Deal, listing: ListingColumns): Promise<boolean> {
    const begun = await this.db
      .update(matches)
      .set({ ...deal, begins: false, rated: amongPeople, beganAt: sql`now()`, ...columnsOf(listing, 'running') })
      .where(and(isNewest(by), eq(matches.status, 'waiting')))
      .returning({ id: matches.id });
    if (begun.length === 0 && (await this.byId(by.id))?.epoch !== by.epoch) throw fenced(by);
    return begun.length === 1;
  }

  /**
   * Stores the move and what follows from it, both or neither. Throws FencedError when the table has a newer room, and
   * PlaceTakenError when `seq` has been written.
   */
  append(by: Incarnation, move: NewMove, listing: ListingColumns): Promise<void> {
    return this.moveWriter.append(by, move, listing);
  }

  moves(matchId: string): Promise<MoveRow[]> {
    return this.db.select().from(moves).where(eq(moves.matchId, matchId)).orderBy(asc(moves.seq));
  }

  /**
   * A running game that continues another from one of its moments: its row and a copy of the moves until then, both or
   * neither; false when the code is in use.
   */
  branch(
    match: NewMatch & { readonly seed: string; readonly origin: Origin },
    listing: ListingColumns,
  ): Promise<boolean> {
    return this.db.transaction(async (db) => {
      const row = { ...match, ...columnsOf(listing, 'running'), beganAt: sql`now()` };
      const made = await db.insert(matches).values(row).onConflictDoNothing({ target: matches.code }).returning();
      if (made.length === 0) return false;
      const { id, seq } = match.origin;
      await db.execute(sql`
        insert into moves (match_id, seq, seat, move, request_id)
        select ${match.id}, seq, seat, move, request_id from moves where match_id = ${id} and seq <= ${seq}`);
      return true;
    });
  }

  /** Takes the last decision out of the log; throws FencedError when it is not the last, or the room not the newest. */
  async undo(by: Incarnation, move: Omit<NewMove, 'move'>, before: ListingColumns): Promise<void> {
    if (!(await takeBack(this.db, { ...by, ...move }, before))) throw fenced(by);
  }

  undone(matchId: string): Promise<Omit<NewMove, 'move'>[]> {
    return takenBack(this.db, matchId);
  }

  async moveAt(matchId: string, seq: number): Promise<MoveRow | null> {
    const [row] = await this.db
      .select()
      .from(moves)
      .where(and(eq(moves.matchId, matchId), eq(moves.seq, seq)));
    return row ?? null;
  }

  /** Claims the next incarnation of the table's room for `home`; null when another process was faster. */
  async claim({ id, epoch }: Incarnation, home: string): Promise<Incarnation | null> {
    const [claimed] = await this.db
      .update(matches)
      .set({ epoch: epoch + 1, home, homeAt: sql`now()`, updatedAt: touchedIfWaiting })
      .where(isNewest({ id, epoch }))
      .returning({ id: matches.id, epoch: matches.epoch });
    return claimed ?? null;
  }

  /** The room has closed: whoever opens the table next does not look for it. */
  async release(by: Incarnation, clock?: StoredClock): Promise<void> {
    await this.db
      .update(matches)
      .set({ home: '', ...(clock ? { clock } : {}) })
      .where(isNewest(by));
  }

  /** Keeps waiting tables with people around them from being removed. */
  async touch(ids: string[]): Promise<void> {
    if (ids.length === 0) return;
    await this.db.update(matches).set({ updatedAt: touchedIfWaiting }).where(inArray(matches.id, ids));
  }

  /** The newest incarnations of those of these tables that still exist. */
  newest(ids: string[]): Promise<Incarnation[]> {
    if (ids.length === 0) return Promise.resolve([]);
    return this.db.select({ id: matches.id, epoch: matches.epoch }).from(matches).where(inArray(matches.id, ids));
  }

  /** Public tables that a lobby should show: all that wait, and running ones with a recent move. */
  listed(since: Date, limit: number): Promise<MatchRow[]> {
    const shown = or(eq(matches.status, 'waiting'), and(eq(matches.status, 'running'), gt(matches.updatedAt, since)));
    return this.db
      .select()
      .from(matches)
      .where(and(eq(matches.visibility, 'public'), shown))
      .orderBy(desc(matches.createdAt))
      .limit(limit);
  }

  ofGuest(uid: string, limit: number): Promise<MatchRow[]> {
    return this.db
      .select()
      .from(matches)
      .where(and(inArray(matches.status, ['waiting', 'running']), sitsThere(uid)))
      .orderBy(desc(matches.updatedAt))
      .limit(limit);
  }

  /** How much is stored. */
  async figures(): Promise<StatusAnswer['house']> {
    const [made, played] = await Promise.all([
      this.db.select({ status: matches.status, tables: count() }).from(matches).groupBy(matches.status),
      this.db.select({ moves: count() }).from(moves),
    ]);
    const of = (status: TableStatus): number => made.find((row) => row.status === status)?.tables ?? 0;
    return { waiting: of('waiting'), running: of('running'), finished: of('finished'), moves: played[0]?.moves ?? 0 };
  }

  /** Finished games of a person who had a seat at their end, the latest first. */
  finishedOf(uid: string, before: Date, limit: number): Promise<MatchRow[]> {
    // older games have no stored end, but a last change
    const ended = sql`coalesce(${matches.endedAt}, ${matches.updatedAt})`;
    return this.db
      .select()
      .from(matches)
      .where(and(eq(matches.status, 'finished'), sitsThere(uid), sql`${ended} < ${before.toISOString()}::timestamptz`))
      .orderBy(desc(ended))
      .limit(limit);
  }

  /** Deletes waiting tables that nobody has touched, except those whose rooms are open. A game is never deleted. */
  async removeForgotten(before: Date, open: string[], rules: PlayableRules): Promise<string[]> {
    const forgotten = and(eq(matches.status, 'waiting'), lt(matches.updatedAt, before), notInArray(matches.id, open));
    const rows = await this.db
      .delete(matches)
      .where(and(forgotten, isPlayedBy(rules)))
      .returning({ id: matches.id });
    return rows.map((row) => row.id);
  }

  /** Ends running games of this speed without a move since then, except those whose rooms are open. No result. */
  async abandon(speed: Speed, before: Date, open: string[], rules: PlayableRules): Promise<Incarnation[]> {
    const left = and(eq(matches.status, 'running'), eq(matches.speed, speed), lt(matches.updatedAt, before));
    return (
      this.db
        .update(matches)
        // fences off a room that we know nothing of; it sends its people to the table as it is now
        .set({ status: 'finished', toMove: [], endedAt: sql`now()`, epoch: sql`${matches.epoch} + 1` })
        .where(and(left, notInArray(matches.id, open), isPlayedBy(rules)))
        .returning({ id: matches.id, epoch: matches.epoch })
    );
  }

  async saveGuest(uid: string, name: string): Promise<void> {
    await this.db
      .insert(guests)
      .values({ uid, name, handle: handleOf(uid) })
      .onConflictDoUpdate({ target: guests.uid, set: { name, seenAt: sql`now()` } });
  }

  /** A value that all processes share: the first to ask decides it. */
  async shared(name: string, value: string): Promise<string> {
    await this.db.insert(house).values({ name, value }).onConflictDoNothing();
    const [row] = await this.db.select().from(house).where(eq(house.name, name));
    return row?.value ?? value;
  }

  /** Throws when the database does not answer. */
  async ping(): Promise<void> {
    await this.db.select({ one: sql`1` }).from(house).limit(1);
  }
}

const isNewest = ({ id, epoch }: Incarnation) => and(eq(matches.id, id), eq(matches.epoch, epoch));

const fenced = ({ id, epoch }: Incarnation): FencedError => new FencedError(`room ${epoch} of ${id}`);

/** for a running game `updatedAt` stays the time of its last move */
const touchedIfWaiting = sql`case when ${matches.status} = 'waiting' then now() else ${matches.updatedAt} end`;

/** a game is rated only if no bot sits at its beginning */
const amongPeople = sql`${matches.rated} and not (${matches.seating} @> '[{"kind": "bot"}]'::jsonb)`;

const sitsThere = (uid: string) => sql`${matches.seating} @> ${JSON.stringify([{ uid }])}::jsonb`;

const columnsOf = (listing: ListingColumns, status: TableStatus) => ({
  ...listing,
  status: listing.result ? ('finished' as const) : status,
  updatedAt: sql`now()`,
  ...(listing.result ? { endedAt: sql`now()` } : {}),
});
