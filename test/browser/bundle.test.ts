import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { portRoyalPages } from '../../shared/i18n/games/port-royal/pages.ts';
import { LANGS } from '../../shared/i18n/load.ts';
import { filesUnder } from '../support/files.ts';

const client = fileURLToPath(new URL('../../dist/test-client', import.meta.url));

/** A minifier may write a letter by its number. */
const read = (file: string): string =>
  readFileSync(file, 'utf8').replace(/\\u([\da-f]{4})|\\x([\da-f]{2})/gi, (_, four, two) =>
    String.fromCharCode(Number.parseInt(four ?? two, 16)),
  );

describe('What a browser loads', () => {
  it('PR17.5 has no sentence of a story in it: pages come one by one, when they are opened', async () => {
    const chunks = filesUnder(client, ['.js', '.json', '.html', '.css', '.map']).map(read);
    assert.ok(chunks.length > 10, 'no test build of the client: run `npm test -- browser`, which makes it');
    const all = chunks.join('\n');
    assert.ok(all.includes('A reader, at a price'), 'names of missions are there, so the search finds what is');
    for (const lang of LANGS)
      for (const [id, { text }] of Object.entries(await portRoyalPages[lang]()))
        for (const paragraph of text.split('\n\n'))
          assert.ok(!all.includes(paragraph.slice(0, 40)), `${lang} ${id}: ${paragraph.slice(0, 40)}`);
  });
});
