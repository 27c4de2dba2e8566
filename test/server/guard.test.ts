import assert from 'node:assert/strict';
import { Guard } from '../../server/rooms/Guard.ts';

describe('What guards a table', () => {
  it('does nothing at a table that could not be read again, before it has been', async () => {
    const tried: boolean[] = [];
    let isDown = true;
    const guard = new Guard({
      recover: async (_, again) => {
        tried.push(again);
        if (isDown) throw new Error('the store is away');
      },
      moved: () => assert.fail(),
    });
    const done: string[] = [];
    const fails = guard.run(() => {
      throw new Error('stumbled');
    });
    assert.equal(await fails, 'failed');
    assert.equal(await guard.run(() => void done.push('too early')), 'failed');
    assert.deepEqual([done, tried[0], tried.slice(1).every(Boolean)], [[], false, true]);
    isDown = false;
    assert.equal(await guard.run(() => void done.push('in time')), 'well');
    const before = tried.length;
    assert.equal(await guard.run(() => void done.push('and on')), 'well');
    assert.deepEqual([done, tried.length], [['in time', 'and on'], before]);
  });
});
