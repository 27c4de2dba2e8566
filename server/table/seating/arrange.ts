import { ok, type Result } from '../../../shared/engine/core.ts';
import type { TableRequest } from '../../../shared/protocol/messages.ts';
import { type ServiceRefusalCode, serviceRefusal } from '../../../shared/protocol/refusals.ts';
import type { Guest } from '../../store/row-types.ts';
import { isGathering } from './gathering.ts';
import { filled } from './holders.ts';
import { addBot, kick, removeBot, swap } from './hosting.ts';
import { addNonce } from './nonces.ts';
import { sit, stand } from './seating.ts';
import { consent, watchedBy } from './shoulders.ts';
import type { Arrangement, IsHere } from './types.ts';

const no = (code: ServiceRefusalCode): Result<never> => ({ ok: false, ...serviceRefusal(code) });

/** The table after this request of a person around it. */
export function arrange(
  table: Arrangement,
  guest: Guest,
  request: Exclude<TableRequest, { op: 'start' | 'rematch' | 'replace' }>,
  isHere: IsHere,
): Result<Arrangement> {
  if (request.op === 'sit') return sit(table, guest, request.seat);
  if (request.op === 'stand') return stand(table, guest.uid);
  if (request.op === 'nonce') return addNonce(table, guest.uid, request.nonce);
  if (request.op === 'shoulder') return consent(table, guest.uid, request.allowed);
  // a table that gathers its people has no host before it begins
  if (guest.uid !== table.host || isGathering(table)) return no('notHost');
  switch (request.op) {
    case 'visibility':
      return ok({ ...table, visibility: request.visibility });
    case 'setPace':
      return ok({ ...table, pace: request.pace });
    case 'swap':
      return swap(table, request.a, request.b);
    case 'kick':
      return kick(table, request.seat);
    case 'watching':
      return ok({ ...table, watching: watchedBy(table, request.allowed, request.delay) });
    case 'addBot':
      return addBot(table, request.seat, request.level, isHere);
    case 'removeBot':
      return removeBot(table, request.seat);
    case 'fillWithBots':
      return table.status === 'waiting' ? ok(filled(table, request.level)) : no('notWaiting');
  }
}
