import type { Seat } from '../../shared/engine/core.ts';
import type { AnyGame } from '../../shared/engine/game.ts';
import { isTeamGame } from '../../shared/engine/seats.ts';
import { commitmentOf } from '../../shared/fairness/deal.ts';
import type { TableSummary } from '../../shared/protocol/http.ts';
import type { BotLevel, TableInfo, Waited } from '../../shared/protocol/messages.ts';
import type { MatchStore } from '../store/MatchStore.ts';
import { FencedError, type TableColumns, tableColumns } from '../store/match-types.ts';
import type { StoredClock, Watching } from '../store/row-types.ts';
import type { MatchRow } from '../store/schema.ts';
import type { Time } from '../time.ts';
import { Match } from './Match.ts';
import { withSeatChanges } from './seating/changes.ts';
import { seatOf } from './seating/holders.ts';
import { withoutNoncesOfAbsent } from './seating/nonces.ts';
import { seatToTakeBack } from './seating/seating.ts';
import { withoutLapsedConsents } from './seating/shoulders.ts';
import type { Arrangement, IsHere } from './seating/types.ts';
import { infoOf, summaryOf } from './summary.ts';
import { type ModeOf, TableClock } from './TableClock.ts';
import { WaitedFor } from './WaitedFor.ts';

export interface TableParts {
  readonly store: MatchStore;
  readonly game: AnyGame;
  readonly time: Time;
  /** how long a rematch waits for its people, in milliseconds */
  readonly gatherMs: number;
}

export interface LoadedTable {
  readonly row: MatchRow;
  /** null until the game begins */
  readonly match: Match | null;
}

/** `epoch`: of the room that opens it; throws FencedError when there is a newer one. */
export async function loadTable(parts: TableParts, id: string, epoch?: number): Promise<LoadedTable> {
  const { store, game, time } = parts;
  const row = await store.byId(id);
  if (!row) throw new Error(`no table ${id}`);
  if (epoch !== undefined && row.epoch !== epoch) throw new FencedError(`room ${epoch} of ${id}`);
  return { row, match: row.status === 'waiting' ? null : await Match.restore(store, game, row, time) };
}

const isSame = (a: Arrangement, b: Arrangement): boolean => tableColumns.every((column) => a[column] === b[column]);

/** A stored table in memory: what it answers to questions, and how a change of it is saved before it takes effect. */
export abstract class StoredTable {
  protected readonly parts: TableParts;
  protected row: MatchRow;
  protected current: Match | null;
  protected timed: TableClock;
  protected readonly waitedFor: WaitedFor;
  private readonly commitment: string;
  /** called whenever what was in memory has been replaced */
  reloaded: () => void = () => {};

  protected constructor(parts: TableParts, { row, match }: LoadedTable) {
    this.parts = parts;
    this.row = row;
    this.current = match;
    this.timed = TableClock.of(row, parts.time);
    this.waitedFor = new WaitedFor(parts.time);
    this.commitment = row.secret === null ? '' : commitmentOf(row.secret);
  }

  /** null until the game begins */
  get match(): Match | null {
    return this.current;
  }

  get clock(): TableClock {
    return this.timed;
  }

  get arrangement(): Arrangement {
    return this.row;
  }

  get watching(): Watching {
    return this.row.watching;
  }

  /** How many moves spectators are behind; none once the game is over. */
  get delay(): number {
    return this.row.status === 'running' ? this.row.watching.delay : 0;
  }

  /** A game that is over is open to all. */
  get isWatchable(): boolean {
    return this.row.watching.allowed || this.row.status === 'finished';
  }

  get createdAt(): number {
    return this.row.createdAt.getTime();
  }

  /** 0 before the game */
  get beganAt(): number {
    return this.row.beganAt?.getTime() ?? 0;
  }

  /** Over without a result: everybody had left. */
  get isAbandoned(): boolean {
    return this.row.status === 'finished' && this.current?.outcome === null;
  }

  /** Whether people play together against the game. */
  get isTeamGame(): boolean {
    return isTeamGame(this.parts.game.meta, this.row.options);
  }

  seatOf(uid: string): Seat | null {
    return seatOf(this.row.seating, uid);
  }

  /** A bot holds this person's seat, and they may reclaim it; null: no such seat. */
  seatToTakeBack(uid: string): Seat | null {
    return seatToTakeBack(this.row, uid);
  }

  botAt(seat: Seat): BotLevel | null {
    const holder = this.row.seating[seat];
    return holder?.kind === 'bot' ? holder.level : null;
  }

  /** The seats of people. */
  get people(): readonly Seat[] {
    return this.row.seating.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
  }

  info(isHere: IsHere, watchers: number, audience: readonly string[]): TableInfo {
    return { ...infoOf(this.row, isHere), commitment: this.commitment, watchers, audience };
  }

  summary(isHere: IsHere, watchers: number): TableSummary {
    return summaryOf(this.row, { isHere, watchers, lobbySummary: this.current?.lobbySummary(this.delay) ?? {} });
  }

  /** Decides whose clocks run from now on; true when that differs from before. */
  keepTime(modeOf: ModeOf, isAttended: boolean): boolean {
    const actors = isAttended && this.row.status === 'running' ? (this.current?.actors ?? []) : [];
    const hasChanged = this.timed.run(this.row.seating, actors, modeOf);
    return this.waitedFor.update(this.row.seating, actors, modeOf) || hasChanged;
  }

  /** Those who may be replaced by a bot, now or soon. In a rated game only the clock decides that. */
  get waited(): readonly Waited[] {
    return this.row.rated ? [] : this.waitedFor.shown(this.timed.shown !== undefined);
  }

  /** What the store should know when the room closes. */
  get clockAtClosing(): StoredClock | undefined {
    return this.row.status === 'running' ? this.timed.stored : undefined;
  }

  /** Forgets what is in memory and takes what is stored. */
  async reload(): Promise<void> {
    const { row, match } = await loadTable(this.parts, this.row.id, this.row.epoch);
    this.row = row;
    this.current = match;
    this.timed = TableClock.of(row, this.parts.time);
    this.reloaded();
  }

  protected async change(wanted: Arrangement): Promise<void> {
    if (isSame(this.row, wanted)) return;
    const told = withSeatChanges(this.row, wanted, this.current?.seq ?? 0);
    const next = withoutLapsedConsents(withoutNoncesOfAbsent(told));
    const columns = Object.fromEntries(tableColumns.map((column) => [column, next[column]])) as unknown as TableColumns;
    const clock = this.timed.reseated(this.row.seating, next.seating);
    await this.parts.store.saveTable(this.row, { ...columns, ...(clock ? { clock: clock.stored } : {}) });
    this.row = { ...this.row, ...columns };
    this.timed.set(clock);
    if (this.current) this.current.delay = next.watching.delay;
  }
}
