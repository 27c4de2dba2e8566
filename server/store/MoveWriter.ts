import { setImmediate } from 'node:timers/promises';
import type { RunStatement, Statement } from './database.ts';
import { FencedError, type Incarnation, type ListingColumns, type NewMove, PlaceTakenError } from './match-types.ts';

/** `busy`: something else holds the row of the table at this moment. */
type Fate = 'stored' | 'taken' | 'fenced' | 'busy';

interface Entry {
  readonly by: Incarnation;
  readonly move: NewMove;
  readonly listing: ListingColumns;
  resolve(): void;
  reject(error: unknown): void;
}

/** more at once would make the first of them wait for the last */
const mostAtOnce = 256;

/**
 * Moves of any number of tables, each with what lists show of its table, both or neither. A move is stored only for the
 * newest room of its table, and only where its place in the log is free. Each table's row is locked first, so that no
 * other room can be opened between reading the epoch and writing the move.
 */
const storing = (name: string, lock: 'for update of matches' | 'for update of matches skip locked'): Statement => ({
  name,
  text: `
    with asked as (
      select * from json_to_recordset($1::json) as asked(
        id text, epoch integer, seq integer, seat integer, move json, request_id text,
        glance json, to_move json, result json, clock json)
    ), locked as (
      select matches.id from matches join asked on asked.id = matches.id and asked.epoch = matches.epoch ${lock}
    ), kept as (
      update matches set
        glance = asked.glance, to_move = asked.to_move, result = asked.result, updated_at = now(),
        clock = case when asked.clock is null then matches.clock else asked.clock end,
        status = case when asked.result is null then 'running' else 'finished' end,
        ended_at = case when asked.result is null then matches.ended_at else now() end
      from asked join locked using (id)
      where matches.id = asked.id and matches.epoch = asked.epoch
        and not exists (select from moves where match_id = asked.id and seq = asked.seq)
      returning matches.id
    ), stored as (
      insert into moves (match_id, seq, seat, move, request_id)
      select id, seq, seat, move, request_id from asked join kept using (id)
      on conflict do nothing
      returning match_id
    )
    select asked.id, case
      when stored.match_id is not null then 'stored'
      when not exists (select from matches where id = asked.id and epoch = asked.epoch) then 'fenced'
      when kept.id is not null or exists (select from moves where match_id = asked.id and seq = asked.seq) then 'taken'
      when locked.id is null then 'busy'
      else 'fenced' end as fate
    from asked left join stored on stored.match_id = asked.id left join kept using (id) left join locked using (id)`,
});

const together = storing('store-moves', 'for update of matches skip locked');
const alone = storing('store-move', 'for update of matches');

const parametersOf = (entries: readonly Entry[]): [string] => [
  JSON.stringify(
    entries.map(({ by, move, listing }) => ({
      ...by,
      seq: move.seq,
      seat: move.seat,
      move: move.move,
      request_id: move.requestId,
      glance: listing.lobbySummary,
      to_move: listing.toMove,
      result: listing.result,
      clock: listing.clock ?? null,
    })),
  ),
];

/** Something in one of the entries, or a row that two statements wanted: the others can be stored without it. */
const isAboutAnEntry = (error: unknown): boolean =>
  /^(2[123]|40)/.test(String((error as { readonly code?: unknown } | null)?.code ?? ''));

/**
 * Stores moves, those of many tables at a time: whatever arrives while a write is under way goes with the next one. Each
 * is answered by itself, and none before it is stored. A table asks for one move at a time, so its order is kept.
 */
export class MoveWriter {
  private readonly run: RunStatement;
  private waiting: Entry[] = [];
  private isWriting = false;

  constructor(run: RunStatement) {
    this.run = run;
  }

  append(by: Incarnation, move: NewMove, listing: ListingColumns): Promise<void> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ by, move, listing, resolve, reject });
      if (!this.isWriting) void this.writeAll();
    });
  }

  private async writeAll(): Promise<void> {
    this.isWriting = true;
    while (this.waiting.length > 0) {
      // what has come over other sockets meanwhile is read first, and goes along
      await setImmediate();
      await this.write(this.nextBatch());
    }
    this.isWriting = false;
  }

  /** One move a table: a second one, asked again after an answer that was lost, goes with the next batch. */
  private nextBatch(): readonly Entry[] {
    const batch = new Map<string, Entry>();
    const later: Entry[] = [];
    for (const entry of this.waiting) {
      if (batch.size < mostAtOnce && !batch.has(entry.by.id)) batch.set(entry.by.id, entry);
      else later.push(entry);
    }
    this.waiting = later;
    return [...batch.values()];
  }

  private async write(batch: readonly Entry[]): Promise<void> {
    try {
      const fates = await this.fatesOf(together, batch);
      for (const entry of batch) this.answer(entry, fates.get(entry.by.id));
    } catch (error) {
      // one that cannot be stored must not fail its neighbours
      if (batch.length > 1 && isAboutAnEntry(error)) for (const entry of batch) void this.writeAlone(entry);
      else for (const entry of batch) entry.reject(error);
    }
  }

  /** Beside the others, which do not wait for it. */
  private async writeAlone(entry: Entry): Promise<void> {
    try {
      const fates = await this.fatesOf(alone, [entry]);
      this.answer(entry, fates.get(entry.by.id));
    } catch (error) {
      entry.reject(error);
    }
  }

  private async fatesOf(statement: Statement, batch: readonly Entry[]): Promise<Map<string, Fate>> {
    const rows = await this.run<{ readonly id: string; readonly fate: Fate }>(statement, parametersOf(batch));
    return new Map(rows.map(({ id, fate }) => [id, fate]));
  }

  private answer(entry: Entry, fate: Fate | undefined): void {
    const { by, move } = entry;
    if (fate === 'stored') entry.resolve();
    else if (fate === 'busy') void this.writeAlone(entry);
    else if (fate === 'taken') entry.reject(new PlaceTakenError(`move ${move.seq} of ${by.id}`));
    else entry.reject(new FencedError(`room ${by.epoch} of ${by.id}`));
  }
}
