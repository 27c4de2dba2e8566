import assert from 'node:assert/strict';
import { sticksToBottom } from '../../client/page/ui/useStickToBottom.ts';
import { renew } from '../../client/renewal.ts';

describe('a list whose newest stands at the foot', () => {
  const box = (scrollTop: number) => ({ scrollTop, scrollHeight: 1000, clientHeight: 200 });

  it('is followed by who is there, and no more by who scrolls up', () => {
    assert.equal(sticksToBottom(box(800), 0, false), true);
    assert.equal(sticksToBottom(box(500), 800, true), false);
  });

  it('is not followed again before one is back at the foot', () => {
    assert.equal(sticksToBottom(box(600), 500, false), false);
    assert.equal(sticksToBottom(box(770), 600, false), true);
  });

  it('is still followed when it has grown or lost room', () => {
    assert.equal(sticksToBottom(box(500), 500, true), true);
  });
});

describe('a page of before a deployment', () => {
  function visit(reaches = true) {
    const kept = new Map<string, string>();
    const page = { time: 1_000_000, reloads: 0, reaches };
    const misses = () =>
      renew({
        memory: { getItem: (key) => kept.get(key) ?? null, setItem: (key, value) => void kept.set(key, value) },
        now: () => page.time,
        reaches: () => Promise.resolve(page.reaches),
        reload: () => page.reloads++,
      });
    return { page, misses };
  }

  it('is loaded anew, once in a while', async () => {
    const { page, misses } = visit();
    await misses();
    await misses();
    assert.equal(page.reloads, 1);
    page.time += 61_000;
    await misses();
    assert.equal(page.reloads, 2);
  });

  it('stays where the house is out of reach', async () => {
    const { page, misses } = visit(false);
    await misses();
    assert.equal(page.reloads, 0);
    page.reaches = true;
    await misses();
    assert.equal(page.reloads, 1);
  });
});
