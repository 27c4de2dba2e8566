import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../../scripts/services/index.mjs';
import { MatchStore } from '../../server/store/MatchStore.ts';
import { below, pick, type Rng } from '../../shared/engine/rng.ts';
import { Cluster } from '../support/cluster.ts';
import { freshFolder } from '../support/fresh-folder.ts';
import { HouseProcess } from '../support/process.ts';
import type { Mode } from './modes.ts';
import type { Kind } from './Outages.ts';

/** A house that can be hurt, and that is whole again when it has been. */
export interface ChaosHouse {
  readonly url: string;
  /** what may be done to it, the frequent more often */
  readonly kinds: readonly Kind[];
  /** what nobody in it can miss */
  readonly surest: Kind;
  /** Told each time before somebody is hurt. */
  hurting: (kind: Kind) => void;
  disturb(kind: Kind, rng: Rng): Promise<void>;
  /** Its tables, for whoever comes after the last move. */
  store(): Promise<MatchStore>;
  stop(): Promise<void>;
}

const times = <T>(count: number, thing: T): T[] => Array.from({ length: count }, () => thing);
const stallMs = (rng: Rng, most: number): number => 200 + below(rng, most - 200);
/** until somebody notices that it is gone, and starts it again */
const absenceMs = (rng: Rng): number => below(rng, 400);

/** One process over a database in a folder; it comes back on the same port. */
class EmbeddedHouse implements ChaosHouse {
  readonly url: string;
  readonly kinds = [...times<Kind>(8, 'kill'), ...times<Kind>(6, 'kill early'), 'stop', 'restart'] as const;
  readonly surest = 'kill';
  hurting: (kind: Kind) => void = () => {};
  private readonly folder: string;
  private readonly port: number;
  private process: HouseProcess;

  private constructor(folder: string, port: number, process: HouseProcess) {
    this.folder = folder;
    this.port = port;
    this.process = process;
    this.url = process.url;
  }

  static async open(): Promise<EmbeddedHouse> {
    const [folder, port] = [await freshFolder(), await freePort()];
    return new EmbeddedHouse(folder, port, await HouseProcess.start(folder, { PORT: String(port) }));
  }

  async disturb(kind: Kind, rng: Rng): Promise<void> {
    this.hurting(kind === 'kill early' ? 'kill' : kind);
    if (kind === 'stop') {
      this.process.child.kill('SIGSTOP');
      await pause(stallMs(rng, 6000));
      this.process.child.kill('SIGCONT');
      return;
    }
    await this.process.end(kind === 'restart' ? 'SIGTERM' : 'SIGKILL');
    await pause(absenceMs(rng));
    if (kind === 'kill early') for (let left = 1 + below(rng, 3); left > 0; left--) await this.killWhileStarting(rng);
    this.process = await HouseProcess.start(this.folder, { PORT: String(this.port) });
  }

  /** Also where it reads what the last one left behind. */
  private async killWhileStarting(rng: Rng): Promise<void> {
    const { house, opened } = HouseProcess.launch(this.folder, { PORT: String(this.port) });
    await Promise.race([opened, pause(300 + below(rng, 4000))]);
    this.hurting('kill early');
    // it has no time to open, and that is no fault
    opened.catch(() => {});
    await house.end('SIGKILL');
  }

  async store(): Promise<MatchStore> {
    await this.process.end('SIGKILL');
    return MatchStore.open({ folder: this.folder });
  }

  async stop(): Promise<void> {
    this.process.child.kill('SIGKILL');
  }
}

/** Several processes, the database and Redis between them, and the proxy before them. */
class ClusterHouse implements ChaosHouse {
  readonly url: string;
  readonly kinds = [
    ...times<Kind>(12, 'kill'),
    ...times<Kind>(3, 'stop'),
    ...times<Kind>(2, 'restart'),
    'kill all',
    'postgres',
    'redis',
  ] as const;
  readonly surest = 'kill all';
  hurting: (kind: Kind) => void = () => {};
  private readonly cluster: Cluster;
  /** those that are not there, or not yet again */
  private readonly reopening = new Map<string, Promise<void>>();

  private constructor(cluster: Cluster) {
    this.cluster = cluster;
    this.url = cluster.url;
  }

  static async open(): Promise<ClusterHouse> {
    return new ClusterHouse(await Cluster.start('app1', 'app2', 'app3'));
  }

  async disturb(kind: Kind, rng: Rng): Promise<void> {
    const least = { 'kill all': this.cluster.names().length, postgres: 1, redis: 1 }[kind as string] ?? 2;
    while (this.up().length < least) await pause(50);
    this.hurting(kind);
    if (kind === 'postgres') return this.cluster.restartPostgres('SIGQUIT');
    if (kind === 'redis') return this.cluster.restartRedis('SIGKILL');
    const names = kind === 'kill all' ? this.up() : [pick(rng, this.up())];
    if (kind === 'stop') return this.stall(names[0]!, stallMs(rng, 9000));
    const signal = kind === 'restart' ? 'SIGTERM' : 'SIGKILL';
    for (const name of names) this.reopening.set(name, Promise.resolve());
    await Promise.all(names.map((name) => this.cluster.end(name, signal)));
    for (const name of names) this.reopening.set(name, this.reopen(name, absenceMs(rng)));
  }

  async store(): Promise<MatchStore> {
    await Promise.all(this.reopening.values());
    return MatchStore.open({ url: this.cluster.databaseUrl });
  }

  stop(): Promise<void> {
    return this.cluster.stop();
  }

  private up(): string[] {
    return this.cluster.names().filter((name) => !this.reopening.has(name));
  }

  /** The others play on meanwhile. */
  private async reopen(name: string, after: number): Promise<void> {
    await pause(after);
    await this.cluster.keepOpening(name);
    this.reopening.delete(name);
  }

  /** Long enough, and its tables have other locator when it wakes. */
  private async stall(name: string, ms: number): Promise<void> {
    this.cluster.signal(name, 'SIGSTOP');
    await pause(ms);
    this.cluster.signal(name, 'SIGCONT');
  }
}

export const houses = {
  embedded: () => EmbeddedHouse.open(),
  cluster: () => ClusterHouse.open(),
} as const satisfies Readonly<Record<Mode, () => Promise<ChaosHouse>>>;
