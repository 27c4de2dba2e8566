import type { SocialDict } from '../../../shared/i18n/en/social.ts';
import type { LoggedEvent, SeatChange, TableInfo } from '../../../shared/protocol/messages.ts';
import type { LogLine } from '../../games/presenter.ts';

/** A change of seats as an event of the log. */
export interface SeatEvent extends SeatChange {
  readonly type: 'seatChange';
}

export const isSeatEvent = (event: LoggedEvent['event']): event is SeatEvent => event.type === 'seatChange';

export const seatChangesOf = ({ seatChanges }: Pick<TableInfo, 'seatChanges'>): SeatChange[] =>
  JSON.parse(seatChanges || '[]') as SeatChange[];

/** The log of a game with the changes of its seats, each after the move at which it happened. */
export function withSeatChanges(log: readonly LoggedEvent[], changes: readonly SeatChange[]): readonly LoggedEvent[] {
  if (changes.length === 0) return log;
  const told = changes.map((change): LoggedEvent => ({ seq: change.seq, event: { type: 'seatChange', ...change } }));
  // sorting keeps the order of what has the same number: changes come behind the events of their move
  return [...log, ...told].sort((a, b) => a.seq - b.seq);
}

/** What the log says about it; null: it is an event of the game. */
export const seatLine = (event: LoggedEvent['event'], words: SocialDict['seats']): LogLine | null =>
  isSeatEvent(event) ? { text: words[event.what](event), seat: event.seat } : null;
