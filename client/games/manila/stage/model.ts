import type { Seat } from '../../../../shared/engine/core.ts';
import { clockwise } from '../../../../shared/engine/turn-order.ts';
import type {
  Berth,
  BerthOdds,
  BoatOdds,
  BoatView,
  Haven,
  Letter,
  PromptView,
  Space,
  View,
  VoyageOdds,
  Ware,
} from '../../../../shared/games/manila/index.ts';
import {
  BERTHS,
  LETTERS,
  MARKET,
  NUMBERS,
  PILOTS,
  rollsLeft,
  sharePrice,
  TILES,
  voyageOdds,
  WARES,
} from '../../../../shared/games/manila/index.ts';
import type { SeatLook } from '../../../art/avatar.ts';
import type { Seating } from '../../../stage/seating.ts';
import type { Show } from './layout/places.ts';

/** A place for one accomplice. */
export interface Socket {
  readonly space: Space;
  /** of a boat and of the pirates there are several */
  readonly index: number;
  readonly cost: number;
  readonly occupant: Seat | null;
  /** the one that the next accomplice on this space takes (M6.6) */
  readonly next: boolean;
}

export interface BoatOnTable {
  readonly ware: Ware;
  readonly lane: number;
  /** on its lane; null before it is launched */
  readonly position: number | null;
  readonly berth: Berth | null;
  readonly plundered: boolean;
  readonly die: number | null;
  readonly seats: readonly Socket[];
  readonly payout: number;
  readonly chances: BoatOdds | null;
}

export interface BerthOnTable {
  readonly letter: Letter;
  readonly socket: Socket;
  readonly payout: number;
  readonly boat: Ware | null;
  /** how likely a boat will lie here; null when it is not shown */
  readonly chance: BerthOdds | null;
}

export interface Ladder {
  readonly ware: Ware;
  readonly value: number;
  /** of the ladder, from 0 */
  readonly step: number;
  /** shares that the bank still has */
  readonly supply: number;
}

/** A share for sale, or a ware to be loaded. */
export interface Offer {
  readonly ware: Ware;
  /** of the share; null for wares */
  readonly price: number | null;
  readonly supply: number;
  /** sold out, or loaded already */
  readonly gone: boolean;
}

export interface Bidder {
  readonly seat: Seat;
  readonly name: string;
  readonly look: SeatLook;
  readonly bid: number | null;
  readonly passed: boolean;
  readonly highest: boolean;
  readonly asked: boolean;
}

/** What one player has, on a plate or on the mat. */
export interface Holding {
  readonly seat: Seat;
  readonly name: string;
  readonly look: SeatLook;
  /** null: hidden from this viewer (A9) */
  readonly cash: number | null;
  readonly shares: number;
  readonly pledged: number;
  /** wares of the shares in the order of the wares; null: hidden from this viewer (M13.1) */
  readonly hand: readonly Ware[] | null;
  readonly accomplices: number;
  readonly master: boolean;
  /** out of the auction, or of the placements of this voyage */
  readonly passed: boolean;
  /** who owes the decision */
  readonly acting: boolean;
  readonly away: boolean;
  readonly won: boolean;
}

/** Everything the canvas shows, plain; the scene equals it whenever nothing moves. */
export interface Table {
  readonly me: Seat | null;
  readonly show: Show;
  readonly voyage: number;
  readonly rolls: number;
  /** in lane order */
  readonly boats: readonly BoatOnTable[];
  readonly port: readonly BerthOnTable[];
  readonly shipyard: readonly BerthOnTable[];
  readonly pirates: readonly Socket[];
  readonly pilots: readonly Socket[];
  readonly insurance: Socket;
  readonly market: readonly Ladder[];
  readonly offers: readonly Offer[];
  readonly bidders: readonly Bidder[];
  /** the standing bid */
  readonly standing: number | null;
  /** wares whose dice are to be rolled; empty when nobody is asked to */
  readonly dice: readonly Ware[];
  /** the plundered boat that the captain sends now */
  readonly sending: Ware | null;
  /** a pirate is asked: boats and their crews may be chosen */
  readonly boarding: boolean;
  /** lane by lane the spaces that the viewer may choose from */
  readonly wanted: readonly (readonly number[])[];
  readonly plates: readonly Holding[];
  readonly mat: Holding | null;
}

/** Who owes the decision; null when the game is over. */
export const actorOf = (view: View): Seat | null => (view.prompt.kind === 'over' ? null : view.prompt.seat);

const atSea = (boat: BoatView): boolean => boat.start !== null && boat.berth === null;

/** The middle of the board is empty until boats are loaded: it is where the auction is held and goods are shown. */
function showOf(view: View): Show {
  if (view.auction) return 'auction';
  const { kind } = view.prompt;
  return kind === 'auction' || kind === 'share' || kind === 'load' ? kind : 'voyage';
}

const row = (space: Space, costs: readonly number[], occupants: readonly (Seat | null)[], open = true): Socket[] => {
  const next = open ? occupants.indexOf(null) : -1;
  return costs.map((cost, index) => ({ space, index, cost, occupant: occupants[index] ?? null, next: index === next }));
};

const single = (space: Space, cost: number, occupant: Seat | null): Socket => ({
  space,
  index: 0,
  cost,
  occupant,
  next: occupant === null,
});

function boatOnTable(view: View, boat: BoatView, lane: number, odds: VoyageOdds | null): BoatOnTable {
  const open = atSea(boat) || (view.rules.seatsOnDockedBoats && boat.berth?.haven === 'port' && !boat.plundered);
  return {
    ware: boat.ware,
    lane,
    position: boat.start === null ? null : boat.position,
    berth: boat.berth,
    plundered: boat.plundered,
    die: boat.die,
    seats: row(`seat:${boat.ware}`, TILES[boat.ware].costs, boat.seats, open),
    payout: TILES[boat.ware].payout,
    chances: odds?.boats.find(({ ware }) => ware === boat.ware) ?? null,
  };
}

function berths(view: View, haven: Haven, odds: VoyageOdds | null): BerthOnTable[] {
  return LETTERS.map((letter) => ({
    letter,
    socket: single(`${haven}:${letter}`, BERTHS[letter].cost, view[haven][letter]),
    payout: BERTHS[letter].payout,
    boat: view.boats.find(({ berth }) => berth?.haven === haven && berth.letter === letter)?.ware ?? null,
    chance: odds?.[haven][letter] ?? null,
  }));
}

function holding(view: View, seat: Seat, seating: Seating): Holding {
  const player = view.players[seat];
  return {
    seat,
    name: seating.name(seat),
    look: seating.look?.(seat) ?? '',
    cash: player?.cash ?? null,
    shares: player?.shares ?? 0,
    pledged: player?.pledged ?? 0,
    hand: player?.hand ?? null,
    accomplices: player?.accomplices ?? 0,
    master: view.master === seat && view.auction === null,
    passed: view.auction?.passed[seat] ?? player?.retired ?? false,
    acting: actorOf(view) === seat,
    away: seating.away(seat),
    won: view.outcome?.winners.includes(seat) ?? false,
  };
}

function bidders(view: View, order: readonly Seat[], seating: Seating): Bidder[] {
  const { auction } = view;
  if (!auction) return [];
  return order.map((seat) => ({
    seat,
    name: seating.name(seat),
    look: seating.look?.(seat) ?? '',
    bid: auction.bids[seat] ?? null,
    passed: auction.passed[seat] ?? false,
    highest: auction.standing?.seat === seat,
    asked: actorOf(view) === seat,
  }));
}

function offers(view: View, show: Show): Offer[] {
  if (show !== 'share' && show !== 'load') return [];
  return WARES.map((ware) => ({
    ware,
    price: show === 'share' ? sharePrice(view.values, ware) : null,
    supply: view.supply[ware],
    gone: show === 'share' ? view.supply[ware] === 0 : view.boats.some((boat) => boat.ware === ware),
  }));
}

/** Where the viewer may put a boat: a start, or the steps of a pilot (M5.3, M9.2, M9.3). */
function choices(prompt: PromptView, boat: BoatView, lane: number): readonly number[] {
  if (prompt.kind === 'launch') return prompt.lane === lane ? [0, 1, 2, 3, 4, 5] : [];
  if (prompt.kind !== 'pilot' || !atSea(boat) || prompt.moved === boat.ware) return [];
  const steps = prompt.pilot === 'small' || prompt.moved !== null ? [-1, 1] : [-2, -1, 1, 2];
  const spaces = steps.map((by) => Math.min(NUMBERS.lastSpace + 1, boat.position + by));
  return [...new Set(spaces)].filter((space) => space >= 0);
}

const wanted = (view: View, me: Seat | null): (readonly number[])[] =>
  view.boats.map((boat, lane) => (me !== null && actorOf(view) === me ? choices(view.prompt, boat, lane) : []));

/** What is to be shown of a view, to somebody in this seat. */
export function tableOf(view: View, seating: Seating): Table {
  const order = clockwise(seating.me ?? 0, view.players.length);
  const show = showOf(view);
  // after the last roll nothing is left to chance
  const odds = seating.odds && view.rules.showOdds && rollsLeft(view) > 0 ? voyageOdds(view) : null;
  const { prompt } = view;
  return {
    me: seating.me,
    show,
    voyage: view.voyage,
    rolls: view.rolls,
    boats: view.boats.map((boat, lane) => boatOnTable(view, boat, lane, odds)),
    port: berths(view, 'port', odds),
    shipyard: berths(view, 'shipyard', odds),
    pirates: row('pirate', [NUMBERS.pirateCost, NUMBERS.pirateCost], view.pirates),
    pilots: [
      single('pilot:small', PILOTS.small.cost, view.pilots.small),
      single('pilot:large', PILOTS.large.cost, view.pilots.large),
    ],
    insurance: single('insurance', 0, view.insurer),
    market: WARES.map((ware) => ({
      ware,
      value: view.values[ware],
      step: Math.max(0, MARKET.indexOf(view.values[ware])),
      supply: view.supply[ware],
    })),
    offers: offers(view, show),
    bidders: bidders(view, order, seating),
    standing: view.auction?.standing?.amount ?? null,
    dice: prompt.kind === 'roll' ? view.boats.filter(atSea).map((boat) => boat.ware) : [],
    sending: prompt.kind === 'plunder' ? (prompt.boats[0] ?? null) : null,
    boarding: prompt.kind === 'boarding',
    wanted: wanted(view, seating.me),
    plates: order.filter((seat) => seat !== seating.me).map((seat) => holding(view, seat, seating)),
    mat: seating.me === null ? null : holding(view, seating.me, seating),
  };
}
