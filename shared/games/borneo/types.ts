import type { CoreState, Outcome, Params, Seat } from '../../engine/core.ts';
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

// -------------------------------------------------------------------- events

/** Facts in the past tense. A drawn card is known to its drawer only: `redact` takes it from the others (B16.6). */
export type Event =
  | { readonly type: 'merchantPlaced'; readonly seat: Seat; readonly company: Company; readonly rank: Rank }
  | { readonly type: 'turnBegan'; readonly seat: Seat; readonly turn: number }
  | { readonly type: 'missionChosen'; readonly seat: Seat; readonly kind: MissionKind; readonly pirates: boolean }
  | { readonly type: 'spiceTraded'; readonly seat: Seat; readonly card: CardId; readonly spice: Spice }
  /** the whole payment at once; shipments to the discard pile, harbours out of the game (B5.5) */
  | {
      readonly type: 'missionCompleted';
      readonly seat: Seat;
      readonly kind: MissionKind;
      readonly points: number;
      readonly cards: readonly CardId[];
    }
  /** from the cove or from a player (B15.2) */
  | { readonly type: 'shipTaken'; readonly seat: Seat; readonly from: Seat | null }
  | {
      readonly type: 'merchantTransferred';
      readonly seat: Seat;
      readonly from: Company;
      readonly fromRank: Rank;
      readonly to: Company;
      readonly toRank: Rank;
    }
  | {
      readonly type: 'attackBegan';
      readonly seat: Seat;
      readonly company: Company;
      readonly attackerRank: Rank;
      readonly defender: Seat;
      readonly defenderRank: Rank;
    }
  /** `flags`: how many of the company it shows */
  | { readonly type: 'attackCardLaid'; readonly seat: Seat; readonly card: ShipmentId; readonly flags: number }
  | { readonly type: 'defenceCardLaid'; readonly seat: Seat; readonly card: ShipmentId; readonly flags: number }
  | {
      readonly type: 'combatDecided';
      readonly attacker: Seat;
      readonly defender: Seat;
      readonly company: Company;
      readonly attack: number;
      readonly defence: number;
      /** merchants in between, counted in `defence` */
      readonly bonus: number;
      readonly success: boolean;
    }
  /** both change places, or the beaten one leaves for the end of `to` (B7.5) */
  | {
      readonly type: 'merchantsMoved';
      readonly attacker: Seat;
      readonly defender: Seat;
      readonly company: Company;
      readonly attackerRank: Rank;
      readonly defenderRank: Rank;
      readonly to: Company | null;
    }
  | { readonly type: 'rewardTaken'; readonly seat: Seat; readonly card: ShipmentId }
  | { readonly type: 'rewardDeclined'; readonly seat: Seat }
  /** played cards of a combat, an undistributed column, to the discard pile */
  | { readonly type: 'cardsDiscarded'; readonly cards: readonly ShipmentId[]; readonly why: 'combat' | 'column' }
  | { readonly type: 'passed'; readonly seat: Seat; readonly phase: 'mission' | 'company' | 'finalMission' }
  | {
      readonly type: 'shipmentPlayed';
      readonly seat: Seat;
      readonly card: ShipmentId;
      readonly place: Place;
      readonly harbour: HarbourId;
    }
  | {
      readonly type: 'distributionBegan';
      readonly place: Place;
      readonly harbour: HarbourId;
      readonly kind: 'monopoly' | 'shared';
      /** the monopoly's company, or all in their order (B10.2) */
      readonly companies: readonly Company[];
    }
  /** null: out of the game (B9.4) */
  | { readonly type: 'harbourTaken'; readonly seat: Seat | null; readonly harbour: HarbourId; readonly place: Place }
  | {
      readonly type: 'shipmentPicked';
      readonly seat: Seat;
      readonly card: ShipmentId;
      readonly place: Place;
      readonly company: Company;
      readonly rank: Rank;
    }
  | { readonly type: 'harbourOpened'; readonly place: Place; readonly harbour: HarbourId }
  /** `card` is null for all but the drawer */
  | { readonly type: 'cardDrawn'; readonly seat: Seat; readonly card: ShipmentId | null }
  | { readonly type: 'pileReshuffled'; readonly cards: number }
  | { readonly type: 'cardThrown'; readonly seat: Seat; readonly card: ShipmentId }
  | { readonly type: 'endBegan'; readonly reason: EndReason; readonly seat: Seat }
  /** face-down missions at the end (B13.6) */
  | { readonly type: 'missionsRevealed'; readonly missions: readonly (readonly MissionKind[])[] }
  | { readonly type: 'gameEnded'; readonly outcome: Outcome };

// ---------------------------------------------------------------------- view

export interface PlayerView {
  /** null: hidden from this viewer (B16.1); sorted by id */
  readonly hand: readonly ShipmentId[] | null;
  readonly cards: number;
  readonly warehouse: readonly CardId[];
  /** which missions lie face down; null: hidden from this viewer */
  readonly missions: readonly MissionKind[] | null;
  readonly completed: number;
}

export interface PlaceView {
  readonly harbour: HarbourId | null;
  readonly column: readonly ShipmentId[];
}

/** The open question, as everybody at the table sees it. */
export type PromptView =
  | { readonly kind: 'placing'; readonly seat: Seat; readonly order: readonly Seat[] }
  | { readonly kind: 'mission'; readonly seat: Seat }
  | { readonly kind: 'payment'; readonly seat: Seat; readonly payment: PaymentView }
  | { readonly kind: 'company'; readonly seat: Seat }
  | { readonly kind: 'attackCard'; readonly seat: Seat; readonly combat: CombatView }
  | { readonly kind: 'defendCard'; readonly seat: Seat; readonly combat: CombatView }
  | { readonly kind: 'displaced'; readonly seat: Seat; readonly combat: CombatView }
  | { readonly kind: 'defenceReward'; readonly seat: Seat; readonly combat: CombatView }
  | { readonly kind: 'ship'; readonly seat: Seat }
  | { readonly kind: 'pick'; readonly seat: Seat; readonly distribution: DistributionView }
  | { readonly kind: 'discard'; readonly seat: Seat }
  | { readonly kind: 'finalMission'; readonly seat: Seat; readonly order: readonly Seat[] }
  | { readonly kind: 'over' };

export interface PaymentView {
  readonly kind: MissionKind;
  readonly pirates: boolean;
  readonly card: CardId | null;
  readonly spice: Spice | null;
  readonly named: readonly CardId[];
}

export interface CombatView {
  readonly company: Company;
  readonly attacker: Seat;
  readonly attackerRank: Rank;
  readonly defender: Seat;
  readonly defenderRank: Rank;
  readonly attack: readonly ShipmentId[];
  readonly defence: readonly ShipmentId[];
}

export interface DistributionView {
  readonly place: Place;
  readonly kind: 'monopoly' | 'shared';
  readonly companies: readonly Company[];
  readonly pickers: readonly { readonly seat: Seat; readonly company: Company; readonly rank: Rank }[];
}

/** Differs from viewer to viewer only in `players[].hand` and `players[].missions`. */
export interface View {
  readonly seq: number;
  readonly rules: Rules;
  readonly start: Seat;
  readonly active: Seat;
  readonly turn: number;
  /** the phase that goes on after the open question; phase pills show it */
  readonly phase: Phase['kind'];
  readonly prompt: PromptView;
  /** cards left in the piles */
  readonly draw: number;
  readonly harbours: number;
  readonly discard: readonly ShipmentId[];
  readonly removed: readonly CardId[];
  readonly buried: number;
  readonly places: readonly PlaceView[];
  readonly missions: Readonly<Record<MissionKind, number>>;
  readonly companies: Readonly<Record<Company, readonly Seat[]>>;
  readonly ship: Seat | null;
  readonly players: readonly PlayerView[];
  readonly ending: EndReason | null;
  readonly outcome: Outcome | null;
}

/** What a move would bring, for buttons that name the consequence; the keys stand with `quote`. */
export type Quote = Params;
