import type { Outcome, Seat } from '../../engine/core.ts';
import type { AdventurerId, EventId, MissionId, PageId } from './adventure-types.ts';
import type { ContractId, FaceId } from './card-types.ts';
import type { LookSource } from './state-types.ts';

export type CoinReason =
  | 'start'
  | 'trade'
  | 'jester'
  | 'admiral'
  | 'viceAdmiral'
  | 'gunner'
  | 'taxBonus'
  | 'expedition'
  | 'contract'
  | 'gift'
  // the adventure: an event, a mission, what an adventurer can, an innkeeper, a new attempt, visits that the bank pays
  | 'event'
  | 'mission'
  | 'adventurer'
  | 'innkeeper'
  | 'retry'
  | 'openHarbour';

export type CrownReason = 'event' | 'mission' | 'window' | 'trade' | 'innkeeper' | 'adventurer';

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
  /** PR12.1, PR13.1 */
  | { readonly type: 'contractsOpened'; readonly contracts: readonly ContractId[] }
  /** PR13.2: the time pile, of so many cards */
  | { readonly type: 'timeSet'; readonly cards: number }
  /** PR13.3, PR13.7: from the time pile to the victory pile, unseen */
  | { readonly type: 'timeSetAside'; readonly seat: Seat; readonly time: number; readonly victory: number }
  /** PR13.4: the card that is drawn next comes from the time pile */
  | { readonly type: 'timePassed'; readonly time: number }
  /** PR10.2 */
  | { readonly type: 'gamblerUsed'; readonly seat: Seat; readonly cards: number }
  /** PR12.21: comes after `shipRepelled`, instead of the discard */
  | { readonly type: 'shipStored'; readonly seat: Seat; readonly face: FaceId }
  /** the stored ships go to the discard, for the contract that they complete */
  | { readonly type: 'storedDiscarded'; readonly seat: Seat; readonly faces: readonly FaceId[] }
  /** PR9.3: comes after `shipTraded`, instead of the discard */
  | { readonly type: 'shipKept'; readonly seat: Seat; readonly face: FaceId; readonly influence: number }
  /** PR12.24: the income of the ship that is traded is not taken */
  | { readonly type: 'incomeRenounced'; readonly seat: Seat; readonly contract: ContractId; readonly amount: number }
  /** PR11.4; the coin itself comes with `coinsGained` */
  | { readonly type: 'giftGiven'; readonly from: Seat; readonly to: Seat; readonly amount: number }
  /** PR5.10 */
  | { readonly type: 'takesGained'; readonly seat: Seat; readonly amount: number }
  | { readonly type: 'contractProgressed'; readonly seat: Seat; readonly contract: ContractId; readonly step: number }
  | { readonly type: 'coinsPaid'; readonly seat: Seat; readonly amount: number; readonly contract: ContractId }
  | {
      readonly type: 'contractCompleted';
      readonly seat: Seat;
      readonly contract: ContractId;
      /** from the left, 0 to 4 */
      readonly place: number;
      readonly coins: number;
      readonly influence: number;
    }
  | { readonly type: 'contractDeclined'; readonly seat: Seat; readonly contract: ContractId }
  // ------------------------------------------------------------- the adventure
  /** PR14.2: by lot, by seat */
  | { readonly type: 'adventurersDealt'; readonly cards: readonly number[] }
  | { readonly type: 'adventurerDrafted'; readonly seat: Seat; readonly card: number }
  | { readonly type: 'adventurerChosen'; readonly seat: Seat; readonly adventurer: AdventurerId }
  /** PR14.1: so many new cards, the deck is shuffled */
  | { readonly type: 'batchAdded'; readonly chapter: number; readonly cards: number; readonly deck: number }
  | { readonly type: 'pageOpened'; readonly page: PageId }
  | { readonly type: 'missionOpened'; readonly mission: MissionId }
  | { readonly type: 'eventTurned'; readonly seat: Seat; readonly event: EventId }
  /** comes before what the end of the month opens */
  | { readonly type: 'monthEnded'; readonly month: number }
  /** the pack of the new month, so many cards of which the top one may be new (PR14.9) */
  | { readonly type: 'monthBegan'; readonly month: number; readonly cards: number; readonly added: boolean }
  /** harbour dues: no tax */
  | { readonly type: 'duesPaid'; readonly seat: Seat; readonly amount: number }
  /** `faces` for that seat alone, the topmost first; null for everybody else (PR17.3) */
  | {
      readonly type: 'looked';
      readonly seat: Seat;
      readonly source: LookSource;
      readonly count: number;
      readonly faces: readonly FaceId[] | null;
    }
  /** what went face up to the discard; the others lie on top of the deck again */
  | {
      readonly type: 'lookEnded';
      readonly seat: Seat;
      readonly source: LookSource;
      readonly discarded: readonly FaceId[];
      readonly left: number;
    }
  /** comes before `missionCompleted`: coins to the bank */
  | { readonly type: 'missionPaid'; readonly seat: Seat; readonly mission: MissionId; readonly amount: number }
  | {
      readonly type: 'missionCompleted';
      readonly seat: Seat;
      readonly mission: MissionId;
      /** which marker of the adventurer, 0 (the door) to 3; one that was reserved lies on the mission already */
      readonly marker: number;
      readonly reserved: boolean;
      readonly first: boolean;
      /** kept ships to the discard */
      readonly ships: readonly FaceId[];
      /** what it brings; gained by the events that follow */
      readonly coins: number;
      readonly crowns: number;
    }
  | { readonly type: 'missionProgressed'; readonly seat: Seat; readonly mission: MissionId; readonly marker: number }
  | { readonly type: 'missionDeclined'; readonly seat: Seat; readonly mission: MissionId }
  /** PR14.10 */
  | { readonly type: 'markerBoughtOut'; readonly seat: Seat; readonly price: number; readonly marker: number }
  | { readonly type: 'buyOutDeclined'; readonly seat: Seat }
  | { readonly type: 'abilityUnlocked'; readonly seat: Seat; readonly adventurer: AdventurerId }
  | { readonly type: 'trophyUncovered'; readonly seat: Seat }
  /** `crowns` and `influence` are those of the track afterwards */
  | {
      readonly type: 'crownsGained';
      readonly seat: Seat;
      readonly amount: number;
      readonly crowns: number;
      readonly influence: number;
      readonly reason: CrownReason;
    }
  /** PR14.12: comes after `shipTraded`, instead of the discard */
  | { readonly type: 'cargoKept'; readonly seat: Seat; readonly face: FaceId }
  | {
      readonly type: 'cargoSold';
      readonly seat: Seat;
      readonly face: FaceId;
      readonly innkeeper: FaceId;
      readonly price: number;
    }
  /** PR15.2: what card 9 asks, and what is there; comes before `gameEnded` */
  | {
      readonly type: 'chapterJudged';
      readonly won: boolean;
      readonly missions: number;
      readonly missionsDone: number;
      readonly markers: number;
      readonly markersNeeded: number;
      readonly influence: number;
      readonly influenceNeeded: number;
    }
  | { readonly type: 'endTriggered'; readonly seat: Seat }
  | { readonly type: 'gameEnded'; readonly outcome: Outcome };
