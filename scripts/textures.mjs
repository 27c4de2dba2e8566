// Bakes client/art/textures: SVG noise, rendered once by Chromium, so that neither page nor canvas computes filters,
// and the chart of the lobby. Run by hand after changing a recipe: node scripts/textures.mjs  (CHROMIUM names another browser)
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

/** rhumb lines from two points, a compass rose on the first, small waves all over: the table is a sea chart */
function chart(width, height) {
  const points = [
    { x: 330, y: 470, rose: 190, opacity: 0.09 },
    { x: 1080, y: 190, rose: 0, opacity: 0 },
  ];
  const n = (value) => value.toFixed(1).replace(/\.0$/, '');
  const rays = ({ x, y }, every) => {
    let d = '';
    for (let i = 0; i < 32; i++) {
      if ((i % 4 === 0) !== every) continue;
      const angle = (i * Math.PI) / 16;
      d += `M${x} ${y}l${n(Math.cos(angle) * 2200)} ${n(Math.sin(angle) * 2200)}`;
    }
    return `<path d="${d}" stroke="#BFE0DB" stroke-opacity="${every ? 0.1 : 0.045}"/>`;
  };
  const rose = ({ x, y, rose: r, opacity }) => {
    if (!r) return '';
    const point = (angle, q) => `${n(x + Math.cos(angle) * q)} ${n(y + Math.sin(angle) * q)}`;
    let light = '';
    let dark = '';
    for (let i = 0; i < 16; i++) {
      const angle = (i * Math.PI) / 8 - Math.PI / 2;
      const reach = i % 4 === 0 ? r : i % 2 === 0 ? r * 0.72 : r * 0.5;
      light += `M${point(angle, reach)}L${point(angle + Math.PI / 2, r * 0.104)}L${x} ${y}Z`;
      dark += `M${point(angle, reach)}L${point(angle - Math.PI / 2, r * 0.104)}L${x} ${y}Z`;
    }
    const ring = (radius, width, dash) =>
      `<circle cx="${x}" cy="${y}" r="${n(radius)}" stroke="#E8D6AC" stroke-opacity="${opacity}" stroke-width="${width}"${dash}/>`;
    return (
      `<path d="${light}" fill="#E8D6AC" fill-opacity="${opacity}"/><path d="${dark}" fill="#0A1F29" fill-opacity="${opacity * 1.5}"/>` +
      ring(r * 1.06, 1.5, '') +
      ring(r * 1.13, 4, ' stroke-dasharray="2 6"')
    );
  };
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" fill="none"><defs><pattern id="w" width="84" height="42" patternUnits="userSpaceOnUse">` +
    `<path d="M4 12q7-7 14 0q7 7 14 0M46 33q7-7 14 0q7 7 14 0" stroke="#BFE0DB" stroke-opacity=".07" stroke-width="1.4"/></pattern></defs>` +
    `<rect width="${width}" height="${height}" fill="url(#w)"/>${points.map((p) => rays(p, true) + rays(p, false) + rose(p)).join('')}</svg>`
  );
}

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
});
try {
  const page = await browser.newPage();
  fs.mkdirSync('client/art/textures', { recursive: true });
  fs.writeFileSync('client/art/textures/chart.svg', `${chart(1600, 1000)}\n`);
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
