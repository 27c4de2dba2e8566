import assert from 'node:assert/strict';
import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { Client } from '@colyseus/sdk';
import type { Request } from 'express';
import { defaults } from '../../server/config.ts';
import { addressOf } from '../../server/http/limited.ts';
import { Tokens } from '../../server/http/tokens.ts';
import { gameIds } from '../../shared/games/ids.ts';
import type { GuestAnswer, TableSummary } from '../../shared/protocol/http.ts';
import type { RefusalMessage } from '../../shared/protocol/messages.ts';
import { http, Visitor } from '../support/client.ts';
import { freshFolder } from '../support/fresh-folder.ts';
import { type House, openHouse } from '../support/house.ts';

describe('Over http', () => {
  let house: House;
  let anna: Visitor;
  before(async () => {
    const folder = await freshFolder();
    const clientDir = join(folder, 'client');
    mkdirSync(join(clientDir, 'assets'), { recursive: true });
    writeFileSync(join(clientDir, 'index.html'), '<!doctype html><title>Three Harbours</title>');
    writeFileSync(join(clientDir, 'assets', 'main-4f3a.js'), 'let harbours = 3;');
    writeFileSync(join(clientDir, 'assets', 'main-4f3a.js.gz'), gzipSync('let harbours = 3;'));
    house = await openHouse({ folder, config: { clientDir } });
    anna = await Visitor.named(house.url, 'Anna');
  });
  after(() => house.close());

  const refusal = async (path: string, body?: unknown, token?: string): Promise<[number, string, string]> => {
    const answer = await http<RefusalMessage>(house.url, path, body, token);
    return [answer.status, answer.body.code, answer.body.clause];
  };

  it('the house says that it is well', async () => {
    const { status, body } = await http<{ status: string }>(house.url, '/health');
    assert.deepEqual([status, body.status], [200, 'ok']);
  });

  it('a guest gets a name and a token, and stays the same person under another name', async () => {
    const first = (await http<GuestAnswer>(house.url, '/api/guest', { name: '  Zoë   of  Ys ' })).body;
    assert.equal(first.name, 'Zoë of Ys');
    const second = (await http<GuestAnswer>(house.url, '/api/guest', { name: 'Zoé' }, first.token)).body;
    assert.deepEqual([second.uid, second.name], [first.uid, 'Zoé']);
    assert.notEqual(second.token, first.token);
  });

  it('names that are none are refused', async () => {
    const invisible = ['\u3164', '\u115f\u1160', '\uffa0', 'a\u200bb', 'a\u00adb', '\u0301', 'Z\u0351\u036b\u0343'];
    for (const name of ['', '   ', 'x'.repeat(21), '<b>', 'a\u202eb', 'a\nb\u0000', 7, null, {}, ...invisible])
      assert.deepEqual(await refusal('/api/guest', { name }), [400, 'badRequest', 'S1'], String(name));
    assert.deepEqual(await refusal('/api/guest', { name: 'A', admin: true }), [400, 'badRequest', 'S1']);
    for (const name of ['हिन्दी', 'สมชาย', 'محمد', 'Nguyễn', 'O’Malley', 'R2-D2'])
      assert.equal((await http(house.url, '/api/guest', { name })).status, 200, name);
  });

  it('tokens that are not ours are refused', async () => {
    const [uid, name, signature] = anna.token.split('.');
    const forged = ['x', `${uid}.${name}.`, `${uid}2.${name}.${signature}`, anna.token.slice(0, -3)];
    for (const token of forged) {
      assert.deepEqual(await refusal('/api/guest', { name: 'A' }, token), [401, 'noGuest', 'S2']);
      assert.deepEqual(await refusal('/api/me/tables', undefined, token), [401, 'noGuest', 'S2']);
      const table = { game: 'port-royal', seats: 2, visibility: 'public' };
      assert.deepEqual(await refusal('/api/tables', table, token), [401, 'noGuest', 'S2']);
    }
    assert.deepEqual(await refusal('/api/me/tables'), [401, 'noGuest', 'S2']);
  });

  it('the secret of the tokens is the owner’s alone', () => {
    const file = join(house.folder, 'secret');
    assert.equal(statSync(file).mode & 0o777, 0o600);
    assert.match(readFileSync(file, 'utf8'), /^[0-9a-f]{64}\n$/);
  });

  it('a damaged secret opens no house: anybody could sign with it', async () => {
    const folder = await freshFolder();
    for (const text of ['', 'abc', `${'0'.repeat(62)}\n`, 'not hex at all'.repeat(10)]) {
      writeFileSync(join(folder, 'secret'), text);
      assert.throws(() => Tokens.inFolder(folder), /damaged/, text);
    }
  });

  it('tables that cannot be are refused, each with its clause', async () => {
    const table = { game: 'port-royal', seats: 3, visibility: 'public' };
    const cases: [object, string, string][] = [
      [{ ...table, game: 'chess' }, 'noSuchGame', 'S5'],
      [{ ...table, game: '__proto__' }, 'noSuchGame', 'S5'],
      [{ ...table, seats: 0 }, 'badRequest', 'S1'],
      [{ ...table, seats: 1 }, 'seatCount', 'S6'],
      [{ ...table, seats: 5, options: { mode: 'onTheGo' } }, 'seatCount', 'S6'],
      [{ ...table, options: { mode: 'onTheGo', gambler: true } }, 'excludedOption', 'PR1.2'],
      [{ ...table, seats: 6 }, 'badRequest', 'S1'],
      [{ ...table, bots: 1, start: true }, 'seatsOpen', 'S16'],
      [{ ...table, options: { maxRounds: 0 } }, 'badOptions', 'PR1.8'],
      [{ ...table, options: { cheat: true } }, 'badOptions', 'PR1.2'],
      [{ ...table, visibility: 'secret' }, 'badRequest', 'S1'],
    ];
    for (const [body, code, clause] of cases)
      assert.deepEqual(await refusal('/api/tables', body, anna.token), [400, code, clause], JSON.stringify(body));
  });

  it('a table of one seat is made, filled and begun where the options allow it', async () => {
    const at = await anna.playNow({ seats: 1, options: { mode: 'contractsCoop', startVictoryCards: 0 } });
    assert.deepEqual([at.table.status, at.table.seats.length], ['running', 1]);
    await at.leave();
  });

  it('a table is found by its id and by its code, however it is written', async () => {
    const { id, code } = await anna.createTable({ seats: 4, visibility: 'private' });
    for (const name of [id, code, code.toLowerCase()]) {
      const { status, body } = await http<TableSummary>(house.url, `/api/tables/${name}`);
      assert.deepEqual([status, body.id, body.host, body.seats.length], [200, id, 'Anna', 4]);
    }
    assert.deepEqual(await refusal('/api/tables/nowhere'), [404, 'noSuchTable', 'S4']);
    assert.deepEqual(await refusal('/api/tables/nowhere/seat', { role: 'player' }, anna.token), [
      404,
      'noSuchTable',
      'S4',
    ]);
    assert.deepEqual(await refusal(`/api/tables/${id}/seat`, { role: 'player' }), [401, 'noGuest', 'S2']);
    assert.deepEqual(await refusal(`/api/tables/${id}/seat`, { role: 'omniscient' }, anna.token), [
      400,
      'badRequest',
      'S1',
    ]);
  });

  it('what cannot be the name of a table is the name of none', async () => {
    for (const name of ['%00', 'KRAKEN-%00AAA', '__proto__', '..%2f..%2fsecret', 'A'.repeat(5000), '%F0%9F%8F%B4'])
      assert.deepEqual(await refusal(`/api/tables/${name}`), [404, 'noSuchTable', 'S4'], name.slice(0, 20));
    assert.deepEqual(await refusal('/api/tables/%00/seat', { role: 'spectator' }), [404, 'noSuchTable', 'S4']);
  });

  it('nothing that the summary tells is anybody’s secret', async () => {
    for (const game of gameIds) {
      const at = await anna.playNow({ game, pace: 'slow' });
      const { body } = await http<object>(house.url, `/api/tables/${at.table.id}`);
      const text = JSON.stringify(body);
      assert.ok(!text.includes(anna.uid));
      assert.ok(!/seed|rng|uid|held|hand|cash|secret|nonce/.test(text), text);
      const row = await house.app.services.store.byId(at.table.id);
      for (const hidden of [row?.seed, row?.secret]) assert.ok(hidden && !text.includes(hidden));
      await at.leave();
    }
  });

  it('my tables tell whose turn it is', async () => {
    const visitor = await Visitor.named(house.url, 'Wanda');
    const at = await visitor.playNow({ pace: 'slow', options: { startingSeat: 0 } });
    const { body } = await http<{ tables: { id: string; seat: number; toMove: number[] }[] }>(
      house.url,
      '/api/me/tables',
      undefined,
      visitor.token,
    );
    assert.deepEqual(
      body.tables.map(({ id, seat, toMove }) => ({ id, seat, toMove })),
      [{ id: at.table.id, seat: 0, toMove: [0] }],
    );
    await at.leave();
  });

  it('bodies that cannot be read are refused', async () => {
    assert.deepEqual(await refusal('/api/guest', '{"name":'), [400, 'badRequest', 'S1']);
    assert.deepEqual(await refusal('/api/guest', JSON.stringify({ name: 'x'.repeat(9000) })), [
      400,
      'badRequest',
      'S1',
    ]);
    assert.deepEqual(await refusal('/api/nothing'), [404, 'noSuchRoute', 'S3']);
    assert.deepEqual(await refusal('/nothing.html'), [404, 'noSuchRoute', 'S3']);
    assert.deepEqual(await refusal('/nothing'), [404, 'noSuchRoute', 'S3']);
  });

  it('the matchmaker of the library gives nothing away, and no panel of it is there', async () => {
    const client = new Client(house.url);
    for (const method of ['create', 'joinOrCreate', 'join', 'joinById'] as const)
      for (const name of ['port-royal', 'lobby'])
        await assert.rejects(client[method](name, { role: 'player', uid: anna.uid }));
    await assert.rejects(client.reconnect('room:token'));
    for (const path of [
      '/colyseus',
      '/monitor',
      '/playground',
      '/matchmake',
      '/matchmake/port-royal',
      '/__healthcheck',
    ])
      assert.equal((await fetch(house.url + path)).status, 404, path);
    const cors = await fetch(`${house.url}/api/tables/x`, { headers: { origin: 'http://elsewhere.example' } });
    assert.equal(cors.headers.get('access-control-allow-origin'), null);
  });

  it('a lost session is taken up by its token, and by nothing else that is sent there', async () => {
    const at = await anna.playNow({ seats: 2, pace: 'slow' });
    const token = at.room.reconnectionToken;
    at.room.reconnection.enabled = false;
    at.cut();
    const { id } = at.table;
    const isConnected = async () =>
      (await http<TableSummary>(house.url, `/api/tables/${id}`)).body.seats[0]?.connected ?? false;
    while (await isConnected());
    const room = await new Client(house.url).reconnect(token);
    assert.equal(((await room.request('sync', {})) as { seat: number }).seat, 0);
    const path = `/matchmake/reconnect/${at.room.roomId}`;
    assert.deepEqual(await refusal(path, { reconnectionToken: 'guessed' }), [404, 'noSuchTable', 'S4']);
    assert.deepEqual(await refusal(path, { reconnectionToken: { length: 1 } }), [400, 'badRequest', 'S1']);
    assert.deepEqual(await refusal(path, `{"reconnectionToken":"${'x'.repeat(9000)}"}`), [400, 'badRequest', 'S1']);
    for (const type of ['multipart/form-data; boundary=x', 'text/plain']) {
      const answer = await fetch(house.url + path, { method: 'POST', headers: { 'content-type': type }, body: 'x' });
      assert.equal(answer.status, 400, type);
    }
    await room.leave();
  });

  it('the page is there at its addresses, kept by nobody, and protected', async () => {
    for (const path of ['/', '/t/abc', '/watch/KRAKEN-7F3Q']) {
      const response = await fetch(house.url + path);
      assert.match(await response.text(), /Three Harbours/);
      assert.equal(response.headers.get('cache-control'), 'no-cache');
      assert.match(response.headers.get('content-type') ?? '', /text\/html/);
      const policy = response.headers.get('content-security-policy') ?? '';
      assert.match(policy, /default-src 'self'/);
      assert.ok(policy.includes(house.url.replace('http', 'ws')));
      assert.equal(response.headers.get('x-content-type-options'), 'nosniff');
      assert.equal(response.headers.get('x-powered-by'), null);
    }
  });

  it('assets are kept for good and come compressed to who can read that', async () => {
    const get = (encoding: string): Promise<Response> =>
      fetch(`${house.url}/assets/main-4f3a.js`, { headers: { 'accept-encoding': encoding } });
    for (const [encoding, given] of [
      ['gzip, br', 'gzip'],
      ['identity', null],
    ] as const) {
      const response = await get(encoding);
      assert.equal(response.headers.get('content-encoding'), given);
      assert.match(response.headers.get('content-type') ?? '', /javascript/);
      assert.match(response.headers.get('cache-control') ?? '', /immutable/);
      assert.equal(await response.text(), 'let harbours = 3;');
    }
    for (const path of ['/../secret', '/..%2fsecret', '/assets/..%2f..%2fsecret', '/%2e%2e/secret', '/assets/%00'])
      assert.notEqual((await fetch(house.url + path)).status, 200, path);
  });

  it('who has many addresses of one network is one', () => {
    const from = (ip: string): string => addressOf({ ip } as Request);
    assert.equal(from('2001:db8:1:2:aaaa::1'), from('2001:db8:1:2::9'));
    assert.equal(from('2001:db8::1'), from('2001:db8::2:0:0:1'));
    assert.notEqual(from('2001:db8:1:2::1'), from('2001:db8:1:3::1'));
    assert.equal(from('::ffff:10.0.0.7'), '::ffff:10.0.0.7');
    assert.equal(from('10.0.0.7'), '10.0.0.7');
  });

  it('who asks too often, or guesses too often, has to wait', async () => {
    const { code } = await anna.createTable();
    await house.close();
    const slow = (burst: number) => ({ burst, everyMs: 60_000 });
    const allow = { ...defaults.allow, guests: slow(3), tables: slow(1), tablesOfAddress: slow(2), misses: slow(2) };
    house = await openHouse({ folder: house.folder, config: { allow } });
    const guests = [];
    for (let i = 0; i < 4; i++)
      guests.push(await http<GuestAnswer & RefusalMessage>(house.url, '/api/guest', { name: 'A' }));
    assert.deepEqual(
      guests.map(({ status }) => status),
      [200, 200, 200, 429],
    );
    assert.deepEqual([guests[3]?.body.code, guests[3]?.body.clause], ['tooMany', 'S7']);
    assert.ok(Number(guests[3]?.headers.get('retry-after')) > 0);
    const table = { game: 'port-royal', seats: 2, visibility: 'public' };
    const tables = [];
    for (let i = 0; i < 2; i++)
      tables.push((await http(house.url, '/api/tables', table, guests[0]?.body.token)).status);
    assert.deepEqual(tables, [201, 429]);
    // another guest, the same address
    assert.equal((await http(house.url, '/api/tables', table, guests[1]?.body.token)).status, 201);
    assert.equal((await http(house.url, '/api/tables', table, guests[2]?.body.token)).status, 429);
    const found = [];
    for (const name of [code, 'KRAKEN-2222', 'KRAKEN-2223', code])
      found.push((await http(house.url, `/api/tables/${name}`)).status);
    assert.deepEqual(found, [200, 404, 404, 429]);
  });
});
