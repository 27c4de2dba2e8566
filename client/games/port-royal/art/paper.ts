import type { FaceId } from '../../../../shared/games/port-royal/index.ts';
import type { Ctx, Kit } from '../../../art/canvas.ts';
import { box, fillWith, gradient, shadowed } from '../../../art/canvas.ts';
import { cream, display, edge, parchment, sepia } from '../../../art/palette.ts';
import { line } from '../../../art/text.ts';

/** Cards are painted in these units and scaled to the size wanted. */
export const cardWidth = 118;
export const cardHeight = 167.56;

export interface CardLook {
  /** narrow cards show signs in place of words */
  readonly compact: boolean;
  /** one's own: nothing is to be paid any more */
  readonly own: boolean;
  /** the share of the width that is not covered by a neighbour */
  readonly shown: number;
  readonly dimmed: boolean;
  readonly lifted: boolean;
}

/** What is written on a card, and how it lies. */
export interface StageStep {
  readonly name: string;
  readonly short: string;
  readonly look: CardLook;
}

export interface CardWords {
  faceName(face: FaceId): string;
  faceShort(face: FaceId): string;
}

export function dropShadow(ctx: Ctx, lifted: boolean): void {
  ctx.fillStyle = sepia;
  const body = (): void => {
    box(ctx, 1, 1, cardWidth - 2, cardHeight - 2, 9);
    ctx.fill();
  };
  shadowed(ctx, lifted ? 'rgba(0,0,0,.62)' : 'rgba(0,0,0,.38)', lifted ? 26 : 15, lifted ? 15 : 7, body);
  shadowed(ctx, 'rgba(0,0,0,.45)', 3, 2, body);
}

/** Parchment with a double border, a different piece of the skin for each face. */
export function paper(ctx: Ctx, kit: Kit, id: string): void {
  let hash = 0;
  for (const letter of id) hash = (hash * 31 + letter.charCodeAt(0)) % 997;
  const w = cardWidth;
  const h = cardHeight;
  box(ctx, 0, 0, w, h, 9);
  ctx.fillStyle = sepia;
  ctx.fill();
  box(ctx, 1.5, 1.5, w - 3, h - 3, 8);
  ctx.fillStyle = cream;
  ctx.fill();
  box(ctx, 4, 4, w - 8, h - 8, 6);
  ctx.fillStyle = edge;
  ctx.fill();
  box(ctx, 5, 5, w - 10, h - 10, 5.5);
  fillWith(ctx, kit.parchment, parchment, 0.5, hash * 3.7, hash * 7.3);
  const rim = ctx.createRadialGradient(w / 2, h * 0.46, w * 0.28, w / 2, h * 0.5, h * 0.62);
  rim.addColorStop(0, 'rgba(156,116,58,0)');
  rim.addColorStop(1, 'rgba(150,106,48,.5)');
  ctx.fillStyle = rim;
  ctx.fill();
}

/** The band with the name; `right` is kept free at its end. */
export function band(
  ctx: Ctx,
  name: string,
  fill: readonly string[],
  colour: string,
  options: { left: boolean; right: number; shown: number; compact: boolean },
): void {
  const w = cardWidth - 14;
  const h = options.compact ? 31 : 27;
  box(ctx, 7, 7, w, h, [4, 4, 0, 0]);
  ctx.fillStyle = gradient(ctx, 0, 7, 0, 7 + h, fill);
  ctx.fill();
  ctx.fillStyle = 'rgba(255,255,255,.14)';
  ctx.fillRect(7, 7, w, 1.2);
  ctx.fillStyle = sepia;
  ctx.fillRect(7, 7 + h - 2, w, 2);
  const size = options.compact ? 21 : 17.5;
  const baseline = 7 + h / 2 + size * 0.27;
  const free = Math.min(w - options.right, cardWidth * options.shown - 9) - 8;
  const style = { family: display, size, colour };
  if (options.left || options.shown < 1) line(ctx, name, 13, baseline, style, free - 3, 0.6);
  else line(ctx, name, 7 + w / 2, baseline, { ...style, align: 'center' }, w - 10, 0.5);
}
