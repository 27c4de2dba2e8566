import type { Packed, Size } from '../../../../stage/geometry.ts';
import type { Rect } from '../../../../stage/stage.ts';

/** What stands in the middle of the board: lanes with boats, or what comes before them. */
export type Show = 'auction' | 'share' | 'load' | 'voyage';

/** What the arrangement depends on: how many of everything, nothing of what they are. */
export interface Demand extends Size {
  /** everybody at the table */
  readonly seats: number;
  /** own shares; null for a spectator */
  readonly own: number | null;
  readonly show: Show;
  /** seats of the boat of each lane; an empty lane counts as one of the smaller ones */
  readonly crews: readonly number[];
  /** lane by lane the spaces that the viewer may have to hit with a finger */
  readonly wanted: readonly (readonly number[])[];
  /** shares of each plate that lie open, at the end only */
  readonly revealed: readonly number[];
  /** buttons that the page will want to show */
  readonly actions: number;
}

/** What is told of a player, on their plate or on the mat: each sign has its number to the right of it. */
export interface Lines {
  readonly portrait: Rect;
  readonly name: Rect;
  /** where coins come from and go to */
  readonly purse: Rect;
  /** where their accomplices in hand are counted */
  readonly hand: Rect;
  /** where their shares are counted */
  readonly stock: Rect;
}

/** A player who is not on the mat. */
export interface Plate extends Lines {
  readonly frame: Rect;
  readonly revealed: Packed;
}

/** A place for an accomplice; berths belong to port and shipyard only. */
export interface Slot {
  readonly socket: Rect;
  /** what stands before it: a letter, a rank, and for berths the boat */
  readonly label: Rect;
  /** what it brings */
  readonly gain: Rect;
  /** the gain lies upon the edge of the socket */
  readonly tucked: boolean;
}

export interface Panel {
  readonly frame: Rect;
  /** icon and name */
  readonly heading: Rect;
  readonly slots: readonly Slot[];
}

export interface LanePlaces {
  readonly tile: Rect;
  /** cheapest first */
  readonly seats: readonly Rect[];
  /** the rope behind the spaces */
  readonly track: Rect;
  /** 0–13 and 14, the way into port */
  readonly stops: readonly Rect[];
  /** where the chances of the boat may be written: at the left end or at the right one, wherever it is not */
  readonly odds: readonly [Rect, Rect];
}

export interface Places {
  /** broad window, high window, or a phone laid on its side */
  readonly kind: 'wide' | 'tall' | 'low';
  /** the scale of everything that is not packed: 1 at the size of the drawings */
  readonly unit: number;
  readonly plates: readonly Plate[];
  readonly counter: Rect;
  readonly dice: Rect;
  /** where the pesos of the bank come from and go to */
  readonly bank: Rect;
  readonly lanes: readonly LanePlaces[];
  /** how large a boat is at sea */
  readonly boat: Size;
  readonly die: number;
  /** how far above the middle of a space a boat ends, in parts of the space */
  readonly draught: number;
  readonly port: Panel;
  readonly shipyard: Panel;
  readonly pirates: Panel;
  readonly pilots: Panel;
  readonly insurance: Panel;
  readonly market: { readonly frame: Rect; readonly columns: readonly Rect[]; readonly ladders: boolean };
  /** the middle of the board: all lanes without their tiles, or where the auction is held */
  readonly show: Rect;
  readonly paddles: readonly Rect[];
  readonly standing: Rect;
  readonly hammer: Rect;
  /** one for each ware */
  readonly offers: readonly Rect[];
  readonly mat: Mat | null;
  readonly actions: Rect;
  /** above one’s own board, where the log has no room of its own: what happened last */
  readonly line?: Rect | null;
}

/** One's own board. */
export interface Mat extends Lines {
  readonly frame: Rect;
  readonly who: Rect;
  readonly shares: Packed;
}
