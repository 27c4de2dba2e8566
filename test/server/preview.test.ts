import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { previewOf } from '../../server/http/preview.ts';
import type { TableSummary } from '../../shared/protocol/http.ts';
import { Visitor } from '../support/client.ts';
import { type House, openHouse } from '../support/house.ts';

describe('What a link tells where it is posted', () => {
  let house: House;
  const clientDir = mkdtempSync(join(tmpdir(), 'three-harbours-page-'));
  before(async () => {
    writeFileSync(join(clientDir, 'index.html'), '<html><head></head><body>page</body></html>');
    house = await openHouse({ config: { clientDir } });
  });
  after(async () => {
    await house.close();
    rmSync(clientDir, { recursive: true });
  });

  const page = async (path: string, lang = 'en') => {
    const answer = await fetch(house.url + path, { headers: { 'accept-language': lang } });
    return { text: await answer.text(), headers: answer.headers, status: answer.status };
  };

  it('is game, host and free seats in the language of the reader, escaped, and kept by nobody', async () => {
    const anna = await Visitor.named(house.url, 'Anna’s!');
    const { code } = await anna.createTable({ game: 'manila', seats: 4, visibility: 'private' });
    const english = await page(`/t/${code}`);
    assert.match(english.text, /og:title" content="Anna’s! invites you to Manila"/);
    assert.match(english.text, /A table for 4: 3 seats free/);
    assert.ok(english.text.includes(`og:image" content="${house.url}/preview/manila.jpg"`));
    assert.equal(english.headers.get('cache-control'), 'no-cache');
    assert.match(english.headers.get('vary') ?? '', /Accept-Language/);
    assert.match(english.headers.get('content-security-policy') ?? '', /script-src 'self'/);
    assert.match((await page(`/watch/${code}`, 'de-AT,de')).text, /lädt dich zu Manila ein/);
    assert.match((await page(`/t/${code}`, 'fr')).text, /t&#8217;invite|t’invite/);
    assert.ok(!english.text.includes(anna.uid));
  });

  it('is a page with ways on at an address that does not exist, for who reads pages', async () => {
    const at = async (path: string, accept: string) => {
      const answer = await fetch(house.url + path, { headers: { accept } });
      return [answer.status, answer.headers.get('content-type')?.split(';')[0]];
    };
    const browser = 'text/html,application/xhtml+xml,*/*;q=0.8';
    assert.deepEqual(await at('/nowhere', browser), [404, 'text/html']);
    assert.deepEqual(await at('/t/a/b', browser), [404, 'text/html']);
    assert.deepEqual(await at('/nowhere', '*/*'), [404, 'application/json']);
    assert.deepEqual(await at('/assets/gone.js', browser), [404, 'application/json']);
    assert.deepEqual(await at('/api/nowhere', browser), [404, 'application/json']);
  });

  it('is nothing of a table that is not there, and never markup', async () => {
    const { text, status } = await page('/t/KRAKEN-0000');
    assert.equal(status, 200);
    assert.ok(!text.includes('og:title'));
    const host = await Visitor.named(house.url, "O'Neil");
    const { code } = await host.createTable({ seats: 2 });
    assert.match((await page(`/t/${code}`)).text, /O&#39;Neil invites you/);
  });

  it('tells of a running game who plays, and not how it stands', async () => {
    const seat = { kind: 'person', name: 'Anna', level: '', connected: true } as const;
    const facts = {
      id: 't',
      code: 'C',
      game: 'borneo',
      status: 'running',
      visibility: 'private',
      host: 'Anna',
    } as const;
    const table: TableSummary = {
      ...facts,
      seats: [seat, { ...seat, name: 'Bert' }],
      watchers: 0,
      watchable: true,
      delay: 0,
      speed: 'unhurried',
      rated: false,
      options: '{}',
      lobbySummary: { round: 7 },
    };
    const told = await previewOf(table, 'en');
    assert.deepEqual(told, {
      title: 'Borneo: game in progress',
      description: 'With Anna and Bert. Watch live in your browser.',
    });
  });
});
