import assert from 'node:assert/strict';
import { advanceView } from '../../../../client/games/manila/stage/animated-view.ts';
import { arrange, demandOf } from '../../../../client/games/manila/stage/layout.ts';
import { tableOf } from '../../../../client/games/manila/stage/model.ts';
import { animate } from '../../../../client/games/manila/stage/scene/animate.ts';
import { sameBeat } from '../../../../client/games/manila/stage/scene/beat.ts';
import { compose } from '../../../../client/games/manila/stage/scene/compose.ts';
import { longestBeatMs } from '../../../../client/stage/Director.ts';
import type { Event } from '../../../../shared/games/manila/index.ts';
import { manila } from '../../../../shared/games/manila/index.ts';
import { staged } from '../../../support/staged.ts';

const { breathsOf, halting, scene } = staged({
  definition: manila,
  advance: advanceView,
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
  { seed: 10, seats: 4, me: 2, size: { width: 390, height: 640 }, options: { pirateEviction: true } },
  { seed: 21, seats: 5, me: null, size: { width: 844, height: 330 }, options: { hideCash: true } },
] as const;

/** The part of a story that settles a voyage. */
const settling: ReadonlySet<string> = new Set<Event['type']>(['moneyPaid', 'insurerBroke', 'valueRose']);

describe('Manila: the animations', () => {
  for (const { seed, seats, me, size, options } of tables) {
    it(`come to their end in good time, with ${seats} players on ${size.width} × ${size.height}`, async () => {
      const t = scene(me, size);
      let settlement = 0;
      for (const beat of breathsOf(seed, seats, me, options)) {
        const { ms, error } = await t.play(t.begin(beat));
        const types = beat.events.map(({ type }) => type).join(' + ');
        assert.equal(error, null, types);
        assert.ok(ms < longestBeatMs * 0.7, `${types}: ${ms} ms`);
        if (/^(bidMade|auctionPassed|roundPassed)$/.test(types)) assert.ok(ms <= 330, `${types}: ${ms} ms`);
        settlement = settling.has(beat.events[0]?.type ?? '') ? settlement + ms : 0;
        assert.ok(settlement < 5500, `a settlement of ${settlement} ms`);
      }
    }).timeout(60_000);
  }

  it('can be halted at any moment, and nothing is left of them', async () => {
    const t = scene(0, { width: 1004, height: 748 });
    const breaths = breathsOf(17, 4, 0, { pirateEviction: true });
    const halts = await halting(t, breaths, 900);
    assert.ok(halts > breaths.length / 4, `only ${halts} were halted`);
  }).timeout(60_000);
});
