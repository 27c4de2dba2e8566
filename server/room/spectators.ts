import type { NoticeMessage } from '../../shared/protocol/messages.ts';
import { closeCodes } from '../../shared/protocol/refusals.ts';
import type { TableClient } from './Members.ts';
import type { RoomContext } from './RoomContext.ts';

type Around = Pick<RoomContext, 'table' | 'members'>;

/** Commands about people who do not, or no longer, play. Made where the table changes. */

/** Disconnects everybody who only watches while a game runs that nobody may watch. */
export function disconnectSpectators({ table, members }: Around): void {
  const { watching, status } = table.arrangement;
  if (watching.allowed || status !== 'running') return;
  // a person whose seat a bot holds stays: they may reclaim it
  const mayReclaim = ({ auth, userData }: TableClient): boolean =>
    userData.role === 'player' && table.seatToTakeBack(auth.uid) !== null;
  for (const client of members.all)
    if (members.seatOf(client) === null && !mayReclaim(client)) client.leave(closeCodes.notWatchable);
}

/** The host has sent people away: they watch from now on, where that is allowed. */
export function demoteKicked({ table, members }: Around): void {
  const { kicked, watching } = table.arrangement;
  for (const client of members.all) {
    if (client.userData.role !== 'player' || !kicked.includes(client.auth.uid)) continue;
    client.userData = { role: 'spectator' };
    sendNotice(client, 'kicked');
    if (!watching.allowed) client.leave(closeCodes.notWatchable);
  }
}

/** What the others see has changed without their asking. */
export function notifyOthers({ members }: Around, by: TableClient): void {
  for (const client of members.all) if (client !== by) sendNotice(client, 'changed');
}

export const sendNotice = (client: TableClient, code: NoticeMessage['code']): void =>
  client.send('notice', { code, params: {} } satisfies NoticeMessage);
