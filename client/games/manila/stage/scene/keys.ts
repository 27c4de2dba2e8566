import type { Seat } from '../../../../../shared/engine/core.ts';
import type { Lane, Space, Ware } from '../../../../../shared/games/manila/index.ts';

/** A place for one accomplice: of boats and pirates there are several, counted from 0; of the others only number 0. */
export const socketKey = (space: Space, index = 0): string => `socket:${space}:${index}`;

/** The accomplice who stands there. */
export const accompliceKey = (space: Space, index = 0): string => `accomplice:${space}:${index}`;

/** what a place brings, where it lies upon the edge of its socket */
export const gainKey = (panel: string, nth: number): string => `gain:${panel}:${nth}`;

export const boatKey = (ware: Ware): string => `boat:${ware}`;
/** the die of a boat, beside it, once it has been rolled in this voyage */
export const dieKey = (ware: Ware): string => `die:${ware}`;
/** the chances of a boat, in small print */
export const oddsKey = (ware: Ware): string => `odds:${ware}`;
/** the tile of the ware loaded on a boat: name, pay-out, under its seats */
export const tileKey = (ware: Ware): string => `tile:${ware}`;
/** the empty tile of a lane without a boat */
export const hollowKey = (lane: Lane): string => `hollow:${lane}`;

/** the rope of a lane */
export const trackKey = (lane: Lane): string => `track:${lane}`;
/** spaces 0–13, and 14: the way into port */
export const stopKey = (lane: Lane, space: number): string => `stop:${lane}:${space}`;

/** another player; for spectators every player */
export const plateKey = (seat: Seat): string => `plate:${seat}`;
/** a bidder, the viewer included; only while the auction is on */
export const paddleKey = (seat: Seat): string => `paddle:${seat}`;
/** wares or shares to choose from: while the harbour master buys a share, and while they load */
export const offerKey = (ware: Ware): string => `offer:${ware}`;
/** the ladder of a ware, its value, and how many shares are for sale */
export const marketKey = (ware: Ware): string => `market:${ware}`;
/** one's own shares, in the order of the wares; the n-th of its ware */
export const shareKey = (ware: Ware, nth: number): string => `share:${ware}:${nth}`;
/** the shares of another player, revealed at the end */
export const revealedKey = (seat: Seat, nth: number): string => `revealed:${seat}:${nth}`;

/** Pieces of which there is one. Panels lie below what stands on them. */
export const keys = {
  port: 'port',
  shipyard: 'shipyard',
  pirates: 'pirates',
  pilots: 'pilots',
  insurance: 'insurance',
  /** the panel around the ladders, where there is room for one */
  market: 'market',
  /** voyage and rolls */
  counter: 'counter',
  /** the dice that are to be rolled */
  dice: 'dice',
  /** the backdrop of auction and offers, in the middle of the board */
  show: 'show',
  /** the standing bid in large, while the auction is on */
  standing: 'standing',
  hammer: 'hammer',
  /** one's own board, and upon it name, pesos and accomplices */
  mat: 'mat',
  who: 'who',
} as const;
