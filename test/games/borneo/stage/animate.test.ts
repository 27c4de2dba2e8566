import assert from 'node:assert/strict';
import { advance } from '../../../../client/games/borneo/stage/animated-view.ts';
import { arrange, demandOf } from '../../../../client/games/borneo/stage/layout.ts';
import { tableOf } from '../../../../client/games/borneo/stage/model.ts';
import { animate } from '../../../../client/games/borneo/stage/scene/animate.ts';
import { sameBeat } from '../../../../client/games/borneo/stage/scene/beat.ts';
import { compose } from '../../../../client/games/borneo/stage/scene/compose.ts';
import { longestBeatMs } from '../../../../client/stage/Director.ts';
import { borneo } from '../../../../shared/games/borneo/index.ts';
import { staged } from '../../../support/staged.ts';

const { breathsOf, halting, scene } = staged({
  definition: borneo,
  advance,
  sameBeat,
  compose,
  animate,
  picture: (view, seating, size) => {
    const table = tableOf(view, seating);
    return { table, places: arrange(demandOf(table, size, 3)) };
  },
});

const tables = [
  { seed: 3, seats: 3, me: 0, size: { width: 1004, height: 748 }, options: {} },
  { seed: 10, seats: 4, me: 2, size: { width: 390, height: 640 }, options: { blackbeard: true } },
  { seed: 21, seats: 5, me: null, size: { width: 844, height: 330 }, options: { edition: 'card' } },
] as const;

describe('Borneo: the animations', () => {
  for (const { seed, seats, me, size, options } of tables) {
    it(`come to their end in good time, with ${seats} players on ${size.width} × ${size.height}`, async () => {
      const t = scene(me, size);
      const seen = new Set<string>();
      for (const beat of breathsOf(seed, seats, me, options)) {
        const { ms, error } = await t.play(t.begin(beat));
        const types = beat.events.map(({ type }) => type).join(' + ');
        assert.equal(error, null, `${types}: ${error instanceof Error ? error.stack : error}`);
        // everybody's missions are counted one by one
        const most = types.startsWith('missionsRevealed') ? longestBeatMs * 0.9 : 2600;
        assert.ok(ms < most, `${types}: ${ms} ms`);
        if (/^(passed|rewardDeclined|turnBegan)$/.test(types)) assert.ok(ms <= 330, `${types}: ${ms} ms`);
        for (const { type } of beat.events) seen.add(type);
      }
      for (const type of ['merchantsMoved', 'attackCardLaid', 'shipmentPicked', 'missionCompleted', 'gameEnded'])
        assert.ok(seen.has(type), `no ${type} was shown`);
    }).timeout(60_000);
  }

  it('can be halted at any moment, and nothing is left of them', async () => {
    const t = scene(0, { width: 1004, height: 748 });
    const breaths = breathsOf(17, 4, 0, { blackbeard: true });
    const halts = await halting(t, breaths, 900);
    assert.ok(halts > breaths.length / 4, `only ${halts} were halted`);
  }).timeout(60_000);
});
