import assert from 'node:assert/strict';
import { TaskQueue } from '../../server/room/TaskQueue.ts';

describe('What guards a table', () => {
  it('does nothing at a table that could not be read again, before it has been', async () => {
    const tried: boolean[] = [];
    let isDown = true;
    const queue = new TaskQueue({
      recover: async (_, again) => {
        tried.push(again);
        if (isDown) throw new Error('the store is away');
      },
      moved: () => assert.fail(),
    });
    const done: string[] = [];
    const fails = queue.run(() => {
      throw new Error('stumbled');
    });
    assert.equal(await fails, 'failed');
    assert.equal(await queue.run(() => void done.push('too early')), 'failed');
    assert.deepEqual([done, tried[0], tried.slice(1).every(Boolean)], [[], false, true]);
    isDown = false;
    assert.equal(await queue.run(() => void done.push('in time')), 'done');
    const before = tried.length;
    assert.equal(await queue.run(() => void done.push('and on')), 'done');
    assert.deepEqual([done, tried.length], [['in time', 'and on'], before]);
  });
});
