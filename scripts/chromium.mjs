// Browser tests use Debian's Chromium: the one without a window, which draws the same in less time.
import fs from 'node:fs';
import { ensurePart } from './debian.mjs';

const places = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium', '/usr/bin/google-chrome'];

/** The browser's path. */
export const ensureChromium = () =>
  ensurePart({
    find: () => process.env.CHROMIUM ?? places.find((place) => fs.existsSync(place)),
    packages: ['chromium-headless-shell'],
    needed: 'The browser tests need Chromium; CHROMIUM=/path/to/chromium names one.',
  });
