import assert from 'node:assert/strict';
import { defaults } from '../../server/config.ts';
import type { SeatAnswer, TableInvitation } from '../../shared/protocol/http.ts';
import { closeCodes } from '../../shared/protocol/refusals.ts';
import { AtTable, http, newNonce, type RefusedAnswer, Visitor } from '../support/client.ts';
import { type House, openHouse } from '../support/house.ts';
import { LeapingTime } from '../support/leaping-time.ts';
import { toyOffer } from '../support/toy-game.ts';

const codeOf = (answer: object): string => (answer as RefusedAnswer).refused?.code ?? '';
const names = (at: AtTable): string[] => at.table.seats.map(({ name }) => name);

describe('In company', () => {
  const time = new LeapingTime();
  let house: House;
  let anna: Visitor;
  let bert: Visitor;
  let cleo: Visitor;
  before(async () => {
    house = await openHouse({ offers: [toyOffer], time });
    const named = (name: string) => Visitor.named(house.url, name);
    [anna, bert, cleo] = [await named('Anna'), await named('Bert'), await named('Cleo')];
  });
  after(() => house.close());

  const leave = (...all: readonly AtTable[]) => Promise.all(all.map((at) => at.leave()));

  async function waiting(request = {}) {
    const { id } = await anna.createTable({ game: 'toy', seats: 3, ...request });
    return { id, host: await anna.join(id), guest: await bert.join(id) };
  }

  describe('the host', () => {
    it('swaps seats, and who is moved hears of it', async () => {
      const { host, guest } = await waiting();
      assert.deepEqual(await host.arrange({ op: 'swap', a: 1, b: 2 }), { seat: 0 });
      await guest.until(() => guest.notices.some(({ code }) => code === 'changed'), 'word of it');
      assert.equal((await guest.sync()).seat, 2);
      assert.deepEqual(names(guest), ['Anna', '', 'Bert']);
      assert.deepEqual(await host.arrange({ op: 'swap', a: 0, b: 2 }), { seat: 2 });
      assert.equal(host.table.hostSeat, 2);
      assert.equal(codeOf(await host.arrange({ op: 'swap', a: 0, b: 4 })), 'noSuchSeat');
      assert.equal(codeOf(await guest.arrange({ op: 'swap', a: 0, b: 1 })), 'notHost');
      await host.arrange({ op: 'fillWithBots', level: 'random' });
      await host.arrange({ op: 'start' });
      assert.equal(codeOf(await host.arrange({ op: 'swap', a: 0, b: 1 })), 'notWaiting');
      assert.equal(codeOf(await host.arrange({ op: 'kick', seat: 0 })), 'notWaiting');
      await leave(guest, host);
    });

    it('sends somebody away, who may watch and never sit here again', async () => {
      const { id, host, guest } = await waiting();
      assert.deepEqual(await host.arrange({ op: 'kick', seat: 1 }), { seat: 0 });
      await guest.until(() => guest.notices.some(({ code }) => code === 'kicked'), 'word of it');
      assert.equal((await guest.sync()).seat, null);
      assert.deepEqual(await guest.arrange({ op: 'sit', seat: 1 }), {
        refused: { code: 'kicked', clause: 'S43', params: {} },
      });
      await guest.leave();
      const again = await bert.join(id);
      assert.equal(again.role, 'spectator');
      assert.equal(codeOf(await again.arrange({ op: 'sit', seat: 2 })), 'kicked');
      assert.equal(codeOf(await host.arrange({ op: 'kick', seat: 0 })), 'hostStays');
      assert.equal(codeOf(await host.arrange({ op: 'kick', seat: 2 })), 'nobodyThere');
      await leave(again, host);
    });

    it('lets nobody watch, neither from the start nor from then on', async () => {
      const { id, host, guest } = await waiting({ watchable: false });
      await assert.rejects(cleo.seat(id, 'spectator'), /"notWatchable","clause":"S44"/);
      await host.arrange({ op: 'kick', seat: 1 });
      await guest.until(() => guest.left === closeCodes.notWatchable, 'the door');
      await host.arrange({ op: 'watching', allowed: true, delay: 0 });
      const watcher = await cleo.join(id, 'spectator');
      await host.arrange({ op: 'fillWithBots', level: 'random' });
      await host.arrange({ op: 'start' });
      await host.arrange({ op: 'watching', allowed: false, delay: 0 });
      await watcher.until(() => watcher.left === closeCodes.notWatchable, 'the door');
      assert.equal(house.app.services.listing.get(id), undefined);
      const { status, body } = await http<{ lobbySummary: object }>(house.url, `/api/tables/${id}`);
      assert.deepEqual([status, body.lobbySummary], [200, {}]);
      const history = await http<{ code: string }>(
        house.url,
        `/api/tables/${id}/history?from=0`,
        undefined,
        cleo.token,
      );
      assert.deepEqual([history.status, history.body.code], [403, 'notWatchable']);
      await host.leave();
    });
  });

  it('those who watch are known by name, unless they keep it to themselves', async () => {
    const { id, host, guest } = await waiting();
    const watcher = await cleo.join(id, 'spectator');
    await host.until(() => host.table.watchers === 1, 'the watcher');
    assert.deepEqual(host.table.audience, ['Cleo']);
    await watcher.leave();
    const asked = { role: 'spectator', anonymous: true };
    const { body } = await http<SeatAnswer>(house.url, `/api/tables/${id}/seat`, asked, cleo.token);
    const unnamed = await AtTable.enter(house.url, body);
    await host.until(() => host.table.watchers === 1 && host.table.audience.length === 0, 'somebody');
    await unnamed.leave();
    await leave(guest, host);
  });

  describe('a link to another device', () => {
    const use = (word: string) =>
      http<{ uid: string; token: string; code: string }>(house.url, '/api/guest/link', { word });

    it('makes another browser the same guest, once', async () => {
      const { id, host, guest } = await waiting();
      const { body } = await http<{ word: string; seconds: number }>(house.url, '/api/me/link', {}, anna.token);
      assert.equal(body.seconds, 600);
      const taken = await use(body.word);
      assert.deepEqual([taken.status, taken.body.uid], [200, anna.uid]);
      const phone = await anna.join(id);
      await host.until(() => host.left === closeCodes.replaced, 'the old connection gives way');
      assert.equal((await phone.sync()).seat, 0);
      const again = await use(body.word);
      assert.deepEqual([again.status, again.body.code], [410, 'linkExpired']);
      await leave(guest, phone);
    });

    it('is nothing to guess, to wait for, or to have without a name', async () => {
      assert.equal((await use('A'.repeat(22))).status, 410);
      assert.equal((await use('short')).status, 400);
      assert.equal((await http(house.url, '/api/me/link', {})).status, 401);
      await house.app.services.store.social.keepLink('B'.repeat(22), { uid: 'x', name: 'X' }, -1);
      assert.equal((await use('B'.repeat(22))).status, 410);
    });
  });

  describe('a rematch', () => {
    /** A whole game of the three at once. */
    async function finished() {
      const { id, host, guest } = await waiting({ delay: 3 });
      const third = await cleo.join(id);
      const watcher = await (await Visitor.named(house.url, 'Wim')).join(id, 'spectator');
      await host.arrange({ op: 'start' });
      await Promise.all([host, guest, third].map((at) => at.playOut((moves) => moves[0]!)));
      await watcher.until(() => watcher.table.status === 'finished', 'the end');
      return { id, host, guest, third, watcher };
    }

    it('is one table, however many ask, with the same seats and rules; it begins when all are there', async () => {
      const { id, host, guest, third, watcher } = await finished();
      assert.equal(codeOf(await watcher.arrange({ op: 'rematch' })), 'notSeated');
      const answers = await Promise.all([host, guest, third].map((at) => at.arrange({ op: 'rematch' })));
      assert.deepEqual(answers, [{ seat: 0 }, { seat: 1 }, { seat: 2 }]);
      await watcher.until(() => watcher.table.rematch !== '', 'the rematch');
      const { rematch } = watcher.table;
      assert.deepEqual(
        [host, guest, third].map((at) => at.table.rematch),
        [rematch, rematch, rematch],
      );
      const [old, row] = await Promise.all([id, rematch].map((one) => house.app.services.store.byId(one)));
      assert.ok(old && row);
      assert.notEqual(row.secret, old.secret);
      assert.deepEqual([row.seating, row.watching, row.nonces], [old.seating, { allowed: true, delay: 3 }, {}]);
      const { body } = await http<TableInvitation>(house.url, `/api/tables/${rematch}`, undefined, bert.token);
      assert.deepEqual([body.sits, ['Anna', 'Bert', 'Cleo'].includes(body.host)], [true, true], 'who asks, and whom');
      assert.ok(body.gathers !== null && body.gathers > 0, 'for how long the seats are kept');
      const [a, b] = [await anna.join(rematch), await bert.join(rematch)];
      assert.equal(a.table.status, 'waiting');
      const c = await cleo.join(rematch);
      await a.until(() => a.table.status === 'running', 'the beginning');
      assert.deepEqual(names(a), ['Anna', 'Bert', 'Cleo']);
      await leave(host, guest, third, watcher, a, b, c);
    });

    it('is one table also when two rooms ask for it', async () => {
      const { id, host, guest, third, watcher } = await finished();
      const { social } = house.app.services.store;
      const row = (await house.app.services.store.byId(id))!;
      const like = (tail: string) => ({
        ...row,
        id: `${id}${tail}`,
        code: `R-${tail}${id.slice(0, 4)}`,
        status: 'waiting' as const,
      });
      const made = await Promise.all(['a', 'b', 'c'].map((tail) => social.rematch(id, like(tail))));
      assert.equal(new Set(made).size, 1);
      const tables = await Promise.all(['a', 'b', 'c'].map((tail) => house.app.services.store.byId(`${id}${tail}`)));
      assert.equal(tables.filter((one) => one !== null).length, 1);
      await leave(host, guest, third, watcher);
    });

    it('does without those who do not come: bots have their seats', async () => {
      const { host, guest, third, watcher } = await finished();
      await host.arrange({ op: 'rematch' });
      const { rematch } = host.table;
      const a = await anna.join(rematch);
      time.leap(defaults.gatherMs);
      await a.until(() => a.table.status === 'running', 'the beginning');
      assert.deepEqual(
        a.table.seats.map(({ kind }) => kind),
        ['person', 'bot', 'bot'],
      );
      const late = await bert.join(rematch);
      assert.equal(late.role, 'player');
      await leave(host, guest, third, watcher, a, late);
    });

    it('is only of a game that is over', async () => {
      const { host, guest } = await waiting();
      assert.equal(codeOf(await host.arrange({ op: 'rematch' })), 'notFinished');
      await host.arrange({ op: 'nonce', nonce: newNonce() });
      await leave(guest, host);
    });
  });
});
