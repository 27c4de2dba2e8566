import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { FolderInUseError } from '../../server/store/folder-lock.ts';
import { MatchStore } from '../../server/store/MatchStore.ts';
import { Table } from '../../server/table/Table.ts';
import { realTime } from '../../server/time.ts';
import { freshFolder } from '../support/fresh-folder.ts';
import { seedOf } from '../support/random-play.ts';
import { toy } from '../support/toy-game.ts';

const migrations = new URL('../../server/store/migrations/', import.meta.url);
describe('A folder with a store', () => {
  it('lets nobody else into its folder while it is open, and is not kept out by a dead process', async () => {
    const folder = await freshFolder();
    const store = await MatchStore.open({ folder });
    await assert.rejects(MatchStore.open({ folder }), FolderInUseError);
    await store.close();
    const other = await freshFolder();
    const dead = spawn(process.execPath, ['-e', '']);
    await once(dead, 'exit');
    writeFileSync(join(other, 'in-use.pid'), `${dead.pid}\n`);
    await (await MatchStore.open({ folder: other })).close();
    writeFileSync(join(other, 'in-use.pid'), `${process.ppid}\n`);
    await assert.rejects(MatchStore.open({ folder: other }), FolderInUseError);
  });
});

describe('A database whose making was cut short', () => {
  it('is made anew, for nobody has written into it', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'three-harbours-half-'));
    // the first start was killed: what it had made lies aside, and says already that it is a database
    mkdirSync(join(folder, 'db.new', 'base'), { recursive: true });
    writeFileSync(join(folder, 'db.new', 'PG_VERSION'), '18\n');
    const store = await MatchStore.open({ folder });
    await store.saveGuest('anna', 'Anna');
    await store.close();
    assert.deepEqual(readdirSync(folder), ['db']);
    rmSync(folder, { recursive: true });
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

    const parts = { game: toy, time: realTime, gatherMs: 0 };
    const opened = await MatchStore.open({ folder: folder });
    assert.deepEqual((await opened.byId('old'))?.seatHistory, {});
    const table = await Table.open({ ...parts, store: opened }, 'old');
    assert.equal(table.match?.seq, 0);
    await table.leave('anna');
    await opened.close();

    const again = await MatchStore.open({ folder: folder });
    assert.deepEqual((await again.byId('old'))?.seatHistory, { anna: 0 });
    const refused = await (await Table.open({ ...parts, store: again }, 'old')).arrange(
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
