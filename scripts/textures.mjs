// Bakes client/art/textures/*.webp: SVG noise, rendered once by Chromium, so that neither page nor canvas computes
// filters. Run by hand after changing a recipe: node scripts/textures.mjs  (CHROMIUM names another browser)
import fs from 'node:fs';
import { chromium } from 'playwright-core';

const size = 512;

const noise = (id, frequency, octaves, seed, matrix) =>
  `<filter id="${id}" x="0" y="0" width="100%" height="100%" color-interpolation-filters="sRGB">` +
  `<feTurbulence type="fractalNoise" baseFrequency="${frequency}" numOctaves="${octaves}" seed="${seed}" stitchTiles="stitch"/>` +
  `<feColorMatrix values="${matrix}"/></filter><rect width="${size}" height="${size}" filter="url(#${id})"/>`;

const tile = (fill, ...layers) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}"><rect width="${size}" height="${size}" fill="${fill}"/>${layers.join('')}</svg>`;

/** colour of the stain as 0…1, then how strongly the noise shows and where it starts */
const stain = (r, g, b, gain, from) => `0 0 0 0 ${r} 0 0 0 0 ${g} 0 0 0 0 ${b} 0 0 0 ${gain} ${from}`;

const textures = {
  parchment: {
    quality: 0.62,
    svg: tile(
      '#F3E7CB',
      noise('blots', '.011 .016', 5, 11, stain(0.75, 0.63, 0.44, 0.9, -0.36)),
      noise('grain', '.55', 2, 4, stain(0.58, 0.48, 0.35, 0.5, -0.24)),
    ),
  },
  wood: {
    quality: 0.5,
    svg: tile('#4A301D', noise('veins', '.006 .16', 4, 8, stain(0.16, 0.09, 0.05, 1.25, -0.42))),
  },
};

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
});
try {
  const page = await browser.newPage();
  fs.mkdirSync('client/art/textures', { recursive: true });
  for (const [name, { svg, quality }] of Object.entries(textures)) {
    const base64 = await page.evaluate(
      async ({ svg, quality, size }) => {
        const image = new Image();
        image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
        await image.decode();
        const canvas = document.createElement('canvas');
        canvas.width = canvas.height = size;
        canvas.getContext('2d').drawImage(image, 0, 0);
        return canvas.toDataURL('image/webp', quality).split(',')[1];
      },
      { svg, quality, size },
    );
    const bytes = Buffer.from(base64, 'base64');
    fs.writeFileSync(`client/art/textures/${name}.webp`, bytes);
    console.log(`${name}.webp ${bytes.length} bytes`);
  }
} finally {
  await browser.close();
}
