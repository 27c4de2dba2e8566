import { bodyOf, type Piece } from './piece.ts';
import type { Spot } from './stage.ts';

/** what lies within so many pixels of height is read as one row */
const rowHeight = 48;
const middle = ({ at }: Spot) => ({ x: at.x + at.width / 2, y: at.y + at.height / 2 });

/** All that explains itself, each thing once, row by row. */
export function spotsOf(pieces: Iterable<Piece>): readonly Spot[] {
  const found = new Map<string, Spot>();
  // of what is explained alike, the uppermost is meant: a boat, and not the spaces of its way
  for (const piece of [...pieces].sort((a, b) => b.depth - a.depth)) {
    if (!piece.face) continue;
    const name = `${piece.face} ${piece.target ?? ''}`;
    if (!found.has(name)) found.set(name, { face: piece.face, target: piece.target ?? null, at: bodyOf(piece) });
  }
  const row = (spot: Spot) => Math.floor(middle(spot).y / rowHeight);
  return [...found.values()].sort((a, b) => row(a) - row(b) || middle(a).x - middle(b).x);
}

/** The nearest one above or below; what lies aside counts as farther away. */
function nearest(spots: readonly Spot[], from: number, way: 1 | -1): number {
  const here = spots[from];
  if (!here) return 0;
  const { x, y } = middle(here);
  let best = from;
  let least = Number.POSITIVE_INFINITY;
  spots.forEach((spot, at) => {
    const there = middle(spot);
    const along = (there.y - y) * way;
    const far = along + 2 * Math.abs(there.x - x);
    if (along < 12 || far >= least) return;
    best = at;
    least = far;
  });
  return best;
}

/** Where a key leads: left and right come to everything in turn; null for a key that leads nowhere. */
export function spotAfter(spots: readonly Spot[], from: number, key: string): number | null {
  const last = spots.length - 1;
  switch (key) {
    case 'ArrowRight':
      return from >= last ? 0 : from + 1;
    case 'ArrowLeft':
      return from <= 0 ? last : from - 1;
    case 'ArrowDown':
      return nearest(spots, from, 1);
    case 'ArrowUp':
      return nearest(spots, from, -1);
    case 'Home':
      return 0;
    case 'End':
      return last;
    default:
      return null;
  }
}
