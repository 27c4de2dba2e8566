import assert from 'node:assert/strict';
import { faceOf } from '../../../../shared/games/port-royal/index.ts';
import { table } from '../support/table.ts';

describe('Port Royal: taxes', () => {
  it('PR7.1 PC8 who has 12 coins or more loses half, rounded down', () => {
    // seat 0 has the most swords and would hide its own payment behind the bonus
    const at = table({ seats: 4, deck: ['tax-mostSwords'], coins: [11, 12, 13, 25], tableaus: [['sailor-1']] });
    at.coins(12, 6, 7, 13).tells('taxPaid', { seat: 1, amount: 6 }).tells('taxPaid', { seat: 3, amount: 12 });
    assert.equal(at.events.filter((event) => event.type === 'taxPaid').length, 3);
  });

  it('PR2.10 PR7.1 payments and bonuses go clockwise from the active seat', () => {
    const at = table({ seats: 3, active: 1, deck: ['tax-mostSwords'], coins: [12, 14, 16] });
    const seats = (type: string) =>
      at.events.flatMap((event) => (event.type === type && 'seat' in event ? [event.seat] : []));
    assert.deepEqual(
      [seats('taxPaid'), seats('coinsGained')],
      [
        [1, 2, 0],
        [1, 2, 0],
      ],
    );
  });

  it('PR7.3 PC9 all who are tied for the most swords get a coin, also at none', () => {
    table({ seats: 3, deck: ['tax-mostSwords'], coins: [0, 0, 0] }).coins(1, 1, 1);
    table({ seats: 3, deck: ['tax-mostSwords'], coins: [0, 0, 0], tableaus: [['sailor-1'], ['pirate-1']] }).coins(
      0,
      1,
      0,
    );
  });

  it('PR7.3 PC9 all who are tied for the least influence get a coin', () => {
    const tableaus = [['sailor-2', 'jester-2'], ['sailor-2'], ['captain-1', 'captain-1']];
    table({ seats: 3, deck: ['tax-leastInfluence'], coins: [0, 0, 0], tableaus })
      .influence(4, 2, 2)
      .coins(0, 1, 1);
  });

  it('PR7.5 PC10 the bonus leads to no second payment, and the tax leaves after it', () => {
    const at = table({ deck: ['tax-mostSwords'], coins: [11, 3] })
      .coins(12, 4)
      .doesNotTell('taxPaid');
    at.discarded('tax-mostSwords');
    // with both piles empty the bonus cannot be paid with the tax itself
    const dry = table({
      deck: ['tax-mostSwords', 'sailor-1'],
      rest: 'inBox',
      coins: [0, 0],
      tableaus: [[], ['sailor-1', 'sailor-1']],
    });
    dry.coins(0, 1).discarded('tax-mostSwords');
    const none = table({ deck: ['tax-mostSwords'], rest: 'inBox', coins: [0, 0], tableaus: [[], ['sailor-1']] });
    none.coins(0, 0).tells('gainLost', { seat: 1, amount: 1, reason: 'taxBonus' }).discarded('tax-mostSwords');
  });

  it('PR7.6 a tax that comes as a coin has no effect', () => {
    const at = table({ harbour: ['ship-red-1-1'], deck: ['tax-mostSwords'], coins: [20, 20] });
    at.plays(0, 'stop').plays(0, 'trade ship-red-1-1').doesNotTell('taxLevied').coins(21, 20);
  });

  it('PR7.6 a tax that is paid with lies in the discard without an effect', () => {
    const at = table({
      harbour: ['ship-red-1-1', 'sailor-1', 'captain-1'],
      deck: ['tax-mostSwords'],
      coins: [12, 20],
      tableaus: [['governor-0']],
    });
    at.plays(0, 'stop').plays(0, 'trade ship-red-1-1').plays(0, 'hire sailor-1').doesNotTell('taxLevied').coins(10, 20);
    assert.equal(faceOf(at.state.discard[1]!).id, 'tax-mostSwords');
  });
});
