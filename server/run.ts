import type { App } from './app.ts';
import { type Config, ConfigError, configFrom } from './config.ts';
import { DatabaseUnreachableError } from './store/database.ts';
import { FolderInUseError } from './store/folder-lock.ts';

const endings = ['SIGINT', 'SIGTERM'] as const;
const patience = 3000;

async function start(open: (config: Config) => Promise<App>): Promise<void> {
  const config = configFrom(process.env);
  const app = await open(config);
  // thrown outside any room: every game is stored, and the others go on
  process.on('uncaughtException', (err) => app.services.log.error('uncaught-exception', { err }));
  process.on('unhandledRejection', (err) => app.services.log.error('unhandled-rejection', { err }));
  const port = await app.listen();
  console.log(`Three Harbours is open: http://${addressOf(config.host)}:${port}`);

  let closing = false;
  const close = (): void => {
    if (closing) return;
    closing = true;
    // even if something hangs: the moves are stored
    setTimeout(() => process.exit(0), patience).unref();
    void app.close().finally(() => process.exit(0));
  };
  for (const signal of endings) process.on(signal, close);
}

/** Where a browser on this machine finds it. */
function addressOf(host = '::'): string {
  if (host === '::' || host === '0.0.0.0') return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}

function sentenceOf(error: unknown): string {
  const { code, port } = error as { code?: string; port?: number };
  if (code === 'EADDRINUSE') return `Port ${port} is in use; choose another one with PORT.`;
  if (code === 'EACCES') return 'This port or folder is not ours to use; choose another one with PORT or DATA_DIR.';
  if ([ConfigError, FolderInUseError, DatabaseUnreachableError].some((known) => error instanceof known))
    return (error as Error).message;
  return `Three Harbours cannot open: ${reasonOf(error)}`;
}

/** The innermost cause: outer messages may hold the values of a query. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause === undefined ? error.message : reasonOf(error.cause);
}

/** Opens the house by the settings of this process, and closes it when the process is asked to end. */
export function run(open: (config: Config) => Promise<App>): void {
  start(open).catch((error) => {
    console.error(sentenceOf(error));
    process.exit(1);
  });
}
