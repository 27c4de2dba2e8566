import assert from 'node:assert/strict';
import type { AnyGame } from '../../shared/engine/game.ts';
import { pick } from '../../shared/engine/rng.ts';
import { games } from '../../shared/games/registry.ts';
import type { CreateTableRequest, TableSummary } from '../../shared/protocol/http.ts';
import type { HistoryAnswer } from '../../shared/protocol/replays.ts';
import { http, Visitor } from '../support/client.ts';
import { move, statesOf } from '../support/delayed.ts';
import { type House, openHouse } from '../support/house.ts';
import { rngFor } from '../support/random-play.ts';
import { tapped } from '../support/tap.ts';

const delay = 3;
const moves = 14;
/** the first byte of a frame, as Colyseus writes it */
const patch = 15;

describe('Who watches some moves behind', () => {
  let house: House;
  let people: Visitor[];
  before(async () => {
    house = await openHouse();
    people = await Promise.all(['Anna', 'Bert', 'Cleo', 'Wim', 'Olga'].map((name) => Visitor.named(house.url, name)));
  });
  after(() => house.close());

  async function table(game: AnyGame, wanted = delay, more: Partial<CreateTableRequest> = {}) {
    const [anna, bert, cleo, wim] = people as [Visitor, Visitor, Visitor, Visitor];
    const { id } = await anna.createTable({ game: game.meta.id, seats: 3, delay: wanted as 3, ...more });
    const seated = [await anna.join(id), await bert.join(id), await cleo.join(id)];
    const { at: watcher, frames } = await tapped(wim, id, 'spectator');
    await seated[0]!.arrange({ op: 'start' });
    await watcher.until(() => watcher.table.status === 'running', 'the beginning');
    return { id, seated, watcher, frames };
  }

  for (const game of Object.values(games))
    it(`gets no byte of ${game.meta.id} before its time, by whatever door`, async () => {
      const { id, seated, watcher, frames } = await table(game);
      const rng = rngFor(7);
      // the last changes of the table itself are through
      await watcher.sync();
      const before = frames.length;
      for (let seq = 0; seq < moves; ) {
        seq = await move(seated, rng);
        const states = await statesOf(house, game, id);
        const seen = seq - delay;
        const answer = await watcher.sync();
        assert.equal(answer.seq, Math.max(0, seen));
        assert.ok(answer.log.every((entry) => entry.seq <= seen));
        assert.deepEqual(answer.view ?? null, seen < 0 ? null : game.view(states[seen]!, 'spectator'));
        assert.equal(watcher.state.game, undefined);
        const stands = game.lobbySummary(game.view(states[Math.max(0, seen)]!, 'spectator'));
        const { body } = await http<TableSummary>(house.url, `/api/tables/${id}`);
        assert.deepEqual(body.lobbySummary, stands);
        assert.deepEqual(house.app.services.listing.get(id)?.summary.lobbySummary, stands);
        assert.deepEqual((await house.app.services.store.byId(id))?.lobbySummary, stands);
        const history = await http<HistoryAnswer>(house.url, `/api/tables/${id}/history?from=0`);
        if (seen < 0) assert.equal(history.status, 400);
        else assert.deepEqual([history.body.length, history.body.steps.at(-1)?.seq], [seen, seen]);
      }
      const states = await statesOf(house, game, id);
      assert.equal(watcher.turns.length, moves - delay + 1);
      for (const [at, turn] of watcher.turns.entries()) {
        assert.equal(turn.seq, at);
        assert.deepEqual(turn.view, game.view(states[at]!, 'spectator'));
        assert.deepEqual(turn.moves, []);
      }
      // what is not a message of the above or an answer is the table itself, and that did not change
      assert.deepEqual(
        frames.slice(before).filter(({ bytes }) => bytes[0] === patch),
        [],
      );
      // who plays has everything at once
      for (const [seat, at] of seated.entries())
        assert.deepEqual((await at.sync()).view, game.view(states[moves]!, seat));
      await Promise.all([...seated, watcher].map((at) => at.leave()));
    });

  it('is told everything at the end', async () => {
    const game: AnyGame = games['port-royal'];
    const [anna, , , wim] = people as [Visitor, Visitor, Visitor, Visitor];
    const at = await anna.playNow({ delay: 10 });
    const watcher = await wim.join(at.table.id, 'spectator');
    const rng = rngFor(3);
    await at.playOut((legal) => pick(rng, legal));
    await watcher.until(() => watcher.table.status === 'finished' && watcher.state.game !== undefined, 'the end');
    const [own, seen] = [await at.sync(), await watcher.sync()];
    assert.deepEqual([seen.seq, seen.log.length, seen.view], [own.seq, own.log.length, undefined]);
    const states = await statesOf(house, game, at.table.id);
    assert.equal(states.length - 1, seen.seq);
    await Promise.all([at, watcher].map((one) => one.leave()));
  });

  it('is put behind, or comes up, when the host says so in the middle of a game', async () => {
    const game: AnyGame = games.manila;
    const { seated, watcher } = await table(game, 0);
    const rng = rngFor(9);
    for (let seq = 0; seq < 5; ) seq = await move(seated, rng);
    assert.equal((await watcher.sync()).seq, 5);
    await seated[0]!.arrange({ op: 'watching', allowed: true, delay: 3 });
    await watcher.until(() => watcher.notices.some(({ code }) => code === 'changed'), 'word of it');
    assert.equal((await watcher.sync()).seq, 2);
    await watcher.until(() => watcher.state.game === undefined, 'the state without the game');
    await move(seated, rng);
    assert.equal((await watcher.sync()).seq, 3);
    await seated[0]!.arrange({ op: 'watching', allowed: true, delay: 0 });
    await watcher.until(() => watcher.state.game !== undefined, 'the game');
    assert.equal((await watcher.sync()).seq, 6);
    await Promise.all([...seated, watcher].map((at) => at.leave()));
  });

  it('never sees what was taken back, nor who took it, nor whose clock runs', async () => {
    const game: AnyGame = games.manila;
    const { id, seated, watcher } = await table(game, delay, { speed: 'normal' });
    // one looks over a shoulder, and is as late as all the others
    const onlooker = await people[4]!.join(id, 'spectator');
    assert.deepEqual(await seated[1]!.arrange({ op: 'shoulder', allowed: true }), { seat: 1 });
    assert.deepEqual(await onlooker.ask('look', { seat: 1 }), { over: 1 });
    const rng = rngFor(6);
    let deepest = 0;
    const watching = [
      { at: watcher, viewer: 'spectator' as const, heard: 0 },
      { at: onlooker, viewer: 1, heard: 0 },
    ];
    /** What watchers were told since the last time, and may be told when they are asked: of the game as it is now. */
    const check = async (seq: number): Promise<void> => {
      const states = await statesOf(house, game, id);
      assert.equal(states.length - 1, seq);
      const stands = game.lobbySummary(game.view(states[Math.max(0, seq - delay)]!, 'spectator'));
      assert.deepEqual((await house.app.services.store.byId(id))?.lobbySummary, stands);
      for (const one of watching) {
        const { at, viewer } = one;
        const { seq: now, view, log, clock } = await at.sync();
        assert.deepEqual([now, clock], [Math.max(0, seq - delay), undefined]);
        assert.ok(log.every((entry) => entry.seq <= seq - delay));
        assert.deepEqual(view ?? null, seq < delay ? null : game.view(states[now]!, viewer));
        for (const turn of at.turns.slice(one.heard)) {
          assert.ok(turn.seq <= seq - delay, `${turn.seq} at ${seq}`);
          assert.deepEqual(turn.view, game.view(states[turn.seq]!, viewer));
          assert.equal(turn.clock, undefined);
        }
        one.heard = at.turns.length;
      }
    };
    for (let steps = 0; steps < 70; steps++) {
      let seq = await move(seated, rng);
      await check(seq);
      const highest = watcher.turns.at(-1)?.seq ?? -1;
      // as far back as it goes, now and then: beyond what watchers have seen, too
      let back = 0;
      for (; steps % 3 === 0 && back < 1 + (steps % 7); back++) {
        const able = (await Promise.all(seated.map((at) => at.sync()))).findIndex(({ undo }) => undo);
        if (able < 0) break;
        const before = [watcher, onlooker].map(({ turns }) => turns.length);
        assert.deepEqual(await seated[able]!.ask('undo', { seq }), { seq: seq - 1 });
        seq--;
        await check(seq);
        const after = [watcher, onlooker].map(({ turns }) => turns.length);
        if (highest <= seq) assert.deepEqual(after, before, 'who has not seen it is not sent back');
      }
      deepest = Math.max(deepest, back);
    }
    assert.ok(deepest > delay, `${deepest}`);
    for (const { at } of watching) assert.deepEqual([at.clocks, at.notices], [[], []]);
    assert.ok(seated.every((at) => at.notices.some(({ code }) => code === 'undone')));
    assert.ok((await seated[0]!.sync()).clock);
    await Promise.all([...seated, watcher, onlooker].map((at) => at.leave()));
  });

  it('is seen by a room that was opened anew as by the one before it', async () => {
    const game: AnyGame = games.borneo;
    const { id, seated, watcher } = await table(game);
    const rng = rngFor(11);
    for (let seq = 0; seq < 25; ) seq = await move(seated, rng);
    const known = await watcher.sync();
    await seated[1]!.arrange({ op: 'shoulder', allowed: true });
    const row = (await house.app.services.store.byId(id))!;
    await house.app.services.store.claim(row, '');
    house.app.office.locator.moved({ id, epoch: row.epoch + 1 });
    const again = await people[3]!.join(id, 'spectator');
    assert.deepEqual(await again.sync(), known);
    // consent is stored, and so is who has looked
    assert.equal(again.table.seats[1]!.shoulder, true);
    assert.deepEqual(await again.ask('look', { seat: 1 }), { over: 1 });
    const states = await statesOf(house, game, id);
    assert.deepEqual((await again.sync()).view, game.view(states[25 - delay]!, 1));
    await again.leave();
  });
});
