import { chapterNumber } from '../../../shared/i18n/en/campaign.ts';
import { box, type Ctx, gradient, icon, shadowed } from '../../art/canvas.ts';
import { compass, galleon, laurelCrown, laurels } from '../../art/icons.ts';
import { display, ink, numerals, prose, wax } from '../../art/palette.ts';
import { ribbon } from '../../art/ribbon.ts';
import { line } from '../../art/text.ts';
import { drawSheet, pictureSize } from '../end/picture.ts';

/** What a picture of a finished campaign shows. */
export interface CampaignPicture {
  readonly game: string;
  readonly title: string;
  readonly text: string;
  readonly names: string;
  readonly days: string;
  readonly way: string;
  /** a word on a seal of its own; null: there is none */
  readonly mood: string | null;
  readonly stops: readonly { readonly chapter: number; readonly told: string }[];
}

const { width, height } = pictureSize;

/** Draws the whole picture; `host` names the house that it comes from. */
export function drawCampaign(ctx: Ctx, of: CampaignPicture, paper: CanvasImageSource | null, host: string): void {
  ctx.fillStyle = gradient(ctx, 0, 0, 0, height, ['#164557', '#081B24']);
  ctx.fillRect(0, 0, width, height);
  drawSheet(ctx, paper);
  ctx.save();
  ctx.globalAlpha = 0.1;
  icon(ctx, compass, width - 150, height - 150, 250, '#8A6420');
  ctx.restore();
  ctx.save();
  ctx.translate(width / 2 - 380, 14);
  ribbon(ctx, of.title, 'gold', 760, 74);
  ctx.restore();
  for (const side of [-1, 1]) icon(ctx, laurelCrown, width / 2 + side * 440, 56, 52, '#F2CB6B');
  const middle = { align: 'center', colour: ink } as const;
  line(ctx, of.game, width / 2, 152, { family: display, size: 44, ...middle }, 900);
  line(ctx, of.names, width / 2, 196, { family: prose, size: 28, weight: 700, ...middle }, 1000);
  line(ctx, of.text, width / 2, 234, { family: prose, size: 22, weight: 500, ...middle }, 1000);
  way(ctx, of.stops);
  if (of.mood !== null) mark(ctx, of.mood);
  const foot = { family: prose, size: 18, weight: 700, colour: '#4A3726', align: 'center' } as const;
  line(ctx, `${of.way} · ${of.days}`, width / 2, height - 82, { ...foot, weight: 500 }, 1000);
  line(ctx, host, width / 2, height - 52, foot);
}

/** A seal for each chapter, and the way between them. */
function way(ctx: Ctx, stops: CampaignPicture['stops']): void {
  const step = 960 / Math.max(1, stops.length - 1);
  const at = (i: number) => ({ x: 120 + i * step, y: i % 2 === 0 ? 340 : 390 });
  ctx.save();
  ctx.setLineDash([3, 12]);
  ctx.lineCap = 'round';
  ctx.lineWidth = 5;
  ctx.strokeStyle = wax;
  ctx.beginPath();
  for (const i of stops.keys()) {
    const { x, y } = at(i);
    if (i === 0) ctx.moveTo(x, y);
    else {
      const from = at(i - 1);
      ctx.bezierCurveTo(from.x + step / 2, from.y, x - step / 2, y, x, y);
    }
  }
  ctx.stroke();
  ctx.restore();
  for (const [i, { chapter, told }] of stops.entries()) {
    const { x, y } = at(i);
    shadowed(ctx, '#00000066', 10, 4, () => {
      ctx.beginPath();
      ctx.arc(x, y, 46, 0, 2 * Math.PI);
      ctx.fillStyle = gradient(ctx, x, y - 46, x, y + 46, ['#C8442F', wax, '#7C1C11']);
      ctx.fill();
    });
    icon(ctx, laurels, x, y, 78, '#FFF6DD55');
    line(ctx, chapterNumber(chapter), x, y + 11, {
      family: numerals,
      size: 32,
      weight: 700,
      colour: '#FFF6DD',
      align: 'center',
    });
    line(ctx, told, x, y + 78, { family: prose, size: 19, weight: 700, colour: ink, align: 'center' }, step - 16);
  }
  const end = at(stops.length - 1);
  icon(ctx, galleon, end.x, end.y - 78, 58, ink);
}

function mark(ctx: Ctx, word: string): void {
  const half = 130;
  box(ctx, width / 2 - half, 490, 2 * half, 46, 23);
  ctx.fillStyle = wax;
  ctx.fill();
  line(
    ctx,
    word,
    width / 2,
    521,
    { family: numerals, size: 24, weight: 700, colour: '#FFF6DD', align: 'center' },
    2 * half - 24,
  );
}
