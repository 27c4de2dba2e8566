import { at } from '../../engine/assert.ts';
import type { Seat } from '../../engine/core.ts';
import { type Board, boardOf, liking, lossOf, outlook, TASTE, type Taste, type Vessel } from './appraisal.ts';
import {
  DOUBLE_STEPS,
  LETTERS,
  NUMBERS,
  SINGLE_STEPS,
  type Spot,
  sharePrice,
  spotOf,
  TILES,
  WARES,
} from './components.ts';
import { boatOdds } from './odds.ts';
import { lowestBid } from './phases/auction.ts';
import { costOf } from './phases/placement.ts';
import type { Haven, Move, Pilot, View, Ware } from './types.ts';

/** Nobody is better off with a loan that no payment asks for (M11.5). */
const NEVER = -1e6;

/** How much a seat likes each move, in pesos; from a View, so a bot knows no more than a person. */
export function rate(view: View, seat: Seat, moves: readonly Move[], taste: Taste = TASTE): number[] {
  const board = boardOf(view, seat, taste);
  const { prompt } = view;
  switch (prompt.kind) {
    case 'auction':
      return rateBids(view, board, moves);
    case 'placement':
      return rateEach(moves, (move) =>
        move.type === 'place' ? ofPlacing(view, board, spotOf(move.space)) : taste.pass,
      );
    case 'boarding':
      return rateEach(moves, (move) => ofBoarding(view, board, prompt.index, move));
    case 'pilot':
      return rateEach(moves, (move) => ofSteering(view, board, prompt.pilot, prompt.moved, move));
    case 'plunder':
      return rateEach(moves, (move) => (move.type === 'send' ? ofSending(board, move.ware, move.to) : 0));
    case 'share':
      return rateEach(moves, (move) => (move.type === 'buy' ? ofBuying(view, board, move.ware) : 0));
    case 'load':
      return rateEach(moves, (move) => (move.type === 'load' ? stakeIn(board, move.ware) : 0));
    case 'launch':
      return rateEach(moves, (move) => (move.type === 'launch' ? ofLaunching(view, board, move.start) : 0));
    default:
      return rateEach(moves, () => 0);
  }
}

const rateEach = (moves: readonly Move[], like: (move: Move) => number): number[] =>
  moves.map((move) => (move.type === 'borrow' || move.type === 'redeem' ? NEVER : like(move)));

// -------------------------------------------------------------------------------------------- the office

/** What a rise of this ware is worth to the seat, others' shares counted against it. */
function stakeIn(board: Board, ware: Ware): number {
  return liking(
    board,
    board.holdings.map((held) => held[ware] * board.riseWorth[ware]),
  );
}

/** The value that a share will have, less its price and the loans it takes. */
function ofBuying(view: View, board: Board, ware: Ware): number {
  const price = sharePrice(view.values, ware);
  // who buys a share may also launch it ahead
  const ahead = board.riseWorth[ware] * board.taste.ahead;
  return board.prospects[ware] + ahead - price - lossOf(view, board.me, price);
}

/** M5.3: the best that can be made of the boats still ashore, this one starting here. */
function ofLaunching(view: View, board: Board, start: number): number {
  const starts = view.boats.map((boat) => boat.start);
  const lane = starts.indexOf(null);
  starts[lane] = start;
  return bestStarts(
    board,
    starts,
    board.boats.map(({ ware }) => stakeIn(board, ware)),
  );
}

function bestStarts(board: Board, starts: readonly (number | null)[], stakes: readonly number[]): number {
  const lane = starts.indexOf(null);
  const sum = starts.reduce<number>((total, start) => total + (start ?? 0), 0);
  if (lane < 0) {
    if (sum !== NUMBERS.startSum) return NEVER;
    return starts.reduce<number>((total, start, i) => total + (stakes[i] ?? 0) * arrival(board, start ?? 0), 0);
  }
  let best = NEVER;
  for (let start = 0; start <= NUMBERS.highestStart; start++)
    best = Math.max(best, bestStarts(board, starts.with(lane, start), stakes));
  return best;
}

function arrival({ taste }: Board, start: number): number {
  const { arrive, on13 } = boatOdds(start, NUMBERS.rolls);
  return arrive + taste.on13 * on13;
}

/** What the office is worth: the share, the launch, the first accomplice. */
function officeWorth(view: View, board: Board): number {
  const { me, taste } = board;
  const cash = view.players[me]?.cash ?? 0;
  const buys = WARES.filter((ware) => view.supply[ware] > 0).map((ware) => ofBuying(view, board, ware));
  const share = Math.max(0, ...buys);
  const stakes = WARES.map((ware) => stakeIn(board, ware)).sort((a, b) => b - a);
  const [best = 0, second = 0, third = 0, last = 0] = stakes;
  const { highestStart, startSum, boats } = NUMBERS;
  // M5.3: as far ahead as may be, or all alike
  const own =
    best * arrival(board, highestStart) + second * arrival(board, startSum - highestStart) + third * arrival(board, 0);
  const any = ((best + second + third + last) / WARES.length) * boats * arrival(board, startSum / boats);
  const purse = Math.min(1, cash / taste.purse);
  return taste.office * purse + taste.zeal * (share + Math.max(0, own - any));
}

/** Raises by a part of what is left to the limit: a bidder who creeps up by ones tires everybody. */
function rateBids(view: View, board: Board, moves: readonly Move[]): number[] {
  const worth = officeWorth(view, board);
  const lowest = lowestBid({ standing: view.auction?.standing ?? null });
  const limit = worth - lossOf(view, board.me, worth);
  const target = lowest + Math.floor(Math.max(0, limit - lowest) / board.taste.raises);
  return rateEach(moves, (move) => {
    if (move.type !== 'bid') return 0;
    return move.amount > limit ? NEVER / 2 : 1 / (1 + Math.abs(move.amount - target));
  });
}

// ------------------------------------------------------------------------------------------- the placement

function ofPlacing(view: View, board: Board, spot: Spot): number {
  const before = outlook(board);
  const cost = costFor(view, board, spot);
  return withPiece(board, spot, () => outlook(board)) - before - cost + extraOf(view, board, spot);
}

/** A stowaway pays what they have, which is less than the price. */
function costFor(view: View, board: Board, spot: Spot): number {
  if (spot.kind === 'insurance') return 0;
  const { cash, shares, pledged } = at(view.players, board.me);
  const price = priceOf(board, spot);
  if (shares === pledged && (cash ?? 0) < price) return cash ?? 0;
  return price + lossOf(view, board.me, price);
}

/** M6.6: seats are taken cheapest first. */
const priceOf = (board: Board, spot: Spot): number =>
  costOf(spot, spot.kind === 'seat' ? TILES[spot.ware].costs.length - vessel(board, spot.ware).vacant : 0);

const vessel = (board: Board, ware: Ware): Vessel =>
  at(
    board.boats,
    board.boats.findIndex((boat) => boat.ware === ware),
  );

/** Looks at the board as it would be with one's accomplice there. */
function withPiece(board: Board, spot: Spot, look: () => number): number {
  const { me } = board;
  switch (spot.kind) {
    case 'seat':
      return withCrew(vessel(board, spot.ware), me, 1, look);
    case 'port':
    case 'shipyard':
      return withOwner(board[spot.kind], LETTERS.indexOf(spot.letter), me, look);
    case 'pirate':
      return withOwner(board.pirates, board.pirates.indexOf(null), me, look);
    case 'insurance': {
      board.insurer = me;
      const seen = look();
      board.insurer = null;
      return seen;
    }
    case 'pilot':
      return look();
  }
}

function withCrew(boat: Vessel, seat: Seat, more: number, look: () => number): number {
  boat.crew[seat] = (boat.crew[seat] ?? 0) + more;
  boat.vacant -= more;
  const seen = look();
  boat.crew[seat] = (boat.crew[seat] ?? 0) - more;
  boat.vacant += more;
  return seen;
}

function withOwner(spaces: (Seat | null)[], index: number, seat: Seat | null, look: () => number): number {
  const before = spaces[index] ?? null;
  spaces[index] = seat;
  const seen = look();
  spaces[index] = before;
  return seen;
}

/** What the ends of the voyage alone do not show: the premium, the chance to board, the pilots' hands. */
function extraOf(view: View, board: Board, spot: Spot): number {
  if (spot.kind === 'insurance') return NUMBERS.premium;
  if (spot.kind === 'pirate') return boardingChance(view, board);
  if (spot.kind !== 'pilot') return 0;
  if (view.rolls === NUMBERS.rolls - 1) return bestSteering(view, board, spot.pilot, null) - outlook(board);
  const part = spot.pilot === 'small' ? board.taste.smallPilot : board.taste.largePilot;
  return part * hangingOnBoats(board);
}

/** A boat on 13 after the second roll offers a seat for nothing. */
function boardingChance(view: View, board: Board): number {
  const toSecond = NUMBERS.rolls - 1 - view.rolls;
  if (toSecond <= 0) return 0;
  let chance = 0;
  for (const { ware, position, haven, vacant, crew } of board.boats) {
    if (haven !== null || vacant === 0) continue;
    const heads = crew.reduce((sum, count) => sum + count, 1);
    chance += (boatOdds(position, toSecond).on13 * TILES[ware].payout) / heads;
  }
  return board.taste.boarding * chance;
}

/** What the boats' arrivals decide for this seat, all of them together. */
function hangingOnBoats(board: Board): number {
  let sum = 0;
  for (const boat of board.boats)
    if (boat.haven === null)
      sum += Math.abs(inHaven(boat, 'port', () => outlook(board)) - inHaven(boat, 'shipyard', () => outlook(board)));
  return sum;
}

function inHaven(boat: Vessel, haven: Haven, look: () => number): number {
  boat.haven = haven;
  const seen = look();
  boat.haven = null;
  return seen;
}

// ------------------------------------------------------------------------------------ pirates and pilots

function ofBoarding(view: View, board: Board, index: number, move: Move): number {
  if (move.type !== 'board' && move.type !== 'evict') return outlook(board);
  const boat = vessel(board, move.ware);
  const { pirates } = board;
  board.pirates = pirates.filter((_, i) => i !== index);
  const victim = move.type === 'evict' ? ownerOf(view, move.ware, move.seat) : null;
  const look = (): number => withCrew(boat, board.me, 1, () => outlook(board));
  const seen = victim === null ? look() : withCrew(boat, victim, -1, look);
  board.pirates = pirates;
  return seen;
}

const ownerOf = ({ boats }: View, ware: Ware, index: number): Seat | null =>
  boats.find((boat) => boat.ware === ware)?.seats[index] ?? null;

function ofSteering(view: View, board: Board, pilot: Pilot, moved: Ware | null, move: Move): number {
  if (move.type !== 'steer') return outlook(board);
  const boat = vessel(board, move.ware);
  const half = pilot === 'large' && moved === null && Math.abs(move.steps) === 1;
  return steered(boat, move.steps, () => (half ? bestSteering(view, board, pilot, boat.ware) : outlook(board)));
}

/** The best that a pilot can do from here; with one boat moved already, what they may do with another. */
function bestSteering(view: View, board: Board, pilot: Pilot, moved: Ware | null): number {
  const upTo = view.rules.largePilotMoves === 'upTo';
  const others = board.boats.filter(({ haven, ware }) => haven === null && ware !== moved);
  let best = moved === null || upTo || others.length === 0 ? outlook(board) : NEVER;
  for (const boat of others) {
    const single = pilot === 'small' || moved !== null || upTo || others.length > 1;
    const halves = pilot === 'large' && moved === null;
    const after = (): number => (halves ? bestSteering(view, board, pilot, boat.ware) : outlook(board));
    if (single) for (const steps of SINGLE_STEPS) best = Math.max(best, steered(boat, steps, after));
    if (halves)
      for (const steps of DOUBLE_STEPS)
        best = Math.max(
          best,
          steered(boat, steps, () => outlook(board)),
        );
  }
  return best;
}

function steered(boat: Vessel, steps: number, look: () => number): number {
  const { position } = boat;
  if (position + steps < 0) return NEVER;
  if (position + steps > NUMBERS.lastSpace) boat.haven = 'port';
  else boat.position = position + steps;
  const seen = look();
  boat.haven = null;
  boat.position = position;
  return seen;
}

function ofSending(board: Board, ware: Ware, to: Haven): number {
  const boat = vessel(board, ware);
  return inHaven(boat, to, () => outlook(board));
}
