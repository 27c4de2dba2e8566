import { type DestinationStream, type Logger, pino } from 'pino';

/** An error for the log: what failed and where, without the values of a query, among which are seeds. */
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

/** One line of JSON a message, to the standard error output unless told otherwise. */
export const openLog = (level: string, to: DestinationStream = pino.destination({ dest: 2, sync: true })): Logger =>
  pino({ level, serializers: { err: errorShown } }, to);
