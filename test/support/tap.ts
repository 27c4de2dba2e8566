import { AtTable, type Visitor } from './client.ts';
import { taps } from './sockets.ts';

/** Joins a table and keeps every frame that arrives, from the very first. */
export async function tapped(
  visitor: Visitor,
  id: string,
  role: 'player' | 'spectator',
  frames: Buffer[],
): Promise<AtTable> {
  const seat = await visitor.seat(id, role);
  taps.set((seat.reservation as { sessionId: string }).sessionId, frames);
  return AtTable.enter(visitor.url, seat);
}
