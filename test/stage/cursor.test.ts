import assert from 'node:assert/strict';
import type { GameMove } from '../../client/games/presenter.ts';
import { nothingYet, type PageSnapshot } from '../../client/net/match-state.ts';
import { frameOf, newlyTold, toldOf } from '../../client/net/timeline.ts';

describe('A cursor', () => {
  const event = (type: string) => ({ type });
  const [a, b, c, d] = ['a', 'b', 'c', 'd'].map(event) as [GameMove, GameMove, GameMove, GameMove];
  const log = [
    { seq: 0, event: a },
    { seq: 1, event: b },
    { seq: 2, event: c },
    { seq: 2, event: d },
  ];
  const newest: PageSnapshot = { ...nothingYet, seq: 2, view: 'two', moves: [{ type: 'go' }], log };

  it('is at the end where nothing is animated, and where it is of a position that was taken back', () => {
    for (const cursor of [
      null,
      { seq: 2, told: 0, shown: 0, view: 'old' },
      { seq: 5, told: 1, shown: 1, view: 'undone' },
    ]) {
      const frame = frameOf(newest, cursor);
      assert.deepEqual([frame.atEnd, frame.view, frame.moves], [true, 'two', newest.moves]);
    }
  });

  it('tells a log up to the event that has been shown', () => {
    assert.deepEqual(toldOf(log, { seq: 0, told: 0 }), log.slice(0, 1));
    assert.deepEqual(toldOf(log, { seq: 1, told: 1 }), log.slice(0, 3));
    assert.deepEqual(toldOf(log, { seq: 0, told: 3 }), log.slice(0, 2), 'never more than the next move');
    assert.deepEqual(toldOf(log, { seq: 2, told: 0 }), log);
  });

  it('offers nothing before its end, and says that something will be asked', () => {
    const frame = frameOf(newest, { seq: 1, told: 1, shown: 1, view: 'between' });
    assert.deepEqual([frame.atEnd, frame.awaited, frame.moves, frame.view], [false, true, [], 'between']);
  });

  it('says what begins to move, and counts it when it has come to rest', () => {
    const frame = frameOf(newest, { seq: 1, told: 2, shown: 1, view: 'between' });
    assert.deepEqual([frame.log, frame.past], [log, log.slice(0, 3)]);
  });

  it('announces what goes on from what was told, and nothing of a log that comes from elsewhere', () => {
    assert.deepEqual(newlyTold(log.slice(0, 2), log), log.slice(2));
    assert.deepEqual(newlyTold([{ seq: 0, event: event('a') }], log), []);
    assert.deepEqual(newlyTold([], log.slice(0, 1)), log.slice(0, 1), 'the opening');
    assert.deepEqual(newlyTold([], log), [], 'who comes later reads');
  });
});
