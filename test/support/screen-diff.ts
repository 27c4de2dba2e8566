import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Page } from 'playwright-core';

/** Kept pictures are small: text is grey lines in them, but a part that has moved, grown or gone is seen. */
const width = 320;
/** of 765: the three channels together */
const colourTolerance = 90;
/** how much of a picture may differ: a code or a name that changes from run to run is far less */
const shareAllowed = 0.01;

const kept = join(import.meta.dirname, '..', 'browser', 'screens');
const output = join(import.meta.dirname, '..', '..', 'test-output', 'screens');

interface Compared {
  readonly small: string;
  /** share of pixels that differ; 1 where the sizes do; null: nothing to compare with */
  readonly share: number | null;
  readonly marked: string;
}

const dataUrl = (bytes: Buffer): string => `data:image/png;base64,${bytes.toString('base64')}`;
const bytesOf = (url: string): Buffer => Buffer.from(url.slice(url.indexOf(',') + 1), 'base64');

/** Runs in the browser, which reads and scales pictures by itself. */
async function inBrowser(given: {
  readonly taken: string;
  readonly wanted: string | null;
  readonly width: number;
  readonly tolerance: number;
}): Promise<Compared> {
  const load = async (url: string): Promise<HTMLImageElement> => {
    const image = new Image();
    image.src = url;
    await image.decode();
    return image;
  };
  const draw = (image: HTMLImageElement, width: number, height: number) => {
    const canvas = Object.assign(document.createElement('canvas'), { width, height });
    const context = canvas.getContext('2d', { willReadFrequently: true });
    if (!context) throw new Error('no canvas');
    context.imageSmoothingQuality = 'high';
    context.drawImage(image, 0, 0, width, height);
    return { canvas, context };
  };
  const taken = await load(given.taken);
  const height = Math.round((taken.height * given.width) / taken.width);
  const small = draw(taken, given.width, height);
  const url = small.canvas.toDataURL('image/png');
  if (given.wanted === null) return { small: url, share: null, marked: url };
  const wanted = await load(given.wanted);
  if (wanted.width !== given.width || wanted.height !== height) return { small: url, share: 1, marked: url };
  const now = small.context.getImageData(0, 0, given.width, height);
  const before = draw(wanted, given.width, height).context.getImageData(0, 0, given.width, height).data;
  const distance = (a: number, b: number): number =>
    [0, 1, 2].reduce((sum, i) => sum + Math.abs((now.data[a + i] ?? 0) - (before[b + i] ?? 0)), 0);
  let differing = 0;
  for (let y = 0; y < height; y++)
    for (let x = 0; x < given.width; x++) {
      const place = (y * given.width + x) * 4;
      // an edge that lies half a pixel further is the same edge
      let least = distance(place, place);
      for (let dy = -1; dy <= 1 && least > given.tolerance; dy++)
        for (let dx = -1; dx <= 1; dx++) {
          if (y + dy < 0 || y + dy >= height || x + dx < 0 || x + dx >= given.width) continue;
          least = Math.min(least, distance(place, ((y + dy) * given.width + x + dx) * 4));
        }
      if (least <= given.tolerance) continue;
      differing++;
      now.data.set([255, 0, 255, 255], place);
    }
  small.context.putImageData(now, 0, 0);
  return { small: url, share: differing / (given.width * height), marked: small.canvas.toDataURL('image/png') };
}

/**
 * Compares what a page shows with the kept picture of this name; what is wrong, or null. UPDATE_SCREENS=1 keeps what is
 * shown. `canvas` is a page of the same browser that nobody looks at.
 */
export async function compareScreen(
  name: string,
  screenshot: Buffer,
  canvas: Page,
  update = process.env.UPDATE_SCREENS === '1',
): Promise<string | null> {
  const file = join(kept, `${name}.png`);
  const wanted = !update && existsSync(file) ? dataUrl(readFileSync(file)) : null;
  const given = { taken: dataUrl(screenshot), wanted, width, tolerance: colourTolerance };
  const { small, share, marked } = await canvas.evaluate(inBrowser, given);
  if (update) {
    mkdirSync(kept, { recursive: true });
    writeFileSync(file, bytesOf(small));
    return null;
  }
  if (share === null) return `${name}: no kept picture; look at the screen, then keep it with UPDATE_SCREENS=1`;
  if (share <= shareAllowed) return null;
  const seen = join(output, `${name}.png`);
  mkdirSync(dirname(seen), { recursive: true });
  writeFileSync(seen, screenshot);
  writeFileSync(join(output, `${name}-difference.png`), bytesOf(marked));
  return `${name}: ${(100 * share).toFixed(1)} % differ; look at test-output/screens, then mend it or keep it with UPDATE_SCREENS=1`;
}
