import type { RingKind } from '../art/ring.ts';
import { ring } from '../art/ring.ts';
import type { Piece } from './piece.ts';
import type { Stage, TargetId } from './stage.ts';

export type Marks = Parameters<Stage['show']>[0];

export const noMarks: Marks = { legal: [], chosen: null, pointed: null };

const kindOf = (target: TargetId, marks: Marks): RingKind | null => {
  if (target === marks.chosen) return 'chosen';
  if (marks.legal.includes(target)) return 'legal';
  return target === marks.pointed ? 'pointed' : null;
};

/** Rings around what may be tapped, what is chosen and what is pointed at. */
export function ringsFor(pieces: readonly Piece[], marks: Marks): Piece[] {
  const rings: Piece[] = [];
  for (const piece of pieces) {
    const kind = piece.target ? kindOf(piece.target, marks) : null;
    if (!kind) continue;
    const { width, height } = piece.skin;
    const radius = piece.radius ?? 9;
    const strong = piece.target === marks.pointed && kind === 'legal';
    rings.push({
      key: `ring:${piece.key}`,
      skin: {
        id: `ring:${kind}:${radius}`,
        width,
        height,
        pad: 30,
        paint: (ctx) => ring(ctx, kind, width, height, radius),
      },
      x: piece.x,
      y: piece.y,
      angle: piece.angle ?? 0,
      depth: piece.depth - 0.4,
      pulse: kind === 'legal' && !strong,
    });
    if (strong) rings.push(echo(piece, radius));
  }
  return rings;
}

/** Legal and pointed at from the list of moves: a second ring further out. */
const echo = (piece: Piece, radius: number): Piece => {
  const { width, height } = piece.skin;
  return {
    key: `echo:${piece.key}`,
    skin: {
      id: `echo:${radius}`,
      width: width + 12,
      height: height + 12,
      pad: 20,
      paint: (ctx) => ring(ctx, 'pointed', width + 12, height + 12, radius + 6),
    },
    x: piece.x,
    y: piece.y,
    angle: piece.angle ?? 0,
    depth: piece.depth - 0.5,
  };
};
