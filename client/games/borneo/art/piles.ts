import { cardBack } from '../../../art/back.ts';
import type { Ctx } from '../../../art/canvas.ts';
import { box, icon } from '../../../art/canvas.ts';
import { cardDiscard, checkMark, galleon, lighthouse, pirateFlag } from '../../../art/icons.ts';
import { brassHigh, cream, ink, legal, numerals, parchment, prose, sepia } from '../../../art/palette.ts';
import { pane } from '../../../art/pane.ts';
import { line } from '../../../art/text.ts';
import type { Skin } from '../../../stage/piece.ts';

type Pile = 'draw' | 'discard' | 'harbours';

/** A pile at a lobbySummary: what lies there and how much of it. */
export const pileSkin = (of: Pile, count: number, width: number, height: number): Skin => ({
  id: `pile:${of}:${count}`,
  width,
  height,
  pad: 8,
  paint(ctx) {
    pane(ctx, width, height, Math.min(10, height * 0.24), null);
    const x = width * 0.32;
    if (of === 'draw') backs(ctx, count, x, height);
    else if (of === 'discard' && count > 0) edges(ctx, count, x, height);
    else
      icon(
        ctx,
        of === 'discard' ? cardDiscard : lighthouse,
        x,
        height / 2,
        height * 0.58,
        of === 'discard' ? parchment : brassHigh,
      );
    const size = height * 0.4;
    const style = { family: numerals, weight: 700, size, colour: cream, align: 'center' } as const;
    line(ctx, String(count), width * 0.75, height / 2 + size * 0.36, style, width * 0.44);
  },
});

function backs(ctx: Ctx, count: number, x: number, height: number): void {
  const width = height * 0.52;
  const edges = count === 0 ? 0 : Math.min(3, 1 + Math.floor(count / 16));
  for (let i = edges - 1; i >= 0; i--) {
    ctx.save();
    ctx.translate(x - width / 2 - i * 1.6, (height - width * 1.3) / 2 - i * 1.6 + 1);
    ctx.scale(width / 118, width / 118);
    cardBack(ctx, 118 * 1.3);
    ctx.restore();
  }
  if (count > 0) return;
  box(ctx, x - width / 2, (height - width * 1.3) / 2, width, width * 1.3, 4);
  ctx.setLineDash([3, 3]);
  ctx.lineWidth = 1.2;
  ctx.strokeStyle = 'rgba(200,151,59,.6)';
  ctx.stroke();
  ctx.setLineDash([]);
}

/** What lies below the uppermost card, which is a piece of its own. */
function edges(ctx: Ctx, count: number, x: number, height: number): void {
  const width = height * 0.52;
  for (let i = Math.min(3, 1 + Math.floor(count / 12)) - 1; i >= 0; i--) {
    box(ctx, x - width / 2 - i * 1.6, (height - width * 1.3) / 2 - i * 1.6 + 1, width, width * 1.3, 4);
    ctx.fillStyle = i % 2 ? '#CDB687' : '#D9C59A';
    ctx.fill();
    ctx.lineWidth = 1;
    ctx.strokeStyle = sepia;
    ctx.stroke();
  }
}

/** The cove of the pirates, with their ship or without. */
export const coveSkin = (ship: boolean, width: number, height: number): Skin => ({
  id: `cove:${ship}`,
  width,
  height,
  pad: 8,
  paint(ctx) {
    pane(ctx, width, height, Math.min(10, height * 0.24), null);
    const size = height * 0.72;
    icon(ctx, pirateFlag, width * 0.24, height * 0.4, height * 0.46, 'rgba(243,231,203,.62)');
    if (ship) icon(ctx, galleon, width * 0.62, height / 2, size, brassHigh);
    else icon(ctx, galleon, width * 0.62, height / 2, size, 'rgba(243,231,203,.14)');
  },
});

/** One of the four phases of a turn. */
export const phaseSkin = (
  nth: number,
  word: string,
  state: 'past' | 'now' | 'ahead',
  width: number,
  height: number,
): Skin => ({
  id: `phase:${nth}:${word}:${state}`,
  width,
  height,
  pad: 6,
  paint(ctx) {
    box(ctx, 0, 0, width, height, height / 2);
    ctx.fillStyle = state === 'now' ? legal : state === 'past' ? 'rgba(10,6,3,.42)' : 'rgba(28,18,10,.66)';
    ctx.fill();
    ctx.lineWidth = 1;
    ctx.strokeStyle = state === 'now' ? '#5A3C0A' : 'rgba(243,231,203,.2)';
    ctx.stroke();
    const colour = state === 'now' ? ink : state === 'past' ? 'rgba(243,231,203,.5)' : parchment;
    const size = Math.max(10.5, height * 0.52);
    const text = { family: prose, weight: state === 'now' ? 700 : 500, size, colour } as const;
    ctx.font = `${text.weight} ${size}px ${prose}`;
    const lead = size * 0.92;
    const room = width - height * 0.5 - lead;
    const length = ctx.measureText(word).width;
    // a word that does not fit is left to the phase that runs
    const told = length * 0.8 <= room || state === 'now';
    const used = told ? Math.min(room, length) : 0;
    const left = (width - used - (told ? lead : size * 0.62)) / 2;
    const y = height / 2 + size * 0.34;
    if (state === 'past') icon(ctx, checkMark, left + size * 0.32, height / 2, size * 0.8, colour);
    else line(ctx, String(nth), left, y, { family: numerals, weight: 700, size: size * 0.94, colour });
    if (told) line(ctx, word, left + lead, y, text, room, 0.5);
  },
});
