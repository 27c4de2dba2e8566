import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { StoredGames } from '../../server/archive/StoredGames.ts';
import { type DatabasePlace, openForReading } from '../../server/store/database.ts';
import { MatchStore } from '../../server/store/MatchStore.ts';
import { FencedError, PlaceTakenError } from '../../server/store/match-types.ts';
import { eventually } from '../support/eventually.ts';
import { dealt, grounds, longAgo, move, soon, standing, table, unopened } from '../support/stored-tables.ts';
import { mendedToy, toy } from '../support/toy-game.ts';

for (const [where, ground] of Object.entries(grounds))
  describe(`The store ${where}`, () => {
    let store: MatchStore;
    let place: DatabasePlace;
    let under: Awaited<ReturnType<typeof ground>>;
    before(async () => {
      under = await ground();
      place = await under.fresh();
      store = await MatchStore.open(place);
    });
    after(async () => {
      await store.close();
      await under.close();
    });

    it('keeps moves in the order of their places, each with the request that asked for it', async () => {
      await store.create(table('order'));
      await store.begin(unopened('order'), dealt('seed'), standing);
      for (let seq = 1; seq <= 3; seq++)
        await store.append(unopened('order'), move(seq), { ...standing, toMove: [seq] });
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
      await store.begin(unopened('twice'), dealt('seed'), standing);
      await store.append(unopened('twice'), move(1), standing);
      const second = store.append(unopened('twice'), move(1, 'other'), { ...standing, toMove: [7] });
      await assert.rejects(second, PlaceTakenError);
      assert.deepEqual(
        (await store.moves('twice')).map(({ requestId }) => requestId),
        ['r1'],
      );
      assert.deepEqual((await store.byId('twice'))?.toMove, [0]);
    });

    it('finishes a table with the move that ends the game', async () => {
      await store.create(table('end'));
      await store.begin(unopened('end'), dealt('seed'), standing);
      const result = { reason: 'x', winners: [0], places: [1, 2], scores: [12, 3], ties: [[1], [2]] };
      await store.append(unopened('end'), move(1), { ...standing, toMove: [], result });
      const row = await store.byId('end');
      assert.equal(row?.status, 'finished');
      assert.deepEqual(row?.result, result);
    });

    it('begins a game once', async () => {
      await store.create(table('once'));
      assert.equal(await store.begin(unopened('once'), dealt('first'), standing), true);
      assert.equal(await store.begin(unopened('once'), dealt('second'), standing), false);
      assert.equal((await store.byId('once'))?.seed, 'first');
    });

    it('gives no code twice, and finds a table by its code in small letters', async () => {
      assert.equal(await store.create(table('a', { code: 'KRAKEN-7F3Q' })), true);
      assert.equal(await store.create(table('b', { code: 'KRAKEN-7F3Q' })), false);
      assert.equal((await store.byIdOrCode('kraken-7f3q'))?.id, 'a');
      assert.equal(await store.byIdOrCode('b'), null);
    });

    it('counts the incarnations of a room, and gives each to one of many who want it', async () => {
      await store.create(table('epoch'));
      const first = await store.claim(unopened('epoch'), 'a');
      assert.deepEqual(first, { id: 'epoch', epoch: 1 });
      const claims = await Promise.all(['b', 'c', 'd'].map((home) => store.claim({ id: 'epoch', epoch: 1 }, home)));
      assert.deepEqual(
        claims.filter((claim) => claim !== null),
        [{ id: 'epoch', epoch: 2 }],
      );
      assert.match((await store.byId('epoch'))?.home ?? '', /^[bcd]$/);
      assert.deepEqual(await store.newest(['epoch', 'nowhere']), [{ id: 'epoch', epoch: 2 }]);
      await store.release({ id: 'epoch', epoch: 1 });
      assert.notEqual((await store.byId('epoch'))?.home, '', 'an older room has nothing to give back');
      await store.release({ id: 'epoch', epoch: 2 });
      assert.equal((await store.byId('epoch'))?.home, '');
      assert.equal(await store.claim(unopened('nowhere'), 'a'), null);
    });

    it('lets a room write until there is a newer one, and then nothing at all', async () => {
      await store.create(table('fenced'));
      await store.begin(unopened('fenced'), dealt('seed'), standing);
      const older = (await store.claim(unopened('fenced'), 'a'))!;
      await store.append(older, move(1), standing);
      const newer = (await store.claim(older, 'b'))!;
      // a free place, a legal move: only the epoch tells that it comes too late
      await assert.rejects(store.append(older, move(2), { ...standing, toMove: [7] }), FencedError);
      await assert.rejects(store.saveTable(older, { pace: 'slow' }), FencedError);
      await store.append(newer, move(2, 'newer'), standing);
      const row = await store.byId('fenced');
      assert.deepEqual([row?.toMove, row?.pace], [[0], 'normal']);
      assert.deepEqual(
        (await store.moves('fenced')).map(({ requestId }) => requestId),
        ['r1', 'newer'],
      );

      await store.create(table('unbegun'));
      await store.claim(unopened('unbegun'), 'a');
      await assert.rejects(store.begin(unopened('unbegun'), dealt('seed'), standing), FencedError);
    });

    it('lets one of two rooms through that write and open at the same moment', async () => {
      await store.create(table('race'));
      await store.begin(unopened('race'), dealt('seed'), standing);
      let room = (await store.claim(unopened('race'), 'a'))!;
      for (let seq = 1; seq <= 20; seq++) {
        const [appended, claimed] = await Promise.all([
          store.append(room, move(seq, `old${seq}`), standing).then(
            () => true,
            (error) => {
              assert.ok(error instanceof FencedError);
              return false;
            },
          ),
          store.claim(room, 'b'),
        ]);
        room = claimed!;
        if (!appended) await store.append(room, move(seq, `new${seq}`), standing);
      }
      assert.deepEqual(
        (await store.moves('race')).map(({ seq }) => seq),
        Array.from({ length: 20 }, (_, i) => i + 1),
      );
    });

    it('knows when a game began and ended', async () => {
      await store.create(table('times'));
      await store.begin(unopened('times'), dealt('seed'), standing);
      const begun = await store.byId('times');
      assert.ok(begun?.beganAt);
      assert.equal(begun.endedAt, null);
      const result = { reason: 'x', winners: [0], places: [1, 2], scores: [12, 3], ties: [[1], [2]] };
      await store.append(unopened('times'), move(1), { ...standing, toMove: [], result });
      const ended = await store.byId('times');
      assert.deepEqual(ended?.beganAt, begun.beganAt);
      assert.ok(ended?.endedAt && ended.endedAt >= begun.beganAt);
    });

    it('tells everybody the same secret, whoever asks first', async () => {
      const told = await Promise.all(['x', 'y', 'z'].map((value) => store.shared('secret', value)));
      assert.equal(new Set(told).size, 1);
      assert.equal(await store.shared('secret', 'late'), told[0]);
    });

    it('is brought up to date by one of several who open it at the same time', async () => {
      const empty = await under.fresh();
      // a folder has one owner; a server has as many as come
      const stores = await Promise.all(('url' in empty ? [1, 2, 3] : [1]).map(() => MatchStore.open(empty)));
      for (const one of stores) {
        assert.equal(await one.byId('nowhere'), null);
        await one.close();
      }
    });

    it('finds the tables of a guest by their seat', async () => {
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
      await store.begin(unopened('begun'), dealt('seed'), standing);
      assert.deepEqual(await store.removeForgotten(longAgo, [], [toy.meta]), []);
      const gone = await store.removeForgotten(soon(), ['open'], [toy.meta]);
      assert.ok(gone.includes('forgotten'));
      assert.ok(await store.byId('open'));
      assert.ok(await store.byId('begun'));
      assert.equal(await store.byId('forgotten'), null);
    });

    it('clears away and ends nothing that this build cannot play, however long nobody has touched it', async () => {
      const { meta } = mendedToy;
      for (const rulesVersion of [1, 2, 3]) {
        await store.create(table(`waits ${rulesVersion}`, { rulesVersion, speed: 'slow' }));
        await store.create(table(`runs ${rulesVersion}`, { rulesVersion, speed: 'slow' }));
        await store.begin(unopened(`runs ${rulesVersion}`), dealt('seed'), standing);
      }
      assert.deepEqual(await store.removeForgotten(soon(), [], []), []);
      assert.deepEqual(await store.abandon('slow', soon(), [], [{ ...meta, id: 'manila' }]), []);
      const removed = await store.removeForgotten(soon(), [], [meta]);
      assert.deepEqual(removed.filter((id) => id.startsWith('waits')).sort(), ['waits 1', 'waits 2']);
      const ended = (await store.abandon('slow', soon(), [], [meta])).map(({ id }) => id);
      assert.deepEqual(ended.sort(), ['runs 1', 'runs 2']);
      assert.equal((await store.byId('waits 3'))?.status, 'waiting');
      assert.equal((await store.byId('runs 3'))?.status, 'running');
    });

    it('is read game by game, in a way that cannot change it', async () => {
      const own = await under.fresh();
      const kept = await MatchStore.open(own);
      await kept.create(table('waits'));
      await kept.create(table('runs'));
      await kept.begin(unopened('runs'), dealt('seed'), standing);
      await kept.append(unopened('runs'), move(1), standing);
      await kept.close();
      const stored = await StoredGames.open(own);
      const read = [];
      for await (const { id, status, seats, seed, moves, toMove } of stored.all())
        read.push({ id, status, seats, seed, moves, toMove });
      assert.deepEqual(read, [
        {
          id: 'runs',
          status: 'running',
          seats: 2,
          seed: 'seed',
          moves: [{ seq: 1, seat: 0, move: { type: 'lay' } }],
          toMove: [0],
        },
        { id: 'waits', status: 'waiting', seats: 2, seed: null, moves: [], toMove: [] },
      ]);
      await stored.close();
      const { db, close } = await openForReading(own);
      await assert.rejects(db.execute('delete from matches'), ({ cause }: Error) =>
        /read-only transaction/.test(String(cause)),
      );
      await close();
    });

    it('does not forget a waiting table that is touched, and counts games by their moves', async () => {
      await store.create(table('touched'));
      await store.create(table('moved'));
      await store.begin(unopened('moved'), dealt('seed'), standing);
      const [before, game] = [(await store.byId('touched'))!, (await store.byId('moved'))!];
      let touched = before;
      await eventually('a touch in a later millisecond', async () => {
        await store.touch(['touched', 'moved']);
        touched = (await store.byId('touched'))!;
        return touched.updatedAt > before.updatedAt;
      });
      assert.deepEqual((await store.byId('moved'))?.updatedAt, game.updatedAt);
      assert.equal((await store.removeForgotten(touched.updatedAt, [], [toy.meta])).includes('touched'), false);
    });

    it('loses nothing that it acknowledged when its process is killed between appends', async () => {
      const dying = await under.fresh();
      const script = fileURLToPath(new URL('../support/appending.ts', import.meta.url));
      const child = spawn(process.execPath, ['--import', 'tsx', script, JSON.stringify(dying)], {
        stdio: ['ignore', 'pipe', 'inherit'],
      });
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
