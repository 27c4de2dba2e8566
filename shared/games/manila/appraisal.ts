import { at } from '../../engine/assert.ts';
import type { Seat } from '../../engine/core.ts';
import { BERTHS, LETTERS, MARKET, NUMBERS, partOf, perWare, TILES, WARES } from './components.ts';
import { boatOdds, rollsLeft } from './odds.ts';
import type { Haven, Letter, View, Ware } from './types.ts';
import { pledgesFor } from './zones.ts';

/** What a bot believes, all in pesos. Found by letting bots play each other. */
export interface Taste {
  /** how much the mean gain of the others hurts */
  readonly envy: number;
  /** voyages that the leading ware needs for a step */
  readonly voyagesPerStep: number;
  /** steps that any ware makes in a voyage */
  readonly stepsPerVoyage: number;
  /** the part of the vacant seats that others take on a boat that is sure to arrive, for each accomplice to come */
  readonly crowding: number;
  /** what a pilot is worth before the last round, as a part of what hangs on the boats */
  readonly smallPilot: number;
  readonly largePilot: number;
  /** how much of the chance to board counts for a pirate */
  readonly boarding: number;
  /** what placing first, and keeping others from the office, is worth to the harbour master */
  readonly office: number;
  /** how much of the gain of a share and of the launch is offered for the office */
  readonly zeal: number;
  /** cash with which the office is worth all of that */
  readonly purse: number;
  /** a raise is what is left to the limit by this */
  readonly raises: number;
  /** how much more a rise counts for who buys a share and then launches its ware */
  readonly ahead: number;
  /** how much of an arrival a boat on 13 is */
  readonly on13: number;
  /** to place nobody: better than a place that brings nothing */
  readonly pass: number;
}

export const TASTE: Taste = Object.freeze({
  envy: 0.8,
  voyagesPerStep: 1.5,
  stepsPerVoyage: 0.42,
  crowding: 0.07,
  smallPilot: 0.06,
  largePilot: 0.1,
  boarding: 0.4,
  office: 2,
  zeal: 0.8,
  purse: 10,
  raises: 3,
  ahead: 0.2,
  on13: 0.7,
  pass: 0.01,
});

/** M1.6: what a loan costs in the end. */
const LOAN_LOSS = NUMBERS.redemption - NUMBERS.loan;

/** What the loans cost that a payment forces (M11.4). */
export function lossOf(view: View, seat: Seat, due: number): number {
  const cash = view.players[seat]?.cash ?? 0;
  return LOAN_LOSS * pledgesFor({ cash }, due);
}

export interface Vessel {
  readonly ware: Ware;
  position: number;
  haven: Haven | null;
  plundered: boolean;
  /** accomplices by seat */
  readonly crew: number[];
  vacant: number;
}

/** The board as far as money depends on it; bots try moves on it and take them back. */
export interface Board {
  readonly taste: Taste;
  readonly me: Seat;
  readonly seats: number;
  rolls: number;
  readonly boats: Vessel[];
  readonly port: (Seat | null)[];
  readonly shipyard: (Seat | null)[];
  pirates: (Seat | null)[];
  insurer: Seat | null;
  /** accomplices that others may still place in this voyage */
  readonly comers: number;
  /** expected number of shares, by seat and ware */
  readonly holdings: readonly Readonly<Record<Ware, number>>[];
  /** what a rise in this voyage adds to the value of one share in the end */
  readonly riseWorth: Readonly<Record<Ware, number>>;
  /** what a share will be worth in the end */
  readonly prospects: Readonly<Record<Ware, number>>;
}

// ------------------------------------------------------------------------------------- the black market

const TOP = MARKET.length - 1;

/** The value after so many steps, a broken number between two of them. */
function valueAt(steps: number): number {
  const low = Math.min(TOP, Math.floor(steps));
  const high = Math.min(TOP, low + 1);
  return at(MARKET, low) + (steps - low) * (at(MARKET, high) - at(MARKET, low));
}

/** Voyages that are still expected, this one included. */
function voyagesLeft({ values }: View, taste: Taste): number {
  const lead = Math.max(...WARES.map((ware) => MARKET.indexOf(values[ware])));
  return Math.max(1, (TOP - lead) * taste.voyagesPerStep);
}

// ------------------------------------------------------------------------------------------ the holdings

/** Shares of others: what they bought is known, what they were dealt is guessed from what lies nowhere openly. */
function holdingsOf(view: View, me: Seat): Record<Ware, number>[] {
  const own = view.players[me]?.hand ?? [];
  const unseen = perWare((ware) => NUMBERS.sharesPerWare - view.supply[ware] - countOf(own, ware));
  view.players.forEach(({ bought }, seat) => {
    if (seat !== me) for (const ware of bought) unseen[ware]--;
  });
  const total = WARES.reduce((sum, ware) => sum + unseen[ware], 0);
  return view.players.map(({ shares, bought, hand }) => {
    if (hand !== null) return perWare((ware) => countOf(hand, ware));
    const dealt = total === 0 ? 0 : (shares - bought.length) / total;
    return perWare((ware) => countOf(bought, ware) + dealt * unseen[ware]);
  });
}

const countOf = (list: readonly Ware[], ware: Ware): number => list.filter((item) => item === ware).length;

// --------------------------------------------------------------------------------------------- the board

export function boardOf(view: View, me: Seat, taste: Taste): Board {
  const future = (voyagesLeft(view, taste) - 1) * taste.stepsPerVoyage;
  const step = (ware: Ware): number => MARKET.indexOf(view.values[ware]);
  return {
    taste,
    me,
    seats: view.rules.seats,
    rolls: rollsLeft(view),
    boats: view.boats.map(({ ware, position, berth, plundered, seats }) => ({
      ware,
      position,
      haven: berth?.haven ?? null,
      plundered,
      crew: view.players.map((_, seat) => seats.filter((owner) => owner === seat).length),
      vacant: seats.filter((owner) => owner === null).length,
    })),
    port: LETTERS.map((letter) => view.port[letter]),
    shipyard: LETTERS.map((letter) => view.shipyard[letter]),
    pirates: [...view.pirates],
    insurer: view.insurer,
    comers: comersOf(view, me),
    holdings: holdingsOf(view, me),
    riseWorth: perWare((ware) => valueAt(step(ware) + 1 + future) - valueAt(step(ware) + future)),
    prospects: perWare((ware) => valueAt(step(ware) + future + taste.stepsPerVoyage)),
  };
}

/** How many accomplices others can still place: one a round each, and this round only those behind. */
function comersOf(view: View, me: Seat): number {
  const [first, second, third] = view.rules.schedule;
  const later = first + second + third - view.round;
  const behind = view.prompt.kind === 'placement' ? view.prompt.left : [];
  let comers = 0;
  view.players.forEach(({ accomplices, retired }, seat) => {
    if (seat === me || retired) return;
    comers += Math.min(accomplices, later + (behind.includes(seat) ? 1 : 0));
  });
  return comers;
}

// --------------------------------------------------------------------------------------------- the outlook

/** What the seat makes of everybody's expected gains: its own, less some of the others'. */
export function liking({ me, taste, seats }: Board, gains: readonly number[]): number {
  let others = 0;
  for (let seat = 0; seat < seats; seat++) if (seat !== me) others += gains[seat] ?? 0;
  return (gains[me] ?? 0) - (taste.envy * others) / (seats - 1);
}

/** The mean over all ends of the voyage, boat by boat past 13, on 13 or short. */
export function outlook(board: Board): number {
  const gains = Array<number>(board.seats).fill(0);
  const ends: End[] = [];
  walk(board, 0, 1, ends, gains);
  return liking(board, gains);
}

type End = 'port' | '13' | 'shipyard';

function walk(board: Board, lane: number, chance: number, ends: End[], gains: number[]): void {
  const boat = board.boats[lane];
  if (boat === undefined) {
    settle(board, ends, chance, gains);
    return;
  }
  if (boat.haven !== null) {
    ends[lane] = boat.haven;
    walk(board, lane + 1, chance, ends, gains);
    return;
  }
  const { arrive, on13, short } = boatOdds(boat.position, board.rolls);
  if (arrive > 0) {
    ends[lane] = 'port';
    walk(board, lane + 1, chance * arrive, ends, gains);
  }
  if (on13 > 0) {
    ends[lane] = '13';
    walk(board, lane + 1, chance * on13, ends, gains);
  }
  if (short > 0) {
    ends[lane] = 'shipyard';
    walk(board, lane + 1, chance * short, ends, gains);
  }
}

const letterAt = (index: number): Letter => at(LETTERS, index);

/** One end of the voyage: M10, M11, M12.1 in one pass; money that an insurer cannot raise is not looked for. */
function settle(board: Board, ends: readonly End[], chance: number, gains: number[]): void {
  const pirates = board.pirates.filter((seat) => seat !== null).length;
  let port = 0;
  let shipyard = 0;
  board.boats.forEach((boat, lane) => {
    const end = ends[lane];
    if (end === 'shipyard') shipyard++;
    if (end !== 'port' && (end !== '13' || pirates > 0)) return;
    port++;
    rise(board, boat, chance, gains);
    if (!boat.plundered) payCrew(board, boat, chance, gains);
  });
  if (pirates > 0)
    board.boats.forEach((boat, lane) => {
      if (ends[lane] !== '13') return;
      for (const seat of board.pirates) add(gains, seat, (chance * TILES[boat.ware].payout) / pirates);
      if (captainPrefersPort(board, boat, port, shipyard)) {
        port++;
        rise(board, boat, chance, gains);
      } else shipyard++;
    });
  for (let i = 0; i < port; i++) add(gains, board.port[i] ?? null, chance * BERTHS[letterAt(i)].payout);
  for (let i = 0; i < shipyard; i++) {
    const owner = board.shipyard[i] ?? null;
    const amount = chance * BERTHS[letterAt(i)].payout;
    if (owner === board.insurer) continue;
    add(gains, owner, amount);
    add(gains, board.insurer, -amount);
  }
}

function add(gains: number[], seat: Seat | null, amount: number): void {
  if (seat !== null) gains[seat] = (gains[seat] ?? 0) + amount;
}

function rise({ holdings, riseWorth }: Board, { ware }: Vessel, chance: number, gains: number[]): void {
  holdings.forEach((held, seat) => {
    add(gains, seat, chance * riseWorth[ware] * held[ware]);
  });
}

/** The more are still to come, the smaller the part of those aboard. */
function payCrew(board: Board, boat: Vessel, chance: number, gains: number[]): void {
  const aboard = boat.crew.reduce((sum, count) => sum + count, 0);
  if (aboard === 0) return;
  const sure = boat.haven === null ? boatOdds(boat.position, board.rolls).arrive : 0;
  const joining = boat.vacant * Math.min(1, board.comers * board.taste.crowding * sure);
  const part = partOf(boat.ware, aboard + joining);
  boat.crew.forEach((count, seat) => {
    if (count > 0) add(gains, seat, chance * part * count);
  });
}

/** M10.4 as the captain sees it: their shares, berths and insurance. */
function captainPrefersPort(board: Board, { ware }: Vessel, port: number, shipyard: number): boolean {
  const captain = board.pirates[0] ?? 0;
  const rises = board.riseWorth[ware] * (board.holdings[captain]?.[ware] ?? 0);
  const docks = board.port[port] === captain ? BERTHS[letterAt(port)].payout : 0;
  const repair = BERTHS[letterAt(shipyard)].payout;
  const owner = board.shipyard[shipyard] ?? null;
  let sinks = 0;
  if (owner === captain && board.insurer !== captain) sinks = repair;
  if (owner !== captain && board.insurer === captain) sinks = -repair;
  return rises + docks >= sinks;
}
