import assert from 'node:assert/strict';
import { outfitOf } from '../../../../client/games/manila/page/outfit.ts';
import { evenly, restOf, stepped } from '../../../../client/page/table/outfit.ts';
import { below } from '../../../../shared/engine/rng.ts';
import { manila, WARES } from '../../../../shared/games/manila/index.ts';
import { manila as en } from '../../../../shared/i18n/en/manila/index.ts';
import { eager, playOut, rngFor, seedOf } from '../../../support/random-play.ts';

describe('Manila: all boats in one go', () => {
  it('M5.2 M5.3: comes to legal moves from every question about boats, and to what was chosen', () => {
    const parsed = manila.parseOptions({}, 3);
    assert.ok(parsed.ok);
    const state = manila.setup(parsed.value, 3, seedOf(4), manila.meta.rulesVersion);
    const rng = rngFor(9);
    const asked = { load: 0, launch: 0 };
    playOut(manila, state, rngFor(4), eager, (seat) => {
      const view = manila.view(state, seat);
      const legal = manila.legalMoves(state, seat);
      const outfit = outfitOf(en, view, seat, legal);
      const kind = view.prompt.kind;
      if (kind !== 'load' && kind !== 'launch') {
        assert.equal(outfit, null, kind);
        return;
      }
      assert.ok(outfit, `${kind} of lane ${view.boats.length}`);
      asked[kind]++;
      const free = outfit.wares.filter(({ mayStay }) => mayStay);
      const stays = free[below(rng, Math.max(1, free.length))]?.id ?? outfit.stays;
      let starts = evenly(outfit, stays);
      assert.equal(restOf(outfit, stays, starts), 0, 'as it is offered it can be taken');
      // one boat ahead, another back, where they may
      const open = outfit.wares.filter(({ id, start }) => id !== stays && start === null).map(({ id }) => id);
      const [first, second] = open;
      if (first && second) {
        const moved = stepped(outfit, stepped(outfit, starts, first, 1), second, -1);
        if (restOf(outfit, stays, moved) === 0) starts = moved;
      }
      const tried = manila.clone(state);
      for (const move of outfit.movesOf(stays, starts)) {
        const now = manila.legalMoves(tried, seat);
        if (!now.some((one) => JSON.stringify(one) === JSON.stringify(move))) continue;
        manila.apply(tried, seat, move as never, () => {});
      }
      const sailing = WARES.filter((ware) => ware !== stays);
      assert.deepEqual(tried.boats.map(({ ware }) => ware).toSorted(), sailing.toSorted());
      for (const { ware, start } of tried.boats) assert.equal(start, starts.get(ware), ware);
    });
    assert.ok(asked.load > 5 && asked.launch > 3, JSON.stringify(asked));
  });
});
