import assert from 'node:assert/strict';
import { Headcount } from '../../server/cluster/Headcount.ts';

describe('The headcount', () => {
  it('counts people and not connections, however they come, change and go', () => {
    const count = new Headcount();
    count.enter('a1', 'anna');
    count.enter('a2', 'anna');
    count.enter('b1', 'bert');
    assert.equal(count.here, 2);
    // a session that comes back is the same one, and may be somebody else's by now
    count.enter('a1', 'anna');
    count.leave('a2');
    assert.equal(count.here, 2);
    count.enter('a1', 'cleo');
    assert.equal(count.here, 2);
    count.leave('a1');
    count.leave('a1');
    count.leave('nobody');
    assert.equal(count.here, 1);
    count.leave('b1');
    assert.equal(count.here, 0);
  });
});
