import type { Outcome, Seat } from '../../engine/core.ts';
import type { Haven, Lane, Letter, Payment, Pilot, Rise, Space, Ware } from './state-types.ts';

/** Facts in the past tense. They tell what flows, never what anybody holds, so that hidden cash stays hidden. */
export type Event =
  | { readonly type: 'voyageBegan'; readonly voyage: number; readonly opener: Seat }
  | { readonly type: 'bidMade'; readonly seat: Seat; readonly amount: number }
  | { readonly type: 'auctionPassed'; readonly seat: Seat }
  /** `price` went to the bank; `unopposed`: nobody bid (M4.5) */
  | {
      readonly type: 'masterElected';
      readonly seat: Seat;
      readonly price: number;
      readonly unopposed: boolean;
    }
  /** `amount` came from the bank; `forced` by a payment, or borrowed freely (M11.4) */
  | {
      readonly type: 'sharesPledged';
      readonly seat: Seat;
      readonly shares: number;
      readonly amount: number;
      readonly forced: boolean;
    }
  | { readonly type: 'shareRedeemed'; readonly seat: Seat; readonly amount: number }
  | { readonly type: 'shareBought'; readonly seat: Seat; readonly ware: Ware; readonly price: number }
  | { readonly type: 'shareDeclined'; readonly seat: Seat }
  | { readonly type: 'boatLoaded'; readonly seat: Seat; readonly ware: Ware; readonly lane: Lane }
  | {
      readonly type: 'boatLaunched';
      readonly seat: Seat;
      readonly ware: Ware;
      readonly lane: Lane;
      readonly start: number;
    }
  /** `rounds` of the whole voyage */
  | { readonly type: 'roundBegan'; readonly round: number; readonly rounds: number }
  /** `index`: which of the places of a boat or of the pirates; `paid` to the bank, all they had for a stowaway */
  | {
      readonly type: 'accomplicePlaced';
      readonly seat: Seat;
      readonly space: Space;
      readonly index: number;
      readonly paid: number;
      readonly stowaway: boolean;
    }
  | { readonly type: 'premiumPaid'; readonly seat: Seat; readonly amount: number }
  /** `final`: for the rest of the voyage (M6.4) */
  | { readonly type: 'roundPassed'; readonly seat: Seat; readonly final: boolean }
  | {
      readonly type: 'diceRolled';
      readonly seat: Seat;
      readonly roll: number;
      readonly dice: readonly { readonly ware: Ware; readonly face: number }[];
    }
  /** `to` is 14 when it goes past 13 */
  | { readonly type: 'boatSailed'; readonly ware: Ware; readonly from: number; readonly to: number }
  | {
      readonly type: 'boatBerthed';
      readonly ware: Ware;
      readonly haven: Haven;
      readonly letter: Letter;
      /** sailed past 13; too slow, and towed; on 13 without pirates (M10.2); sent by the captain (M10.4) */
      readonly how: 'sailed' | 'towed' | 'unmolested' | 'sent';
    }
  | { readonly type: 'boatBoarded'; readonly seat: Seat; readonly ware: Ware; readonly index: number }
  /** before `boatBoarded`: whose accomplice goes home from which seat */
  | {
      readonly type: 'accompliceEvicted';
      readonly seat: Seat;
      readonly ware: Ware;
      readonly index: number;
      readonly victim: Seat;
    }
  | { readonly type: 'pirateStayed'; readonly seat: Seat }
  /** the second pirate moved to the front (M8.4) */
  | { readonly type: 'captainSucceeded'; readonly seat: Seat }
  | {
      readonly type: 'boatSteered';
      readonly seat: Seat;
      readonly pilot: Pilot;
      readonly ware: Ware;
      readonly from: number;
      readonly to: number;
    }
  | { readonly type: 'pilotWaived'; readonly seat: Seat; readonly pilot: Pilot }
  /** `crew` goes home unpaid */
  | { readonly type: 'boatPlundered'; readonly ware: Ware; readonly crew: readonly Seat[] }
  | ({ readonly type: 'moneyPaid' } & Payment)
  /** the insurer paid all they had, the bank the rest that players were owed (M11.3) */
  | {
      readonly type: 'insurerBroke';
      readonly seat: Seat;
      readonly owed: number;
      readonly paid: number;
    }
  | ({ readonly type: 'valueRose' } & Rise)
  | { readonly type: 'voyageEnded'; readonly voyage: number }
  /** all hands, at the end only (M13.1) */
  | { readonly type: 'sharesRevealed'; readonly hands: readonly (readonly Ware[])[] }
  | { readonly type: 'gameEnded'; readonly outcome: Outcome };
