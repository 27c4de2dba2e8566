import { join } from 'node:path';
import { z } from 'zod';
import { limits } from '../shared/protocol/messages.ts';
import { root } from './root.ts';

const levels = ['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'] as const;

const environment = z.object({
  PORT: z.coerce.number().int().min(0).max(65535).default(2567),
  HOST: z.string().min(1).optional(),
  DATA_DIR: z.string().min(1).default('./data'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  REDIS_URL: z.url({ protocol: /^rediss?$/ }).optional(),
  PROCESS_NAME: z
    .string()
    .regex(/^[\w-]{1,20}$/)
    .optional(),
  TRUST_PROXY: z.string().min(1).default('loopback'),
  LOG_LEVEL: z.enum(levels).default('warn'),
  /** an unset variable of a compose file arrives empty: no key */
  MODERATOR_KEY: z.union([z.literal('').transform(() => undefined), z.string().min(12)]).optional(),
});

/** The names of all settings. */
export const settings: readonly string[] = environment.keyof().options;

/** `burst` at once, then one every `everyMs`. */
export interface RateLimit {
  readonly burst: number;
  readonly everyMs: number;
}

export interface Config {
  readonly port: number;
  /** undefined: every address of this machine */
  readonly host: string | undefined;
  /** null: in memory, for tests */
  readonly dataDir: string | null;
  /** PostgreSQL instead of the embedded database */
  readonly databaseUrl?: string | undefined;
  /** connects the processes of one service */
  readonly redisUrl?: string | undefined;
  /** by which a proxy finds this process */
  readonly processName?: string | undefined;
  /** which proxies are trusted for a visitor's address: 'trust proxy' of Express */
  readonly trustProxy: string;
  readonly logLevel: (typeof levels)[number];
  /** opens the page for moderators; without a key there is no such page */
  readonly moderatorKey?: string | undefined;
  readonly clientDir: string;
  /** how long a dropped socket may come back as the same session */
  readonly reconnectSeconds: number;
  /** how long a reserved place waits for its socket */
  readonly reservationSeconds: number;
  /** a waiting table that nobody touches for this long is removed */
  readonly forgetWaitingMs: number;
  /** a running game without a move for this long leaves the list of the lobby */
  readonly listRunningMs: number;
  readonly botThinkMs: number;
  /** how long a table waits for people who were matched, or play again */
  readonly gatherMs: number;
  /** of one socket; a client that sends more is disconnected */
  readonly messagesPerSecond: number;
  readonly allow: {
    /** per address */
    readonly guests: RateLimit;
    /** per guest */
    readonly tables: RateLimit;
    /** per address, under whatever names: one machine must not fill the lobby */
    readonly tablesOfAddress: RateLimit;
    /** per address: everything else that costs something */
    readonly requests: RateLimit;
    /** per address: names of tables that do not exist, so that nobody tries them all */
    readonly misses: RateLimit;
    /** per address: replays, whole or in part */
    readonly replays: RateLimit;
    /** per address: games continued from a moment of another. Each copies a log, and a running game is never removed */
    readonly branches: RateLimit;
    /** per person; a text costs three, a phrase or an emote two */
    readonly talk: RateLimit;
    /** per guest: complaints */
    readonly reports: RateLimit;
    /** per address: wrong keys of a moderator */
    readonly wrongKeys: RateLimit;
  };
}

export const defaults: Omit<Config, 'port' | 'host' | 'dataDir' | 'logLevel'> = {
  trustProxy: 'loopback',
  clientDir: join(root, 'dist/client'),
  reconnectSeconds: 60,
  reservationSeconds: 15,
  forgetWaitingMs: 10 * 60_000,
  listRunningMs: 30 * 60_000,
  botThinkMs: 5_000,
  gatherMs: 20_000,
  messagesPerSecond: limits.messagesPerSecond,
  allow: {
    guests: { burst: 30, everyMs: 2_000 },
    tables: { burst: 10, everyMs: 6_000 },
    tablesOfAddress: { burst: 60, everyMs: 6_000 },
    requests: { burst: 120, everyMs: 100 },
    misses: { burst: 20, everyMs: 5_000 },
    replays: { burst: 30, everyMs: 1_000 },
    branches: { burst: 10, everyMs: 60_000 },
    talk: { burst: 15, everyMs: 1_000 },
    reports: { burst: 10, everyMs: 30_000 },
    wrongKeys: { burst: 5, everyMs: 20_000 },
  },
};

/** A setting that cannot be used, in one sentence. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

export function configFrom(env: Readonly<Record<string, string | undefined>>): Config {
  const parsed = environment.safeParse(env);
  if (!parsed.success) {
    const wrong = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
    throw new ConfigError(`The settings cannot be used: ${wrong.join('; ')}.`);
  }
  const { PORT, HOST, DATA_DIR, LOG_LEVEL, DATABASE_URL, REDIS_URL, PROCESS_NAME, TRUST_PROXY, MODERATOR_KEY } =
    parsed.data;
  if (REDIS_URL !== undefined && DATABASE_URL === undefined)
    throw new ConfigError('REDIS_URL joins several processes, and they need one database: set DATABASE_URL, too.');
  return {
    ...defaults,
    port: PORT,
    host: HOST,
    dataDir: DATA_DIR,
    logLevel: LOG_LEVEL,
    databaseUrl: DATABASE_URL,
    redisUrl: REDIS_URL,
    processName: PROCESS_NAME,
    trustProxy: TRUST_PROXY,
    moderatorKey: MODERATOR_KEY,
  };
}
