import assert from 'node:assert/strict';
import { CARDS, deckOf, face } from '../../../../shared/games/port-royal/components.ts';
import { table } from '../support/table.ts';

const mode = 'onTheGo';
const tax = 'otg40-tax-leastInfluence';

describe('Port Royal: on the go', () => {
  it('PR9.1 PR2.1 60 cards: 32 persons, 25 ships, 3 taxes, no expedition', () => {
    const cards = deckOf(['onTheGo20', 'onTheGo40']).map((card) => CARDS[card]!);
    const count = (kind: string) => cards.filter((card) => card.kind === kind).length;
    assert.deepEqual([cards.length, ...['person', 'ship', 'tax', 'expedition'].map(count)], [60, 32, 25, 3, 0]);
    assert.equal(deckOf(['onTheGo20']).length, 20);
    for (const colour of ['yellow', 'blue', 'green', 'red', 'black']) {
      const agents = cards.filter((card) => card.kind === 'person' && card.colour === colour);
      assert.deepEqual(
        agents.map((card) => card.kind === 'person' && card.role),
        ['merchant', 'merchant'],
      );
      assert.equal(cards.filter((card) => card.kind === 'ship' && card.colour === colour).length, 5);
    }
  });

  it('PR9.1 PR7.1 PC30 its tax leaves eight coins, and the least influential get one', () => {
    const coins = [8, 9, 14];
    const tableaus = [['otg40-sailor-1'], ['otg40-sailor-1'], []];
    table({ mode, seats: 3, coins, tableaus, harbour: [], deck: [tax] })
      .plays(0, 'draw')
      .tells('taxPaid', { seat: 1, amount: 1 })
      .tells('taxPaid', { seat: 2, amount: 6 })
      .coins(8, 8, 9)
      .discarded(tax);
  });

  it('PR9.1 PR8.1 PC32 the end is triggered at eight influence', () => {
    const tableaus = [['otg40-passenger-3', 'otg40-passenger-3', 'otg40-sailor-1']];
    const at = table({ mode, coins: [9], tableaus, harbour: ['otg40-passenger-1'] });
    at.plays(0, 'stop').plays(0, 'hire otg40-passenger-1').tells('endTriggered', { seat: 0 }).influence(8, 0);
  });

  it('PR8.4 PC32 with its twenty cards in the base game the end stays at twelve', () => {
    const tableaus = [['admiral-3', 'admiral-3', 'otg20-passenger-2']];
    const harbour = ['otg20-passenger-2'];
    const at = table({ onTheGo20: true, coins: [9], tableaus, harbour, deck: ['tax-mostSwords'] });
    at.plays(0, 'stop').plays(0, `hire ${harbour[0]}`).doesNotTell('endTriggered').influence(10, 0);
    const tax12 = face('tax-mostSwords');
    assert.ok(tax12.kind === 'tax' && tax12.threshold === 12 && tax12.leaves === null);
  });

  it('PR9.2 a passenger does nothing when a window opens, and repels nothing', () => {
    const tableaus = [['otg20-passenger-2', 'otg20-passenger-2']];
    const at = table({ mode, tableaus, harbour: ['otg20-ship-red-3-2', 'otg40-sailor-1'], coins: [3, 3] });
    at.swords(0, 0).plays(0, 'stop').coins(3, 3).tells('windowOpened', { seat: 0, takes: 1 });
  });

  it('PR9.3 PC31 PR2.9 a traded ship may go under a merchant: paid in full, and worth one influence', () => {
    const tableaus = [['otg20-merchant-yellow-3', 'trader-yellow-1']];
    const at = table({ onTheGo20: true, tableaus, harbour: ['ship-yellow-2-3'], coins: [0, 0] });
    at.plays(0, 'stop')
      .plays(0, 'trade ship-yellow-2-3')
      .asks(0, 'shipUse', ['use coins', 'use coins under'])
      .quotes(0, 'use coins under', { income: 4, fee: 0, coins: 4, influence: 1 })
      .plays(0, 'use coins under')
      .coins(4, 0)
      .kept(0, 'ship-yellow-2-3')
      .influence(5, 0)
      .tells('shipKept', { seat: 0, influence: 1 });
    assert.ok(!at.state.discard.some((card) => CARDS[card]!.id === 'ship-yellow-2-3'));
  });

  it('PR9.3 it may also be discarded, and a ship of another colour always is', () => {
    const tableaus = [['otg20-merchant-yellow-3', 'governor-0']];
    const harbour = ['ship-yellow-2-3', 'ship-red-1-1'];
    const at = table({ onTheGo20: true, tableaus, harbour, coins: [0, 0] });
    at.plays(0, 'stop').plays(0, 'trade ship-red-1-1').asks(0, 'trade').discarded('ship-red-1-1');
    at.plays(0, 'trade ship-yellow-2-3').refuses(0, 'use c-galleon-nemesis', 'noSuchUse', 'PR12.24');
    at.refuses(0, 'pass', 'notNow', 'PR18.11').plays(0, 'use coins').kept(0);
  });

  it('PR9.3 PR5.5 a merchant hired in this window keeps a ship of it, and one may hold several', () => {
    const harbour = ['otg20-merchant-red-2', 'ship-red-1-1'];
    const at = table({
      onTheGo20: true,
      tableaus: [['governor-0']],
      kept: [['ship-red-3-2']],
      harbour,
      coins: [6, 0],
    });
    at.plays(0, 'stop').plays(0, 'hire otg20-merchant-red-2').plays(0, 'trade ship-red-1-1');
    at.plays(0, 'use coins under').kept(0, 'ship-red-3-2', 'ship-red-1-1').influence(4, 0);
  });

  it('PR9.4 such a ship counts at once: for the end, and for the least influence', () => {
    const tableaus = [['otg20-merchant-red-2', 'otg40-passenger-3']];
    const kept = [['otg40-ship-red-1-1', 'otg20-ship-red-3-2']];
    const at = table({ mode, tableaus, kept, harbour: ['otg20-ship-red-6-3'], coins: [0, 0] });
    at.influence(7, 0).plays(0, 'stop').plays(0, 'trade otg20-ship-red-6-3').plays(0, 'use coins under');
    at.tells('endTriggered', { seat: 0 });

    const even = { mode, tableaus: [['otg40-sailor-1'], ['otg40-sailor-1']], coins: [1, 1], harbour: [] } as const;
    table({ ...even, kept: [['otg40-ship-red-1-1']], deck: [tax] })
      .plays(0, 'draw')
      .coins(1, 2);
  });
});
