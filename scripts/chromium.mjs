// Browser tests use Debian's Chromium; where it is missing and we may, it is installed.
import fs from 'node:fs';
import { fail, run } from './prepare.mjs';

const places = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** The browser's path; an error that says what to do where there is none. */
export function ensureChromium() {
  const found = process.env.CHROMIUM ?? places.find((place) => fs.existsSync(place));
  if (found) return found;
  if (fs.existsSync('/usr/bin/apt-get') && process.getuid?.() === 0) {
    console.log('Installing Chromium (once) …');
    const env = { DEBIAN_FRONTEND: 'noninteractive' };
    run('apt-get', ['update', '-qq'], { quiet: true, env });
    run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], { quiet: true, env });
    if (fs.existsSync(places[0])) return places[0];
  }
  return fail(
    'The browser tests need Chromium. Install it (on Debian: apt-get install chromium) or name one: CHROMIUM=/path/to/chromium npm test',
  );
}
