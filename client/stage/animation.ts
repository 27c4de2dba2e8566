import type { Sprite } from './Board.ts';
import type { Crew, Point } from './flights.ts';
import { hop } from './flights.ts';
import type { Piece, Skin } from './piece.ts';
import type { Rect, StageEvents, StageText } from './stage.ts';

/** A table and where everything on it lies. */
export interface Picture<T, P> {
  readonly table: T;
  readonly places: P;
}

/** What one event is animated with: the table before and after it, and the pieces after it. */
export interface StageAnimation<T, P, W extends string = string> extends Crew {
  readonly text: StageText<W>;
  readonly before: Picture<T, P>;
  readonly after: Picture<T, P>;
  readonly pieces: readonly Piece[];
  readonly stage: Rect;
  readonly sound: StageEvents['onSound'];
  /** moves everything sideways by so much */
  shift(by: number): void;
}

type AnyAnimation = StageAnimation<unknown, unknown, never>;

/** Picks the events of one kind out of what is told in one beat. */
export const isA =
  <T extends string>(type: T) =>
  <E extends { readonly type: string }>(event: E): event is Extract<E, { readonly type: T }> =>
    event.type === type;

/** Everything goes to its place after the event, except the pieces that fly there themselves. */
export const glideOthers = (animation: AnyAnimation, ms: number, flying: readonly string[] = []): Promise<void> =>
  animation.board.glide(animation.pieces, ms, flying);

export const pieceAfter = (animation: AnyAnimation, key: string): Piece | null =>
  animation.pieces.find((piece) => piece.key === key) ?? null;

// ------------------------------------------------------------------------- pieces that change places

export interface Way {
  readonly ms: number;
  readonly delay?: number;
  /** how high above the straight way, at its middle */
  readonly height?: number;
  /** how large it is where it comes from or goes to, if that is no place of its own */
  readonly size?: number;
}

/** A new piece comes from elsewhere to its place. */
export async function comeIn(animation: AnyAnimation, key: string, from: Point, way: Way): Promise<Sprite | null> {
  const place = pieceAfter(animation, key);
  if (!place) return null;
  const { natural } = animation.board;
  const sprite = animation.board.fly(place.skin, from.x, from.y, 950).setScale(natural * (way.size ?? 0.6));
  animation.board.land(sprite, place);
  // what waits for its turn is not seen lying there
  if (way.delay) sprite.setVisible(false);
  await hop(animation, sprite, place, { ...way, scale: natural });
  return sprite;
}

/** A piece leaves its place and is gone where it arrives. */
export async function goOff(animation: AnyAnimation, key: string, to: Point, way: Way): Promise<void> {
  const sprite = animation.board.take(key);
  if (!sprite) return;
  sprite.setDepth(940);
  await hop(animation, sprite, to, { ...way, scale: animation.board.natural * (way.size ?? 0.5) });
  animation.board.remove(sprite);
}

/** A piece goes over everything else to the place of another key, or to its own new place, and looks as it does there. */
export async function carry(animation: AnyAnimation, key: string, way: Way, toKey = key): Promise<Sprite | null> {
  const { board } = animation;
  const now = board.piece(key);
  const place = pieceAfter(animation, toKey);
  const sprite = now && place ? board.take(key) : null;
  if (!now || !place || !sprite) return null;
  board.dress(sprite, place.skin);
  board.land(sprite, place);
  sprite
    .setScale(board.natural * (now.skin.width / place.skin.width))
    .setAngle(place.angle ?? 0)
    .setDepth(945);
  await hop(animation, sprite, place, { ...way, scale: board.natural });
  return sprite;
}

/** A card comes from a pile with its back up and is turned over on its way. */
export async function turnUp(animation: AnyAnimation, key: string, back: Skin, from: Point, way: Way): Promise<void> {
  const { board, motion } = animation;
  const place = pieceAfter(animation, key);
  if (!place) return;
  const half = { x: (from.x + place.x) / 2, y: (from.y + place.y) / 2 - (way.height ?? 20) };
  const sprite = board.fly(back, from.x, from.y, 950).setScale(board.natural * (way.size ?? 1));
  board.land(sprite, place);
  if (way.delay) await motion.wait(way.delay);
  await motion.to(
    sprite,
    { ...half, scaleX: board.natural * 0.04, scaleY: board.natural },
    way.ms * 0.45,
    'Quad.easeIn',
  );
  board.dress(sprite, place.skin);
  sprite.setScale(board.natural * 0.04, board.natural);
  const shown = { x: place.x, y: place.y, scaleX: board.natural, scaleY: board.natural, angle: place.angle ?? 0 };
  await motion.to(sprite, shown, way.ms * 0.55, 'Cubic.easeOut');
}
