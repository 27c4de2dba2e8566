import type { CoreState, Outcome, Seat } from '../../engine/core.ts';
import type { Rng } from '../../engine/rng.ts';
import type { CardNo, CardSet, ContractId, FaceId } from './card-types.ts';

// ------------------------------------------------------------------- options

export type Mode = 'base' | 'onTheGo' | 'contracts' | 'contractsCoop';

export interface Options {
  /** PR1.1 */
  readonly mode: Mode;
  /** PR1.3: cards that join the deck */
  readonly gambler: boolean;
  readonly onTheGo20: boolean;
  readonly contractCards: boolean;
  /** PR8.5 */
  readonly expeditionVariant: boolean;
  /** PR17.2: whether the discard pile may be looked through */
  readonly showDiscard: boolean;
  /** PR8.7 */
  readonly maxRounds: number;
  /** PR1.6: drawn by lot unless given */
  readonly startingSeat: Seat | 'random';
  /** PR13.3: how many cards begin on the victory pile; the team is asked unless it is given */
  readonly startVictoryCards: number | 'ask';
}

/** Options and seats resolved once into numbers and flags. */
export interface Rules {
  readonly seats: number;
  readonly startCoins: number;
  /** null: the game does not end by influence (PR13.6) */
  readonly endInfluence: number | null;
  readonly winnerNeedsExpedition: boolean;
  readonly visitorFee: number;
  readonly showDiscard: boolean;
  readonly maxRounds: number;
  readonly startingSeat: Seat | 'random';
  /** whether the special expedition lies on the table from the start */
  readonly specialExpedition: boolean;
  /** what the deck is made of */
  readonly sets: readonly CardSet[];
  /** how many contracts lie open; 0: none are played */
  readonly openContracts: number;
  /** those of teams are among the contracts that may come */
  readonly teamContracts: boolean;
  /** PR13.2: cards of the time pile besides those of the seals; null: time does not run out */
  readonly timeCards: number | null;
  readonly startVictoryCards: number | 'ask';
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
  /** under merchants (PR9.3) */
  ships: CardNo[];
  /** repelled and stored (PR12.21) */
  stored: CardNo[];
}

/** A contract that lies open. */
export interface OpenContract {
  readonly id: ContractId;
  /** whose markers lie on its places, from the left (PR12.2) */
  done: Seat[];
  /** per seat, the progress space that a marker lies on; 0: none (PR12.6) */
  progress: number[];
}

export type Phase =
  /** before the first turn: how many time cards become victory cards (PR13.3) */
  | { kind: 'startVictory' }
  /** `drawn` counts this turn's draws; `reshuffled`: the one reshuffle for draws is used (PR4.15) */
  | { kind: 'discover'; drawn: number; reshuffled: boolean }
  /** the window of `seat`; `takes` are those left (PR5.3) */
  | { kind: 'trade'; seat: Seat; takes: number }
  /** after a bust the active player may still complete expeditions (PR4.10e) */
  | { kind: 'bust' }
  /** after all windows: what fees or a gift made payable for the active player (PR5.13) */
  | { kind: 'wrapUp' }
  | { kind: 'over'; outcome: Outcome };

/** Interrupts of a phase, answered before it goes on. */
export type Decision =
  /** a ship was turned up that can be repelled (PR4.7) */
  | { kind: 'ship'; seat: Seat; card: CardNo }
  /** an expedition was chosen that can be paid in several ways (PR6.3) */
  | { kind: 'expeditionPay'; seat: Seat; expedition: CardNo }
  /** the moment of a contract has come (PR12.4) */
  | { kind: 'instant'; seat: Seat; contract: ContractId }
  /** the ship at this slot is traded, and there is more than one way to (PR9.3, PR12.22) */
  | { kind: 'shipUse'; seat: Seat; slot: number }
  /** who gets the coins of a gift ship; then the fee is paid (PR11.4, PR5.7) */
  | { kind: 'gift'; seat: Seat; coins: number }
  /** a tax was turned up: the team may put the top time card aside (PR13.7) */
  | { kind: 'taxVictory'; seat: Seat }
  // what is still to do when those above it are answered; these ask nobody
  /** cards that a gambler is still to turn up (PR10.2) */
  | { kind: 'gamble'; seat: Seat; left: number }
  /** a tax whose payers have been asked: bonus, and off with it (PR7.3) */
  | { kind: 'taxBonus'; seat: Seat; card: CardNo }
  /** a bust whose player has been asked: the jesters (PR4.10d) */
  | { kind: 'jesters'; seat: Seat };

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
  /** in the order of the table */
  contracts: OpenContract[];
  /** top card last; face down (PR13.2) */
  time: CardNo[];
  /** face down (PR13.3) */
  victory: CardNo[];
  /** of this turn: gamblers used (PR10.4) */
  gamblers: number;
  /** of this turn: the most colours that contracts have been asked about (PR12.19) */
  reached: number;
  /** of this turn: the coins of the active player when their window closed (PR5.13) */
  purse: number;
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
  /** a ship that is driven away and kept for the pirates' nest (PR12.21) */
  | { readonly type: 'store' }
  | { readonly type: 'gamble' }
  | { readonly type: 'claim'; readonly contract: ContractId }
  | { readonly type: 'decline' }
  /** how a ship is traded: under a merchant, for a contract instead of coins */
  | { readonly type: 'use'; readonly under: boolean; readonly renounce: ContractId | null }
  | { readonly type: 'give'; readonly to: Seat }
  /** the top time card to the victory pile */
  | { readonly type: 'setAside' }
  | { readonly type: 'leave' }
  | { readonly type: 'begin' }
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
  | 'notAPayment'
  | 'excludedOption'
  | 'noGambler'
  | 'drawsOver'
  | 'noSuchContract'
  | 'alreadyCompleted'
  | 'noMarker'
  | 'onlyAtOnce'
  | 'onlyActiveClaims'
  | 'conditionMissing'
  | 'notStored'
  | 'noSuchUse'
  | 'notAnother'
  | 'noTimeLeft';

/** `Outcome.reason`: PR8.2, PR8.6, PR8.7; of teams PR13.6 */
export type EndReason = 'influence' | 'stall' | 'maxRounds' | 'contractsDone' | 'timeUp';
