import assert from 'node:assert/strict';
import { matchMaker } from '@colyseus/core';
import { viewOf } from '../../client/net/views.ts';
import { games } from '../../shared/games/registry.ts';
import { type AtTable, http, type RefusedAnswer, Visitor } from '../support/client.ts';
import { eventually } from '../support/eventually.ts';
import { FakeTime } from '../support/fake-time.ts';
import { type House, openHouse } from '../support/house.ts';

const codeOf = (answer: object): string => ('refused' in answer ? (answer as RefusedAnswer).refused.code : 'accepted');
const kinds = (at: AtTable): string[] => at.table.seats.map(({ kind }) => kind);

describe('A table', () => {
  let house: House;
  let anna: Visitor;
  let bert: Visitor;
  let cleo: Visitor;
  before(async () => {
    house = await openHouse();
    anna = await Visitor.named(house.url, 'Anna');
    bert = await Visitor.named(house.url, 'Bert');
    cleo = await Visitor.named(house.url, 'Cleo');
  });
  after(() => house.close());

  it('against bots is there at once, with the game on it', async () => {
    const at = await anna.playNow();
    assert.equal(at.role, 'player');
    assert.equal(at.table.status, 'running');
    assert.equal(at.table.hostSeat, 0);
    const view = viewOf(at.state, 0) as { readonly players: readonly unknown[] };
    assert.equal(view.players.length, 3);
    const { seat, log } = await at.sync();
    assert.equal(seat, 0);
    assert.equal(log[0]?.seq, 0);
    await at.leave();
  });

  it('fills with people by its link and begins when the host says so', async () => {
    const { id, code } = await anna.createTable({ seats: 3 });
    const host = await anna.join(id);
    const guest = await bert.join(code.toLowerCase());
    await host.until(() => kinds(host)[1] === 'person');
    assert.deepEqual(kinds(host), ['person', 'person', 'open']);
    assert.equal(host.state.game, undefined);
    assert.equal(codeOf(await guest.arrange({ op: 'start' })), 'notHost');
    assert.equal(codeOf(await host.arrange({ op: 'start' })), 'seatsOpen');
    assert.equal(codeOf(await host.act({ type: 'draw' }, 0)), 'notRunning');
    await host.arrange({ op: 'fillWithBots', level: 'random' });
    await host.arrange({ op: 'setPace', pace: 'instant' });
    assert.equal(codeOf(await host.arrange({ op: 'start' })), 'accepted');
    assert.equal(codeOf(await host.arrange({ op: 'start' })), 'notWaiting');
    await guest.until(() => guest.turns.length > 0, 'the first turn');
    assert.equal(guest.turns[0]?.seq, 0);
    assert.ok(guest.turns[0]?.events.length, 'the opening is told');
    await Promise.all([host.playOut((moves) => moves[0]!), guest.playOut((moves) => moves.at(-1)!)]);
    assert.equal(guest.table.status, 'finished');
    assert.equal(codeOf(await host.act({ type: 'draw' }, host.seq)), 'gameOver');
    assert.equal(codeOf(await guest.arrange({ op: 'stand' })), 'notRunning');
    await Promise.all([host.leave(), guest.leave()]);
  });

  it('sends everybody what happened, and legal moves only to the person to move', async () => {
    const at = await anna.playNow({ seats: 2 });
    const watcher = await cleo.join(at.table.id, 'spectator');
    assert.equal(watcher.role, 'spectator');
    await at.until(() => at.table.watchers === 1);
    const turn = await at.myTurn();
    assert.ok(turn);
    await at.act(turn.moves[0]!, turn.seq);
    await watcher.until(() => watcher.turns.some(({ seq }) => seq === turn.seq + 1));
    const seen = watcher.turns.find(({ seq }) => seq === turn.seq + 1);
    const own = at.turns.find(({ seq }) => seq === turn.seq + 1);
    assert.deepEqual(seen?.events, own?.events);
    assert.ok(watcher.turns.every(({ moves }) => moves.length === 0));
    assert.deepEqual((await watcher.sync()).moves, []);
    assert.equal((await watcher.sync()).seat, null);
    await Promise.all([at.leave(), watcher.leave()]);
  });

  it('lets a person with the link take over a bot, and seats no more than there are seats', async () => {
    const at = await anna.playNow({ seats: 2, pace: 'slow' });
    const guest = await bert.join(at.table.id);
    assert.equal(guest.role, 'player');
    assert.equal((await guest.sync()).seat, 1);
    await at.until(() => kinds(at)[1] === 'person');
    const late = await cleo.join(at.table.id);
    assert.equal(late.role, 'spectator');
    for (let moves = 0; moves < 6; moves++) {
      const { toMove } = (
        await http<{ tables: { id: string; toMove: number[] }[] }>(house.url, '/api/me/tables', undefined, anna.token)
      ).body.tables[0]!;
      const actor = toMove[0] === 0 ? at : guest;
      const turn = await actor.myTurn();
      assert.ok(turn);
      assert.equal(codeOf(await actor.act(turn.moves[0]!, turn.seq)), 'accepted');
    }
    await Promise.all([at.leave(), guest.leave(), late.leave()]);
  });

  it('lets a person take only their own seat again, even where bots play', async () => {
    const at = await anna.playNow({ game: 'manila', seats: 4, pace: 'slow' });
    const guest = await bert.join(at.table.id);
    assert.equal((await guest.sync()).seat, 1);
    for (const seat of [2, 3]) {
      assert.equal(codeOf(await guest.arrange({ op: 'sit', seat })), 'seatBound');
      assert.equal(codeOf(await at.arrange({ op: 'sit', seat })), 'seatBound');
    }
    await guest.arrange({ op: 'stand' });
    assert.equal(codeOf(await guest.arrange({ op: 'sit', seat: 2 })), 'seatBound');
    await guest.leave();
    // the link leads back to their own seat, or to none
    const back = await bert.join(at.table.id);
    assert.equal((await back.sync()).seat, 1);
    await back.arrange({ op: 'stand' });
    const late = await cleo.join(at.table.id);
    assert.equal((await late.sync()).seat, 1);
    assert.equal(codeOf(await back.arrange({ op: 'sit', seat: 1 })), 'seatTaken');
    await back.leave();
    assert.equal((await bert.join(at.table.id)).role, 'spectator');
    await Promise.all([at.leave(), late.leave()]);
  });

  it('gives the seat of who stands up to a bot, and back to who sits down again', async () => {
    const at = await anna.playNow({ seats: 2, pace: 'slow' });
    assert.deepEqual(await at.arrange({ op: 'stand' }), { seat: null });
    await at.until(() => kinds(at)[0] === 'bot');
    assert.equal(codeOf(await at.act({ type: 'draw' }, (await at.sync()).seq)), 'notSeated');
    assert.deepEqual(await at.arrange({ op: 'sit', seat: 0 }), { seat: 0 });
    assert.equal((await at.sync()).seat, 0);
    await at.leave();
  });

  for (const game of Object.values(games))
    it(`plays ${game.meta.id} to the end among bots when one spectator watches`, async () => {
      const at = await anna.playNow({ game: game.meta.id, seats: 4, pace: 'slow' });
      await at.arrange({ op: 'stand' });
      await at.arrange({ op: 'setPace', pace: 'instant' });
      const watcher = await cleo.join(at.table.id, 'spectator');
      await at.leave();
      await watcher.until(() => watcher.table.status === 'finished', 'the end', 30_000);
      const view = viewOf(watcher.state, null) as { readonly seq: number; readonly outcome: unknown };
      assert.ok(view.outcome);
      assert.equal(view.seq, watcher.seq);
      await watcher.leave();
    });

  it('keeps the seat of a player who leaves a running game', async () => {
    const { id } = await anna.createTable({ seats: 2 });
    const host = await anna.join(id);
    const guest = await bert.join(id);
    await host.arrange({ op: 'start' });
    await guest.leave();
    await host.until(() => host.table.seats[1]?.connected === false);
    assert.equal(kinds(host)[1], 'person');
    // the game waits for them; the host may let a bot play on, and they may reclaim the seat
    assert.equal(codeOf(await host.arrange({ op: 'addBot', seat: 1, level: 'random' })), 'accepted');
    await host.until(() => kinds(host)[1] === 'bot');
    const back = await bert.join(id);
    assert.equal(back.role, 'player');
    assert.equal((await back.sync()).seat, 1);
    await Promise.all([host.leave(), back.leave()]);
  });

  it('frees the seat of who leaves a waiting table, and passes the host’s part on', async () => {
    const { id } = await anna.createTable({ seats: 3 });
    const host = await anna.join(id);
    const guest = await bert.join(id);
    await host.leave();
    await guest.until(() => guest.table.hostSeat === 1);
    assert.deepEqual(kinds(guest), ['open', 'person', 'open']);
    assert.equal(codeOf(await guest.arrange({ op: 'fillWithBots', level: 'greedy' })), 'accepted');
    await guest.leave();
  });

  it('waits in the store for a host who went away alone, and is cleared away when nobody comes', async () => {
    const { id } = await anna.createTable({ seats: 3 });
    const host = await anna.join(id);
    await host.leave();
    const back = await anna.join(id);
    assert.equal((await back.sync()).seat, 0);
    await house.app.office.sweep(Date.now() + 3_600_000);
    assert.equal(back.table.status, 'waiting');
    assert.ok(await house.app.services.store.byId(id), 'a table with people is not swept');
    await back.leave();
    const isOpen = (epoch: number): boolean => matchMaker.getLocalRoomById(`${id}-${epoch}`) !== undefined;
    await eventually('its rooms closed', () => !isOpen(1) && !isOpen(2));
    await house.app.office.sweep(Date.now() + 3_600_000);
    assert.equal((await http(house.url, `/api/tables/${id}`)).status, 404);
  });
});

describe('The bots of a table', () => {
  it('rest when nobody is there, and go on when somebody is back', async () => {
    const time = new FakeTime();
    const house = await openHouse({ time });
    const anna = await Visitor.named(house.url, 'Anna');
    const at = await anna.playNow({ seats: 3, pace: 'fast' });
    const { id } = at.table;
    await at.arrange({ op: 'stand' });
    await time.passUntil('bots at play', () => at.seq > 1);
    await at.leave();
    const { store } = house.app.services;
    await eventually('the room closed', async () => (await store.byId(id))?.home === '');
    const left = (await store.moves(id)).length;
    await time.advance(3_600_000);
    assert.equal((await store.moves(id)).length, left, 'bots play for nobody');
    const back = await anna.join(id, 'spectator');
    await time.passUntil('bots at play again', () => back.seq > left + 1);
    await back.leave();
    await house.close();
  });
});
