import type { Outcome, Seat } from '../../engine/core.ts';
import type { ContractId, FaceId } from './card-types.ts';

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
  | 'gift';

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
  | { readonly type: 'endTriggered'; readonly seat: Seat }
  | { readonly type: 'gameEnded'; readonly outcome: Outcome };
