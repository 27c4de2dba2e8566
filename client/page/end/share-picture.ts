import parchment from '../../art/textures/parchment.webp';
import { fontFaces } from '../../art/tokens.ts';
import { drawPicture, type EndPicture, pictureSize } from './picture.ts';

/** What became of a picture; people may change their mind before it is sent. */
type Shared = 'shared' | 'saved' | 'cancelled' | 'failed';

async function blobOf(of: EndPicture): Promise<Blob | null> {
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
  drawPicture(ctx, of, loaded, location.host);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'));
}

/** Draws the picture in this browser and hands it on: to whatever the device shares with, or as a file. */
export async function sharePicture(of: EndPicture): Promise<Shared> {
  const blob = await blobOf(of).catch(() => null);
  if (!blob) return 'failed';
  const file = new File([blob], `three-harbours-${of.code || 'game'}.png`, { type: 'image/png' });
  const data = { files: [file], title: `${of.game}: ${of.verdict.words}` };
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
