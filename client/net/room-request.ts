import type { RefusalMessage } from '../../shared/protocol/messages.ts';
import type { ServiceRefusalCode } from '../../shared/protocol/refusals.ts';
import type { Room } from './sdk.ts';

export type RoomRequest = 'act' | 'table' | 'look' | 'say' | 'undo' | 'hurry' | 'suggest' | 'read';

/** `unheard`: done or not, nobody knows; `elsewhere`: not done, for another room has the table */
export type RequestOutcome =
  | { readonly refusal: RefusalMessage | null; readonly answer?: unknown }
  | 'unheard'
  | 'elsewhere';

const elsewhere = ['moved', 'closing'] satisfies ServiceRefusalCode[] as readonly string[];

export const offline: RefusalMessage = { code: 'offline', clause: '', params: {} };

export async function askRoom(room: Room | null, type: RoomRequest, payload: unknown): Promise<RequestOutcome> {
  if (!room) return 'unheard';
  try {
    return { refusal: null, answer: await room.request(type, payload) };
  } catch (error) {
    const { name, reason } = error as { readonly name?: string; readonly reason?: RefusalMessage };
    if (name !== 'rejected' || !reason) return 'unheard';
    // nothing was done, and the socket is about to close: the seat is asked for again, and then this
    return elsewhere.includes(reason.code) ? 'elsewhere' : { refusal: reason };
  }
}
