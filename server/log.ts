import { type DestinationStream, type Logger, pino } from 'pino';

/** Every line that the service logs: a stable `event` for machines, and its sentence for people. */
const sentences = {
  'bot-failed': 'A bot failed; the default move is played.',
  'bot-thread-failed': 'The thread of the bots failed.',
  'bot-thread-restarted': 'The thread of the bots was restarted.',
  'campaign-begun': 'A campaign was begun.',
  'chat-failed': 'A chat request failed.',
  'chat-not-stored': 'A chat message could not be stored.',
  colyseus: 'Colyseus logged something.',
  'database-connection-lost': 'A connection to the database was lost.',
  'game-begun': 'The game has begun.',
  'game-begun-with-bots': 'The game has begun with bots in place of those who did not come.',
  'game-over': 'The game is over.',
  'http-request-failed': 'An http request failed.',
  'http-server-failed': 'The http server failed.',
  'listing-failed': 'The lists could not be read from the store.',
  'lobby-hook-failed': 'A hook of the lobby failed.',
  'move-not-stored': 'A move could not be stored.',
  'pairing-failed': 'Matching people who look for a game failed.',
  'people-paired': 'A table was made for people who were looking for a game.',
  'redis-connection-failed': 'The connection to Redis failed.',
  'results-delayed': 'The results of a game could not be written; the next sweep writes them.',
  'room-closed': 'The room is closed.',
  'room-hook-failed': 'A hook of the room failed.',
  'room-not-released': 'The room could not be released; whoever opens the table next will look for it first.',
  'room-opened': 'The room is open.',
  'room-review-failed': 'The check for newer rooms failed.',
  'room-superseded': 'The table has a newer room, and this one closes.',
  'seat-not-given': 'A place at a table could not be given.',
  'signal-lost': 'A message to the other processes was lost.',
  'status-not-published': 'The status of this process could not be published.',
  'status-not-removed': 'The status of this process could not be removed.',
  'sweep-failed': 'The sweep failed.',
  'table-created': 'A table was created.',
  'table-failed': 'A task of the table threw, and the table is read again from the store.',
  'table-not-reloaded': 'The table could not be read again from the store.',
  'table-taken-over': 'A table was taken over from another process.',
  'uncaught-exception': 'An exception was not caught.',
  'unhandled-rejection': 'A rejected promise was not handled.',
} as const;

export type LogEvent = keyof typeof sentences;

export const logEvents = Object.keys(sentences) as readonly LogEvent[];

type LogFields = Readonly<Record<string, unknown>>;

/** The log: a misspelt event does not compile. */
export class Log {
  private readonly pino: Logger;

  constructor(pino: Logger) {
    this.pino = pino;
  }

  /** A log whose lines all carry these fields. */
  with(fields: LogFields): Log {
    return new Log(this.pino.child(fields));
  }

  debug(event: LogEvent, fields: LogFields = {}): void {
    this.pino.debug({ event, ...fields }, sentences[event]);
  }

  info(event: LogEvent, fields: LogFields = {}): void {
    this.pino.info({ event, ...fields }, sentences[event]);
  }

  warn(event: LogEvent, fields: LogFields = {}): void {
    this.pino.warn({ event, ...fields }, sentences[event]);
  }

  error(event: LogEvent, fields: LogFields = {}): void {
    this.pino.error({ event, ...fields }, sentences[event]);
  }
}

/** An error for the log: what failed and where, without the values of a query, which include seeds. */
function errorShown(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const { name, message, stack, cause, code } = error as Error & { readonly code?: unknown };
  const frames = stack?.split('\n').filter((line) => /^ {4}at /.test(line));
  return {
    type: name,
    message: message.replace(/\nparams:.*/s, ''),
    ...(code === undefined ? {} : { code }),
    stack: frames?.join('\n'),
    ...(cause === undefined ? {} : { cause: errorShown(cause) }),
  };
}

/** One line of JSON per message, to the standard error output by default. */
export const openLog = (level: string, to: DestinationStream = pino.destination({ dest: 2, sync: true })): Log =>
  new Log(pino({ level, serializers: { err: errorShown } }, to));
