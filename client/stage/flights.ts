import { coin } from '../art/coin.ts';
import type { RibbonTone } from '../art/ribbon.ts';
import { halo, ribbon } from '../art/ribbon.ts';
import type { Board, Sprite } from './Board.ts';
import { centre } from './geometry.ts';
import type { Motion } from './Motion.ts';
import type { Skin } from './piece.ts';
import type { Rect } from './stage.ts';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** What every animation works with. */
export interface Crew {
  readonly board: Board;
  readonly motion: Motion;
}

/** Begins something that is awaited later; a halt in between is not an unhandled failure. */
export function meanwhile(promise: Promise<void>): Promise<void> {
  promise.catch(() => {});
  return promise;
}

export const coinSkin = (size: number): Skin => ({
  id: 'coin',
  width: size,
  height: size,
  pad: 6,
  paint: (ctx) => coin(ctx, '', size / 2, size / 2, size),
});

export const ribbonSkin = (word: string, tone: RibbonTone, width: number, height: number): Skin => ({
  id: `ribbon:${tone}:${word}`,
  width,
  height,
  pad: Math.ceil(height * 0.7),
  paint: (ctx) => ribbon(ctx, word, tone, width, height),
});

export const haloSkin = (radius: number, colour: string): Skin => ({
  id: `halo:${colour}`,
  width: radius * 2,
  height: radius * 2,
  pad: 0,
  paint(ctx) {
    ctx.translate(radius, radius);
    halo(ctx, radius, colour);
  },
});

/** A plain colour over a rectangle. */
export const veilSkin = (colour: string): Skin => ({
  id: `veil:${colour}`,
  width: 16,
  height: 16,
  pad: 0,
  paint(ctx) {
    ctx.fillStyle = colour;
    ctx.fillRect(-2, -2, 20, 20);
  },
});

export interface Purse {
  readonly from: Rect;
  readonly to: Rect;
  readonly amount: number;
  readonly size: number;
  readonly delay?: number;
  /** no more coins than this */
  readonly most?: number;
  /** called with the number of coins that have left, and that have arrived */
  onLeave?(gone: number): void;
  onArrive?(come: number): void;
}

/** No more than this many coins are in the air, whatever the sum. */
const most = 8;

/** Coins fly in an arc, one behind the other. */
export async function coinsFly({ board, motion }: Crew, purse: Purse): Promise<void> {
  const count = Math.min(purse.most ?? most, purse.amount);
  const worth = (nth: number): number => Math.round(((nth + 1) / count) * purse.amount);
  const stagger = Math.min(60, 300 / Math.max(1, count));
  const skin = coinSkin(purse.size);
  const from = centre(purse.from);
  const to = centre(purse.to);
  const rise = Math.min(130, 36 + Math.hypot(to.x - from.x, to.y - from.y) * 0.2);
  const flights = Array.from({ length: count }, async (_, nth) => {
    const sprite = board.fly(skin, from.x, from.y, 1000 + nth).setVisible(false);
    let left = false;
    await motion.run(
      380,
      'Cubic.easeInOut',
      (at) => {
        if (!left && at > 0) {
          left = true;
          sprite.setVisible(true);
          purse.onLeave?.(worth(nth));
        }
        const sway = (nth % 2 ? 1 : -1) * 7 * Math.sin(at * Math.PI);
        sprite.setPosition(
          from.x + (to.x - from.x) * at + sway,
          from.y + (to.y - from.y) * at - Math.sin(at * Math.PI) * rise,
        );
        sprite.setScale(board.natural * (1 + 0.25 * Math.sin(at * Math.PI)));
      },
      (purse.delay ?? 0) + nth * stagger,
    );
    board.remove(sprite);
    purse.onArrive?.(worth(nth));
  });
  await Promise.all(flights);
}

export interface Flight {
  readonly ms: number;
  readonly ease: string;
  readonly delay?: number;
  readonly angle?: number;
  readonly alpha?: number;
}

/** A sprite moves until it fills a rectangle; `width` is the width of its body as painted. */
export function flyTo({ board, motion }: Crew, sprite: Sprite, width: number, to: Rect, flight: Flight): Promise<void> {
  const { x, y } = centre(to);
  const scale = board.natural * (to.width / width);
  const values = { x, y, scaleX: scale, scaleY: scale, angle: flight.angle ?? 0, alpha: flight.alpha ?? 1 };
  return motion.to(sprite, values, flight.ms, flight.ease, flight.delay ?? 0);
}

export interface Hop {
  readonly ms: number;
  /** how high above the straight way, at its middle */
  readonly height?: number;
  readonly delay?: number;
  /** how large it is where it lands, if not as it was */
  readonly scale?: number;
}

/** A sprite jumps in an arc, larger at its height. */
export function hop({ motion }: Crew, sprite: Sprite, to: Point, { ms, height, delay = 0, scale }: Hop): Promise<void> {
  const { x, y, scaleX } = sprite;
  const away = Math.hypot(to.x - x, to.y - y);
  const arch = height ?? Math.min(120, 24 + away * 0.22);
  // what would leave the stage at its upper edge swings below
  const high = (y + to.y) / 2 < arch ? -arch : arch;
  const end = scale ?? scaleX;
  return motion.run(
    ms,
    'Cubic.easeInOut',
    (at) => {
      const arc = Math.sin(at * Math.PI);
      sprite.setVisible(true);
      sprite.setPosition(x + (to.x - x) * at, y + (to.y - y) * at - arc * high);
      sprite.setScale((scaleX + (end - scaleX) * at) * (1 + 0.18 * arc));
    },
    delay,
  );
}

/** So long a word can be read, also when the next move has begun. */
const leastHold = 360;
const glance = 60;

/** A word across the table, which goes by itself and holds nothing up; when another move is shown, it goes earlier. */
export function shout(
  { board, motion }: Crew,
  word: string,
  tone: RibbonTone,
  over: Rect,
  hold: number,
  moving = true,
): void {
  const height = Math.max(40, Math.min(64, over.width * 0.075));
  const width = Math.min(over.width - 2 * height, Math.max(height * 4.6, word.length * height * 0.5));
  const { x } = centre(over);
  // on the lower edge, so that what it is about can be seen above it
  const y = over.y + over.height - height * 0.1;
  const sprite = board.banner(ribbonSkin(word, tone, Math.round(width), Math.round(height)), x, y);
  const show = async (): Promise<void> => {
    try {
      sprite.setAlpha(0);
      if (moving) {
        sprite.setScale(board.natural * 0.6, board.natural * 0.9);
        await motion.to(sprite, { alpha: 1, scaleX: board.natural, scaleY: board.natural }, 190, 'Back.easeOut');
      } else await motion.to(sprite, { alpha: 1 }, 110, 'Linear');
      for (let held = 0; held < hold && !(held >= leastHold && board.isFurled(sprite)); held += glance)
        await motion.wait(Math.min(glance, hold - held));
      await motion.to(sprite, { alpha: 0 }, moving ? 200 : 110, 'Sine.easeIn');
    } finally {
      board.remove(sprite);
    }
  };
  show().catch(() => {});
}
