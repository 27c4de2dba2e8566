import { and, asc, desc, eq, gt, gte, inArray, isNull, lt, sql } from 'drizzle-orm';
import type { Channel, VerdictRequest } from '../../shared/protocol/chat.ts';
import type { Database } from './database.ts';
import { matches, reports, sayings, silences } from './schema.ts';

export type SayingRow = typeof sayings.$inferSelect;
export type ReportRow = typeof reports.$inferSelect;
export type NewSaying = Omit<SayingRow, 'matchId' | 'n' | 'at'>;
export type NewReport = Omit<ReportRow, 'at' | 'settledAt' | 'verdict'>;

/** A report, and what a moderator wants to know with it. */
export interface OpenReport {
  readonly report: ReportRow;
  /** null: the table is gone */
  readonly code: string | null;
  readonly open: number;
  readonly silencedUntil: Date | null;
}

/** Chat messages, and complaints about them. Every method is one statement or one transaction. */
export class ChatStore {
  private readonly db: Database;

  constructor(db: Database) {
    this.db = db;
  }

  /** Adds a message at the end; null when the table has a newer room. */
  async add(by: { readonly id: string; readonly epoch: number }, saying: NewSaying): Promise<SayingRow | null> {
    const { channel, uid, name, seat, kind, body, requestId } = saying;
    // as for moves: this locks the row of the table first, so that no other room is opened meanwhile
    const table = this.db.$with('kept').as(
      this.db
        .select({ id: matches.id })
        .from(matches)
        .where(and(eq(matches.id, by.id), eq(matches.epoch, by.epoch)))
        .for('update'),
    );
    const entry = this.db
      .select({
        matchId: table.id,
        n: sql`coalesce((select max(n) from sayings where match_id = ${by.id}), 0) + 1`.as('n'),
        channel: sql`${channel}::text`.as('channel'),
        uid: sql`${uid}::text`.as('uid'),
        name: sql`${name}::text`.as('name'),
        seat: sql`${seat}::integer`.as('seat'),
        kind: sql`${kind}::text`.as('kind'),
        body: sql`${body}::text`.as('body'),
        requestId: sql`${requestId}::text`.as('request_id'),
        at: sql`now()`.as('at'),
      })
      .from(table);
    const [added] = await this.db.with(table).insert(sayings).select(entry).returning();
    return added ?? null;
  }

  /** The message that this request has stored, if it has. */
  async byRequest(matchId: string, uid: string, requestId: string): Promise<SayingRow | null> {
    const same = and(eq(sayings.matchId, matchId), eq(sayings.uid, uid), eq(sayings.requestId, requestId));
    const [row] = await this.db.select().from(sayings).where(same);
    return row ?? null;
  }

  async at(matchId: string, n: number): Promise<SayingRow | null> {
    const [row] = await this.db
      .select()
      .from(sayings)
      .where(and(eq(sayings.matchId, matchId), eq(sayings.n, n)));
    return row ?? null;
  }

  /** The latest messages of these channels, in their order. */
  async latest(matchId: string, channels: readonly Channel[], limit: number): Promise<SayingRow[]> {
    const rows = await this.db
      .select()
      .from(sayings)
      .where(and(eq(sayings.matchId, matchId), inArray(sayings.channel, [...channels])))
      .orderBy(desc(sayings.n))
      .limit(limit);
    return rows.reverse();
  }

  /** The message, with up to `reach` before and after it in its channel. */
  async around({ matchId, channel, n }: SayingRow, reach: number): Promise<SayingRow[]> {
    const there = and(eq(sayings.matchId, matchId), eq(sayings.channel, channel));
    const [before, after] = await Promise.all([
      this.db
        .select()
        .from(sayings)
        .where(and(there, lt(sayings.n, n)))
        .orderBy(desc(sayings.n))
        .limit(reach),
      this.db
        .select()
        .from(sayings)
        .where(and(there, gte(sayings.n, n)))
        .orderBy(asc(sayings.n))
        .limit(reach + 1),
    ]);
    return [...before.reverse(), ...after];
  }

  /** One report for each person and message; a repeat changes nothing. */
  async report(report: NewReport): Promise<void> {
    await this.db.insert(reports).values(report).onConflictDoNothing();
  }

  /** Undecided reports, the oldest first. */
  async openReports(limit: number): Promise<OpenReport[]> {
    const silenced = and(eq(silences.uid, reports.about), gt(silences.until, sql`now()`));
    const rows = await this.db
      .select({ report: reports, code: matches.code, silencedUntil: silences.until })
      .from(reports)
      .leftJoin(silences, silenced)
      .leftJoin(matches, eq(matches.id, reports.matchId))
      .where(isNull(reports.settledAt))
      .orderBy(asc(reports.at))
      .limit(limit);
    const open = (about: string): number => rows.filter(({ report }) => report.about === about).length;
    return rows.map((row) => ({ ...row, open: open(row.report.about) }));
  }

  /** False when there is no such undecided report. Never shortens a silence. */
  settle(id: string, decided: VerdictRequest): Promise<boolean> {
    return this.db.transaction(async (db) => {
      const [settled] = await db
        .update(reports)
        .set({ settledAt: sql`now()`, verdict: decided.verdict })
        .where(and(eq(reports.id, id), isNull(reports.settledAt)))
        .returning({ about: reports.about });
      if (settled && decided.verdict === 'silenced') {
        const until = sql`now() + make_interval(mins => ${decided.minutes}::integer)`;
        await db
          .insert(silences)
          .values({ uid: settled.about, until })
          .onConflictDoUpdate({ target: silences.uid, set: { until: sql`greatest(silences.until, excluded.until)` } });
      }
      return settled !== undefined;
    });
  }

  /** For how many more seconds this person is silenced. */
  async silence(uid: string): Promise<number> {
    const left = sql<string>`extract(epoch from ${silences.until} - now())`;
    const [row] = await this.db.select({ left }).from(silences).where(eq(silences.uid, uid));
    return Math.max(0, Math.ceil(Number(row?.left ?? 0)));
  }
}
