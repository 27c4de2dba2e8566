import assert from 'node:assert/strict';
import { commitmentOf, seedFrom } from '../../shared/fairness/deal.ts';
import { verify } from '../../shared/fairness/verify.ts';
import type { TableSummary } from '../../shared/protocol/http.ts';
import { AtTable, http, newNonce, type RefusedAnswer, Visitor } from '../support/client.ts';
import { storedFile } from '../support/game-file.ts';
import { type House, openHouse } from '../support/house.ts';

const clauseOf = (answer: object): string =>
  'refused' in answer ? (answer as RefusedAnswer).refused.clause : 'accepted';

describe('The deal', () => {
  let house: House;
  let anna: Visitor;
  let bert: Visitor;
  before(async () => {
    house = await openHouse();
    [anna, bert] = [await Visitor.named(house.url, 'Anna'), await Visitor.named(house.url, 'Bert')];
  });
  after(() => house.close());

  const stored = async (id: string) => {
    const row = await house.app.services.store.byId(id);
    assert.ok(row);
    return row;
  };
  /** At a table, without the nonce that a page would add. */
  const silent = async (visitor: Visitor, id: string): Promise<AtTable> =>
    AtTable.enter(visitor.url, await visitor.seat(id), false);

  it('is made of a secret, whose hash everybody sees before, and of the nonces in the order of the seats', async () => {
    const { id } = await anna.createTable({ seats: 3, bots: 1 });
    const watcher = await anna.join(id, 'spectator');
    const { secret } = await stored(id);
    assert.match(secret ?? '', /^[0-9a-f]{64}$/);
    assert.equal(watcher.table.commitment, commitmentOf(secret ?? ''));
    const host = await silent(anna, id);
    const guest = await silent(bert, id);
    const [first, second] = [newNonce(), newNonce()];
    // given in another order than that of the seats
    assert.deepEqual(await guest.arrange({ op: 'nonce', nonce: second }), { seat: 2 });
    assert.deepEqual(await host.arrange({ op: 'nonce', nonce: first }), { seat: 0 });
    await host.arrange({ op: 'start' });
    const row = await stored(id);
    assert.deepEqual(row.dealtWith, [first, '', second]);
    assert.equal(row.seed, seedFrom(secret ?? '', [first, '', second]));
    assert.equal(watcher.table.commitment, commitmentOf(secret ?? ''));
    await Promise.all([host, guest, watcher].map((at) => at.leave()));
  });

  it('waits for no nonce, and is another with every secret', async () => {
    const seeds = new Set<string | null>();
    for (let i = 0; i < 2; i++) {
      const { id } = await anna.createTable({ seats: 2, bots: 1 });
      const at = await silent(anna, id);
      assert.equal(clauseOf(await at.arrange({ op: 'start' })), 'accepted');
      const row = await stored(id);
      assert.deepEqual(row.dealtWith, ['', '']);
      assert.equal(row.seed, seedFrom(row.secret ?? '', ['', '']));
      seeds.add(row.seed);
      await at.leave();
    }
    assert.equal(seeds.size, 2);
  });

  it('of a table from before there were secrets proves nothing, and is dealt all the same', async () => {
    const { id } = await anna.createTable({ seats: 2, bots: 1 });
    const { store } = house.app.services;
    const { code, ...row } = await stored(id);
    await store.create({ ...row, id: 'elder', code: `${code}-ELDER`, secret: null });
    const at = await anna.join('elder');
    assert.equal(at.table.commitment, '');
    assert.equal(clauseOf(await at.arrange({ op: 'start' })), 'accepted');
    assert.match((await stored('elder')).seed ?? '', /^[0-9a-f]{32}$/);
    await at.leave();
  });

  it('takes nonces from those who sit, while the table waits, in one shape (S1, S9, S11)', async () => {
    const { id } = await anna.createTable({ seats: 2, bots: 1 });
    const host = await anna.join(id);
    const watcher = await bert.join(id, 'spectator');
    const before = (await stored(id)).nonces;
    assert.equal(clauseOf(await watcher.arrange({ op: 'nonce', nonce: newNonce() })), 'S9');
    for (const nonce of ['', 'ab', newNonce().toUpperCase(), `${newNonce()}0`, 'g'.repeat(32), 7, null, undefined])
      assert.equal(clauseOf(await host.ask('table', { op: 'nonce', nonce })), 'S1', String(nonce));
    assert.deepEqual((await stored(id)).nonces, before);
    await host.arrange({ op: 'start' });
    const { dealtWith, seed } = await stored(id);
    assert.equal(clauseOf(await host.arrange({ op: 'nonce', nonce: newNonce() })), 'S11');
    const after = await stored(id);
    assert.deepEqual([after.dealtWith, after.seed], [dealtWith, seed]);
    await Promise.all([host.leave(), watcher.leave()]);
  });

  it('has the latest nonce of a person, on whatever seat, and none of who has left', async () => {
    const { id } = await anna.createTable({ seats: 4 });
    const host = await anna.join(id);
    const guest = await bert.join(id);
    const nonce = newNonce();
    await guest.arrange({ op: 'nonce', nonce });
    await guest.arrange({ op: 'sit', seat: 3 });
    assert.equal((await stored(id)).nonces[bert.uid], nonce);
    await guest.arrange({ op: 'stand' });
    assert.deepEqual(Object.keys((await stored(id)).nonces), [anna.uid]);
    await guest.arrange({ op: 'sit', seat: 2 });
    await host.arrange({ op: 'fillWithBots', level: 'greedy' });
    await host.arrange({ op: 'start' });
    assert.deepEqual(
      (await stored(id)).dealtWith?.map((word) => word !== ''),
      [true, false, false, false],
    );
    await Promise.all([host.leave(), guest.leave()]);
  });

  it('of a game that was played is proven by its file, which one altered byte spoils', async () => {
    const at = await anna.playNow({ seats: 2 });
    await at.playOut((moves) => moves.at(-1) ?? { type: '' });
    const file = await storedFile(house.app.services.store, at.table.id);
    assert.equal(verify(JSON.stringify(file)).kind, 'proven');
    assert.equal(file.fairness?.commitment, at.table.commitment);
    const [digit] = file.seed;
    const altered = { ...file, seed: (digit === '0' ? '1' : '0') + file.seed.slice(1) };
    assert.equal(verify(altered).kind, 'wrong');
    await at.leave();
  });

  it('remembers secret and nonces through a restart', async () => {
    const { id } = await anna.createTable({ seats: 2, bots: 1 });
    const nonce = newNonce();
    const host = await silent(anna, id);
    await host.arrange({ op: 'nonce', nonce });
    const { commitment } = host.table;
    const { secret } = await stored(id);
    await house.close();
    house = await openHouse({ folder: house.folder });
    [anna, bert] = [anna.at(house.url), bert.at(house.url)];
    const back = await silent(anna, id);
    assert.equal(back.table.commitment, commitment);
    await back.arrange({ op: 'start' });
    const row = await stored(id);
    assert.deepEqual([row.dealtWith, row.seed], [[nonce, ''], seedFrom(secret ?? '', [nonce, ''])]);
    await back.leave();
  });

  describe('of a table that begins at once', () => {
    const quick = { seats: 2, bots: 1, start: true, pace: 'slow' } as const;
    const listed = (id: string): boolean => house.app.services.listing.ids().includes(id);

    it('waits for its host and their nonce, and is in no list until then', async () => {
      const { id } = await anna.createTable(quick);
      assert.equal((await http<TableSummary>(house.url, `/api/tables/${id}`)).body.status, 'waiting');
      assert.equal(listed(id), false);
      const at = await silent(anna, id);
      assert.deepEqual([at.table.status, at.table.begins, listed(id)], ['waiting', true, false]);
      const nonce = newNonce();
      assert.deepEqual(await at.arrange({ op: 'nonce', nonce }), { seat: 0 });
      // told before the answer
      assert.deepEqual([at.table.status, at.table.begins, at.turns[0]?.seq], ['running', false, 0]);
      assert.equal(listed(id), true);
      const row = await stored(id);
      assert.deepEqual([row.dealtWith, row.begins], [[nonce, ''], false]);
      await at.leave();
    });

    it('does not begin with the nonce of anybody else, and waits as others do when its host hands it on', async () => {
      const { id } = await anna.createTable({ ...quick, seats: 3, bots: 2 });
      const guest = await bert.join(id);
      assert.equal(guest.table.status, 'waiting');
      const host = await silent(anna, id);
      await host.leave();
      await guest.until(() => guest.table.hostSeat === guest.seatOf('Bert'), 'another host');
      assert.deepEqual([guest.table.begins, (await stored(id)).begins], [false, false]);
      await guest.leave();
    });

    it('waits as others do when a seat has become free', async () => {
      const { id } = await anna.createTable({ ...quick, seats: 3, bots: 2 });
      const guest = await bert.join(id);
      await guest.arrange({ op: 'stand' });
      const host = await anna.join(id);
      assert.deepEqual([host.table.status, host.table.begins], ['waiting', false]);
      await host.until(() => listed(id), 'the list');
      await host.arrange({ op: 'fillWithBots', level: 'greedy' });
      assert.equal(clauseOf(await host.arrange({ op: 'start' })), 'accepted');
      await Promise.all([host.leave(), guest.leave()]);
    });

    it('is cleared away when its host never comes', async () => {
      const { id } = await anna.createTable(quick);
      await house.app.office.sweep(Date.now() + 3_600_000);
      assert.equal((await http(house.url, `/api/tables/${id}`)).status, 404);
    });
  });
});
