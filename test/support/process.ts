import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { within } from './client.ts';

const entry = fileURLToPath(new URL('../../server/index.ts', import.meta.url));

/** The service as a process of its own, for tests that kill it. */
export class HouseProcess {
  readonly url: string;
  readonly child: ChildProcess;
  private readonly output: () => string;
  private readonly ended: Promise<unknown[]>;

  private constructor(url: string, child: ChildProcess, output: () => string, ended: Promise<unknown[]>) {
    this.url = url;
    this.child = child;
    this.output = output;
    this.ended = ended;
  }

  static async start(folder: string, env: Record<string, string> = {}): Promise<HouseProcess> {
    const child = spawn(process.execPath, ['--import', 'tsx', entry], {
      env: { ...process.env, PORT: '0', HOST: '127.0.0.1', DATA_DIR: folder, LOG_LEVEL: 'fatal', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const ended = once(child, 'exit');
    // a test that fails must not leave it behind
    const kill = (): void => void child.kill('SIGKILL');
    process.once('exit', kill);
    void ended.then(() => process.off('exit', kill));
    let text = '';
    const opened = new Promise<string>((resolve, reject) => {
      const hear = (chunk: unknown): void => {
        text += String(chunk);
        const url = /http:\/\/\S+/.exec(text)?.[0];
        if (url && text.endsWith('\n')) resolve(url);
      };
      child.stdout.on('data', hear);
      child.stderr.on('data', hear);
      void ended.then(([code]) => reject(new StartError(text, Number(code))));
    });
    return new HouseProcess(await within(opened, 'the open house', 40_000), child, () => text, ended);
  }

  /** All that it has printed. */
  get printed(): string {
    return this.output();
  }

  /** Ends it and waits; the exit code, or the signal that killed it. */
  async end(signal: NodeJS.Signals): Promise<unknown> {
    this.child.kill(signal);
    const [code, by] = await within(this.ended, 'the end of the process');
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
