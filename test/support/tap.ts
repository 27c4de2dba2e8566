import { AtTable, type Visitor } from './client.ts';
import { taps } from './sockets.ts';

export interface TappedFrame {
  readonly bytes: Buffer;
  /** the last move that the client had been told of when the frame came; -1 before the game */
  readonly known: number;
}

/** Joins a table and keeps every frame that arrives, from the very first. */
export async function tapped(
  visitor: Visitor,
  id: string,
  role: 'player' | 'spectator',
): Promise<{ readonly at: AtTable; readonly frames: TappedFrame[] }> {
  const seat = await visitor.seat(id, role);
  const frames: TappedFrame[] = [];
  let at: AtTable | undefined;
  const { sessionId } = seat.reservation as { sessionId: string };
  taps.set(sessionId, (bytes) => frames.push({ bytes, known: at?.seq ?? -1 }));
  at = await AtTable.enter(visitor.url, seat);
  return { at, frames };
}
