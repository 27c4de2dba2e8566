import assert from 'node:assert/strict';
import pg from 'pg';
import { type DatabasePlace, type OpenDatabase, openDatabase } from '../../server/store/database.ts';
import { MatchStore } from '../../server/store/MatchStore.ts';
import { MoveWriter } from '../../server/store/MoveWriter.ts';
import { FencedError, PlaceTakenError } from '../../server/store/match-types.ts';
import { eventually } from '../support/eventually.ts';
import { dealt, grounds, move, standing, table, unopened } from '../support/stored-tables.ts';

/** How it ended, as a word. */
const fateOf = (stored: Promise<void>): Promise<string> =>
  stored.then(
    () => 'stored',
    (error) => (error instanceof FencedError ? 'fenced' : error instanceof PlaceTakenError ? 'taken' : 'failed'),
  );

for (const [where, ground] of Object.entries(grounds))
  describe(`Moves of many tables, stored ${where}`, () => {
    let under: Awaited<ReturnType<typeof ground>>;
    let place: DatabasePlace;
    let database: OpenDatabase;
    let store: MatchStore;
    let writer: MoveWriter;
    /** how many moves each statement had */
    let batches: number[];
    let nth = 0;

    before(async () => {
      under = await ground();
      place = await under.fresh();
      database = await openDatabase(place);
      store = MatchStore.over(database);
    });
    after(async () => {
      await store.close();
      await under.close();
    });
    beforeEach(() => {
      batches = [];
      writer = new MoveWriter((statement, values) => {
        batches.push(JSON.parse(String(values[0])).length);
        return database.run(statement, values);
      });
    });

    async function tables(count: number): Promise<string[]> {
      const ids = Array.from({ length: count }, () => `many-${nth++}`);
      for (const id of ids) {
        await store.create(table(id));
        await store.begin(unopened(id), dealt('seed'), standing);
      }
      return ids;
    }
    const requestsOf = async (id: string) => (await store.moves(id)).map(({ seq, requestId }) => [seq, requestId]);

    it('go together while another write is under way, and each table keeps its order', async () => {
      const ids = await tables(12);
      const playedOut = ids.map(async (id) => {
        for (let seq = 1; seq <= 4; seq++)
          await writer.append(unopened(id), move(seq), { ...standing, toMove: [seq], clock: clockOf(seq) });
      });
      await Promise.all(playedOut);
      assert.equal(
        batches.reduce((sum, moves) => sum + moves),
        48,
      );
      assert.ok(batches.length <= 8, `${batches.length} statements`);
      for (const id of ids) {
        assert.deepEqual(await requestsOf(id), [
          [1, 'r1'],
          [2, 'r2'],
          [3, 'r3'],
          [4, 'r4'],
        ]);
        const row = await store.byId(id);
        assert.deepEqual([row?.toMove, row?.clock, row?.status, row?.endedAt], [[4], clockOf(4), 'running', null]);
      }
    });

    it('are answered each by itself: stored, place taken, or fenced', async () => {
      const [first, good, taken, fenced] = (await tables(4)) as [string, string, string, string];
      await store.append(unopened(taken), move(1), standing);
      await store.claim(unopened(fenced), 'elsewhere');
      const result = { winners: [0], ranking: [] } as never;
      const fates = await Promise.all([
        fateOf(writer.append(unopened(first), move(1), standing)),
        fateOf(writer.append(unopened(good), move(1), { ...standing, toMove: [], result })),
        fateOf(writer.append(unopened(taken), move(1, 'other'), { ...standing, toMove: [7] })),
        fateOf(writer.append(unopened(fenced), move(1), { ...standing, toMove: [7] })),
        fateOf(writer.append({ id: 'no-such-table', epoch: 0 }, move(1), standing)),
      ]);
      assert.deepEqual(fates, ['stored', 'stored', 'taken', 'fenced', 'fenced']);
      assert.deepEqual(batches, [5]);
      assert.equal((await store.byId(good))?.status, 'finished');
      assert.ok((await store.byId(good))?.endedAt);
      assert.deepEqual(await requestsOf(taken), [[1, 'r1']]);
      // nothing of a move that was not stored
      assert.deepEqual((await store.byId(taken))?.toMove, [0]);
      assert.deepEqual((await store.byId(fenced))?.toMove, [0]);
      assert.deepEqual(await requestsOf(fenced), []);
    });

    it('do not fail because one among them cannot be stored', async () => {
      const [first, good, poisoned] = (await tables(3)) as [string, string, string];
      const fates = await Promise.all([
        fateOf(writer.append(unopened(first), move(1), standing)),
        fateOf(writer.append(unopened(good), move(1), standing)),
        fateOf(writer.append(unopened(poisoned), move(1, 'a\u0000b'), { ...standing, toMove: [7] })),
      ]);
      assert.deepEqual(fates, ['stored', 'stored', 'failed']);
      assert.deepEqual(await requestsOf(poisoned), []);
      assert.deepEqual((await store.byId(poisoned))?.toMove, [0]);
      assert.deepEqual(await requestsOf(good), [[1, 'r1']]);
    });

    it('are stored once when one is asked for again before its answer has come', async () => {
      const [first, twice] = (await tables(2)) as [string, string];
      const fates = await Promise.all([
        fateOf(writer.append(unopened(first), move(1), standing)),
        fateOf(writer.append(unopened(twice), move(1), standing)),
        fateOf(writer.append(unopened(twice), move(1), standing)),
      ]);
      assert.deepEqual(fates, ['stored', 'stored', 'taken']);
      assert.deepEqual(batches, [2, 1]);
      assert.deepEqual(await requestsOf(twice), [[1, 'r1']]);
    });

    it('are all refused, and none is stored, when the database is away; the next ones go on', async () => {
      const ids = await tables(3);
      let isAway = true;
      const failing = new MoveWriter((statement, values) =>
        isAway ? Promise.reject(new Error('away')) : database.run(statement, values),
      );
      const fates = () => Promise.all(ids.map((id) => fateOf(failing.append(unopened(id), move(1), standing))));
      assert.deepEqual(await fates(), ['failed', 'failed', 'failed']);
      isAway = false;
      assert.deepEqual(await fates(), ['stored', 'stored', 'stored']);
    });

    // the embedded database has one connection: nothing else can hold a row
    if (where !== 'on a server') return;

    it('do not wait for a table whose row something else holds', async () => {
      const [held, good] = (await tables(2)) as [string, string];
      const other = new pg.Client({ connectionString: 'url' in place ? place.url : '' });
      await other.connect();
      try {
        await other.query('begin');
        await other.query('select from matches where id = $1 for update', [held]);
        let isStored = false;
        const waits = writer.append(unopened(held), move(1), standing).then(() => {
          isStored = true;
        });
        await writer.append(unopened(good), move(1), standing);
        await eventually('the held one is asked for alone', () => batches.length === 2);
        assert.equal(isStored, false);
        await other.query('commit');
        await waits;
        assert.deepEqual(await requestsOf(held), [[1, 'r1']]);
      } finally {
        await other.end();
      }
    });
  });

const clockOf = (used: number) => ({ bank: [1], missed: [0], used: [used], grace: [0], trail: [] });
