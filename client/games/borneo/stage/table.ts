import type { Seat } from '../../../../shared/engine/core.ts';
import type {
  CardId,
  Company,
  DistributionView,
  Forecast,
  Harbour,
  MissionKind,
  Owed,
  Shipment,
  Spice,
} from '../../../../shared/games/borneo/index.ts';
import type { SeatLook } from '../../../art/avatar.ts';
import type { Show } from './layout/places.ts';

/** What a shipment that is held would make of a place. */
export interface Ahead {
  readonly kind: Forecast['kind'];
  /** flags that could be seen, in the order of the tally */
  readonly flags: readonly number[];
  /** the company that would have a monopoly */
  readonly winner: Company | null;
}

/** One of three places with its harbour and the shipments under it. */
export interface PlaceOnTable {
  readonly harbour: Harbour | null;
  /** in order of play */
  readonly column: readonly Shipment[];
  /** flags that can be seen, company by company (B8.3) */
  readonly tally: readonly { readonly company: Company; readonly flags: number }[];
  /** null while no shipment is held */
  readonly ahead: Ahead | null;
  /** the shipment that is held, where it would lie: at the harbour that is meant */
  readonly coming: Shipment | null;
}

export interface CompanyOnTable {
  readonly company: Company;
  /** rank 1 first */
  readonly merchants: readonly Seat[];
  /** null: no limit (B2.2) */
  readonly capacity: number | null;
}

/** Units of one spice and cards that bring them. */
export interface Store {
  readonly spice: Spice | 'crate';
  readonly units: number;
}

export interface MissionOnTable {
  readonly kind: MissionKind;
  readonly points: number;
  readonly left: number;
  readonly of: 'each' | 'same';
  readonly amount: number;
  /** what the viewer lacks of each spice, crates not counted; of `same` only the spice that they are nearest to */
  readonly lacks: readonly { readonly spice: Spice; readonly units: number }[];
  /** what crates cannot make up for; null for spectators, 0: they can pay it */
  readonly missing: number | null;
}

/** What one player has, on a plate or on the mat. */
export interface Holding {
  readonly seat: Seat;
  readonly name: string;
  readonly look: SeatLook;
  /** cards in hand */
  readonly cards: number;
  /** null: hidden from this viewer (B16.1) */
  readonly hand: readonly Shipment[] | null;
  readonly stores: readonly Store[];
  /** cards in the warehouse: each is a point (B13.3) */
  readonly wares: number;
  readonly missions: number;
  /** null: hidden from this viewer (B16.5) */
  readonly completed: readonly MissionKind[] | null;
  readonly ship: boolean;
  /** whose turn it is */
  readonly active: boolean;
  /** who owes the decision */
  readonly acting: boolean;
  readonly away: boolean;
  readonly won: boolean;
}

/** A card of a warehouse while a mission is paid from it. */
export interface Ware {
  readonly id: CardId;
  readonly spice: Spice | 'crate';
  readonly quantity: number;
  readonly harbour: boolean;
  /** part of the payment already */
  readonly named: boolean;
  /** counts as another spice (B15.1) */
  readonly traded: Spice | null;
}

export interface PaymentOnTable {
  readonly seat: Seat;
  readonly name: string;
  readonly look: SeatLook;
  readonly mission: MissionOnTable;
  readonly pirates: boolean;
  readonly owed: Owed;
  readonly wares: readonly Ware[];
}

export interface Side {
  readonly seat: Seat;
  readonly name: string;
  readonly look: SeatLook;
  readonly rank: number;
  readonly cards: readonly Shipment[];
  /** flags of the company on the cards, without the bonus */
  readonly flags: number;
}

export interface CombatOnTable {
  readonly company: Company;
  readonly attack: Side;
  readonly defence: Side;
  /** the owners of the merchants in between, whoever they are (B7.4) */
  readonly between: readonly Seat[];
}

export interface PickOnTable {
  readonly place: number;
  readonly kind: 'monopoly' | 'shared';
  readonly companies: readonly Company[];
  /** still to come, the first is asked */
  readonly pickers: DistributionView['pickers'];
  readonly cards: readonly Shipment[];
}

/** Everything the canvas shows, plain; the scene equals it whenever nothing moves. */
export interface Table {
  readonly me: Seat | null;
  readonly show: Show;
  readonly places: readonly PlaceOnTable[];
  readonly companies: readonly CompanyOnTable[];
  readonly missions: readonly MissionOnTable[];
  readonly payment: PaymentOnTable | null;
  readonly combat: CombatOnTable | null;
  readonly pick: PickOnTable | null;
  /** of the running turn, 1–4; null while merchants are placed and at the end */
  readonly phase: 1 | 2 | 3 | 4 | null;
  readonly draw: number;
  /** harbours still to come */
  readonly harbours: number;
  readonly discard: { readonly count: number; readonly top: Shipment | null };
  /** null: this game has no pirates */
  readonly cove: 'ship' | 'empty' | null;
  /** a company as a whole is asked for: its merchants stand for it */
  readonly joining: boolean;
  readonly plates: readonly Holding[];
  readonly mat: Holding | null;
}
