import type { CoreState, Outcome, Seat } from '../../engine/core.ts';
import type { Rng } from '../../engine/rng.ts';
import type { EventId, MissionId, PageId, Side } from './adventure-types.ts';
import type { Batch, CardNo, CardSet, ContractId } from './card-types.ts';

// ------------------------------------------------------------------- options

export type Mode =
  | 'base'
  | 'onTheGo'
  | 'contracts'
  | 'contractsCoop'
  | 'adventure'
  | 'adventureCoop'
  | 'adventureVariable';

/** PR14.2 */
export type AdventurerChoice = 'random' | 'draft';

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
  /** PR1.5: of the adventure, 1 to 5 */
  readonly chapter: number;
  /** PR1.5: how often in a row this chapter has been lost by people who play it together */
  readonly failures: number;
  readonly adventurerChoice: AdventurerChoice;
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
  /** null: no adventure is played */
  readonly adventure: AdventureRules | null;
}

/** What people who play a chapter together must have reached at its end (PR15.2). */
export interface Targets {
  readonly markers: number;
  readonly influence: number;
}

export interface AdventureRules {
  /** null: no story is told (PR15.5) */
  readonly chapter: number | null;
  /** how many missions of the variable game lie open all the time; 0: those of the story, one after the other */
  readonly openMissions: number;
  readonly adventurerChoice: AdventurerChoice;
  /** cards that come into the deck when the start coins have been dealt (PR14.1); null: they are in it */
  readonly batch: Batch | null;
  /** events of number 0 that begin in the pack (PR14.4) */
  readonly events: number;
  /** whether event 1 is shuffled in */
  readonly smallGroup: boolean;
  /** what lies at the bottom of the pack */
  readonly monthEnd: EventId;
  /** null: everybody for themselves */
  readonly targets: Targets | null;
  /** to be divided before the first turn (PR16.4) */
  readonly retryCoins: number;
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

/** A mission that lies open (PR14.7). */
export interface OpenMission {
  readonly id: MissionId;
  /** who has completed it, the first one first */
  done: Seat[];
  /** whose marker is reserved for it (PR14.18) */
  progress: Seat[];
}

/** What the adventure adds to a player. */
export interface Venturer {
  /** null: not chosen yet */
  card: number | null;
  side: Side | null;
  /** kept ships (PR14.12) */
  hold: CardNo[];
  crowns: number;
  /** markers that have left the adventurer for a mission or for coins: what they uncover follows (PR14.15) */
  windows: number;
  /** of these, those that were bought out (PR14.10) */
  boughtOut: number;
}

/** Everything that only the adventure has. */
export interface Adventure {
  /** the latest one last */
  missions: OpenMission[];
  /** pages that have been opened, in this order (PR17.5) */
  pages: PageId[];
  venturers: Venturer[];
  /** adventurers that nobody has taken, while they are chosen (PR14.2) */
  cards: number[];
  /** 1-based */
  month: number;
  /** top card last */
  pack: EventId[];
  /** so many of it are known to all, from the bottom (PR17.1) */
  packKnown: number;
  /** what this turn brought; null: the end of a month, or before the first turn */
  event: EventId | null;
  /** events of this month before it, the first one first */
  past: EventId[];
  /** those of number 0 that have not come, shuffled, the next one last */
  unused: EventId[];
  /** who has looked at the top of the deck last, and how many of its cards they know (PR17.3) */
  knower: Seat;
  known: number;
  /** of this turn: looks of sentinels (PR14.21) */
  looks: number;
  /** of this turn: how large the last draw made the harbour; 0: it did not (PR14.18) */
  grown: number;
  /** of this turn: takes given up for a mission (PR14.18) */
  takesFewer: number;
  /** of this window: innkeepers who have bought (PR14.22) */
  sold: CardNo[];
}

export type Phase =
  // before the first turn of the adventure (PR14.2, PR16.4)
  | { kind: 'adventurerCard'; seat: Seat }
  | { kind: 'adventurerSide'; seat: Seat }
  /** coins of a new attempt that are still to be given */
  | { kind: 'retryCoins'; left: number }
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
  /** the moment of a mission has come (PR14.17) */
  | { kind: 'missionInstant'; seat: Seat; mission: MissionId }
  /** a mission was chosen that can be paid with different ships (PR14.11) */
  | { kind: 'missionPay'; seat: Seat; mission: MissionId }
  /** cards from the top of the deck that this seat looks at, the topmost first (PR14.21, D.3) */
  | { kind: 'look'; seat: Seat; source: LookSource; cards: CardNo[] }
  /** a month has ended: a marker may be removed for coins (PR14.10) */
  | { kind: 'buyOut'; seat: Seat; price: number }
  // what is still to do when those above it are answered; these ask nobody
  /** phase 2 begins when the missions of stopping have been asked about (PR14.18) */
  | { kind: 'trading'; seat: Seat }
  /** cards that a gambler is still to turn up (PR10.2) */
  | { kind: 'gamble'; seat: Seat; left: number }
  /** a tax whose payers have been asked: bonus, and off with it (PR7.3) */
  | { kind: 'taxBonus'; seat: Seat; card: CardNo }
  /** a bust whose player has been asked: the jesters (PR4.10d) */
  | { kind: 'jesters'; seat: Seat };

export type LookSource = 'sentinel' | 'rumours';

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
  adventure: Adventure | null;
}
