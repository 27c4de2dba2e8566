import type { Ctx } from './canvas.ts';
import { box, glow, gradient, shadowed } from './canvas.ts';
import { cream, display, ink, sepia } from './palette.ts';
import { line } from './text.ts';

export type RibbonTone = 'parchment' | 'wax' | 'gold' | 'night';

const tones: Readonly<Record<RibbonTone, { cloth: readonly string[]; tail: string; text: string; hem: string }>> = {
  parchment: { cloth: ['#FBF2DC', '#E6D2A3'], tail: '#C2A56B', text: ink, hem: '#8B6A33' },
  wax: { cloth: ['#C5402B', '#8C2013'], tail: '#5E120A', text: cream, hem: '#F0B49A' },
  gold: { cloth: ['#FFE9A8', '#DDA33A'], tail: '#8F6420', text: ink, hem: '#7D5413' },
  night: { cloth: ['#3A5462', '#16303E'], tail: '#081B24', text: cream, hem: '#A9CFCB' },
};

/** A ribbon with a word, its tails folded behind it. */
export function ribbon(ctx: Ctx, word: string, tone: RibbonTone, width: number, height: number): void {
  const { cloth, tail, text, hem } = tones[tone];
  const fold = height * 0.62;
  for (const side of [-1, 1]) {
    ctx.save();
    ctx.translate(width / 2, 0);
    ctx.scale(side, 1);
    const x = width / 2 - fold;
    ctx.beginPath();
    ctx.moveTo(x - fold * 0.4, height * 0.26);
    ctx.lineTo(x + fold * 1.5, height * 0.26);
    ctx.lineTo(x + fold * 1.02, height * 0.7);
    ctx.lineTo(x + fold * 1.5, height * 1.14);
    ctx.lineTo(x - fold * 0.4, height * 1.14);
    ctx.closePath();
    ctx.fillStyle = tail;
    shadowed(ctx, 'rgba(0,0,0,.5)', 12, 6, () => ctx.fill());
    ctx.lineWidth = 1.5;
    ctx.strokeStyle = sepia;
    ctx.stroke();
    ctx.restore();
  }
  box(ctx, fold * 0.5, 0, width - fold, height, 4);
  ctx.fillStyle = gradient(ctx, 0, 0, 0, height, cloth);
  shadowed(ctx, 'rgba(0,0,0,.6)', 18, 8, () => ctx.fill());
  ctx.lineWidth = 1.8;
  ctx.strokeStyle = sepia;
  ctx.stroke();
  ctx.lineWidth = 1;
  ctx.strokeStyle = hem;
  for (const y of [height * 0.1, height * 0.9]) {
    ctx.beginPath();
    ctx.moveTo(fold * 0.5, y);
    ctx.lineTo(width - fold * 0.5, y);
    ctx.stroke();
  }
  const style = { family: display, size: height * 0.62, colour: text, align: 'center' } as const;
  line(ctx, word, width / 2, height * 0.69, style, width - fold * 1.6);
}

/** A wide soft light, centred. */
export function halo(ctx: Ctx, radius: number, colour: string): void {
  ctx.fillStyle = glow(ctx, 0, 0, radius, [
    [0, colour],
    [0.45, `${colour}66`],
    [1, `${colour}00`],
  ]);
  ctx.fillRect(-radius, -radius, 2 * radius, 2 * radius);
}
