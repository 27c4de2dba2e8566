import type { Outcome, Seat } from '../../engine/core.ts';
import type {
  CardId,
  Company,
  EndReason,
  HarbourId,
  MissionKind,
  Place,
  Rank,
  ShipmentId,
  Spice,
} from './state-types.ts';

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
