import { box, icon, shadowed } from '../art/canvas.ts';
import { laurels } from '../art/icons.ts';
import { brassHigh, ink, legal, night, numerals } from '../art/palette.ts';
import { line } from '../art/text.ts';
import type { Sprite } from './Board.ts';
import type { Crew, Point } from './flights.ts';
import { haloSkin, veilSkin } from './flights.ts';
import type { Piece, Skin } from './piece.ts';
import type { Rect } from './stage.ts';

/** The decision goes from one player to the next: a light crosses the table. */
export async function lightPasses({ board, motion }: Crew, from: Point, to: Point, radius: number): Promise<void> {
  const light = board.fly(haloSkin(Math.round(radius), legal), from.x, from.y, 920).setAlpha(0.55);
  await motion.to(light, { x: to.x, y: to.y }, 200, 'Cubic.easeInOut');
  await motion.to(light, { alpha: 0 }, 90, 'Linear');
  board.remove(light);
}

/** A colour comes over the whole stage for a moment. */
export async function veil({ board, motion }: Crew, stage: Rect, colour: string, strength: number): Promise<void> {
  const sheet = board.fly(veilSkin(colour), stage.x + stage.width / 2, stage.y + stage.height / 2, 980).setAlpha(0);
  sheet.setDisplaySize(stage.width + 40, stage.height + 40);
  await motion.to(sheet, { alpha: strength }, 70, 'Sine.easeOut');
  await motion.to(sheet, { alpha: 0 }, 200, 'Sine.easeIn');
  board.remove(sheet);
}

/** Something stands out: it swells and is itself again. */
export async function bump({ motion }: Crew, sprite: Sprite, by: number, ms: number): Promise<void> {
  const { scaleX, scaleY } = sprite;
  await motion.to(sprite, { scaleX: scaleX * by, scaleY: scaleY * by }, ms * 0.4, 'Quad.easeOut');
  await motion.to(sprite, { scaleX, scaleY }, ms * 0.6, 'Back.easeOut');
}

/** A light behind a piece that comes and stays until the next settling. */
export function glow({ board, motion }: Crew, at: Piece, colour: string, alpha = 0.95): Promise<void> {
  const light = board.fly(haloSkin(Math.round(at.skin.width), colour), at.x, at.y, at.depth - 0.3).setAlpha(0);
  return motion.to(light, { alpha }, 160, 'Sine.easeOut');
}

/** An icon that stands out on parchment as on the sea. */
export const emblemSkin = (id: string, outline: string, size: number, colour: string): Skin => ({
  id,
  width: size,
  height: size,
  pad: 14,
  paint(ctx) {
    shadowed(ctx, ink, size * 0.09, size * 0.02, () => {
      // a shadow upon a shadow: dark enough anywhere
      icon(ctx, outline, size / 2, size / 2, size, ink);
      icon(ctx, outline, size / 2, size / 2, size, ink);
    });
    icon(ctx, outline, size / 2, size / 2, size * 0.95, colour);
  },
});

/** An emblem comes down out of the air; it stays until the caller lets it go. */
export async function stamp({ board, motion }: Crew, skin: Skin, at: Point): Promise<Sprite> {
  const sprite = board.fly(skin, at.x, at.y, 990).setAlpha(0);
  sprite.setScale(board.natural * 2).setAngle(-24);
  await motion.to(sprite, { alpha: 1, scaleX: board.natural, scaleY: board.natural, angle: 0 }, 150, 'Back.easeOut');
  return sprite;
}

/** A stamped emblem swells and is gone. */
export async function unstamp({ board, motion }: Crew, sprite: Sprite, ms = 240): Promise<void> {
  const scale = board.natural * 1.3;
  await motion.to(sprite, { alpha: 0, scaleX: scale, scaleY: scale }, ms, 'Sine.easeIn');
  board.remove(sprite);
}

/** A few figures on a dark pill, legible on parchment, wood and sea. */
const sumSkin = (sum: string, colour: string, size: number): Skin => {
  const width = Math.ceil(sum.length * size * 0.66 + size * 0.8);
  const height = Math.ceil(size * 1.4);
  return {
    id: `sum:${colour}:${sum}`,
    width,
    height,
    pad: Math.ceil(size * 0.4),
    paint(ctx) {
      box(ctx, 0, 0, width, height, height / 2);
      ctx.fillStyle = night;
      shadowed(ctx, 'rgba(0,0,0,.5)', size * 0.3, size * 0.12, () => ctx.fill());
      ctx.lineWidth = Math.max(1, size * 0.07);
      ctx.strokeStyle = colour;
      ctx.stroke();
      const style = { family: numerals, weight: 700, size, colour, align: 'center' } as const;
      line(ctx, sum, width / 2, size * 1.05, style, width - size * 0.5);
    },
  };
};

/** A sum leaves the place where it was earned or paid and fades; it outlasts the event and holds nothing up. */
export function sumRises({ board, motion }: Crew, sum: string, colour: string, at: Point, size: number): void {
  // above, but below what lies at the upper edge
  const up = at.y < size * 4.5 ? -1 : 1;
  const sprite = board.overlay(sumSkin(sum, colour, Math.round(size)), at.x, at.y - up * size * 0.6).setAlpha(0);
  const show = async (): Promise<void> => {
    try {
      await motion.to(sprite, { alpha: 1, y: at.y - up * size * 1.4 }, 180, 'Back.easeOut');
      await motion.wait(560);
      await motion.to(sprite, { alpha: 0, y: at.y - up * size * 2 }, 240, 'Sine.easeIn');
    } finally {
      board.remove(sprite);
    }
  };
  show().catch(() => {});
}

const wreath = (size: number): Skin => ({
  id: 'wreath',
  width: size,
  height: size,
  pad: 4,
  paint: (ctx) => icon(ctx, laurels, size / 2, size / 2, size, brassHigh),
});

/** Laurels for the winners, wherever their places are. */
export async function crown({ board, motion }: Crew, winners: readonly Point[], size: number): Promise<void> {
  const crowns = winners.map(async ({ x, y }, i) => {
    const light = board.fly(haloSkin(size, legal), x, y, 940).setAlpha(0);
    const leaves = board
      .fly(wreath(size), x, y, 941)
      .setAlpha(0)
      .setScale(board.natural * 2.2);
    void motion.to(light, { alpha: 0.7 }, 300, 'Sine.easeOut', i * 80);
    await motion.to(leaves, { alpha: 1, scaleX: board.natural, scaleY: board.natural }, 420, 'Back.easeOut', i * 80);
    await motion.wait(260);
    await motion.to([light, leaves], { alpha: 0 }, 160, 'Sine.easeIn');
  });
  await Promise.all(crowns);
}
