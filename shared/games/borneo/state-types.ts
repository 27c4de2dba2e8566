import type { CoreState, Outcome, Seat } from '../../engine/core.ts';
import type { Rng } from '../../engine/rng.ts';

// ---------------------------------------------------------------- components

export type Company = 'red' | 'yellow' | 'green' | 'blue';
export type Spice = 'pepper' | 'cinnamon' | 'cloves' | 'nutmeg';
export type MissionKind = 'each1' | 'each2' | 'each3' | 'same4' | 'same8';

/** `S01`–`S60`; each is one of its kind, so a shipment is named by it everywhere it may be seen. */
export type ShipmentId = string;
/** `tidore` … */
export type HarbourId = string;
/** What lies in a warehouse. */
export type CardId = ShipmentId | HarbourId;
/** 0, 1, 2 in the state; answers count from 1 (B2.11) */
export type Place = number;
/** 1 is the highest (B2.1, B2.11) */
export type Rank = number;

export interface Shipment {
  readonly id: ShipmentId;
  readonly top: readonly [Company, Company, Company];
  readonly bottom: Company;
  readonly spice: Spice;
  readonly quantity: 1 | 2;
}

export interface Harbour {
  readonly id: HarbourId;
  /** cards that end it (L) */
  readonly limit: number;
  /** visible flags of one company that make a monopoly (M) */
  readonly monopoly: number;
  readonly spice: Spice | 'crate';
}

export interface Mission {
  readonly kind: MissionKind;
  readonly points: number;
  readonly need: { readonly of: 'each' | 'same'; readonly amount: number };
}

// ------------------------------------------------------------------- options

export type Edition = 'board' | 'card';

export interface Options {
  readonly edition: Edition;
  /** B14; board edition with three players only */
  readonly fourMerchants: boolean;
  /** B15; board edition only */
  readonly blackbeard: boolean;
  /** B3.1: drawn by lot unless given */
  readonly startingSeat: Seat | 'random';
}

/** Edition, variants and seats resolved once. */
export interface Rules {
  readonly seats: number;
  readonly edition: Edition;
  /** merchants of each player (B3.5) */
  readonly merchants: number;
  /** places of a company; null: no limit (B2.2) */
  readonly capacity: number | null;
  /** B3.8 */
  readonly ownMayTouch: boolean;
  /** who gets the harbour card at a monopoly (B9.2) */
  readonly monopolyHarbourTo: 'shipper' | 'leader';
  /** whether a beaten merchant may go to the end of its own company (B7.5b) */
  readonly mayRejoin: boolean;
  readonly blackbeard: boolean;
  readonly startingSeat: Seat | 'random';
}

// --------------------------------------------------------------------- state

export interface HarbourPlace {
  /** null: while its column is given out (B9.5), and left empty at the end (B11.3) */
  harbour: HarbourId | null;
  /** in order of play; each covers the bottom row of the one before (B8.2) */
  column: ShipmentId[];
}

export interface Player {
  hand: ShipmentId[];
  /** shipments and harbours, in the order in which they came */
  warehouse: CardId[];
  /** face down (B5.6) */
  missions: MissionKind[];
}

/** A mission that is being paid card by card (B5.9, B15.6). */
export interface Payment {
  readonly kind: MissionKind;
  readonly pirates: boolean;
  /** the traded card, which is among the named ones, and what it counts as */
  card: CardId | null;
  spice: Spice | null;
  named: CardId[];
}

/** A combat from its announcement to its end (B7.9). */
export interface Combat {
  readonly company: Company;
  readonly attacker: Seat;
  readonly attackerRank: Rank;
  readonly defender: Seat;
  readonly defenderRank: Rank;
  attack: ShipmentId[];
  defence: ShipmentId[];
}

/** A distribution under way; `pickers` still to come, the first is asked (B9.5). */
export interface Distribution {
  readonly place: Place;
  readonly kind: 'monopoly' | 'shared';
  readonly companies: readonly Company[];
  pickers: { readonly seat: Seat; readonly company: Company; readonly rank: Rank }[];
}

export type Phase =
  /** `order` of those who still place, the first is asked (B3.6) */
  | { kind: 'placing'; order: Seat[] }
  | { kind: 'mission' }
  | { kind: 'company' }
  | { kind: 'ship' }
  | { kind: 'discard' }
  /** `order` of those who may still complete one, the first is asked (B13.2) */
  | { kind: 'finalMission'; order: Seat[] }
  | { kind: 'over'; outcome: Outcome };

/** Interrupts of a phase, answered before it goes on. */
export type Decision =
  | { kind: 'payment'; seat: Seat; payment: Payment }
  /** the attacker lays down cards */
  | { kind: 'attackCard'; seat: Seat; combat: Combat }
  | { kind: 'defendCard'; seat: Seat; combat: Combat }
  | { kind: 'displaced'; seat: Seat; combat: Combat }
  | { kind: 'defenceReward'; seat: Seat; combat: Combat }
  | { kind: 'pick'; seat: Seat; distribution: Distribution };

export interface State extends CoreState {
  rng: Rng;
  seq: number;
  rules: Rules;
  phase: Phase;
  pending: Decision[];
  start: Seat;
  active: Seat;
  /** turns begun, from 1; 0 while placing */
  turn: number;
  /** top card last */
  draw: ShipmentId[];
  /** top card last, open */
  discard: ShipmentId[];
  /** out of the game: harbours spent (B5.5), and from B13.1 on what is put away */
  removed: CardId[];
  /** hands put away unseen at the end (B13.1) */
  buried: ShipmentId[];
  /** next harbour last */
  harbours: HarbourId[];
  places: HarbourPlace[];
  /** copies left, by kind */
  missions: Record<MissionKind, number>;
  /** index 0 is rank 1 */
  companies: Record<Company, Seat[]>;
  /** holder of the pirate ship; null: it lies in the cove (B3.9) or is not in the game */
  ship: Seat | null;
  players: Player[];
  /** why the game ends, once it does: no harbour, no shipment (B11.1, B12.2) */
  ending: EndReason | null;
}

// --------------------------------------------------------------------- moves

export type Move =
  | { readonly type: 'placeMerchant'; readonly company: Company }
  | { readonly type: 'pass' }
  | { readonly type: 'mission'; readonly kind: MissionKind; readonly pirates: boolean }
  | { readonly type: 'pirateCard'; readonly card: CardId }
  | { readonly type: 'pirateSpice'; readonly spice: Spice }
  | { readonly type: 'pay'; readonly card: CardId }
  | { readonly type: 'transfer'; readonly from: Company; readonly rank: Rank; readonly to: Company }
  | {
      readonly type: 'attack';
      readonly company: Company;
      readonly attackerRank: Rank;
      readonly defenderRank: Rank;
    }
  | { readonly type: 'attackCard'; readonly card: ShipmentId }
  | { readonly type: 'defendCard'; readonly card: ShipmentId }
  | { readonly type: 'done' }
  | { readonly type: 'swap' }
  | { readonly type: 'leave'; readonly to: Company }
  | { readonly type: 'reward'; readonly card: ShipmentId }
  | { readonly type: 'none' }
  | { readonly type: 'ship'; readonly card: ShipmentId; readonly place: 1 | 2 | 3 }
  | { readonly type: 'pick'; readonly card: ShipmentId }
  | { readonly type: 'discard'; readonly card: ShipmentId };

/** `Outcome.reason`: B11.1, B12.2 */
export type EndReason = 'harbours' | 'shipments';

export type RefusalCode =
  | 'badOptions'
  | 'badMove'
  | 'badSeats'
  | 'notYourTurn'
  | 'gameOver'
  | 'notNow'
  | 'companyFull'
  | 'ownNeighbour'
  | 'noSuchMission'
  | 'cannotPay'
  | 'holdsTheShip'
  | 'noPirates'
  | 'notInWarehouse'
  | 'notPartOfPayment'
  | 'sameSpice'
  | 'noSuchMerchant'
  | 'notYourMerchant'
  | 'sameCompany'
  | 'ownTarget'
  | 'lowerTarget'
  | 'tooFewCards'
  | 'notInHand'
  | 'noFlag'
  | 'mustAttack'
  | 'noSuchPlace'
  | 'notInColumn'
  | 'notYourDefence';
