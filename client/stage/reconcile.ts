import type { Piece } from './piece.ts';

export interface PieceChanges {
  readonly added: readonly Piece[];
  readonly changed: readonly Piece[];
  readonly gone: readonly string[];
}

const same = (a: Piece, b: Piece): boolean =>
  a.skin.id === b.skin.id &&
  a.x === b.x &&
  a.y === b.y &&
  a.depth === b.depth &&
  (a.angle ?? 0) === (b.angle ?? 0) &&
  (a.alpha ?? 1) === (b.alpha ?? 1) &&
  (a.pulse ?? false) === (b.pulse ?? false) &&
  a.target === b.target &&
  a.face === b.face;

/** What has to be done so that the sprites shown become the pieces wanted. */
export function difference(shown: ReadonlyMap<string, Piece>, wanted: readonly Piece[]): PieceChanges {
  const added: Piece[] = [];
  const changed: Piece[] = [];
  const keys = new Set<string>();
  for (const piece of wanted) {
    if (keys.has(piece.key)) throw new Error(`two pieces with the key ${piece.key}`);
    keys.add(piece.key);
    const before = shown.get(piece.key);
    if (!before) added.push(piece);
    else if (!same(before, piece)) changed.push(piece);
  }
  return { added, changed, gone: [...shown.keys()].filter((key) => !keys.has(key)) };
}
