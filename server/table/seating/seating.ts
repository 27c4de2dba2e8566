import { ok, type Result, type Seat } from '../../../shared/engine/core.ts';
import type { BotLevel, Pace, TableRequest, TableStatus } from '../../../shared/protocol/messages.ts';
import { type ServiceRefusalCode, serviceRefusal } from '../../../shared/protocol/refusals.ts';
import { botName } from '../../bots/names.ts';
import type { Watching } from '../../store/schema.ts';
import { isGathering } from './gathering.ts';
import { kick, swap } from './hosting.ts';
import { consent, hasLooked, watchedBy } from './shoulders.ts';

/** Who sits where, as stored. Pure: every change is a new arrangement, saved before it becomes true. */
export type SeatHolder =
  | { readonly kind: 'open' }
  | { readonly kind: 'person'; readonly uid: string; readonly name: string }
  /** one that sits in has the uid of the person whose seat it is, and his name in `standsFor` */
  | {
      readonly kind: 'bot';
      readonly level: BotLevel;
      readonly name: string;
      readonly uid?: string;
      readonly standsFor?: string;
    };

export interface Guest {
  readonly uid: string;
  readonly name: string;
}

export interface Arrangement {
  readonly status: TableStatus;
  /** uid */
  readonly host: string;
  readonly pace: Pace;
  readonly seating: readonly SeatHolder[];
  readonly held: Held;
  readonly nonces: Nonces;
  /** by itself, as soon as its host, or all who are waited for, have come and added their nonces */
  readonly begins: boolean;
  /** uids of those whom the host has sent away */
  readonly kicked: readonly string[];
  readonly watching: Watching;
  /** those who sit there are waited for: it begins when all have come, and with bots after this moment */
  readonly gatherBy: Date | null;
}

/** uid → what the browser of each person has added to the deal. */
export type Nonces = Readonly<Record<string, string>>;

/**
 * uid → the seat that a person has, or had, since the game began. A seat is a hand and a treasury: whoever has seen
 * one may have that one back, and never another.
 */
export type Held = Readonly<Record<string, Seat>>;

/** Whether this person is connected, as a player. */
export type IsHere = (uid: string) => boolean;

const open: SeatHolder = { kind: 'open' };

const no = (code: ServiceRefusalCode, params = {}): Result<never> => ({ ok: false, ...serviceRefusal(code, params) });

export const seatOf = (seating: readonly SeatHolder[], uid: string): Seat | null => {
  const seat = seating.findIndex((holder) => holder.kind === 'person' && holder.uid === uid);
  return seat < 0 ? null : seat;
};

/** The seat that somebody has, or that a bot has in his place. */
export const placeOf = (seating: readonly SeatHolder[], uid: string): Seat | null => {
  const seat = seating.findIndex((holder) => holder.kind !== 'open' && holder.uid === uid);
  return seat < 0 ? null : seat;
};

/** A bot sits in here, for somebody else than this one. */
const isKept = (holder: SeatHolder, uid: string): boolean =>
  holder.kind === 'bot' && holder.uid !== undefined && holder.uid !== uid;

export const openSeats = (seating: readonly SeatHolder[]): number =>
  seating.filter((holder) => holder.kind === 'open').length;

export const hasPerson = (seating: readonly SeatHolder[]): boolean =>
  seating.some((holder) => holder.kind === 'person');

/** The one seat that this person may have in the running game; null: any, for he has seen none. */
function boundTo({ seating, status, held }: Arrangement, uid: string): Seat | null {
  if (status !== 'running') return null;
  return seatOf(seating, uid) ?? (Object.hasOwn(held, uid) ? (held[uid] ?? null) : null);
}

/** Where somebody who wants to play may sit: an open seat before a bot's; null when there is none. */
export function placeFor(table: Arrangement, uid: string): Seat | null {
  const { seating, status } = table;
  if (status === 'finished' || table.kicked.includes(uid) || hasLooked(table, uid)) return null;
  const bound = boundTo(table, uid);
  if (bound !== null) return seating[bound]?.kind === 'person' ? null : bound;
  for (const kind of ['open', 'bot'] as const) {
    const seat = seating.findIndex((holder) => holder.kind === kind && !isKept(holder, uid));
    if (seat >= 0) return seat;
  }
  return null;
}

/** The host and, behind him, the bots asked for. */
export function firstSeating(host: Guest, seats: number, bots: number, level: BotLevel): SeatHolder[] {
  const seating: SeatHolder[] = [{ kind: 'person', ...host }];
  while (seating.length < seats) seating.push(seating.length <= bots ? bot(seating, level) : open);
  return seating;
}

/** One person on this seat, bots on all others. */
export function amongBots(guest: Guest, own: Seat, seats: number): SeatHolder[] {
  const seating: SeatHolder[] = [];
  while (seating.length < seats)
    seating.push(
      seating.length === own ? { kind: 'person', uid: guest.uid, name: guest.name } : bot(seating, 'greedy'),
    );
  return seating;
}

/** These people, and bots on the seats that are left. */
export function together(people: readonly Guest[], seats: number): SeatHolder[] {
  const seating: SeatHolder[] = people.map(({ uid, name }) => ({ kind: 'person', uid, name }));
  while (seating.length < seats) seating.push(bot(seating, 'greedy'));
  return seating;
}

const bot = (seating: readonly SeatHolder[], level: BotLevel): SeatHolder & { readonly kind: 'bot' } => ({
  kind: 'bot',
  level,
  name: botName(seating.flatMap((holder) => (holder.kind === 'bot' ? holder.name : []))),
});

function seated(table: Arrangement, seat: Seat, holder: SeatHolder): Arrangement {
  const persons = [table.seating[seat], holder].flatMap((who) => (who?.kind === 'person' ? who.uid : []));
  const isNoted = table.status !== 'running' || persons.every((uid) => table.held[uid] === seat);
  const held = isNoted ? table.held : { ...table.held, ...Object.fromEntries(persons.map((uid) => [uid, seat])) };
  return { ...table, seating: table.seating.with(seat, holder), held };
}

export function sit(table: Arrangement, { uid, name }: Guest, seat: Seat): Result<Arrangement> {
  // who came without a token may watch; he could never come back to a seat
  if (name === '') return no('noGuest');
  const holder = table.seating[seat];
  const own = seatOf(table.seating, uid);
  const bound = boundTo(table, uid);
  const person: SeatHolder = { kind: 'person', uid, name };
  if (!holder) return no('noSuchSeat');
  if (table.kicked.includes(uid)) return no('kicked');
  if (hasLooked(table, uid)) return no('hasLooked');
  if (own === seat) return ok(seated(table, seat, person));
  if (table.status === 'finished') return no('notRunning');
  if (bound !== null && bound !== seat) return no('seatBound', { seat: bound });
  if (holder.kind === 'person' || isKept(holder, uid)) return no('seatTaken');
  const left = own === null ? table : seated(table, own, open);
  return ok(seated(left, seat, person));
}

/** Adds to the deal what nobody else could know. */
function addNonce(table: Arrangement, uid: string, nonce: string): Result<Arrangement> {
  if (seatOf(table.seating, uid) === null) return no('notSeated');
  if (table.status !== 'waiting') return no('notWaiting');
  return ok({ ...table, nonces: { ...table.nonces, [uid]: nonce } });
}

export const hasNonce = ({ nonces }: Pick<Arrangement, 'nonces'>, uid: string): boolean => Object.hasOwn(nonces, uid);

/** What the cards are dealt with: a nonce for each seat, empty for bots and who has added none. */
export const noncesBySeat = ({ seating, nonces }: Pick<Arrangement, 'seating' | 'nonces'>): string[] =>
  seating.map(
    (holder) => (holder.kind === 'person' && hasNonce({ nonces }, holder.uid) ? nonces[holder.uid] : null) ?? '',
  );

/** A nonce leaves with its person. */
export function withoutLeft(table: Arrangement): Arrangement {
  const kept = Object.entries(table.nonces).filter(([uid]) => seatOf(table.seating, uid) !== null);
  const isWhole = table.status !== 'waiting' || kept.length === Object.keys(table.nonces).length;
  return isWhole ? table : { ...table, nonces: Object.fromEntries(kept) };
}

/** The seat that is this person's and that a bot has; null: he sits, or has never sat. */
export function seatToTakeBack(table: Arrangement, uid: string): Seat | null {
  const bound = boundTo(table, uid);
  return bound !== null && table.status === 'running' && table.seating[bound]?.kind === 'bot' ? bound : null;
}

/** A bot plays on for somebody who does not. The seat stays his. */
export function replaceWithBot(table: Arrangement, seat: Seat, level: BotLevel = 'greedy'): Arrangement {
  const holder = table.seating[seat];
  if (holder?.kind !== 'person') return table;
  return seated(table, seat, { ...bot(table.seating, level), uid: holder.uid, standsFor: holder.name });
}

/** Leaves the seat: to nobody before the game, to a bot within it. */
export function stand(table: Arrangement, uid: string): Result<Arrangement> {
  const seat = seatOf(table.seating, uid);
  if (seat === null) return no('notSeated');
  if (table.status === 'finished') return no('notRunning');
  return ok(seated(table, seat, table.status === 'waiting' ? open : bot(table.seating, 'greedy')));
}

/** A seat before it was given to somebody. */
export interface Former {
  readonly holder: SeatHolder;
  /** whether it had been his before */
  readonly wasHis: boolean;
}

export const formerOf = (table: Arrangement, seat: Seat, uid: string): Former => ({
  holder: table.seating[seat] ?? open,
  wasHis: boundTo(table, uid) === seat,
});

/** Somebody was given a seat and never came: the bot that had it has it again, and he has seen nothing. */
export function giveBack(table: Arrangement, uid: string, { holder, wasHis }: Former): Result<Arrangement> {
  const seat = seatOf(table.seating, uid);
  if (seat === null || holder.kind !== 'bot' || table.status === 'finished') return stand(table, uid);
  const given = seated(table, seat, holder);
  if (wasHis) return ok(given);
  const { [uid]: _, ...held } = given.held;
  return ok({ ...given, held });
}

/** The host who is gone hands over to the next person who is here. */
export function withPresentHost(table: Arrangement, isHere: IsHere): Arrangement {
  if (isHere(table.host) || isGathering(table)) return table;
  const next = table.seating.find((holder) => holder.kind === 'person' && isHere(holder.uid));
  // who has not opened it begins it when he likes
  return next?.kind === 'person' ? { ...table, host: next.uid, begins: false } : table;
}

/** The table as the request would have it. */
export function arrange(
  table: Arrangement,
  guest: Guest,
  request: Exclude<TableRequest, { op: 'start' | 'rematch' }>,
  isHere: IsHere,
): Result<Arrangement> {
  if (request.op === 'sit') return sit(table, guest, request.seat);
  if (request.op === 'stand') return stand(table, guest.uid);
  if (request.op === 'nonce') return addNonce(table, guest.uid, request.nonce);
  if (request.op === 'shoulder') return consent(table, guest.uid, request.allowed);
  // strangers have no host before they have begun
  if (guest.uid !== table.host || isGathering(table)) return no('notHost');
  switch (request.op) {
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
      if (table.status !== 'waiting') return no('notWaiting');
      if (table.seating[request.seat]?.kind !== 'bot') return no('noBot');
      return ok(seated(table, request.seat, open));
    case 'fillWithBots':
      if (table.status !== 'waiting') return no('notWaiting');
      return ok(filled(table, request.level));
  }
}

/** On an open seat, or in the place of somebody who is not here: who comes back may take it over again. */
function addBot(table: Arrangement, seat: Seat, level: BotLevel, isHere: IsHere): Result<Arrangement> {
  const holder = table.seating[seat];
  if (!holder) return no('noSuchSeat');
  if (table.status === 'finished') return no('notRunning');
  if (holder.kind === 'person' && isHere(holder.uid)) return no('seatTaken');
  // the seat stays its person's, whichever bot has it
  if (holder.kind === 'bot' && holder.uid !== undefined) return ok(seated(table, seat, { ...holder, level }));
  if (holder.kind === 'person' && table.status === 'running') return ok(replaceWithBot(table, seat, level));
  return ok(replacedByBot(table, seat, level));
}

/** A bot that sits in for nobody. */
export const ofItself = ({ kind, level, name }: Extract<SeatHolder, { kind: 'bot' }>): SeatHolder => ({
  kind,
  level,
  name,
});

export const replacedByBot = (table: Arrangement, seat: Seat, level: BotLevel): Arrangement =>
  seated(table, seat, bot(table.seating, level));

export function filled(table: Arrangement, level: BotLevel): Arrangement {
  const seat = table.seating.findIndex((holder) => holder.kind === 'open');
  return seat < 0 ? table : filled(replacedByBot(table, seat, level), level);
}
