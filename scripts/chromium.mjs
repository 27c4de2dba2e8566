// Browser tests use Debian's Chromium.
import fs from 'node:fs';
import { ensurePart } from './debian.mjs';

const places = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** The browser's path. */
export const ensureChromium = () =>
  ensurePart({
    find: () => process.env.CHROMIUM ?? places.find((place) => fs.existsSync(place)),
    packages: ['chromium'],
    needed: 'The browser tests need Chromium; CHROMIUM=/path/to/chromium names one.',
  });
