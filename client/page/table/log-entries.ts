import type { LoggedEvent } from '../../../shared/protocol/messages.ts';
import type { LogLine, Presenter } from '../../games/presenter.ts';

export interface LogEntry extends LogLine {
  readonly key: string;
  readonly seq: number;
  readonly event: LoggedEvent['event'];
}

/** What the log shows: the sentences of the events; a chapter is opened once. */
export function entriesOf(log: readonly LoggedEvent[], presenter: Pick<Presenter, 'logLine'>): LogEntry[] {
  const entries: LogEntry[] = [];
  let chapter = '';
  for (const [at, { seq, event }] of log.entries()) {
    const line = presenter.logLine(event);
    if (!line || (line.chapter && line.text === chapter)) continue;
    if (line.chapter) chapter = line.text;
    entries.push({ ...line, key: `${seq} ${at}`, seq, event });
  }
  return entries;
}
