import type { TableInvitation } from '../../../shared/protocol/http.ts';
import type { TableInfo } from '../../../shared/protocol/messages.ts';

/** How somebody comes to a table. */
export interface WishedEntry {
  readonly role: 'player' | 'spectator';
  /** a bot's, which they take over; null: their own, or any that is free */
  readonly seat: number | null;
}

export type Entrance =
  | { readonly kind: 'enter'; readonly entry: WishedEntry }
  /** it waits for players, and this visitor has no name yet */
  | { readonly kind: 'invite' }
  /** it is under way: to watch, or to take a seat */
  | { readonly kind: 'choose' };

const enter = (role: WishedEntry['role'], seat: number | null = null): Entrance => ({
  kind: 'enter',
  entry: { role, seat },
});

/** What the link of a table leads to. Nobody is asked for a name before they know what for, nor to watch. */
export function entranceOf({ status, sits, free }: TableInvitation, isNamed: boolean): Entrance {
  if (sits) return enter('player');
  // where nobody may watch, the house says so
  if (free.length === 0) return enter('spectator');
  if (status === 'running') return { kind: 'choose' };
  return isNamed ? enter('player') : { kind: 'invite' };
}

/** Whether somebody would have to wait for this person. */
export const isMissed = ({ status, seats }: TableInfo, me: number | null): boolean =>
  status === 'running' && me !== null && seats.some(({ kind }, at) => at !== me && kind === 'person');
