import type { Ctx } from '../../art/canvas.ts';
import { fontFaces } from '../../art/palette.ts';
import parchment from '../../art/textures/parchment.webp';
import { drawPicture, type EndPicture, pictureSize } from './picture.ts';

/** What became of a picture; people may change their mind before it is sent. */
export type Shared = 'shared' | 'saved' | 'cancelled' | 'failed';

type Draw = (ctx: Ctx, paper: CanvasImageSource | null) => void;

async function blobOf(draw: Draw): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  canvas.width = pictureSize.width;
  canvas.height = pictureSize.height;
  const ctx = canvas.getContext('2d');
  if (!ctx) return null;
  await Promise.all(fontFaces.map((face) => document.fonts.load(face)));
  const paper = new Image();
  paper.src = parchment;
  const loaded = await paper.decode().then(
    () => paper,
    () => null,
  );
  draw(ctx, loaded);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'));
}

/** The picture of a finished game. */
export const sharePicture = (of: EndPicture): Promise<Shared> =>
  shareDrawing((ctx, paper) => drawPicture(ctx, of, paper, location.host), {
    file: of.code || 'game',
    title: `${of.game}: ${of.verdict.words}`,
  });

/** Draws a picture in this browser and hands it on: to whatever the device shares with, or as a file. */
export async function shareDrawing(
  draw: Draw,
  named: { readonly file: string; readonly title: string },
): Promise<Shared> {
  const blob = await blobOf(draw).catch(() => null);
  if (!blob) return 'failed';
  const file = new File([blob], `three-harbours-${named.file}.png`, { type: 'image/png' });
  const data = { files: [file], title: named.title };
  if (navigator.canShare?.(data))
    try {
      await navigator.share(data);
      return 'shared';
    } catch (refused) {
      if ((refused as Error).name === 'AbortError') return 'cancelled';
    }
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = file.name;
  link.click();
  // the browser reads it after the click
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
  return 'saved';
}
