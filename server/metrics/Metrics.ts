import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Result } from '../../shared/engine/core.ts';
import type { TableSummary } from '../../shared/protocol/http.ts';
import { type Latency, quantilesOf } from './quantiles.ts';

/** A room, as far as metrics count it. */
export interface CountedRoom {
  summary(): TableSummary;
}

/** The people in the rooms of this process. */
export interface PeopleFigures {
  readonly tables: number;
  readonly seats: number;
  readonly spectators: number;
}

/** The figures of one process, in a registry of their own, so that two services in one process stay apart. */
export class Metrics {
  private readonly registry = new Registry();
  private readonly rooms = new Set<CountedRoom>();
  private readonly moved = this.counter('moves_total', 'Accepted and stored moves', 'game');
  private readonly refused = this.counter('refusals_total', 'Refused requests of people at tables', 'code');
  private readonly reconnected = this.counter('reconnects_total', 'Sessions that came back after a lost connection');
  private readonly rehomed = this.counter('rehomed_tables_total', 'Tables taken over from another process');
  private readonly unwritten = this.counter('refused_appends_total', 'Writes that the log refused', 'reason');
  private readonly latency = new Histogram({
    name: 'harbour_action_seconds',
    help: 'From the arrival of a move to its stored answer',
    buckets: [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5],
    registers: [this.registry],
  });

  constructor(online: () => number) {
    collectDefaultMetrics({ register: this.registry });
    this.gauge('online', 'People in this process, in the lobby or at a table', (gauge) => gauge.set(online()));
    this.gauge('seats', 'People connected to a seat', (gauge) => gauge.set(this.people().seats));
    this.gauge('spectators', 'People who watch', (gauge) => gauge.set(this.people().spectators));
    this.gauge(
      'tables',
      'Open rooms of tables',
      (gauge) => {
        gauge.reset();
        for (const { game, status } of this.summaries()) gauge.inc({ game, status });
      },
      ['game', 'status'],
    );
  }

  readonly contentType = this.registry.contentType;

  /** In the text format of Prometheus. */
  text(): Promise<string> {
    return this.registry.metrics();
  }

  opened(room: CountedRoom): void {
    this.rooms.add(room);
  }

  closed(room: CountedRoom): void {
    this.rooms.delete(room);
  }

  move(game: string): void {
    this.moved.inc({ game });
  }

  /** A move that a person asked for, and how long the answer took. */
  answered(answer: Result<unknown>, ms: number): void {
    if (answer.ok) this.latency.observe(ms / 1000);
    else this.refused.inc({ code: answer.code });
  }

  reconnect(): void {
    this.reconnected.inc();
  }

  rehome(): void {
    this.rehomed.inc();
  }

  refusedAppend(reason: 'fenced' | 'taken'): void {
    this.unwritten.inc({ reason });
  }

  people(): PeopleFigures {
    const summaries = this.summaries();
    const sum = (count: (summary: TableSummary) => number): number => summaries.reduce((n, s) => n + count(s), 0);
    return {
      tables: summaries.length,
      seats: sum(({ seats }) => seats.filter(({ kind, connected }) => kind === 'person' && connected).length),
      spectators: sum(({ watchers }) => watchers),
    };
  }

  /** Since this process was started. */
  async totals(): Promise<{ moves: number; reconnects: number; rehomed: number; refusedAppends: number }> {
    const [moves, reconnects, rehomed, refusedAppends] = await Promise.all(
      [this.moved, this.reconnected, this.rehomed, this.unwritten].map(total),
    );
    return {
      moves: moves ?? 0,
      reconnects: reconnects ?? 0,
      rehomed: rehomed ?? 0,
      refusedAppends: refusedAppends ?? 0,
    };
  }

  /** null before the first move */
  async latencyMs(): Promise<Latency | null> {
    return quantilesOf((await this.latency.get()).values);
  }

  private summaries(): TableSummary[] {
    return [...this.rooms].map((room) => room.summary());
  }

  private counter(name: string, help: string, ...labelNames: string[]): Counter {
    return new Counter({ name: `harbour_${name}`, help, labelNames, registers: [this.registry] });
  }

  private gauge(name: string, help: string, write: (gauge: Gauge) => void, labelNames: string[] = []): void {
    new Gauge({
      name: `harbour_${name}`,
      help,
      labelNames,
      registers: [this.registry],
      collect() {
        write(this);
      },
    });
  }
}

const total = async (counter: Counter): Promise<number> =>
  (await counter.get()).values.reduce((sum, { value }) => sum + value, 0);
