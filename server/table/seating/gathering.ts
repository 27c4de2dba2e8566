import { filled, openSeats, personsAt, withBot } from './holders.ts';
import { hasNonce } from './nonces.ts';
import type { Arrangement, IsHere } from './types.ts';

/** Made for people who are on their way: strangers who were matched, or those who play again. */
export const isGathering = ({ status, begins, gatherBy }: Arrangement): boolean =>
  status === 'waiting' && begins && gatherBy !== null;

/** Whether the nonce of this person is the one that the table has waited for. */
export function beginsWith(table: Arrangement, uid: string): boolean {
  if (!isGathering(table) && table.group === null) return table.begins && uid === table.host;
  if (!table.begins) return false;
  return openSeats(table.seating) === 0 && personsAt(table.seating).every((person) => hasNonce(table, person.uid));
}

/** The wait is over: bots take the seats of those who are not here. Null when nobody is. */
export function gathered(table: Arrangement, isHere: IsHere): Arrangement | null {
  const here = personsAt(table.seating).filter(({ uid }) => isHere(uid));
  const [first] = here;
  if (!first) return null;
  const host = here.some(({ uid }) => uid === table.host) ? table.host : first.uid;
  const missing = table.seating.flatMap((holder, seat) =>
    holder.kind === 'person' && !isHere(holder.uid) ? seat : [],
  );
  return filled(
    missing.reduce((rest, seat) => withBot(rest, seat, 'greedy'), { ...table, host }),
    'greedy',
  );
}
