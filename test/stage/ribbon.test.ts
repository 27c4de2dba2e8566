import assert from 'node:assert/strict';
import { shout } from '../../client/stage/flights.ts';
import { rect } from '../../client/stage/geometry.ts';
import { fakeStage } from '../support/fake-stage.ts';

/** How long a word hangs there, when another move is shown from this moment on. */
async function hangs(next: number): Promise<number> {
  const stage = fakeStage();
  shout(stage, 'Mission!', 'gold', rect(0, 0, 600, 400), 900);
  let isNext = false;
  do {
    if (!isNext && stage.clock.now >= next) {
      stage.board.furl();
      isNext = true;
    }
    // what follows an animation is begun before time goes on
    await new Promise((resolve) => setImmediate(resolve));
  } while (stage.clock.tick());
  assert.equal(stage.alive(), 0);
  return stage.clock.now;
}

describe('A word across the table', () => {
  it('stays for its time where nothing follows', async () => {
    assert.equal(await hangs(Number.POSITIVE_INFINITY), 190 + 900 + 200);
  });

  it('goes when another move is shown, but not before it can be read', async () => {
    assert.equal(await hangs(0), 190 + 360 + 200);
    const later = await hangs(800);
    assert.ok(later > 800 && later <= 800 + 60 + 200, `gone after ${later} ms`);
  });
});
