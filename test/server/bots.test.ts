import assert from 'node:assert/strict';
import { BotPool } from '../../server/bots/BotPool.ts';
import { type BotTable, BotTurns } from '../../server/bots/BotTurns.ts';
import type { BotQuestion } from '../../server/bots/messages.ts';
import { pauseOf } from '../../server/bots/pacing.ts';
import { openLog } from '../../server/log.ts';
import { realTime, type Time } from '../../server/time.ts';
import type { CoreState } from '../../shared/engine/core.ts';
import type { AnyGame } from '../../shared/engine/game.ts';
import { games } from '../../shared/games/registry.ts';
import { FakeTime } from '../support/fake-time.ts';
import { seedOf } from '../support/random-play.ts';

const log = openLog('silent');
const stubborn = new URL('../support/stubborn-worker.mjs', import.meta.url);

describe('The bots', () => {
  const pools: BotPool[] = [];
  const pool = (thinkMs: number, workerUrl?: URL, time: Time = realTime): BotPool => {
    const made = new BotPool({ thinkMs, log, time, ...(workerUrl ? { workerUrl } : {}) });
    pools.push(made);
    return made;
  };
  after(() => Promise.all(pools.map((made) => made.close())));

  const question = (changes: Partial<BotQuestion> = {}, game: AnyGame = games['port-royal']): BotQuestion => {
    const options = game.parseOptions({}, 3);
    assert.ok(options.ok);
    const state: CoreState = game.setup(options.value, 3, seedOf(3), game.meta.rulesVersion);
    const [seat = 0] = game.actors(state);
    const view: unknown = game.view(state, seat);
    const moves = game.legalMoves(state, seat);
    return { game: game.meta.id, level: 'greedy', seat, view, moves, seed: seedOf(4), ...changes };
  };

  it('choose in a thread of their own, from what their seat sees', async () => {
    const bots = pool(20_000);
    for (const game of Object.values(games))
      for (const level of ['random', 'greedy'] as const) {
        const asked = question({ level }, game);
        const choice = await bots.choose(asked);
        assert.ok(choice !== null && choice >= 0 && choice < asked.moves.length, `${game.meta.id} ${choice}`);
        assert.equal(await bots.choose(asked), choice, 'the same seed, the same choice');
      }
  });

  it('fail without harm at a game or a view that they do not know', async () => {
    const bots = pool(20_000);
    for (const game of ['chess', '__proto__', 'constructor']) assert.equal(await bots.choose(question({ game })), null);
    assert.equal(await bots.choose(question({ view: null })), null);
    assert.notEqual(await bots.choose(question()), null);
  });

  it('are stopped when they think too long, and the next one thinks again', async () => {
    const time = new FakeTime();
    const bots = pool(5000, stubborn, time);
    assert.equal(await bots.choose(question({ view: 'fine' })), 1);
    const answers = ['hang', 'fine'].map((view) => bots.choose(question({ view })));
    await time.advance(4999);
    assert.deepEqual(time.waits, [1], 'the one that hangs is still asked');
    await time.advance(1);
    assert.deepEqual(await Promise.all(answers), [null, 1]);
  });

  it('come back when their thread has died', async () => {
    const bots = pool(20_000, stubborn);
    const answers = await Promise.all(['die', 'fine'].map((view) => bots.choose(question({ view }))));
    assert.deepEqual(answers, [null, 1]);
  });

  it('answer nothing any more when they are closed', async () => {
    const bots = pool(20_000, stubborn);
    const hanging = bots.choose(question({ view: 'hang' }));
    const waiting = bots.choose(question({ view: 'fine' }));
    await bots.close();
    assert.deepEqual([await hanging, await waiting, await bots.choose(question())], [null, null, null]);
  });
});

/** A table at which a bot is to move, and a person sits beside it. */
const botToMove = (pace: BotTable['pace']): BotTable => ({
  match: () => ({ actors: [0] }) as unknown as ReturnType<BotTable['match']>,
  botAt: () => 'greedy',
  pace,
  people: () => [1],
  isAttended: () => true,
  play: () => Promise.resolve(true),
  failed: assert.ifError,
});

const told = (n: number, seat: number) => Array.from({ length: n }, () => ({ type: 'bidMade', seat }));

describe('The pace of the bots', () => {
  const normally = (events: number, age = 0): number => pauseOf('normal', { events, concerns: true, age }, 0.5);

  it('is quick after a bid, and leaves time for a settlement to be shown', () => {
    assert.equal(normally(0), 900);
    assert.equal(normally(1), 900);
    assert.ok(normally(5) > 1800 && normally(5) < 2500, `${normally(5)}`);
    assert.ok(normally(12) > 3800 && normally(12) < 4500, `${normally(12)}`);
    assert.equal(normally(200), 6000, 'the longest');
  });

  it('does not wait for what was shown long ago', () => {
    assert.equal(normally(12, 60_000), 900);
    assert.equal(normally(12, 1000), normally(12) - 1000);
  });

  it('is short where no person is concerned', () => {
    const aside = (events: number) => pauseOf('normal', { events, concerns: false, age: 0 }, 0.5);
    for (const events of [1, 5, 12]) assert.ok(aside(events) < normally(events) / 2, `${events}`);
  });

  it('is the table’s: slow, fast, or none at all', () => {
    const at = (pace: 'slow' | 'fast' | 'instant', events: number) =>
      pauseOf(pace, { events, concerns: true, age: 0 }, 0.5);
    for (const events of [1, 5, 12, 50])
      assert.ok(at('slow', events) > normally(events) && normally(events) > at('fast', events), `${events}`);
    for (const events of [1, 50]) assert.equal(at('instant', events), 0);
  });

  it('is kept by the turns of a table, which know of the last step', () => {
    const time = new FakeTime();
    let pace: ReturnType<BotTable['pace']> = 'normal';
    const table = botToMove(() => pace);
    const turns = () => new BotTurns(null as unknown as BotPool, time, table);
    turns().prod(told(1, 1));
    turns().prod(told(12, 1));
    turns().prod(told(12, 0));
    const [bid = 0, amongBots = 0, settlement = 0] = time.waits;
    assert.ok(bid >= 720 && bid <= 1080, `${bid}`);
    assert.ok(settlement >= 4000 && settlement <= 4400, `${settlement}`);
    assert.ok(amongBots >= 1600 && amongBots <= 1760, `${amongBots}`);

    const hastened = turns();
    hastened.prod(told(12, 1));
    pace = 'hurried';
    hastened.hasten();
    const [first = 0, , , fourth] = time.waits;
    assert.ok(first < 720 && fourth !== undefined, 'who is thinking hurries, too');
    assert.equal(time.waits.length, 4, 'and does not think twice');
  });

  it('is not made longer by whoever asks again and again to hurry', async () => {
    const time = new FakeTime();
    const table = botToMove(() => 'slow');
    const turns = new BotTurns(null as unknown as BotPool, time, table);
    turns.prod(told(1, 1));
    let [due = 0] = time.waits;
    for (let asked = 0; asked < 5; asked++) {
      await time.advance(100);
      due -= 100;
      turns.hasten();
      const [left = Infinity] = time.waits;
      assert.ok(left <= due, `${left} ms, and ${due} were left`);
      due = left;
    }
    turns.stop();
  });
});
