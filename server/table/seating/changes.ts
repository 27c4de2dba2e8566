import type { SeatChange } from '../../../shared/protocol/messages.ts';
import type { SeatHistory, SeatHolder } from '../../store/row-types.ts';
import type { Arrangement } from './types.ts';

/** more than a game has turns of seats; they are stored with the table */
const changesKept = 60;

function changeOf(
  before: SeatHolder | undefined,
  after: SeatHolder,
  wasTheirs: (uid: string) => boolean,
): Pick<SeatChange, 'what' | 'name' | 'bot'> | null {
  if (before?.kind === 'bot' && after.kind === 'person')
    return { what: wasTheirs(after.uid) ? 'returned' : 'took', name: after.name, bot: before.name };
  if (before?.kind === 'person' && after.kind === 'bot')
    return { what: after.uid === before.uid ? 'replaced' : 'left', name: before.name, bot: after.name };
  return null;
}

/** With what has happened to the seats of a running game since it was `before`, at this position. */
export function withSeatChanges(before: Arrangement, after: Arrangement, seq: number): Arrangement {
  // somebody who never came has changed nothing, and what was told of them is taken back
  if (after.status !== 'running' || before.seatChanges !== after.seatChanges) return after;
  const history: SeatHistory = before.seatHistory;
  const changes = after.seating.flatMap((holder, seat): SeatChange[] => {
    const change = changeOf(
      before.seating[seat],
      holder,
      (uid) => Object.hasOwn(history, uid) && history[uid] === seat,
    );
    return change ? [{ seq, seat, ...change }] : [];
  });
  if (changes.length === 0) return after;
  return { ...after, seatChanges: [...after.seatChanges, ...changes].slice(-changesKept) };
}

/** Without the last change of this seat. */
export function withoutLastChange(changes: readonly SeatChange[], seat: number): readonly SeatChange[] {
  const last = changes.findLastIndex((change) => change.seat === seat);
  return last < 0 ? changes : changes.toSpliced(last, 1);
}
