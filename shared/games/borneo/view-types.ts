import type { Outcome, Params, Seat } from '../../engine/core.ts';
import type {
  CardId,
  Company,
  EndReason,
  HarbourId,
  MissionKind,
  Phase,
  Place,
  Rank,
  Rules,
  ShipmentId,
  Spice,
} from './state-types.ts';

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
