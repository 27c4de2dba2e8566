import type { Seat } from '../../shared/engine/core.ts';
import { avatar } from '../art/avatar.ts';
import type { RingKind } from '../art/ring.ts';
import { ring, ringGlow } from '../art/ring.ts';
import type { Piece } from './piece.ts';
import type { Stage, TargetId } from './stage.ts';

export type Marks = Parameters<Stage['show']>[0];

export const noMarks: Marks = { legal: [], chosen: null, pointed: null };

/** chosen, or held until the second place is chosen too */
const isTaken = (target: TargetId | undefined, { chosen, held }: Marks): boolean =>
  target !== undefined && (target === chosen || target === held);

const kindOf = (target: TargetId, marks: Marks): RingKind | null => {
  if (isTaken(target, marks)) return 'chosen';
  if (marks.legal.includes(target)) return marks.suggesting ? 'suggestible' : 'legal';
  return target === marks.pointed ? 'pointed' : null;
};

/** how far a chosen card rises */
export const rise = 8;

/** whether a piece stands out when it is chosen */
export const rises = ({ face, lies }: Piece): boolean => face !== undefined && !lies;

/** The chosen card stands out from its row. */
export const raised = (pieces: readonly Piece[], marks: Marks): readonly Piece[] =>
  marks.chosen === null && !marks.held
    ? pieces
    : pieces.map((piece) => (isTaken(piece.target, marks) && rises(piece) ? { ...piece, y: piece.y - rise } : piece));

/** Rings around what may be tapped, what is chosen and what is pointed at; each with a light that may breathe. */
export function ringsFor(pieces: readonly Piece[], marks: Marks): Piece[] {
  const rings: Piece[] = [];
  const ringed = new Set<TargetId>();
  for (const piece of pieces) {
    if (!piece.target || ringed.has(piece.target)) continue;
    const backers = marks.suggested?.find(({ target }) => target === piece.target);
    if (backers) rings.push(chipOn(piece, backers.seats));
    const kind = kindOf(piece.target, marks);
    if (kind || backers) ringed.add(piece.target);
    if (!kind) continue;
    const strong = piece.target === marks.pointed && (kind === 'legal' || kind === 'suggestible');
    rings.push({ ...around(piece, `glow:${kind}`, -0.45, 0, ringGlow, kind), pulse: kind === 'legal' && !strong });
    rings.push(around(piece, `ring:${kind}`, -0.4, 0, ring, kind));
    // legal and pointed at from the list of moves: a second ring further out
    if (strong) rings.push(around(piece, 'echo', -0.5, 6, ring, 'pointed'));
  }
  return rings;
}

export const isRing = (piece: Piece): boolean => /^(ring|glow|echo|chip):/.test(piece.key);

const chip = { size: 30, step: 22 } as const;

/** Who suggests this place: their portraits on its upper edge. */
function chipOn(piece: Piece, seats: readonly Seat[]): Piece {
  const width = chip.size + (seats.length - 1) * chip.step;
  return {
    key: `chip:${piece.key}`,
    skin: {
      id: `chip:${seats.join(',')}`,
      width,
      height: chip.size,
      pad: 10,
      paint: (ctx) => {
        for (const [i, seat] of seats.entries())
          avatar(ctx, seat, chip.size / 2 + i * chip.step, chip.size / 2, chip.size);
      },
    },
    x: piece.x - piece.skin.width / 2 + width / 2 + 4,
    y: piece.y - piece.skin.height / 2 + 6,
    depth: piece.depth + 0.45,
  };
}

function around(piece: Piece, name: string, depth: number, by: number, paint: typeof ring, kind: RingKind): Piece {
  const width = piece.skin.width + 2 * by;
  const height = piece.skin.height + 2 * by;
  const radius = (piece.radius ?? 9) + by;
  return {
    key: `${name}:${piece.key}`,
    skin: { id: `${name}:${radius}`, width, height, pad: 30, paint: (ctx) => paint(ctx, kind, width, height, radius) },
    x: piece.x,
    y: piece.y,
    angle: piece.angle ?? 0,
    depth: piece.depth + depth,
  };
}
