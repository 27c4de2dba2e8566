import type { Ctx } from './canvas.ts';
import { glow, gradient } from './canvas.ts';
import type { WaterColours } from './table-themes.ts';

const wide = Math.PI * 2;

/** The chart below everything: deep water, rhumb lines, soundings, a dark rim. */
export function sea(ctx: Ctx, width: number, height: number, { water, foam, deep }: WaterColours): void {
  const far = Math.hypot(width, height);
  ctx.fillStyle = glow(ctx, width * 0.42, height * 0.36, Math.max(width, height) * 0.92, [
    [0, water[0]],
    [0.36, water[1]],
    [0.72, water[2]],
    [1, water[3]],
  ]);
  ctx.fillRect(0, 0, width, height);
  depths(ctx, width, height);
  rhumbLines(ctx, width * 0.76, height * 0.44, far, foam);
  rhumbLines(ctx, width * 0.21, height * 0.75, far, foam);
  grain(ctx, width, height);
  ctx.fillStyle = gradient(ctx, 0, height * 0.72, 0, height, [
    `rgba(${deep},0)`,
    `rgba(${deep},.55)`,
    `rgba(${deep},.8)`,
  ]);
  ctx.fillRect(0, height * 0.72, width, height * 0.28);
}

function rhumbLines(ctx: Ctx, x: number, y: number, far: number, foam: string): void {
  for (let i = 0; i < 32; i++) {
    const angle = (i * Math.PI) / 16;
    ctx.strokeStyle = `rgba(${foam},${i % 4 === 0 ? 0.1 : 0.045})`;
    ctx.lineWidth = 1;
    ctx.beginPath();
    ctx.moveTo(x, y);
    ctx.lineTo(x + Math.cos(angle) * far, y + Math.sin(angle) * far);
    ctx.stroke();
  }
}

/** Contours of shallows, as charts draw them. */
function depths(ctx: Ctx, width: number, height: number): void {
  const shoals = [
    [0.9, 0.16, 0.2],
    [0.06, 0.5, 0.16],
    [0.62, 0.86, 0.24],
  ] as const;
  for (const [x, y, r] of shoals) {
    const radius = Math.min(width, height) * r;
    for (let ringNo = 0; ringNo < 4; ringNo++) {
      ctx.beginPath();
      for (let step = 0; step <= 72; step++) {
        const angle = (step / 72) * wide;
        const wobble = 1 + 0.16 * Math.sin(angle * 3 + x * 9) + 0.08 * Math.sin(angle * 5 + y * 7 + ringNo);
        const reach = radius * (1 + ringNo * 0.24) * wobble;
        ctx.lineTo(width * x + Math.cos(angle) * reach * 1.35, height * y + Math.sin(angle) * reach * 0.8);
      }
      ctx.closePath();
      ctx.fillStyle = 'rgba(120,190,196,.016)';
      ctx.fill();
      ctx.lineWidth = 1;
      ctx.setLineDash(ringNo % 2 === 0 ? [] : [2, 5]);
      ctx.strokeStyle = `rgba(169,207,203,${0.085 - ringNo * 0.016})`;
      ctx.stroke();
    }
  }
  ctx.setLineDash([]);
}

/** A fine grain, so that large surfaces do not look like plastic. Always the same. */
export function grain(ctx: Ctx, width: number, height: number, strength = 0.05): void {
  const tile = document.createElement('canvas');
  tile.width = 128;
  tile.height = 128;
  const ink = tile.getContext('2d');
  if (!ink) return;
  const pixels = ink.createImageData(128, 128);
  let seed = 20_250_708;
  for (let i = 0; i < pixels.data.length; i += 4) {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
    const light = seed >>> 31;
    pixels.data[i] = pixels.data[i + 1] = pixels.data[i + 2] = light * 255;
    pixels.data[i + 3] = ((seed >>> 16) & 255) * strength;
  }
  ink.putImageData(pixels, 0, 0);
  const pattern = ctx.createPattern(tile, 'repeat');
  if (!pattern) return;
  ctx.fillStyle = pattern;
  ctx.fillRect(0, 0, width, height);
}

/** The period of the waves: shifted by it, they look the same. */
export const swell = { x: 84, y: 42 };

/** Crests of waves on nothing. */
export function crests(ctx: Ctx, width: number, height: number, { foam }: WaterColours): void {
  ctx.lineWidth = 1.4;
  ctx.lineCap = 'round';
  ctx.strokeStyle = `rgba(${foam},.085)`;
  const crest = new Path2D('M4 12q7-7 14 0q7 7 14 0M46 33q7-7 14 0q7 7 14 0');
  for (let y = 0; y < height; y += swell.y) {
    for (let x = 0; x < width; x += swell.x) {
      ctx.save();
      ctx.translate(x, y);
      ctx.stroke(crest);
      ctx.restore();
    }
  }
}

/** Gleams on the water: a few long soft strokes. */
export function gleams(ctx: Ctx, width: number, height: number): void {
  let seed = 7;
  const next = (): number => {
    seed = (Math.imul(seed, 1_103_515_245) + 12_345) >>> 0;
    return seed / 2 ** 32;
  };
  const count = Math.round((width * height) / 26_000);
  for (let i = 0; i < count; i++) {
    const x = next() * width;
    const y = next() * height;
    const length = 20 + next() * 60;
    ctx.fillStyle = gradient(ctx, x, y, x + length, y, [
      'rgba(214,240,236,0)',
      'rgba(214,240,236,.14)',
      'rgba(214,240,236,0)',
    ]);
    ctx.beginPath();
    ctx.ellipse(x + length / 2, y, length / 2, 1.1, 0, 0, wide);
    ctx.fill();
  }
}

/** A compass rose, centred on the origin. */
export function rose(ctx: Ctx, radius: number, { chart }: WaterColours): void {
  const point = (angle: number, reach: number): [number, number] => [Math.cos(angle) * reach, Math.sin(angle) * reach];
  for (let i = 0; i < 16; i++) {
    const angle = (i * Math.PI) / 8 - Math.PI / 2;
    const reach = i % 4 === 0 ? radius : i % 2 === 0 ? radius * 0.72 : radius * 0.5;
    for (const [turn, fill] of [
      [Math.PI / 2, `rgba(${chart},.12)`],
      [-Math.PI / 2, 'rgba(10,31,41,.2)'],
    ] as const) {
      ctx.beginPath();
      ctx.moveTo(...point(angle, reach));
      ctx.lineTo(...point(angle + turn, radius * 0.104));
      ctx.lineTo(0, 0);
      ctx.fillStyle = fill;
      ctx.fill();
    }
  }
  ctx.strokeStyle = `rgba(${chart},.13)`;
  ctx.lineWidth = 1.5;
  ctx.beginPath();
  ctx.arc(0, 0, radius * 1.06, 0, wide);
  ctx.stroke();
  ctx.lineWidth = 4;
  ctx.setLineDash([2, 6]);
  ctx.strokeStyle = `rgba(${chart},.08)`;
  ctx.beginPath();
  ctx.arc(0, 0, radius * 1.13, 0, wide);
  ctx.stroke();
  ctx.setLineDash([]);
}
