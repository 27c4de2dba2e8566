import type { Seat } from '../../../shared/engine/core.ts';
import type { BotLevel } from '../../../shared/protocol/messages.ts';
import type { Guest, SeatHolder } from '../../store/row-types.ts';
import { botName } from './bot-names.ts';
import type { Arrangement } from './types.ts';

type Person = Extract<SeatHolder, { kind: 'person' }>;
type Bot = Extract<SeatHolder, { kind: 'bot' }>;

/** Somebody as they sit down, with the picture that they had then. */
export const personOf = ({ uid, name, avatar }: Guest): SeatHolder => ({
  kind: 'person',
  uid,
  name,
  ...(avatar ? { avatar } : {}),
});

export const open: SeatHolder = { kind: 'open' };

/** The seat at which this person sits. */
export const seatOf = (seating: readonly SeatHolder[], uid: string): Seat | null => {
  const seat = seating.findIndex((holder) => holder.kind === 'person' && holder.uid === uid);
  return seat < 0 ? null : seat;
};

/** The seat that is this person's: they sit there, or a bot keeps it for them. */
export const placeOf = (seating: readonly SeatHolder[], uid: string): Seat | null => {
  const seat = seating.findIndex((holder) => holder.kind !== 'open' && holder.uid === uid);
  return seat < 0 ? null : seat;
};

/** Whether this seat is kept for somebody else: by a bot, or because a campaign's seats are its people's. */
export const isKeptFrom = ({ seating, group }: Arrangement, seat: Seat, uid: string): boolean => {
  const holder = seating[seat];
  if (group !== null) return group[seat]?.uid !== uid;
  return holder?.kind === 'bot' && holder.uid !== undefined && holder.uid !== uid;
};

export const openSeats = (seating: readonly SeatHolder[]): number =>
  seating.filter((holder) => holder.kind === 'open').length;

export const personsAt = (seating: readonly SeatHolder[]): Person[] =>
  seating.filter((holder) => holder.kind === 'person');

export const hasPerson = (seating: readonly SeatHolder[]): boolean => personsAt(seating).length > 0;

/** A bot that keeps nobody's seat. */
export const ofItself = ({ kind, level, name }: Bot): SeatHolder => ({ kind, level, name });

const newBot = (seating: readonly SeatHolder[], level: BotLevel): Bot => ({
  kind: 'bot',
  level,
  name: botName(seating.flatMap((holder) => (holder.kind === 'bot' ? holder.name : []))),
});

/** The host first, then the bots asked for, then open seats. */
export function firstSeating(host: Guest, seats: number, bots: number, level: BotLevel): SeatHolder[] {
  const seating: SeatHolder[] = [personOf(host)];
  while (seating.length < seats) seating.push(seating.length <= bots ? newBot(seating, level) : open);
  return seating;
}

/** One person on this seat, bots on all others. */
export function amongBots(guest: Guest, own: Seat, seats: number): SeatHolder[] {
  const seating: SeatHolder[] = [];
  while (seating.length < seats) seating.push(seating.length === own ? personOf(guest) : newBot(seating, 'greedy'));
  return seating;
}

/** These people, and bots on the seats that are left. */
export function together(people: readonly Guest[], seats: number): SeatHolder[] {
  const seating: SeatHolder[] = people.map(personOf);
  while (seating.length < seats) seating.push(newBot(seating, 'greedy'));
  return seating;
}

/** With this holder on the seat. While a game runs, everybody who has had a seat stays in its history. */
export function seated(table: Arrangement, seat: Seat, holder: SeatHolder): Arrangement {
  const persons = [table.seating[seat], holder].flatMap((one) => (one?.kind === 'person' ? one.uid : []));
  const isKnown = table.status !== 'running' || persons.every((uid) => table.seatHistory[uid] === seat);
  const seatHistory = isKnown
    ? table.seatHistory
    : { ...table.seatHistory, ...Object.fromEntries(persons.map((uid) => [uid, seat])) };
  return { ...table, seating: table.seating.with(seat, holder), seatHistory };
}

/** With a bot that keeps nobody's seat; in a campaign it keeps the seat of the person whose it is. */
export function withBot(table: Arrangement, seat: Seat, level: BotLevel): Arrangement {
  const whose = table.group?.[seat];
  const bot = newBot(table.seating, level);
  return seated(table, seat, whose ? { ...bot, uid: whose.uid, standsFor: whose.name } : bot);
}

/** A bot plays on for an absent person, whose seat it stays. */
export function replaceWithBot(table: Arrangement, seat: Seat, level: BotLevel = 'greedy'): Arrangement {
  const holder = table.seating[seat];
  if (holder?.kind !== 'person') return table;
  return seated(table, seat, { ...newBot(table.seating, level), uid: holder.uid, standsFor: holder.name });
}

/** With bots on all open seats. */
export function filled(table: Arrangement, level: BotLevel): Arrangement {
  const seat = table.seating.findIndex((holder) => holder.kind === 'open');
  return seat < 0 ? table : filled(withBot(table, seat, level), level);
}
