import type { Ctx, Kit } from '../art/canvas.ts';
import type { Rect, TargetId } from './stage.ts';

/** A picture that is painted once and then only moved. The same id is the same picture. */
export interface Skin {
  readonly id: string;
  /** the body, in CSS pixels */
  readonly width: number;
  readonly height: number;
  /** room around the body for shadows, glows and what hangs over the edge */
  readonly pad: number;
  /** the origin is the upper left corner of the body */
  paint(ctx: Ctx, kit: Kit): void;
}

/** One thing on the canvas, by value. The scene is a list of these; sprites follow it by key. */
export interface Piece {
  readonly key: string;
  readonly skin: Skin;
  /** the middle of the body */
  readonly x: number;
  readonly y: number;
  readonly depth: number;
  /** degrees */
  readonly angle?: number;
  readonly alpha?: number;
  /** breathes while it lies still */
  readonly pulse?: boolean;
  readonly target?: TargetId;
  /** what is explained when one lingers on it */
  readonly face?: string;
  /** it is meant only where nothing else is, not even something small that reaches out */
  readonly backdrop?: boolean;
  /** corner radius, for rings around it */
  readonly radius?: number;
  /** part of a place: it does not rise when the place is chosen */
  readonly lies?: boolean;
  /** it counts what the page beside it counts too: both change when a beat is over, so that they never disagree */
  readonly counts?: boolean;
}

export const bodyOf = (piece: Piece): Rect => ({
  x: piece.x - piece.skin.width / 2,
  y: piece.y - piece.skin.height / 2,
  width: piece.skin.width,
  height: piece.skin.height,
});

/** A piece that fills a rectangle; whole pixels, so that its picture is shown as it was painted. */
export function pieceIn(
  key: string,
  at: Rect,
  depth: number,
  skin: (width: number, height: number) => Skin,
  more: Partial<Piece> = {},
): Piece {
  const width = Math.max(1, Math.round(at.width));
  const height = Math.max(1, Math.round(at.height));
  return { key, skin: skin(width, height), x: at.x + at.width / 2, y: at.y + at.height / 2, depth, ...more };
}

const leastTouch = 44;

/** The piece under a point that can be tapped or explained; small ones reach out to 44 px. */
export function pieceAt(pieces: Iterable<Piece>, x: number, y: number): Piece | null {
  let best: Piece | null = null;
  let bestScore = Number.NEGATIVE_INFINITY;
  for (const piece of pieces) {
    if (!piece.target && !piece.face) continue;
    const outX = Math.abs(x - piece.x) - piece.skin.width / 2;
    const outY = Math.abs(y - piece.y) - piece.skin.height / 2;
    const reachX = Math.max(0, (leastTouch - piece.skin.width) / 2);
    const reachY = Math.max(0, (leastTouch - piece.skin.height) / 2);
    if (outX > reachX || outY > reachY) continue;
    // whatever truly lies under the finger wins over what only reaches out to it
    const away = Math.max(0, outX) + Math.max(0, outY);
    const score = away > 0 ? -away - 1e6 : piece.backdrop ? piece.depth - 1e9 : piece.depth;
    if (score > bestScore) {
      best = piece;
      bestScore = score;
    }
  }
  return best;
}

const liesUnder = ({ x: px, y: py, skin }: Piece, x: number, y: number): boolean =>
  Math.abs(x - px) <= skin.width / 2 && Math.abs(y - py) <= skin.height / 2;

/**
 * The piece that a pointer means: what cannot be chosen now lets through what lies under it and can; what is only
 * explained, or only reaches out to the pointer, also what reaches out and can be chosen.
 */
export function pieceMeant(
  pieces: Iterable<Piece>,
  x: number,
  y: number,
  isLegal: (target: TargetId) => boolean,
): Piece | null {
  const all = [...pieces];
  const first = pieceAt(all, x, y);
  if (!first || (first.target && isLegal(first.target))) return first;
  const yields = !first.target || !liesUnder(first, x, y);
  const reaches = (piece: Piece) => yields || liesUnder(piece, x, y);
  const legal = all.filter((piece) => piece.target && isLegal(piece.target) && reaches(piece));
  return pieceAt(legal, x, y) ?? first;
}
