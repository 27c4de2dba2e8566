import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BotQuestion } from '../../server/bots/messages.ts';
import { HeldBots } from '../../server/dev/HeldBots.ts';
import { devRoutes } from '../../server/dev/routes.ts';
import { openLog } from '../../server/log.ts';
import { realTime } from '../../server/time.ts';
import type { DevPosition } from '../../shared/protocol/dev.ts';
import { http, Visitor, within } from '../support/client.ts';
import { filesUnder } from '../support/files.ts';
import { type House, openHouse } from '../support/house.ts';

const root = join(import.meta.dirname, '..', '..');
const question = (seat: number, view: unknown): BotQuestion => ({
  game: 'port-royal',
  level: 'greedy',
  seat,
  view,
  moves: [{ type: 'draw' }, { type: 'stop' }],
  seed: '0'.repeat(32),
});

describe('The panel for developers', () => {
  it('is not in the server that is shipped', async () => {
    const house = await openHouse();
    try {
      assert.equal((await http(house.url, '/api/dev/tables/x')).status, 404);
      assert.equal((await http(house.url, '/api/dev/hold', { hold: true })).status, 404);
    } finally {
      await house.close();
    }
    const reached = new Set(['server/index.ts']);
    for (const file of reached)
      for (const [, to] of readFileSync(join(root, file), 'utf8').matchAll(/(?:from|import\()\s*'(\.[^']+\.ts)'/g))
        reached.add(join(file, '..', to!));
    assert.ok(reached.size > 50);
    assert.deepEqual(
      [...reached].filter((file) => file.startsWith('server/dev/')),
      [],
    );
    const built = filesUnder(join(root, 'dist/server'), ['.js']);
    assert.ok(built.length > 0, 'the server has been built');
    assert.deepEqual(
      built.filter((file) => readFileSync(file, 'utf8').includes('/dev/tables')),
      [],
    );
  });

  it('lets a developer decide for a bot that is held, and lets it go again', async () => {
    const bots = new HeldBots({ thinkMs: 5000, log: openLog('silent'), time: realTime });
    try {
      bots.hold(true);
      const first = bots.choose(question(1, { seq: 4 }));
      const viewOf = (seq: number) => () => ({ seq });
      assert.equal(bots.waitingAt(viewOf(4)), 1);
      assert.equal(bots.waitingAt(viewOf(5)), null);
      assert.equal(bots.decide(viewOf(5), 0), false);
      assert.equal(bots.decide(viewOf(4), 1), true);
      assert.equal(await within(first, 'the decision'), 1);
      const second = bots.choose(question(2, { seq: 5 }));
      bots.hold(false);
      // no such view exists: a bot that thinks for itself fails at it, and a default move is made
      assert.equal(await within(second, 'the bot itself'), null);
    } finally {
      await bots.close();
    }
  });

  describe('at a table', () => {
    let house: House;
    let bots: HeldBots;
    before(async () => {
      house = await openHouse({
        extension: {
          openBots: (options) => {
            bots = new HeldBots(options);
            return bots;
          },
          routes: (parts) => devRoutes(parts, bots),
        },
      });
    });
    after(() => house.close());

    it('shows the state, every view and the events at any move', async () => {
      const visitor = await Visitor.named(house.url, 'Dev');
      const seat = await visitor.playNow({ seats: 2 });
      await seat.myTurn();
      const { body } = await http<DevPosition>(house.url, `/api/dev/tables/${seat.table.id}?seq=0`);
      assert.equal(body.seq, 0);
      assert.deepEqual(Object.keys(body.views).sort(), ['0', '1', 'spectator']);
      assert.ok('rng' in (body.state as object), 'the whole state');
      assert.ok(Object.values(body.moves).flat().length > 0);
      await seat.leave();
    });
  });
});
