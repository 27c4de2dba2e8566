import type { Sprite } from './Board.ts';
import type { Crew, Point } from './flights.ts';
import type { Skin } from './piece.ts';

/** A die that is thrown: where it comes from, where it lies then, and which face it shows there. */
export interface Throw {
  readonly from: Point;
  readonly to: Point;
  readonly face: number;
  /** the picture of a face, as it lies */
  skin(face: number): Skin;
}

/** How often a tumbling die shows another face. */
const changes = 10;
/** The first die comes to rest after this long, each further one a little later. */
const rolling = { first: 700, further: 90 } as const;

/** The faces that a die of six shows on its way, the true one last; no face follows itself. */
export function facesUntil(face: number, count: number, nth: number): number[] {
  const step = [1, 5, 2, 4][nth % 4] ?? 1;
  return Array.from({ length: count }, (_, i) => ((face - 1 + step * (count - 1 - i)) % 6) + 1);
}

/** Height above the table: a long arc, then two bounces, each lower than the one before. */
export function bounce(at: number): number {
  const arcs = [
    { from: 0, to: 0.52, high: 1 },
    { from: 0.52, to: 0.8, high: 0.36 },
    { from: 0.8, to: 1, high: 0.12 },
  ];
  const arc = arcs.find(({ to }) => at <= to);
  if (!arc) return 0;
  return arc.high * Math.sin(((at - arc.from) / (arc.to - arc.from)) * Math.PI);
}

async function tumble({ board, motion }: Crew, thrown: Throw, nth: number): Promise<Sprite> {
  const { from, to } = thrown;
  const faces = facesUntil(thrown.face, changes + 1, nth);
  const sprite = board.fly(thrown.skin(faces[0] ?? thrown.face), from.x, from.y, 960 + nth).setAlpha(0);
  const high = Math.min(150, 50 + Math.hypot(to.x - from.x, to.y - from.y) * 0.18);
  const turns = (nth % 2 ? -1 : 1) * 720;
  let shown = 0;
  await motion.run(rolling.first + rolling.further * nth, 'Cubic.easeOut', (at) => {
    const now = Math.min(changes, Math.floor(at * (changes + 1)));
    if (now !== shown) {
      shown = now;
      board.dress(sprite, thrown.skin(faces[now] ?? thrown.face));
    }
    const up = bounce(at);
    sprite.setAlpha(Math.min(1, at * 8));
    sprite.setPosition(from.x + (to.x - from.x) * at, from.y + (to.y - from.y) * at - up * high);
    sprite.setAngle(turns * (1 - at) ** 1.5);
    sprite.setScale(board.natural * (1 + 0.45 * up));
  });
  board.dress(sprite, thrown.skin(thrown.face));
  sprite.setPosition(to.x, to.y).setAngle(0).setScale(board.natural).setAlpha(1);
  return sprite;
}

/** All dice at once; they come to rest one after the other, on their true faces. */
export const tumbleAll = (crew: Crew, dice: readonly Throw[]): Promise<Sprite[]> =>
  Promise.all(dice.map((thrown, nth) => tumble(crew, thrown, nth)));
