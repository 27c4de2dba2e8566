import type { Packed, Size } from '../../../../stage/geometry.ts';
import type { Rect } from '../../../../stage/stage.ts';

/** What the arrangement depends on: how many of everything, nothing of what they are. */
export interface Demand extends Size {
  /** cards before each player who is not the viewer, in the order of the plates */
  readonly plates: readonly number[];
  readonly expeditions: number;
  readonly harbour: number;
  /** a card may come next */
  readonly next: boolean;
  /** one is turned up and has no place yet */
  readonly drawn: boolean;
  /** contracts, and which of them nobody need think of any more; none: the table has none */
  readonly contracts: readonly { readonly settled: boolean }[];
  /** people play together: there are a time pile and a victory pile */
  readonly team: boolean;
  /** null: no adventure is played */
  readonly adventure: {
    readonly missions: readonly { readonly latest: boolean }[];
    /** what a team is after has its place */
    readonly aim: boolean;
    /** cards that are looked at, adventurers to choose from */
    readonly look: number;
    readonly candidates: number;
    /** of each candidate: one adventurer, or the two of a card */
    readonly sides: number;
  } | null;
  /** own cards; null for a spectator */
  readonly own: number | null;
  /** buttons that the page will want to show */
  readonly actions: number;
}

/** Where lies what only the adventure has. */
export interface Venue {
  readonly missions: readonly Rect[];
  readonly month: Rect;
  readonly event: Rect;
  readonly track: Rect;
  readonly aim: Rect | null;
  /** over the harbour, while they are asked about */
  readonly look: readonly Rect[];
  readonly candidates: readonly Rect[];
}

export interface Plate {
  readonly frame: Rect;
  readonly cards: Packed;
}

export interface Places {
  /** broad window, high window, or a phone laid on its side */
  readonly kind: 'wide' | 'tall' | 'low';
  /** the scale of everything that is not packed: 1 at the size of the drawings */
  readonly unit: number;
  readonly plates: readonly Plate[];
  /** a zone of its own, or upon the upper edge of the harbour where contracts need the room */
  readonly watch: Rect;
  readonly expeditions: readonly Rect[];
  readonly contracts: readonly Rect[];
  readonly venue: Venue | null;
  readonly piles: { readonly time: Rect; readonly victory: Rect } | null;
  /** the frame around deck, cards and discard */
  readonly harbour: Rect;
  readonly deck: Rect;
  readonly discard: Rect;
  readonly cards: Packed;
  /** where the next card will lie, or lies now while it is being decided upon */
  readonly next: Rect;
  /** whether the empty place is shown */
  readonly ghost: boolean;
  readonly mat: Mat | null;
  readonly actions: Rect;
  /** above one’s own board, where the log has no room of its own: what happened last */
  readonly line?: Rect | null;
}

/** One's own board; `minis` when there are too many cards for whole ones. */
export interface Mat {
  readonly frame: Rect;
  readonly who: Rect;
  /** of the adventurer, and of kept cargo; null: there are none */
  readonly house: Rect | null;
  readonly hold: Rect | null;
  readonly cards: Packed;
  readonly minis: boolean;
  /** the room of the cards as long as there are none */
  readonly spare: Rect | null;
}

export const cardRatio = 1.42;
export const miniRatio = 46 / 36;
