import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { builtServer } from '../../scripts/prepare.mjs';
import { within } from './client.ts';

/** As it is shipped. */
const server = builtServer();

/** The service as a process of its own, for tests that kill it. */
export class HouseProcess {
  /** once it is open */
  url = '';
  readonly child: ChildProcess;
  private readonly output: () => string;
  private readonly ended: Promise<unknown[]>;

  private constructor(child: ChildProcess, output: () => string, ended: Promise<unknown[]>) {
    this.child = child;
    this.output = output;
    this.ended = ended;
  }

  static async start(folder: string, env: Record<string, string> = {}): Promise<HouseProcess> {
    const { house, opened } = HouseProcess.launch(folder, env);
    // a machine that does much else may take its time
    await within(opened, 'the open house', 120_000);
    return house;
  }

  /** Started, and not open yet. */
  static launch(folder: string, env: Record<string, string>): { house: HouseProcess; opened: Promise<void> } {
    const child = spawn(process.execPath, server, {
      env: { ...process.env, PORT: '0', HOST: '127.0.0.1', DATA_DIR: folder, LOG_LEVEL: 'fatal', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const ended = once(child, 'exit');
    // a test that fails must not leave it behind
    const kill = (): void => void child.kill('SIGKILL');
    process.once('exit', kill);
    void ended.then(() => process.off('exit', kill));
    let text = '';
    const house = new HouseProcess(child, () => text, ended);
    const opened = new Promise<void>((resolve, reject) => {
      const hear = (chunk: unknown): void => {
        text += String(chunk);
        const url = /http:\/\/\S+/.exec(text)?.[0];
        if (!url || !text.endsWith('\n')) return;
        house.url = url;
        resolve();
      };
      child.stdout.on('data', hear);
      child.stderr.on('data', hear);
      void ended.then(([code]) => reject(new StartError(text, Number(code))));
    });
    return { house, opened };
  }

  /** All that it has printed. */
  get printed(): string {
    return this.output();
  }

  /** Ends it and waits; the exit code, or the signal that killed it. */
  async end(signal: NodeJS.Signals): Promise<unknown> {
    this.child.kill(signal);
    const [code, by] = await within(this.ended, 'the end of the process', 30_000);
    return code ?? by;
  }
}

/** The process ended instead of opening. */
export class StartError extends Error {
  readonly printed: string;
  readonly code: number;

  constructor(printed: string, code: number) {
    super(`exit ${code}: ${printed}`);
    this.printed = printed;
    this.code = code;
  }
}
