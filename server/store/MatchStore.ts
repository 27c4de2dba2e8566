import { and, asc, desc, eq, gt, inArray, lt, notInArray, or, sql } from 'drizzle-orm';
import type { Outcome, Params, Seat } from '../../shared/engine/core.ts';
import type { Pace, TableStatus } from '../../shared/protocol/messages.ts';
import type { Held, SeatHolder } from '../rooms/seating.ts';
import { type Database, isDuplicateKey, type OpenDatabase, openDatabase } from './database.ts';
import { guests, type MatchRow, type MoveRow, matches, moves } from './schema.ts';

export type { MatchRow, MoveRow } from './schema.ts';

/** The place in the log is taken: somebody else has written on. */
export class PlaceTakenError extends Error {
  override readonly name = 'PlaceTakenError';
}

export type NewMatch = Pick<
  MatchRow,
  'id' | 'code' | 'game' | 'rulesVersion' | 'options' | 'visibility' | 'pace' | 'host' | 'seating'
>;
type NewMove = Omit<MoveRow, 'matchId' | 'at'>;

/** How the game stands after a move, for lists that must not replay it. */
export interface Standing {
  readonly glance: Params;
  readonly toMove: readonly Seat[];
  readonly result: Outcome | null;
}

interface TablePart {
  readonly host?: string;
  readonly pace?: Pace;
  readonly seating?: readonly SeatHolder[];
  readonly held?: Held;
}

/** Tables, their logs and their guests. Every method is one statement or one transaction. */
export class MatchStore {
  private readonly db: Database;
  readonly close: () => Promise<void>;

  private constructor(opened: OpenDatabase) {
    this.db = opened.db;
    this.close = opened.close;
  }

  static async open(dataDir: string | null): Promise<MatchStore> {
    return new MatchStore(await openDatabase(dataDir));
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

  async saveTable(id: string, part: TablePart): Promise<void> {
    await this.db
      .update(matches)
      .set({ ...part, updatedAt: sql`now()` })
      .where(eq(matches.id, id));
  }

  /** The game begins; false when it already has. */
  async begin(id: string, seed: string, standing: Standing): Promise<boolean> {
    const begun = await this.db
      .update(matches)
      .set({ seed, ...columnsOf(standing, 'running') })
      .where(and(eq(matches.id, id), eq(matches.status, 'waiting')))
      .returning({ id: matches.id });
    return begun.length === 1;
  }

  /** The move and what follows from it, both or neither; throws PlaceTakenError when `seq` has been written. */
  async append(matchId: string, move: NewMove, standing: Standing): Promise<void> {
    // one statement instead of a transaction: cheaper, and as atomic
    const added = this.db.$with('added').as(
      this.db
        .insert(moves)
        .values({ matchId, ...move })
        .returning({ seq: moves.seq }),
    );
    try {
      await this.db.with(added).update(matches).set(columnsOf(standing, 'running')).where(eq(matches.id, matchId));
    } catch (error) {
      if (isDuplicateKey(error)) throw new PlaceTakenError(`move ${move.seq} of ${matchId}`, { cause: error });
      throw error;
    }
  }

  moves(matchId: string): Promise<MoveRow[]> {
    return this.db.select().from(moves).where(eq(moves.matchId, matchId)).orderBy(asc(moves.seq));
  }

  /** A new incarnation of the table's room. */
  async nextEpoch(id: string): Promise<number | null> {
    const [row] = await this.db
      .update(matches)
      .set({ epoch: sql`${matches.epoch} + 1` })
      .where(eq(matches.id, id))
      .returning({ epoch: matches.epoch });
    return row?.epoch ?? null;
  }

  /** Public tables that a lobby should show: all that wait, and the running ones that moved lately. */
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
    const sitsThere = sql`${matches.seating} @> ${JSON.stringify([{ uid }])}::jsonb`;
    return this.db
      .select()
      .from(matches)
      .where(and(inArray(matches.status, ['waiting', 'running']), sitsThere))
      .orderBy(desc(matches.updatedAt))
      .limit(limit);
  }

  /** Waiting tables that nobody has touched, but for those whose rooms are open. A game is never deleted. */
  async removeForgotten(before: Date, open: string[]): Promise<string[]> {
    const forgotten = and(eq(matches.status, 'waiting'), lt(matches.updatedAt, before), notInArray(matches.id, open));
    const rows = await this.db.delete(matches).where(forgotten).returning({ id: matches.id });
    return rows.map((row) => row.id);
  }

  async saveGuest(uid: string, name: string): Promise<void> {
    await this.db
      .insert(guests)
      .values({ uid, name })
      .onConflictDoUpdate({ target: guests.uid, set: { name, seenAt: sql`now()` } });
  }
}

const columnsOf = (standing: Standing, status: TableStatus) => ({
  ...standing,
  status: standing.result ? ('finished' as const) : status,
  updatedAt: sql`now()`,
});
