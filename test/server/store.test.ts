import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { Table } from '../../server/rooms/Table.ts';
import { isDuplicateKey } from '../../server/store/database.ts';
import { FolderInUseError } from '../../server/store/folder-lock.ts';
import { MatchStore, type NewMatch, PlaceTakenError, type Standing } from '../../server/store/MatchStore.ts';
import { freshFolder } from '../support/house.ts';
import { seedOf } from '../support/random-play.ts';
import { toy } from '../support/toy-game.ts';

const migrations = new URL('../../server/store/migrations/', import.meta.url);

const standing: Standing = { glance: { round: 1 }, toMove: [0], result: null };
const table = (id: string, changes: Partial<NewMatch> = {}): NewMatch => ({
  id,
  code: `CODE-${id}`,
  game: 'toy',
  rulesVersion: 1,
  options: {},
  visibility: 'public',
  pace: 'normal',
  host: 'anna',
  seating: [{ kind: 'person', uid: 'anna', name: 'Anna' }, { kind: 'open' }],
  ...changes,
});
const move = (seq: number, requestId = `r${seq}`) => ({ seq, seat: 0, move: { type: 'lay' }, requestId });
const longAgo = new Date(0);
const soon = () => new Date(Date.now() + 60_000);

describe('The store', () => {
  let store: MatchStore;
  let folder: string;
  before(async () => {
    folder = await freshFolder();
    store = await MatchStore.open(folder);
  });
  after(() => store.close());

  it('keeps moves in the order of their places, each with the request that asked for it', async () => {
    await store.create(table('order'));
    await store.begin('order', 'seed', standing);
    for (let seq = 1; seq <= 3; seq++) await store.append('order', move(seq), { ...standing, toMove: [seq] });
    const moves = await store.moves('order');
    assert.deepEqual(
      moves.map(({ seq, requestId }) => [seq, requestId]),
      [
        [1, 'r1'],
        [2, 'r2'],
        [3, 'r3'],
      ],
    );
    assert.deepEqual((await store.byId('order'))?.toMove, [3]);
  });

  it('refuses a second move at the same place, and changes nothing', async () => {
    await store.create(table('twice'));
    await store.begin('twice', 'seed', standing);
    await store.append('twice', move(1), standing);
    const second = store.append('twice', move(1, 'other'), { ...standing, toMove: [7] });
    await assert.rejects(second, (error) => error instanceof PlaceTakenError && isDuplicateKey(error));
    assert.deepEqual(
      (await store.moves('twice')).map(({ requestId }) => requestId),
      ['r1'],
    );
    assert.deepEqual((await store.byId('twice'))?.toMove, [0]);
  });

  it('finishes a table with the move that ends the game', async () => {
    await store.create(table('end'));
    await store.begin('end', 'seed', standing);
    const result = { reason: 'x', winners: [0], places: [1, 2], scores: [12, 3], ties: [[1], [2]] };
    await store.append('end', move(1), { ...standing, toMove: [], result });
    const row = await store.byId('end');
    assert.equal(row?.status, 'finished');
    assert.deepEqual(row?.result, result);
  });

  it('begins a game once', async () => {
    await store.create(table('once'));
    assert.equal(await store.begin('once', 'first', standing), true);
    assert.equal(await store.begin('once', 'second', standing), false);
    assert.equal((await store.byId('once'))?.seed, 'first');
  });

  it('gives no code twice, and finds a table by its code in small letters', async () => {
    assert.equal(await store.create(table('a', { code: 'KRAKEN-7F3Q' })), true);
    assert.equal(await store.create(table('b', { code: 'KRAKEN-7F3Q' })), false);
    assert.equal((await store.byIdOrCode('kraken-7f3q'))?.id, 'a');
    assert.equal(await store.byIdOrCode('b'), null);
  });

  it('counts the incarnations of a room', async () => {
    await store.create(table('epoch'));
    assert.deepEqual([await store.nextEpoch('epoch'), await store.nextEpoch('epoch')], [1, 2]);
    assert.equal(await store.nextEpoch('nowhere'), null);
  });

  it('finds the tables of a guest by his seat', async () => {
    const seating = [
      { kind: 'bot' as const, level: 'greedy' as const, name: 'B' },
      { kind: 'person' as const, uid: 'zoe', name: 'Z' },
    ];
    await store.create(table('zoe', { seating }));
    assert.deepEqual(
      (await store.ofGuest('zoe', 9)).map(({ id }) => id),
      ['zoe'],
    );
    assert.deepEqual(await store.ofGuest('nobody', 9), []);
  });

  it('clears away waiting tables that are forgotten, but neither open ones nor games', async () => {
    await store.create(table('forgotten'));
    await store.create(table('open'));
    await store.create(table('begun'));
    await store.begin('begun', 'seed', standing);
    assert.deepEqual(await store.removeForgotten(longAgo, []), []);
    const gone = await store.removeForgotten(soon(), ['open']);
    assert.ok(gone.includes('forgotten'));
    assert.ok(await store.byId('open'));
    assert.ok(await store.byId('begun'));
    assert.equal(await store.byId('forgotten'), null);
  });

  it('lets nobody else into its folder while it is open, and is not kept out by a dead process', async () => {
    await assert.rejects(MatchStore.open(folder), FolderInUseError);
    const other = await freshFolder();
    const dead = spawn(process.execPath, ['-e', '']);
    await once(dead, 'exit');
    writeFileSync(join(other, 'in-use.pid'), `${dead.pid}\n`);
    await (await MatchStore.open(other)).close();
    writeFileSync(join(other, 'in-use.pid'), `${process.ppid}\n`);
    await assert.rejects(MatchStore.open(other), FolderInUseError);
  });

  it('loses nothing that it acknowledged when its process is killed between appends', async () => {
    const dying = await freshFolder();
    const script = fileURLToPath(new URL('../support/appending.ts', import.meta.url));
    const child = spawn(process.execPath, ['--import', 'tsx', script, dying], { stdio: ['ignore', 'pipe', 'inherit'] });
    const ended = once(child, 'exit');
    let acknowledged = 0;
    for await (const line of createInterface({ input: child.stdout })) {
      acknowledged = Number(line);
      if (acknowledged === 60) child.kill('SIGKILL');
    }
    const [, signal] = await ended;
    assert.equal(signal, 'SIGKILL');
    const again = await MatchStore.open(dying);
    const seqs = (await again.moves('dying')).map(({ seq }) => seq);
    await again.close();
    assert.ok(acknowledged >= 60);
    assert.ok(seqs.length >= acknowledged, `${seqs.length} stored, ${acknowledged} acknowledged`);
    assert.deepEqual(
      seqs,
      seqs.map((_, i) => i + 1),
    );
  });
});

describe('A database of the first schema', () => {
  /** As the house made it before anybody was bound to a seat. */
  async function firstDatabase(folder: string): Promise<PGlite> {
    const journal = JSON.parse(readFileSync(new URL('meta/_journal.json', migrations), 'utf8'));
    const first = join(folder, 'first');
    mkdirSync(join(first, 'meta'), { recursive: true });
    copyFileSync(new URL('0000_first.sql', migrations), join(first, '0000_first.sql'));
    writeFileSync(join(first, 'meta', '_journal.json'), JSON.stringify({ ...journal, entries: [journal.entries[0]] }));
    mkdirSync(join(folder, 'db'));
    const client = await PGlite.create(join(folder, 'db'));
    await migrate(drizzle(client), { migrationsFolder: first });
    return client;
  }

  it('is brought up to date when the house opens, with its games, and seats are bound from then on', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'three-harbours-old-'));
    const old = await firstDatabase(folder);
    const seating = [
      { kind: 'person', uid: 'anna', name: 'Anna' },
      { kind: 'bot', level: 'greedy', name: 'Mary Read' },
    ];
    await old.query(
      `insert into matches (id, code, game, rules_version, options, visibility, status, pace, host, seating, seed)
       values ('old', 'KRAKEN-OLD2', 'toy', 1, '{"explosive":false}', 'public', 'running', 'normal', 'anna', $1, $2)`,
      [JSON.stringify(seating), seedOf(1)],
    );
    await old.close();

    const opened = await MatchStore.open(folder);
    assert.deepEqual((await opened.byId('old'))?.held, {});
    const table = await Table.open(opened, toy, 'old');
    assert.equal(table.match?.seq, 0);
    await table.leave('anna');
    await opened.close();

    const again = await MatchStore.open(folder);
    assert.deepEqual((await again.byId('old'))?.held, { anna: 0 });
    const refused = await (await Table.open(again, toy, 'old')).arrange(
      { uid: 'anna', name: 'Anna' },
      { op: 'sit', seat: 1 },
      () => true,
    );
    assert.ok(!refused.ok && refused.code === 'seatBound');
    await again.close();
    rmSync(folder, { recursive: true });
  });

  it('is not passed over by a later migration: their times rise', () => {
    const { entries } = JSON.parse(readFileSync(new URL('meta/_journal.json', migrations), 'utf8')) as {
      entries: { when: number }[];
    };
    const times = entries.map(({ when }) => when);
    assert.deepEqual(
      times,
      [...new Set(times)].sort((a, b) => a - b),
    );
  });
});
