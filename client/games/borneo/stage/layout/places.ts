import type { Packed, Size } from '../../../../stage/geometry.ts';
import type { Rect } from '../../../../stage/stage.ts';

/** What stands in the middle of the board: the harbours, or what goes on over them. */
export type Show = 'harbours' | 'payment' | 'combat' | 'pick';

/** What the arrangement depends on: how many of everything, nothing of what they are. */
export interface Demand extends Size {
  /** everybody at the table */
  readonly seats: number;
  /** own hand cards; null for a spectator */
  readonly own: number | null;
  /** kinds of goods that a warehouse may hold */
  readonly goods: number;
  /** of each place: cards of its column, and how many make it full */
  readonly columns: readonly { readonly cards: number; readonly limit: number }[];
  /** merchants of each company */
  readonly merchants: readonly number[];
  /** places of a company; null: no limit */
  readonly capacity: number | null;
  readonly show: Show;
  /** cards that the show spreads: of the attack and of the defence, of a warehouse, of a column */
  readonly spread: readonly number[];
  readonly pickers: number;
  readonly cove: boolean;
  /** of the running turn, 1–4 */
  readonly phase: number | null;
  /** buttons that the page will want to show */
  readonly actions: number;
}

/** A harbour place. */
export interface PlaceSpot {
  readonly water: Rect;
  readonly harbour: Rect;
  readonly tally: Rect;
  /** in order of play, each over the lower part of the one before */
  readonly cards: readonly Rect[];
  /** where the next one would lie */
  readonly next: Rect;
}

export interface CompanySpot {
  readonly frame: Rect;
  /** flag and name */
  readonly head: Rect;
  /** where merchants stand, rank 1 first: as many as there are places or merchants */
  readonly slots: readonly Rect[];
  /** where the next one would stand */
  readonly next: Rect;
}

/** A sheet with a heading; null where there is no room for a heading. */
export interface Sheet {
  readonly frame: Rect;
  readonly heading: Rect | null;
}

/** What is told of a player, on their plate or on the mat. */
export interface Lines {
  readonly portrait: Rect;
  /** empty where there is no room */
  readonly name: Rect;
  /** where their hand cards are counted */
  readonly hand: Rect;
  /** where their missions are counted */
  readonly missions: Rect;
  /** where their cards in the warehouse are counted; null where there is no room */
  readonly wares: Rect | null;
  /** one for each kind of goods; none where there is no room */
  readonly stores: readonly Rect[];
  readonly ship: Rect;
}

/** A player who is not on the mat. */
export interface Plate extends Lines {
  readonly frame: Rect;
}

/** One's own board. */
export interface Mat extends Lines {
  readonly frame: Rect;
  readonly who: Rect;
  readonly cards: Packed;
}

/** One side of a combat. */
export interface SideSpot {
  readonly frame: Rect;
  /** who, and what they do */
  readonly head: Rect;
  /** the flags that count */
  readonly strength: Rect;
  readonly cards: Packed;
}

export interface Shows {
  readonly show: Rect;
  /** the show hides harbours and tallies too, not only the columns */
  readonly covered: boolean;
  /** what is going on, in a line */
  readonly title: Rect;
  readonly sides: readonly [SideSpot, SideSpot];
  readonly bonus: Rect;
  readonly pickers: readonly Rect[];
  /** what a payment still owes, in a line */
  readonly owed: Rect;
  /** of a payment or of a distribution */
  readonly spread: Packed;
}

export interface Places extends Shows {
  /** broad window, high window, or a phone laid on its side */
  readonly kind: 'wide' | 'tall' | 'low';
  /** the scale of everything that is not packed: 1 at the size of the drawings */
  readonly unit: number;
  readonly plates: readonly Plate[];
  readonly places: readonly PlaceSpot[];
  readonly companies: Sheet;
  readonly company: readonly CompanySpot[];
  /** ranks stand below each other, or side by side */
  readonly upright: boolean;
  readonly missions: Sheet;
  readonly mission: readonly Rect[];
  readonly draw: Rect;
  readonly discard: Rect;
  readonly harbours: Rect;
  readonly cove: Rect | null;
  /** the four phases of a turn */
  readonly phases: readonly Rect[];
  readonly mat: Mat | null;
  readonly actions: Rect;
  /** above one’s own board, where the log has no room of its own: what happened last */
  readonly line?: Rect | null;
  /** where a word may lie that has no room at the buttons: over missions and stores, never over the hand */
  readonly spare: Rect | null;
}
