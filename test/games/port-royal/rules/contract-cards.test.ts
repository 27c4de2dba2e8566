import assert from 'node:assert/strict';
import { CARDS, deckOf } from '../../../../shared/games/port-royal/components.ts';
import { table } from '../support/table.ts';

const contractCards = true;

describe('Port Royal: the cards of contracts', () => {
  it('PR11.3 PR2.1 14 persons and ten ships, one of each colour with a gift and three coins', () => {
    const cards = deckOf(['contractCards']).map((card) => CARDS[card]!);
    const ships = cards.flatMap((card) => (card.kind === 'ship' ? [card] : []));
    assert.deepEqual([cards.length, ships.length], [24, 10]);
    const gifts = ships.filter(({ gift }) => gift > 0);
    assert.deepEqual(
      gifts.map(({ colour, coins, gift }) => [colour, coins, gift]),
      ['yellow', 'blue', 'green', 'red', 'black'].map((colour) => [colour, 3, 1]),
    );
  });

  it('PR11.1 PR5.10 PC37 a clerk gives a visitor one more card for a ship of the colour, with its fee', () => {
    const tableaus = [[], ['contract-clerk-red-2']];
    const harbour = ['ship-red-3-2', 'sailor-1', 'ship-blue-1-1'];
    const at = table({ contractCards, tableaus, harbour, coins: [0, 3] });
    at.plays(0, 'stop').plays(0, 'trade ship-blue-1-1').asks(1, 'trade');
    at.plays(1, 'trade ship-red-3-2').tells('takesGained', { seat: 1, amount: 1 }).coins(2, 4);
    at.plays(1, 'hire sailor-1').coins(3, 0);
  });

  it('PR5.10 not for a ship of another colour, nor for a person', () => {
    const tableaus = [['contract-clerk-red-2']];
    const at = table({ contractCards, tableaus, harbour: ['ship-blue-1-1', 'sailor-1'], coins: [0, 9] });
    at.plays(0, 'stop').plays(0, 'trade ship-blue-1-1').doesNotTell('takesGained').asks(1, 'trade');
  });

  it('PR11.2 PR5.2 PC38 a gunner brings a coin for each ship but one', () => {
    const gunners = [['contract-gunner-2', 'contract-gunner-2']];
    const ships = ['ship-red-1-1', 'ship-blue-1-1', 'ship-green-1-1'];
    const coinsWith = (harbour: string[]) =>
      table({ contractCards, tableaus: gunners, harbour, coins: [0, 0] }).plays(0, 'stop').state.players[0]!.treasury;
    assert.equal(coinsWith([...ships, 'governor-0']).length, 4);
    assert.equal(coinsWith(['ship-red-1-1']).length, 0);
    assert.equal(coinsWith(['governor-0', 'jester-1']).length, 0);
  });

  it('PR11.2 PR5.2 PC38 a vice-admiral brings a coin with three or four cards, and is no admiral', () => {
    const persons = ['settler-1', 'captain-1', 'priest-1', 'jack-1', 'governor-0'];
    const coinsWith = (cards: number) => {
      const at = table({
        contractCards,
        tableaus: [['contract-viceAdmiral-1']],
        harbour: persons.slice(0, cards),
        coins: [0, 0],
      });
      return at.plays(0, 'stop').history.filter((event) => event.type === 'coinsGained').length;
    };
    assert.deepEqual([2, 3, 4, 5].map(coinsWith), [0, 1, 1, 0]);
  });

  it('PR11.2 PR5.4 one that is hired in a window brings nothing in it', () => {
    const harbour = ['contract-gunner-1', 'ship-red-1-1', 'ship-blue-1-1'];
    const at = table({ contractCards, tableaus: [['governor-0']], harbour, coins: [4, 0] });
    at.plays(0, 'stop').plays(0, 'hire contract-gunner-1').coins(0, 0);
  });

  const gift = 'contract-ship-red-6-3-gift';

  it('PR11.4 PC39 a gift ship: three coins, one for another player, then the fee', () => {
    const at = table({ contractCards, seats: 3, harbour: [gift], coins: [0, 0, 0] });
    at.plays(0, 'stop').plays(0, 'pass').plays(1, `trade ${gift}`);
    at.coins(0, 3, 0).asks(1, 'gift', ['give 2', 'give 0']).refuses(1, 'give 1', 'notAnother', 'PR11.4');
    at.plays(1, 'give 2').tells('giftGiven', { from: 1, to: 2, amount: 1 }).coins(1, 2, 1);
  });

  it('PR11.4 PC39 with two players nobody is asked, and who plays alone gives nothing', () => {
    const two = table({ contractCards, harbour: [gift], coins: [0, 0] });
    two.plays(0, 'stop').plays(0, `trade ${gift}`).coins(3, 1).tells('giftGiven', { from: 0, to: 1 });
    const contracts = ['c-jinx', 'c-bruja', 'c-ransom'] as const;
    const alone = table({ mode: 'contractsCoop', seats: 1, contracts, time: 3, harbour: [gift], coins: [0] });
    alone.plays(0, 'stop').plays(0, `trade ${gift}`).coins(3).doesNotTell('giftGiven');
  });
});
