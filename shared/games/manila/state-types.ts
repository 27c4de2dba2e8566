import type { CoreState, Outcome, Seat } from '../../engine/core.ts';
import type { Rng } from '../../engine/rng.ts';

// ---------------------------------------------------------------- components

export type Ware = 'nutmeg' | 'silk' | 'ginseng' | 'jade';
export type Letter = 'A' | 'B' | 'C';
export type Pilot = 'small' | 'large';
/** 0, 1, 2: the i-th boat loaded sails lane i (M5.3) */
export type Lane = number;
/** Where a boat ends its voyage. */
export type Haven = 'port' | 'shipyard';

/** A place that an accomplice may take; of a boat and of the pirates always the next vacant one (M6.6). */
export type Space =
  | `seat:${Ware}`
  | `port:${Letter}`
  | `shipyard:${Letter}`
  | 'pirate'
  | `pilot:${Pilot}`
  | 'insurance';

// ------------------------------------------------------------------- options

export interface Options {
  /** the edition, which sets what is not given by itself */
  readonly rules: 'fr' | 'en';
  /** A1 */
  readonly pilotOrder: 'smallFirst' | 'largeFirst';
  /** A13 */
  readonly largePilotMoves: 'exact' | 'upTo';
  /** A2 */
  readonly placementPass: 'skipOne' | 'final';
  /** A3 */
  readonly stowawayTargets: 'boatsOnly' | 'anyExceptInsurance';
  /** A3b */
  readonly destituteMayInsure: boolean;
  /** A4 */
  readonly seatsOnDockedBoats: boolean;
  /** M8.6 */
  readonly pirateEviction: boolean;
  /** A17 */
  readonly evictionVacancies: 'attackedBoat' | 'allBoatsOn13';
  /** A9 */
  readonly hideCash: boolean;
  /** M2.3 */
  readonly startValue: 0 | 5;
  /** M2.4: drawn by lot unless given */
  readonly startingSeat: Seat | 'random';
  /** whether the table shows the odds of boats and berths; no rule, a help */
  readonly showOdds: boolean;
}

/** Options and seats resolved once. */
export interface Rules extends Omit<Options, 'rules'> {
  readonly seats: number;
  /** accomplices of each player (M2.1) */
  readonly accomplices: number;
  /** placement rounds before each of the three rolls (M3.2): [1,1,1], with three players [2,1,1] */
  readonly schedule: readonly [number, number, number];
}

// --------------------------------------------------------------------- state

export interface Berth {
  readonly haven: Haven;
  readonly letter: Letter;
}

export interface Boat {
  readonly ware: Ware;
  /** null until launched */
  start: number | null;
  /** 0–13; where it stood last once it is berthed */
  position: number;
  berth: Berth | null;
  plundered: boolean;
  /** who sits where, cheapest first; null: vacant */
  seats: (Seat | null)[];
  /** the face of its last roll in this voyage */
  die: number | null;
}

export interface Player {
  cash: number;
  /** in the order in which they came; which of them are pledged never matters (M11.4) */
  shares: Ware[];
  pledged: number;
  /** wares bought openly, out of `shares` (M5.1) */
  bought: Ware[];
  /** accomplices still in hand */
  accomplices: number;
  /** places nothing more in this voyage (`placementPass: 'final'`, M6.4) */
  retired: boolean;
}

export type Phase =
  /** `turn` is asked; `bids` and `passed` by seat */
  | { kind: 'auction'; turn: Seat; standing: Bid | null; bids: (number | null)[]; passed: boolean[] }
  | { kind: 'share' }
  | { kind: 'load' }
  | { kind: 'launch' }
  /** `round` counts the placement rounds of the voyage from 1; `turn` is asked, `left` come after */
  | { kind: 'placement'; round: number; turn: Seat; left: Seat[] }
  | { kind: 'roll' }
  /** the pirate `index` (0 is the captain's place) is asked; `boarded`: the seat that the one before took */
  | { kind: 'boarding'; index: 0 | 1; boarded: { ware: Ware; seat: number } | null }
  /** `moved`: the boat that the large pilot has moved by one already (M9.3) */
  | { kind: 'pilot'; pilot: Pilot; moved: Ware | null }
  /** plundered boats that the captain still sends, in lane order (M10.4) */
  | { kind: 'plunder'; boats: Ware[] }
  | { kind: 'over'; outcome: Outcome };

export interface Bid {
  readonly seat: Seat;
  readonly amount: number;
}

export interface State extends CoreState {
  rng: Rng;
  seq: number;
  rules: Rules;
  phase: Phase;
  /** Manila interrupts nothing: always empty */
  pending: never[];
  /** 1-based */
  voyage: number;
  /** rolls made in this voyage */
  rolls: number;
  /** placement rounds begun in this voyage */
  round: number;
  opener: Seat;
  /** null until the first auction is over */
  master: Seat | null;
  values: Record<Ware, number>;
  supply: Record<Ware, number>;
  /** in lane order */
  boats: Boat[];
  port: Record<Letter, Seat | null>;
  shipyard: Record<Letter, Seat | null>;
  /** the captain's place first */
  pirates: [Seat | null, Seat | null];
  pilots: Record<Pilot, Seat | null>;
  insurer: Seat | null;
  players: Player[];
  /** what the last voyage brought, for the sheet */
  settlement: Settlement | null;
}

/** The bank, or a player. */
export type Party = Seat | 'bank';

export type PaymentReason = 'pirates' | 'boat' | 'port' | 'shipyard' | 'insurance';

/** One line of a settlement (M11.1): what was paid, by whom, to whom, what for. */
export interface Payment {
  readonly reason: PaymentReason;
  readonly from: Party;
  readonly to: Party;
  readonly amount: number;
  /** pirates and boats */
  readonly ware: Ware | null;
  /** port, shipyard and insurance */
  readonly letter: Letter | null;
}

export interface Rise {
  readonly ware: Ware;
  readonly from: number;
  readonly to: number;
}

export interface Settlement {
  readonly voyage: number;
  readonly master: Seat;
  readonly insurer: Seat | null;
  /** in lane order */
  readonly boats: readonly {
    readonly ware: Ware;
    readonly berth: Berth;
    readonly plundered: boolean;
    /** accomplices aboard at the end */
    readonly crew: readonly Seat[];
  }[];
  readonly payments: readonly Payment[];
  readonly rises: readonly Rise[];
}

// --------------------------------------------------------------------- moves

/** One decision a move; the seat is not part of it. */
export type Move =
  | { readonly type: 'bid'; readonly amount: number }
  /** in the auction, in a placement round */
  | { readonly type: 'pass' }
  | { readonly type: 'buy'; readonly ware: Ware }
  | { readonly type: 'decline' }
  | { readonly type: 'load'; readonly ware: Ware }
  /** the next boat in lane order (M5.3) */
  | { readonly type: 'launch'; readonly ware: Ware; readonly start: number }
  | { readonly type: 'place'; readonly space: Space }
  | { readonly type: 'roll' }
  | { readonly type: 'board'; readonly ware: Ware }
  /** `seat` is the index of the seat whose accomplice goes home (M8.6) */
  | { readonly type: 'evict'; readonly ware: Ware; readonly seat: number }
  | { readonly type: 'stay' }
  | { readonly type: 'steer'; readonly ware: Ware; readonly steps: number }
  /** the pilot moves no boat, or no second one */
  | { readonly type: 'waive' }
  | { readonly type: 'send'; readonly ware: Ware; readonly to: Haven }
  | { readonly type: 'borrow' }
  | { readonly type: 'redeem' };

export type RefusalCode =
  | 'badOptions'
  | 'badMove'
  | 'badSeats'
  | 'notYourTurn'
  | 'gameOver'
  | 'notNow'
  | 'bidTooLow'
  | 'bidTooHigh'
  | 'soldOut'
  | 'tooPoor'
  | 'alreadyLoaded'
  | 'notThisBoat'
  | 'badStart'
  | 'notLoaded'
  | 'boatNotAtSea'
  | 'boatFull'
  | 'spaceTaken'
  | 'stowawaysOnBoats'
  | 'destituteMayNotInsure'
  | 'notOn13'
  | 'notFull'
  | 'vacancyFirst'
  | 'noSuchSeat'
  | 'notTheCaptain'
  | 'badSteps'
  | 'sameBoatTwice'
  | 'needsSecondBoat'
  | 'belowZero'
  | 'notThisPlunder'
  | 'nothingToPledge'
  | 'nothingPledged'
  | 'tooLittleCash';

/** `Outcome.reason`: M12.2 */
export type EndReason = 'market';
