import type { CoreState, Outcome, Params, Seat } from '../../engine/core.ts';
import type { Rng } from '../../engine/rng.ts';

// ---------------------------------------------------------------- components

export type ShipColour = 'yellow' | 'blue' | 'green' | 'red' | 'black';

export type Role =
  | 'settler'
  | 'captain'
  | 'priest'
  | 'jack'
  | 'trader'
  | 'sailor'
  | 'pirate'
  | 'senorita'
  | 'jester'
  | 'admiral'
  | 'governor';

/** A symbol that expeditions ask for; a jack supplies any one of them (PR6.2). */
export type Skill = 'settler' | 'captain' | 'priest';

/** What is printed on a card, e.g. `sailor-2`, `ship-red-skull-4`, `expedition-priest2`. Copies share it. */
export type FaceId = string;

/** One physical card: an index into `CARDS`. Never leaves the state: views and events speak of faces. */
export type CardNo = number;

export interface PersonFace {
  readonly kind: 'person';
  readonly id: FaceId;
  readonly count: number;
  readonly role: Role;
  readonly cost: number;
  readonly influence: number;
  /** sailors and pirates; 0 for all others */
  readonly swords: number;
  /** traders: the ships that pay more */
  readonly colour: ShipColour | null;
}

export interface ShipFace {
  readonly kind: 'ship';
  readonly id: FaceId;
  readonly count: number;
  readonly colour: ShipColour;
  readonly coins: number;
  /** swords needed to repel it; null: a skull, it cannot be repelled (PR4.8) */
  readonly swords: number | null;
}

export interface ExpeditionFace {
  readonly kind: 'expedition';
  readonly id: FaceId;
  readonly count: number;
  readonly requires: Readonly<Record<Skill, number>>;
  readonly coins: number;
  readonly influence: number;
  /** the coinless special expedition, with five players only (PR3.1) */
  readonly special: boolean;
}

export type TaxBonus = 'mostSwords' | 'leastInfluence';

export interface TaxFace {
  readonly kind: 'tax';
  readonly id: FaceId;
  readonly count: number;
  readonly threshold: number;
  readonly bonusTo: TaxBonus;
  readonly bonusCoins: number;
}

export type Face = PersonFace | ShipFace | ExpeditionFace | TaxFace;

// ------------------------------------------------------------------- options

export interface Options {
  readonly mode: 'base';
  /** PR8.5 */
  readonly expeditionVariant: boolean;
  /** PR17.2: whether the discard pile may be looked through */
  readonly showDiscard: boolean;
  /** PR8.7 */
  readonly maxRounds: number;
  /** PR1.6: drawn by lot unless given */
  readonly startingSeat: Seat | 'random';
}

/** Options and seats resolved once into numbers and flags. */
export interface Rules {
  readonly seats: number;
  readonly startCoins: number;
  readonly endInfluence: number;
  readonly winnerNeedsExpedition: boolean;
  readonly visitorFee: number;
  readonly showDiscard: boolean;
  readonly maxRounds: number;
  readonly startingSeat: Seat | 'random';
  /** whether the special expedition lies on the table from the start */
  readonly specialExpedition: boolean;
}

// --------------------------------------------------------------------- state

/** A card lying in the harbour; slots count up within a turn and are never used twice in it. */
export interface Berth {
  readonly slot: number;
  readonly card: CardNo;
}

export interface Player {
  /** face down, last gained last (PR2.7) */
  treasury: CardNo[];
  tableau: CardNo[];
  /** finished expeditions */
  expeditions: CardNo[];
}

export type Phase =
  /** `drawn` counts this turn's draws; `reshuffled`: the one reshuffle for draws is used (PR4.15) */
  | { kind: 'discover'; drawn: number; reshuffled: boolean }
  /** the window of `seat`; `takes` are those left (PR5.3) */
  | { kind: 'trade'; seat: Seat; takes: number }
  /** after a bust the active player may still complete expeditions (PR4.10e) */
  | { kind: 'bust' }
  | { kind: 'over'; outcome: Outcome };

/** Interrupts of a phase, answered before it goes on. */
export type Decision =
  /** a ship was turned up that can be repelled (PR4.7) */
  | { kind: 'ship'; seat: Seat; card: CardNo }
  /** an expedition was chosen that can be paid in several ways (PR6.3) */
  | { kind: 'expeditionPay'; seat: Seat; expedition: CardNo };

export interface State extends CoreState {
  rng: Rng;
  seq: number;
  rules: Rules;
  phase: Phase;
  pending: Decision[];
  /** top card last */
  deck: CardNo[];
  /** top card last */
  discard: CardNo[];
  harbour: Berth[];
  nextSlot: number;
  /** open expeditions */
  table: CardNo[];
  players: Player[];
  start: Seat;
  active: Seat;
  /** 1-based */
  round: number;
  /** number of active turns begun */
  turn: number;
  /** consecutive turns in which not even the first card could be drawn (PR8.6) */
  deadTurns: number;
  /** the end has been triggered and stays so (PR8.1) */
  ending: boolean;
}

// --------------------------------------------------------------------- moves

/** One decision a move; the seat is not part of it. */
export type Move =
  | { readonly type: 'draw' }
  | { readonly type: 'stop' }
  | { readonly type: 'keep' }
  | { readonly type: 'repel' }
  | { readonly type: 'complete'; readonly expedition: FaceId }
  /** the persons given up for the chosen expedition, sorted by face */
  | { readonly type: 'pay'; readonly persons: readonly FaceId[] }
  | { readonly type: 'trade'; readonly slot: number }
  | { readonly type: 'hire'; readonly slot: number }
  | { readonly type: 'pass' }
  | { readonly type: 'done' };

export type RefusalCode =
  | 'badOptions'
  | 'badMove'
  | 'badSeats'
  | 'notYourTurn'
  | 'gameOver'
  | 'notNow'
  | 'mustDraw'
  | 'noSuchCard'
  | 'notAShip'
  | 'notAPerson'
  | 'noTakesLeft'
  | 'tooFewSwords'
  | 'skull'
  | 'tooFewCoins'
  | 'feeTooHigh'
  | 'onlyActiveCompletes'
  | 'personsMissing'
  | 'notAPayment';

/** `Outcome.reason`: PR8.2, PR8.6, PR8.7 */
export type EndReason = 'influence' | 'stall' | 'maxRounds';

// -------------------------------------------------------------------- events

export type CoinReason = 'start' | 'trade' | 'jester' | 'admiral' | 'taxBonus' | 'expedition';

/** Facts in the past tense; everything a client needs to animate and to log. Faces of coins are never in them. */
export type Event =
  | { readonly type: 'turnBegan'; readonly seat: Seat; readonly round: number; readonly turn: number }
  /** for draws or for gains (PR2.8) */
  | { readonly type: 'deckReshuffled'; readonly cards: number }
  | { readonly type: 'cardDrawn'; readonly seat: Seat; readonly face: FaceId }
  | { readonly type: 'cardMoored'; readonly face: FaceId; readonly slot: number }
  | { readonly type: 'expeditionOpened'; readonly face: FaceId }
  | { readonly type: 'shipRepelled'; readonly seat: Seat; readonly face: FaceId }
  | { readonly type: 'taxLevied'; readonly face: FaceId }
  | { readonly type: 'taxPaid'; readonly seat: Seat; readonly amount: number }
  | { readonly type: 'busted'; readonly seat: Seat; readonly face: FaceId }
  /** the whole harbour, or what is left of it, to the discard */
  | { readonly type: 'harbourCleared'; readonly cards: number }
  /** no card could be drawn: phase 1 ends, no bust (PR4.13) */
  | { readonly type: 'drawsEnded'; readonly seat: Seat }
  | { readonly type: 'stopped'; readonly seat: Seat }
  | { readonly type: 'windowOpened'; readonly seat: Seat; readonly takes: number }
  | {
      readonly type: 'shipTraded';
      readonly seat: Seat;
      readonly face: FaceId;
      readonly slot: number;
      readonly income: number;
    }
  | {
      readonly type: 'personHired';
      readonly seat: Seat;
      readonly face: FaceId;
      readonly slot: number;
      readonly cost: number;
    }
  | { readonly type: 'feePaid'; readonly from: Seat; readonly to: Seat; readonly amount: number }
  /** `amount` as really gained; it falls short when deck and discard are empty (PR2.8) */
  | { readonly type: 'coinsGained'; readonly seat: Seat; readonly amount: number; readonly reason: CoinReason }
  /** deck and discard are empty: what could not be gained (PR2.8) */
  | { readonly type: 'gainLost'; readonly seat: Seat; readonly amount: number; readonly reason: CoinReason }
  | { readonly type: 'passed'; readonly seat: Seat }
  | {
      readonly type: 'expeditionCompleted';
      readonly seat: Seat;
      readonly face: FaceId;
      readonly persons: readonly FaceId[];
      readonly influence: number;
    }
  | { readonly type: 'endTriggered'; readonly seat: Seat }
  | { readonly type: 'gameEnded'; readonly outcome: Outcome };

// ---------------------------------------------------------------------- view

export interface HarbourCardView {
  readonly slot: number;
  readonly face: FaceId;
}

export interface PlayerView {
  readonly coins: number;
  readonly influence: number;
  readonly swords: number;
  readonly tableau: readonly FaceId[];
  readonly expeditions: readonly FaceId[];
}

/** The open question, as everybody at the table sees it. */
export type PromptView =
  | { readonly kind: 'discover'; readonly seat: Seat; readonly drawn: number; readonly reshuffled: boolean }
  | {
      readonly kind: 'ship';
      readonly seat: Seat;
      readonly face: FaceId;
      readonly drawn: number;
      readonly reshuffled: boolean;
    }
  | { readonly kind: 'trade'; readonly seat: Seat; readonly takes: number }
  | { readonly kind: 'bust'; readonly seat: Seat }
  /** `within` is the phase that goes on after the payment, with its own numbers */
  | {
      readonly kind: 'expeditionPay';
      readonly seat: Seat;
      readonly expedition: FaceId;
      readonly within: 'discover' | 'trade' | 'bust';
      readonly drawn: number;
      readonly reshuffled: boolean;
      readonly takes: number;
    }
  | { readonly kind: 'over' };

export type DiscardView =
  | { readonly known: true; readonly faces: readonly FaceId[] }
  | { readonly known: false; readonly count: number };

/** The same for every viewer of the base game: nothing is private to one seat (PR17.1). */
export interface View {
  readonly seq: number;
  readonly rules: Rules;
  readonly round: number;
  readonly turn: number;
  readonly start: Seat;
  readonly active: Seat;
  readonly deadTurns: number;
  readonly ending: boolean;
  readonly prompt: PromptView;
  readonly deck: number;
  readonly discard: DiscardView;
  readonly harbour: readonly HarbourCardView[];
  readonly nextSlot: number;
  /** open expeditions */
  readonly table: readonly FaceId[];
  readonly players: readonly PlayerView[];
  readonly outcome: Outcome | null;
}

/** What a move would cost and bring, for buttons that name the consequence. */
export type Quote = Params;
