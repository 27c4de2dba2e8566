import {
  type Arrangement,
  filled,
  hasNonce,
  type IsHere,
  openSeats,
  replacedByBot,
  type SeatHolder,
} from './seating.ts';

type Person = Extract<SeatHolder, { kind: 'person' }>;

const persons = (table: Arrangement): Person[] => table.seating.filter((holder) => holder.kind === 'person');

/** Laid for people who are on their way: strangers whom the house has brought together, or those who play again. */
export const isGathering = ({ status, begins, gatherBy }: Arrangement): boolean =>
  status === 'waiting' && begins && gatherBy !== null;

/** Whether the nonce of this person is the one that the table has waited for. */
export function beginsWith(table: Arrangement, uid: string): boolean {
  if (!isGathering(table)) return table.begins && uid === table.host;
  return openSeats(table.seating) === 0 && persons(table).every((person) => hasNonce(table, person.uid));
}

/** They have been waited for: with bots in the seats of those who are not here. Null when nobody is. */
export function gathered(table: Arrangement, isHere: IsHere): Arrangement | null {
  const here = persons(table).filter(({ uid }) => isHere(uid));
  const [first] = here;
  if (!first) return null;
  const host = here.some(({ uid }) => uid === table.host) ? table.host : first.uid;
  const missing = table.seating.flatMap((holder, seat) =>
    holder.kind === 'person' && !isHere(holder.uid) ? seat : [],
  );
  return filled(
    missing.reduce((rest, seat) => replacedByBot(rest, seat, 'greedy'), { ...table, host }),
    'greedy',
  );
}
