import assert from 'node:assert/strict';
import { viewOf } from '../../client/net/views.ts';
import { below, pick } from '../../shared/engine/rng.ts';
import { seatsFor } from '../../shared/engine/seats.ts';
import { verify } from '../../shared/fairness/verify.ts';
import { gameIds } from '../../shared/games/ids.ts';
import { games } from '../../shared/games/registry.ts';
import type { GameFile } from '../../shared/protocol/game-file.ts';
import { limits } from '../../shared/protocol/messages.ts';
import type { HistoryAnswer } from '../../shared/protocol/replays.ts';
import { type AtTable, http, type RefusedAnswer, Visitor } from '../support/client.ts';
import { eventually } from '../support/eventually.ts';
import { type House, openHouse } from '../support/house.ts';
import { rngFor } from '../support/random-play.ts';

const codeOf = (answer: object): string => ('refused' in answer ? (answer as RefusedAnswer).refused.code : 'accepted');
const undo = (at: AtTable, seq: number) => at.ask<{ seq: number }>('undo', { seq });

describe('Taking back', () => {
  let house: House;
  let anna: Visitor;
  let bert: Visitor;
  before(async () => {
    house = await openHouse();
    anna = await Visitor.named(house.url, 'Anna');
    bert = await Visitor.named(house.url, 'Bert');
  });
  after(() => house.close());

  /** Manila for three, where bids come first: two people and, so slow that it does not matter, a bot. */
  async function table(options: object = {}): Promise<{ who: AtTable; other: AtTable; id: string }> {
    const { id } = await anna.createTable({ game: 'manila', seats: 3, bots: 1, pace: 'slow', ...options });
    const [host, guest] = [await anna.join(id), await bert.join(id)];
    await host.arrange({ op: 'start' });
    await host.until(() => host.turns.length > 0);
    let who = host;
    await eventually('a person is asked', async () => {
      for (const one of [host, guest])
        if ((await one.sync()).moves.length > 0) {
          who = one;
          return true;
        }
      return false;
    });
    return { who, other: who === host ? guest : host, id };
  }

  const shown = async (at: AtTable): Promise<unknown> => {
    const { clock: _, undo: __, ...sync } = await at.sync();
    return { sync, view: viewOf(at.state, sync.seat) };
  };

  it('brings everybody back to the position before, and the same decision leads on again', async () => {
    const { who, other, id } = await table({ speed: 'normal' });
    const before = [await shown(who), await shown(other)];
    const { seq, moves, undo: early } = await who.sync();
    assert.equal(early, undefined);
    const bid = moves.find(({ type }) => type === 'bid');
    assert.ok(bid);
    assert.deepEqual(await who.act(bid, seq, 'first'), { seq: seq + 1 });
    await who.until(() => who.seq === seq + 1);
    assert.equal(who.turns.at(-1)?.undo, true);
    await other.until(() => other.seq === seq + 1);
    assert.equal(other.turns.at(-1)?.undo, undefined);
    assert.equal(codeOf(await undo(other, seq + 1)), 'tooLate');
    assert.equal(codeOf(await undo(who, seq)), seq === 0 ? 'badRequest' : 'stale');
    assert.equal(codeOf(await undo(who, seq + 2)), 'stale');
    assert.deepEqual(await undo(who, seq + 1), { seq });
    await other.until(() => other.notices.some(({ code }) => code === 'undone'));
    assert.deepEqual([await shown(who), await shown(other)], before);
    assert.equal((await house.app.services.store.moves(id)).length, seq);
    assert.equal((await house.app.services.store.undone(id)).length, 1);
    // the request that was taken back is not made again by being repeated
    assert.deepEqual(await who.act(bid, seq, 'first'), { seq: seq + 1 });
    assert.equal((await who.sync()).seq, seq);
    assert.equal(codeOf(await undo(who, seq + 1)), 'stale');
    assert.deepEqual(await who.act(bid, seq, 'second'), { seq: seq + 1 });
    await Promise.all([who.leave(), other.leave()]);
  });

  it('is not for who has the seat after the one who decided, in this room or in the next', async () => {
    const { who, other, id } = await table({ seats: 3, bots: 1 });
    const { seq, moves, seat } = await who.sync();
    assert.ok(seat !== null);
    await who.act(moves.find(({ type }) => type === 'bid')!, seq, 'hers');
    await who.arrange({ op: 'stand' });
    const cleo = await Visitor.named(house.url, 'Cleo');
    const heir = await cleo.join(id, 'spectator');
    await heir.arrange({ op: 'sit', seat });
    const now = await heir.sync();
    assert.deepEqual([now.seat, now.undo], [seat, undefined]);
    assert.equal(codeOf(await undo(heir, now.seq)), 'tooLate');
    await Promise.all([who.leave(), other.leave(), heir.leave()]);
    const { store } = house.app.services;
    await eventually('the room closed', async () => (await store.byId(id))?.home === '');
    const again = await cleo.join(id);
    assert.equal(codeOf(await undo(again, (await again.sync()).seq)), 'tooLate');
    await again.leave();
  });

  it('is still possible in another room, and what was taken back stays so there', async () => {
    const { who, other, id } = await table({ bots: 1 });
    const { seq, moves } = await who.sync();
    await who.act(moves[0]!, seq, 'one');
    await undo(who, seq + 1);
    await who.act(moves[0]!, seq, 'two');
    const visitor = (await who.sync()).seat === 0 ? anna : bert;
    await Promise.all([who.leave(), other.leave()]);
    await eventually('the room closed', async () => (await house.app.services.store.byId(id))?.home === '');
    const back = await visitor.join(id);
    assert.equal((await back.sync()).undo, true);
    assert.deepEqual(await undo(back, seq + 1), { seq });
    assert.deepEqual(await back.act(moves[0]!, seq, 'one'), { seq: seq + 1 });
    assert.equal((await back.sync()).seq, seq);
    await back.leave();
  });

  for (const game of gameIds)
    it(`leaves a game of ${game} that is whole: told, looked back into, replayed and proven`, async () => {
      const seats = seatsFor(games[game].meta, {})[0];
      const { id } = await anna.createTable({ game, seats });
      const visitors = [anna, bert, await Visitor.named(house.url, 'Cleo')].slice(0, seats);
      const people: AtTable[] = [];
      for (const visitor of visitors) people.push(await visitor.join(id));
      await people[0]!.arrange({ op: 'start' });
      const rng = rngFor(4);
      let undone = 0;
      for (let seq = 0; people[0]!.table.status !== 'finished'; ) {
        const asked = await Promise.all(people.map((at) => at.sync()));
        const mover = asked.findIndex(({ moves }) => moves.length > 0);
        if (mover < 0) break;
        const at = people[mover]!;
        assert.deepEqual(await at.act(pick(rng, asked[mover]!.moves), seq), { seq: seq + 1 });
        seq++;
        const { undo: offered, log } = await at.sync();
        if (offered && undone < 12 && below(rng, 2) === 0) {
          assert.deepEqual(await undo(at, seq), { seq: seq - 1 });
          seq--;
          undone++;
          // all that one hears is what the log has, before and after
          assert.deepEqual(
            (await at.sync()).log,
            log.filter((entry) => entry.seq <= seq),
          );
          const back = await http<HistoryAnswer>(house.url, `/api/tables/${id}/history?from=${seq}`);
          assert.deepEqual([back.body.length, back.body.steps.map((step) => step.seq)], [seq, [seq]]);
        }
      }
      assert.ok(undone > 3, `${undone}`);
      const { store } = house.app.services;
      const row = await store.byId(id);
      assert.equal(row?.status, 'finished');
      const moves = await store.moves(id);
      assert.equal(codeOf(await undo(people[moves.at(-1)!.seat]!, moves.length)), 'notRunning');
      assert.equal((await store.undone(id)).length, undone);
      const { body: file } = await http<GameFile>(house.url, `/api/replays/${id}`);
      assert.deepEqual(
        file.moves,
        moves.map(({ seat, move }) => [seat, move]),
      );
      assert.equal(verify(JSON.stringify(file)).kind, 'proven');
      await Promise.all(people.map((at) => at.leave()));
    });

  it('goes back and forth ten times at one position and no more', async () => {
    const { who, other, id } = await table();
    const { seq, moves } = await who.sync();
    const bid = moves.find(({ type }) => type === 'bid');
    assert.ok(bid);
    for (let i = 0; i < limits.undosOfPosition; i++) {
      assert.deepEqual(await who.act(bid, seq), { seq: seq + 1 });
      assert.deepEqual(await undo(who, seq + 1), { seq });
    }
    assert.deepEqual(await who.act(bid, seq), { seq: seq + 1 });
    assert.equal((await who.sync()).undo, undefined);
    assert.equal(codeOf(await undo(who, seq + 1)), 'undoneOften');
    assert.equal((await house.app.services.store.undone(id)).length, limits.undosOfPosition);
    await Promise.all([who.leave(), other.leave()]);
  });

  it('is refused by who watches, where the host has turned it off, and after a card was turned', async () => {
    const { who, other } = await table({ undo: false });
    const { seq, moves } = await who.sync();
    await who.act(moves[0]!, seq);
    assert.equal(who.table.undo, false);
    assert.equal((await who.sync()).undo, undefined);
    assert.equal(codeOf(await undo(who, seq + 1)), 'undoOff');
    await Promise.all([who.leave(), other.leave()]);

    // nobody moves but who is told to: a card may end a turn
    const { id } = await anna.createTable({ seats: 2 });
    const [host, guest] = [await anna.join(id), await bert.join(id)];
    await host.arrange({ op: 'start' });
    const watcher = await (await Visitor.named(house.url, 'Cleo')).join(id, 'spectator');
    assert.equal(codeOf(await undo(watcher, 1)), 'notSeated');
    const draws = async (at: AtTable) => (await at.sync()).moves.some(({ type }) => type === 'draw');
    const at = (await draws(host)) ? host : guest;
    const first = await at.sync();
    assert.deepEqual(await at.act({ type: 'draw' }, first.seq), { seq: first.seq + 1 });
    assert.equal((await at.sync()).undo, undefined);
    assert.equal(codeOf(await undo(at, first.seq + 1)), 'revealed');
    assert.equal(codeOf(await at.ask('undo', { seq: 'x' })), 'badRequest');
    await Promise.all([host.leave(), guest.leave(), watcher.leave()]);
  });
});
