import assert from 'node:assert/strict';
import { pino } from 'pino';
import { BotPool } from '../../server/bots/BotPool.ts';
import type { Question } from '../../server/bots/messages.ts';
import { portRoyal } from '../../shared/games/port-royal/index.ts';
import { seedOf } from '../support/random-play.ts';

const log = pino({ level: 'silent' });
const stubborn = new URL('../support/stubborn-worker.mjs', import.meta.url);

describe('The bots', () => {
  const pools: BotPool[] = [];
  const pool = (thinkMs: number, workerUrl?: URL): BotPool => {
    const made = new BotPool({ thinkMs, log, ...(workerUrl ? { workerUrl } : {}) });
    pools.push(made);
    return made;
  };
  after(() => Promise.all(pools.map((made) => made.close())));

  const question = (changes: Partial<Question> = {}): Question => {
    const options = portRoyal.parseOptions({}, 3);
    assert.ok(options.ok);
    const state = portRoyal.setup(options.value, 3, seedOf(3));
    const [seat = 0] = portRoyal.actors(state);
    const view = portRoyal.view(state, seat);
    const moves = portRoyal.legalMoves(state, seat);
    return { game: 'port-royal', level: 'greedy', seat, view, moves, seed: seedOf(4), ...changes };
  };

  it('choose in a thread of their own, from what their seat sees', async () => {
    const bots = pool(20_000);
    for (const level of ['random', 'greedy'] as const) {
      const { moves } = question();
      const choice = await bots.choose(question({ level }));
      assert.ok(choice !== null && choice >= 0 && choice < moves.length, `${choice}`);
      assert.equal(await bots.choose(question({ level })), choice, 'the same seed, the same choice');
    }
  });

  it('fail without harm at a game or a view that they do not know', async () => {
    const bots = pool(20_000);
    for (const game of ['chess', '__proto__', 'constructor']) assert.equal(await bots.choose(question({ game })), null);
    assert.equal(await bots.choose(question({ view: null })), null);
    assert.notEqual(await bots.choose(question()), null);
  });

  it('are stopped when they think too long, and the next one thinks again', async () => {
    const bots = pool(300, stubborn);
    const answers = await Promise.all(['fine', 'hang', 'fine'].map((view) => bots.choose(question({ view }))));
    assert.deepEqual(answers, [1, null, 1]);
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
