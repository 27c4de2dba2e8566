import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { freePort, startPostgres, startProxy, startRedis } from '../../scripts/services/index.mjs';
import { eventually } from './eventually.ts';
import { HouseProcess, StartError } from './process.ts';

type Service = Awaited<ReturnType<typeof startPostgres>>;

/** What of a log is asked: who wrote what, in its order. */
export interface Written {
  readonly seq: number;
  readonly seat: number;
  readonly request_id: string;
}

/** Processes of one house behind a proxy, over one PostgreSQL and one Redis, all real. */
export class Cluster {
  /** of the database, which survives its restarts */
  private readonly folder = mkdtempSync(join(tmpdir(), 'three-harbours-cluster-'));
  private readonly ports = new Map<string, number>();
  private readonly processes = new Map<string, HouseProcess>();
  private postgres!: Service;
  private redis!: Service;
  private proxy!: Service;

  static async start(...names: string[]): Promise<Cluster> {
    const cluster = new Cluster();
    try {
      await cluster.begin(names);
      return cluster;
    } catch (error) {
      await cluster.stop();
      throw error;
    }
  }

  private async begin(names: readonly string[]): Promise<void> {
    for (const name of names) this.ports.set(name, await freePort());
    const { folder } = this;
    const apps = [...this.ports].map(([name, port]) => ({ name, port }));
    [this.postgres, this.redis, this.proxy] = await Promise.all([
      startPostgres({ folder }),
      startRedis(),
      startProxy({ apps }),
    ]);
    await Promise.all(names.map((name) => this.keepOpening(name)));
    // the proxy looks for itself who is there
    await eventually('the proxy sees the processes', async () => (await fetch(`${this.url}/ready`)).status === 200);
  }

  /** the address of the whole house */
  get url(): string {
    return this.proxy.url;
  }

  /** the address of one of its processes */
  urlOf(name: string): string {
    return `http://127.0.0.1:${this.ports.get(name)}`;
  }

  names(): string[] {
    return [...this.ports.keys()];
  }

  otherThan(name: string): string {
    return this.names().find((other) => other !== name)!;
  }

  async open(name: string): Promise<void> {
    const env = {
      PORT: String(this.ports.get(name)),
      DATABASE_URL: this.postgres.url,
      REDIS_URL: this.redis.url,
      PROCESS_NAME: name,
      NODE_ENV: 'production',
    };
    this.processes.set(name, await HouseProcess.start(join(this.folder, 'unused'), env));
  }

  /** As whoever looks after processes does: its database may be away or slow just now, and it is started until it opens. */
  async keepOpening(name: string): Promise<void> {
    for (let left = 10; ; left--) {
      try {
        return await this.open(name);
      } catch (error) {
        if (left === 0 || !(error instanceof StartError)) throw error;
        await pause(300);
      }
    }
  }

  /** Ends it, and tells how it ended. */
  end(name: string, signal: NodeJS.Signals): Promise<unknown> {
    return this.processes.get(name)!.end(signal);
  }

  /** Stops it as a machine stalls, or lets it go on. */
  signal(name: string, signal: 'SIGSTOP' | 'SIGCONT'): void {
    this.processes.get(name)!.child.kill(signal);
  }

  /** All are there and awake, whatever a test has done to them. */
  async mend(): Promise<void> {
    for (const [name, { child }] of this.processes) {
      child.kill('SIGCONT');
      if (child.exitCode !== null || child.signalCode !== null) await this.open(name);
    }
  }

  get databaseUrl(): string {
    return this.postgres.url;
  }

  async restartPostgres(signal?: NodeJS.Signals): Promise<void> {
    const { port } = this.postgres;
    await this.postgres.stop(signal);
    this.postgres = await startPostgres({ folder: this.folder, port });
  }

  async restartRedis(signal?: NodeJS.Signals): Promise<void> {
    const { port } = this.redis;
    await this.redis.stop(signal);
    this.redis = await startRedis({ port });
  }

  async query<T>(text: string, values: unknown[] = []): Promise<T[]> {
    const client = new pg.Client(this.postgres.url);
    await client.connect();
    const { rows } = await client.query(text, values);
    await client.end();
    return rows as T[];
  }

  log(id: string): Promise<Written[]> {
    return this.query('select seq, seat, request_id from moves where match_id = $1 order by seq', [id]);
  }

  async stop(): Promise<void> {
    for (const process of this.processes.values()) {
      process.child.kill('SIGCONT');
      process.child.kill('SIGKILL');
    }
    await Promise.all([this.proxy, this.redis, this.postgres].map((service) => service?.stop()));
    rmSync(this.folder, { recursive: true, force: true });
  }
}
