import assert from 'node:assert/strict';
import { refusalOf, suitedOptions } from '../../../../client/games/choices.ts';
import { borneo } from '../../../../shared/games/borneo/index.ts';

describe('a table of Borneo', () => {
  it('is offered only with options that go together (B1.6)', () => {
    const wished = { edition: 'board', fourMerchants: true, blackbeard: true };
    const suited = (wishes: typeof wished, seats: number) => suitedOptions(borneo.parseOptions, wishes, seats);
    assert.deepEqual(suited(wished, 3), wished);
    assert.deepEqual(suited(wished, 4), { edition: 'board', blackbeard: true });
    assert.deepEqual(suited({ ...wished, edition: 'card' }, 3), { edition: 'card' });
    for (const seats of [3, 4, 5])
      for (const edition of ['board', 'card'])
        assert.ok(borneo.parseOptions(suited({ ...wished, edition }, seats), seats).ok);
    const refused = (seats: number) =>
      refusalOf(borneo.parseOptions, { edition: 'board' }, seats, ['fourMerchants', true])?.clause;
    assert.deepEqual([refused(3), refused(4)], [undefined, 'B1.6']);
    assert.equal(refusalOf(borneo.parseOptions, wished, 3, ['edition', 'card']), null, 'the variants give way');
  });
});
