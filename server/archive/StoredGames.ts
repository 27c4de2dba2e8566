import { asc, eq, gt } from 'drizzle-orm';
import type { StoredGame } from '../../shared/fairness/stored-game.ts';
import { type Database, type DatabasePlace, type OpenDatabase, openForReading } from '../store/database.ts';
import { matches, moves } from '../store/schema.ts';

const idsRead = 500;

/** The oldest columns alone: a build may be asked about a database that is not up to date for it yet. */
const columns = {
  id: matches.id,
  game: matches.game,
  rulesVersion: matches.rulesVersion,
  status: matches.status,
  options: matches.options,
  seating: matches.seating,
  seed: matches.seed,
  toMove: matches.toMove,
  result: matches.result,
};

/** All games of a database, one after the other. Nothing is written, and nothing brought up to date. */
export class StoredGames {
  private readonly db: Database;
  readonly close: () => Promise<void>;

  private constructor({ db, close }: OpenDatabase) {
    this.db = db;
    this.close = close;
  }

  static async open(place: DatabasePlace): Promise<StoredGames> {
    return new StoredGames(await openForReading(place));
  }

  async *all(): AsyncGenerator<StoredGame> {
    for (let last = ''; ; ) {
      const ids = await this.db
        .select({ id: matches.id })
        .from(matches)
        .where(gt(matches.id, last))
        .orderBy(asc(matches.id))
        .limit(idsRead);
      for (const { id } of ids) {
        const game = await this.read(id);
        if (game) yield game;
        last = id;
      }
      if (ids.length < idsRead) return;
    }
  }

  /** The row and its log as they were at one moment: somebody may be playing. */
  private read(id: string): Promise<StoredGame | null> {
    return this.db.transaction(
      async (db) => {
        const [row] = await db.select(columns).from(matches).where(eq(matches.id, id));
        if (!row) return null;
        const log = await db
          .select({ seq: moves.seq, seat: moves.seat, move: moves.move })
          .from(moves)
          .where(eq(moves.matchId, id))
          .orderBy(asc(moves.seq));
        const { seating, ...game } = row;
        return { ...game, seats: seating.length, moves: log };
      },
      { isolationLevel: 'repeatable read', accessMode: 'read only' },
    );
  }
}
