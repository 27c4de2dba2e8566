import { at, InvariantError } from '../../engine/assert.ts';
import type { Seat } from '../../engine/core.ts';
import type { Emit } from '../../engine/game.ts';
import { LETTERS, NUMBERS } from './components.ts';
import type { Berth, Boat, Event, Haven, Letter, Player, State, Ware } from './types.ts';

export type Emitter = Emit<Event>;

export function playerOf(state: Readonly<State>, seat: Seat): Player {
  const player = state.players[seat];
  if (player === undefined) throw new InvariantError(`no seat ${seat}`);
  return player;
}

/** The harbour master of this voyage; there is one from the end of its auction on. */
export function masterOf(state: Readonly<State>): Seat {
  if (state.master === null) throw new InvariantError('no harbour master yet');
  return state.master;
}

// ------------------------------------------------------------------------------------------- money

/** Shares that can still be pledged. */
export const freeShares = (player: Readonly<Player>): number => player.shares.length - player.pledged;

/** What a player can pay at all: cash, and a loan on every free share. */
export const fundsOf = (player: Readonly<Player>): number => player.cash + NUMBERS.loan * freeShares(player);

/** M11.4: the fewest shares that cover what cash does not. */
export const pledgesFor = (player: Readonly<Pick<Player, 'cash'>>, due: number): number =>
  Math.max(0, Math.ceil((due - player.cash) / NUMBERS.loan));

/** M11.4: which of the shares is pledged never matters. */
export function pledge(state: State, seat: Seat, shares: number, forced: boolean, emit: Emitter): void {
  if (shares === 0) return;
  const player = playerOf(state, seat);
  if (shares > freeShares(player)) throw new InvariantError(`seat ${seat} cannot pledge ${shares} shares`);
  player.pledged += shares;
  player.cash += NUMBERS.loan * shares;
  emit({ type: 'sharesPledged', seat, shares, amount: NUMBERS.loan * shares, forced });
}

/** Takes the money from a player, who pledges as many shares as it takes (M11.4); where it goes is the caller's. */
export function pay(state: State, seat: Seat, due: number, emit: Emitter): void {
  const player = playerOf(state, seat);
  pledge(state, seat, pledgesFor(player, due), true, emit);
  player.cash -= due;
}

// ------------------------------------------------------------------------------------------- boats

export function findBoat(state: Readonly<State>, ware: Ware): Boat | undefined {
  for (const boat of state.boats) if (boat.ware === ware) return boat;
  return undefined;
}

export function boatOf(state: Readonly<State>, ware: Ware): Boat {
  const boat = findBoat(state, ware);
  if (boat === undefined) throw new InvariantError(`no boat carries ${ware}`);
  return boat;
}

export function anyAtSea(state: Readonly<State>): boolean {
  for (const boat of state.boats) if (boat.berth === null) return true;
  return false;
}

/** On space 13, which is not in port (M7.4). */
export const isOn13 = (boat: Readonly<Boat>): boolean => boat.berth === null && boat.position === NUMBERS.lastSpace;

/** The cheapest vacant seat, or −1 on a full boat. */
export const vacantSeat = (boat: Readonly<Boat>): number => boat.seats.indexOf(null);

export function crewOf(boat: Readonly<Boat>): Seat[] {
  const crew: Seat[] = [];
  for (const seat of boat.seats) if (seat !== null) crew.push(seat);
  return crew;
}

export function boatsIn(state: Readonly<State>, haven: Haven): number {
  let boats = 0;
  for (const { berth } of state.boats) if (berth !== null && berth.haven === haven) boats++;
  return boats;
}

/** M7.2, M10.1: the lowest letter that no boat holds. */
export const freeLetter = (state: Readonly<State>, haven: Haven): Letter => at(LETTERS, boatsIn(state, haven));

export function berthBoat(
  state: State,
  boat: Boat,
  haven: Haven,
  how: Extract<Event, { type: 'boatBerthed' }>['how'],
  emit: Emitter,
): void {
  const letter = freeLetter(state, haven);
  const berth: Berth = { haven, letter };
  boat.berth = berth;
  emit({ type: 'boatBerthed', ware: boat.ware, haven, letter, how });
}

/** Moves a boat along its lane; who gets 14 must berth it (M7.2, M9.4). */
export function advanceBoat(boat: Boat, steps: number): { from: number; to: number } {
  const from = boat.position;
  const to = Math.min(from + steps, NUMBERS.lastSpace + 1);
  if (to < 0) throw new InvariantError(`${boat.ware} sails below 0`);
  if (to <= NUMBERS.lastSpace) boat.position = to;
  return { from, to };
}

export const sailsPast = (position: number, steps: number): boolean => position + steps > NUMBERS.lastSpace;

/** M8.6, M10.3: an accomplice comes back into its owner's hand. */
export function sendHome(state: State, seat: Seat): void {
  playerOf(state, seat).accomplices++;
}
