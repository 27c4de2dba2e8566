import assert from 'node:assert/strict';
import type { AnyGame } from '../../shared/engine/game.ts';
import { replay } from '../../shared/engine/record.ts';
import { games } from '../../shared/games/registry.ts';
import type { SeatAnswer } from '../../shared/protocol/http.ts';
import { AtTable, http, type RefusedAnswer, Visitor } from '../support/client.ts';
import { move, recordOf, statesOf } from '../support/delayed.ts';
import { trials } from '../support/games.ts';
import { type House, openHouse } from '../support/house.ts';
import { rngFor } from '../support/random-play.ts';
import { tapped } from '../support/tap.ts';
import { audit } from '../support/wire-audit.ts';

const delay = 3;
const moves = 30;
const codeOf = (answer: object): string => (answer as RefusedAnswer).refused?.code ?? '';
const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

describe('Who looks over a shoulder', () => {
  let house: House;
  let people: Visitor[];
  before(async () => {
    house = await openHouse();
    people = await Promise.all(['Anna', 'Bert', 'Cleo', 'Wim', 'Olga'].map((name) => Visitor.named(house.url, name)));
  });
  after(() => house.close());

  /** Three play, Bert consents, Olga looks over Bert's shoulder, Wim does not. */
  async function table(game: AnyGame, wanted: 0 | 3 = delay) {
    const [anna, bert, cleo, wim, olga] = people as [Visitor, Visitor, Visitor, Visitor, Visitor];
    const { id } = await anna.createTable({ game: game.meta.id, seats: 3, delay: wanted });
    const seated = [await anna.join(id), await bert.join(id), await cleo.join(id)] as const;
    const watching = await tapped(wim, id, 'spectator');
    const looking = await tapped(olga, id, 'spectator');
    await seated[0].arrange({ op: 'start' });
    await looking.at.until(() => looking.at.table.status === 'running', 'the beginning');
    const everybody = [...seated, watching.at, looking.at];
    return { id, seated, watching, looking, leave: () => Promise.all(everybody.map((at) => at.leave())) };
  }

  async function opened(game: AnyGame) {
    const at = await table(game);
    assert.deepEqual(await at.seated[1].arrange({ op: 'shoulder', allowed: true }), { seat: 1 });
    await at.looking.at.until(() => at.looking.at.table.seats[1]?.shoulder === true, 'the open shoulder');
    assert.deepEqual(await at.looking.at.ask('look', { seat: 1 }), { over: 1 });
    return at;
  }

  for (const game of Object.values(games) as AnyGame[])
    it(`gets what that seat of ${game.meta.id} knew so many moves ago, of no other seat, and nobody else gets it`, async () => {
      const { id, seated, watching, looking, leave } = await opened(game);
      const rng = rngFor(8);
      for (let seq = 0; seq < moves; ) seq = await move(seated, rng);
      await looking.at.until(() => looking.at.seq === moves - delay, 'the last that they may see');
      // what was asked for in the middle of a game holds the log, and with it cards that have gone back since
      const told = [watching, looking].map(({ frames }) => [...frames]);
      const record = await recordOf(house, game, id);
      const states = await statesOf(house, game, id);
      const truth = trials[game.meta.id as keyof typeof trials].truthOf(record);
      for (const [{ at }, viewer] of [
        [watching, 'spectator'],
        [looking, 1],
      ] as const) {
        assert.deepEqual(
          at.turns.map(({ seq }) => seq),
          Array.from({ length: moves - delay + 1 }, (_, seq) => seq),
        );
        for (const turn of at.turns) {
          assert.deepEqual(turn.view, plain(game.view(states[turn.seq]!, viewer)), `${viewer} at ${turn.seq}`);
          assert.deepEqual([turn.moves, turn.over, turn.undo], [[], viewer === 1 ? 1 : undefined, undefined]);
        }
        const { seat, seq, over, view, log } = await at.sync();
        assert.deepEqual([seat, seq, over], [null, moves - delay, viewer === 1 ? 1 : undefined]);
        assert.deepEqual(view, plain(game.view(states[seq]!, viewer)));
        const events = game.opening(states[0]!).map((event: { type: string }) => ({ seq: 0, event }));
        replay(game, record, (step) => {
          if (step.seq <= seq) for (const event of step.events) events.push({ seq: step.seq, event });
        });
        const known = events.flatMap((entry: { seq: number; event: { type: string } }) => {
          const event = game.redact(entry.event, viewer);
          return event ? [{ seq: entry.seq, event }] : [];
        });
        assert.deepEqual(log, plain(known));
      }
      const sealed = { 'the seed': record.seed };
      const [plainly, closely] = [audit(told[0]!, truth, null, sealed), audit(told[1]!, truth, 1, sealed)];
      assert.deepEqual([plainly.leaks, closely.leaks], [[], []]);
      if (trials[game.meta.id as keyof typeof trials].hasOneView({})) return void (await leave());
      // not deaf: what came over the shoulder would have been found on the line of one who only watches
      assert.notDeepEqual(audit(told[1]!, truth, null, sealed).leaks, []);
      await leave();
    });

  it('sees what all see at once when the consent ends, in whatever way', async () => {
    const game: AnyGame = games.manila;
    const { id, seated, looking, leave } = await opened(game);
    const rng = rngFor(4);
    let seq = 0;
    while (seq < 6) seq = await move(seated, rng);
    const { at } = looking;
    const sees = async (viewer: 'spectator' | 1): Promise<void> => {
      const states = await statesOf(house, game, id);
      const answer = await at.sync();
      assert.equal(answer.over, viewer === 1 ? 1 : undefined);
      assert.deepEqual(answer.view, plain(game.view(states[answer.seq]!, viewer)));
      seq = await move(seated, rng);
      const after = await statesOf(house, game, id);
      await at.until(() => at.seq === seq - delay, 'the next turn');
      assert.deepEqual(at.turns.at(-1)?.view, plain(game.view(after[seq - delay]!, viewer)));
    };
    const covers = async (how: () => Promise<unknown>): Promise<void> => {
      const before = at.notices.length;
      await how();
      await at.until(() => at.notices.slice(before).some(({ code }) => code === 'changed'), 'word of it');
      await sees('spectator');
      assert.equal(codeOf(await at.ask('look', { seat: 1 })), 'noShoulder');
    };
    const opens = async (): Promise<void> => {
      assert.deepEqual(await seated[1].arrange({ op: 'shoulder', allowed: true }), { seat: 1 });
      assert.deepEqual(await at.ask('look', { seat: 1 }), { over: 1 });
      await sees(1);
    };
    await sees(1);
    await covers(() => seated[1].arrange({ op: 'shoulder', allowed: false }));
    await opens();
    // they have not asked to look elsewhere, and may at any time
    assert.deepEqual(await at.ask('look', { seat: null }), { over: null });
    await sees('spectator');
    assert.deepEqual(await at.ask('look', { seat: 1 }), { over: 1 });
    // with a shorter delay than agreed
    await seated[0].arrange({ op: 'watching', allowed: true, delay: 5 });
    await at.until(() => at.table.delay === 5, 'the other delay');
    assert.equal((await at.sync()).over, 1);
    await covers(() => seated[0].arrange({ op: 'watching', allowed: true, delay: 3 }));
    await opens();
    // nobody behind: nobody looks
    await seated[0].arrange({ op: 'watching', allowed: true, delay: 0 });
    assert.equal(codeOf(await seated[1].arrange({ op: 'shoulder', allowed: true })), 'noShoulder');
    assert.equal(codeOf(await at.ask('look', { seat: 1 })), 'noShoulder');
    assert.deepEqual([(await at.sync()).over, (await at.sync()).view], [undefined, undefined]);
    await seated[0].arrange({ op: 'watching', allowed: true, delay: 3 });
    await opens();
    // the player stands up, and a bot has the seat
    const before = at.notices.length;
    await seated[1].arrange({ op: 'stand' });
    await at.until(() => at.notices.slice(before).some(({ code }) => code === 'changed'), 'word of it');
    const { over, view, seq: now } = await at.sync();
    const states = await statesOf(house, game, id);
    assert.deepEqual([over, view], [undefined, plain(game.view(states[now]!, 'spectator'))]);
    await at.until(() => at.table.seats[1]?.shoulder === false, 'the covered shoulder');
    assert.equal(codeOf(await at.ask('look', { seat: 1 })), 'noShoulder');
    await leave();
  });

  it('is nobody who plays, in whatever tab, nor anybody without a name; and does not play afterwards', async () => {
    const { id, seated, looking, watching, leave } = await opened(games.manila);
    for (const at of seated) assert.equal(codeOf(await at.ask('look', { seat: 1 })), 'noShoulder');
    const tab = await people[0]!.join(id, 'spectator');
    assert.deepEqual(await tab.ask('look', { seat: 1 }), {
      refused: { code: 'noShoulder', clause: 'S48', params: {} },
    });
    // they stood up, and may be back at any moment
    await seated[0].arrange({ op: 'stand' });
    for (const at of [tab, seated[0]]) assert.equal(codeOf(await at.ask('look', { seat: 1 })), 'noShoulder');
    const { body } = await http<SeatAnswer>(house.url, `/api/tables/${id}/seat`, { role: 'spectator' });
    const unnamed = await AtTable.enter(house.url, body);
    assert.equal(codeOf(await unnamed.ask('look', { seat: 1 })), 'noGuest');
    assert.equal(codeOf(await watching.at.ask('look', { seat: 2 })), 'noShoulder');
    for (const seat of [-1, 5, '1', undefined])
      assert.equal(codeOf(await watching.at.ask('look', { seat })), 'badRequest');
    // a bot's seat is free, but not for a person who knows a hand
    assert.equal(codeOf(await looking.at.arrange({ op: 'sit', seat: 0 })), 'hasLooked');
    await looking.at.leave();
    const again = await people[4]!.join(id);
    assert.equal(again.role, 'spectator');
    assert.equal(codeOf(await again.arrange({ op: 'sit', seat: 0 })), 'hasLooked');
    assert.equal((await again.sync()).over, undefined);
    assert.deepEqual(await watching.at.arrange({ op: 'sit', seat: 0 }), { seat: 0 });
    await Promise.all([tab, unnamed, again].map((at) => at.leave()));
    await leave();
  });

  it('still does after a short loss of the connection', async () => {
    const { id, seated, looking, leave } = await opened(games.manila);
    const rng = rngFor(2);
    for (let seq = 0; seq < 5; ) seq = await move(seated, rng);
    const { at } = looking;
    let back = false;
    at.room.onReconnect(() => {
      back = true;
    });
    at.cut();
    await at.until(() => back, 'the line');
    const states = await statesOf(house, games.manila, id);
    const { over, view } = await at.sync();
    assert.deepEqual([over, view], [1, plain((games.manila as AnyGame).view(states[2]!, 1))]);
    await leave();
  });
});
