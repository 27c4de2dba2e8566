import { table } from '../support/table.ts';

const gambler = true;
const one = [['gambler-1']];
const two = [['gambler-1', 'gambler-1']];
const four = ['sailor-1', 'jester-1', 'ship-blue-1-1', 'captain-1'];

describe('Port Royal: the gambler', () => {
  it('PR10.1 may be used before the first draw and after a draw, by the active player', () => {
    table({ gambler, tableaus: one, deck: four }).asks(0, 'discover', ['draw', 'gamble']);
    table({ gambler, tableaus: one, harbour: ['ship-red-1-1'], deck: four })
      .asks(0, 'discover', ['draw', 'gamble', 'stop'])
      .quotes(0, 'gamble', { cards: 4, takes: 1 });
    table({ gambler, tableaus: [[], ['gambler-1']], harbour: ['ship-red-1-1'] })
      .asks(0, 'discover', ['draw', 'stop'])
      .refuses(0, 'gamble', 'noGambler', 'PR10.1')
      .refuses(1, 'gamble', 'notYourTurn', 'PR4.1');
  });

  it('PR10.1 not while a ship is being decided on', () => {
    const tableaus = [['gambler-1', 'sailor-1']];
    table({ gambler, tableaus, harbour: [], deck: ['ship-blue-1-1'] })
      .plays(0, 'draw')
      .asks(0, 'ship', ['keep', 'repel'])
      .refuses(0, 'gamble', 'notNow', 'PR4.12');
  });

  it('PR10.2 PR10.4 PC33 four cards, taxes and expeditions among them, and a take more', () => {
    // the bonus of the tax takes two cards in between
    const deck = ['tax-mostSwords', 'jack-1', 'jack-1', 'sailor-1', 'ship-blue-1-1', 'expedition-priest2'];
    table({ gambler, tableaus: one, harbour: ['ship-red-1-1'], deck, coins: [3, 12] })
      .plays(0, 'gamble')
      .tells('gamblerUsed', { seat: 0, cards: 4 })
      .tells('taxPaid', { seat: 1, amount: 6 })
      .harbour('ship-red-1-1', 'sailor-1', 'ship-blue-1-1')
      .openExpeditions('expedition-priest2')
      .tells('windowOpened', { seat: 0, takes: 2 })
      .tableau(0, 'gambler-1');
  });

  it('PR10.2 PR10.3 PC34 a second ship of a colour is a bust only after the fourth card', () => {
    const deck = ['sailor-1', 'ship-green-1-1', 'tax-mostSwords', 'jack-1', 'jack-1', 'ship-green-3-2', 'captain-1'];
    table({ gambler, tableaus: [['gambler-1', 'jester-1']], harbour: ['settler-1'], deck, coins: [12, 3] })
      .plays(0, 'gamble')
      .tells('taxPaid', { seat: 0, amount: 6 })
      .tells('busted', { seat: 0, face: 'ship-green-3-2' })
      .tells('harbourCleared', { cards: 4 })
      .tells('coinsGained', { seat: 0, amount: 1, reason: 'jester' })
      .tells('turnBegan', { seat: 1 });
  });

  it('PR10.2 PC36 nothing is repelled: a second ship that swords would drive away is a bust', () => {
    const tableaus = [['gambler-1', 'pirate-3', 'pirate-2', 'sailor-3']];
    const deck = ['ship-red-1-1', 'sailor-1', 'sailor-1', 'sailor-1'];
    table({ gambler, tableaus, harbour: ['ship-red-3-2'], deck })
      .plays(0, 'gamble')
      .tells('busted', { seat: 0 });
  });

  it('PR10.3 PC35 then only another gambler or phase 2: no draw', () => {
    const deck = [...four, 'priest-1', 'settler-1', 'ship-red-1-1', 'jack-1'];
    table({ gambler, tableaus: two, harbour: [], deck })
      .plays(0, 'gamble')
      .asks(0, 'discover', ['gamble', 'stop'])
      .refuses(0, 'draw', 'drawsOver', 'PR10.3')
      .plays(0, 'gamble')
      .tells('windowOpened', { seat: 0, takes: 3 });
    table({ gambler, tableaus: two, harbour: [], deck })
      .plays(0, 'gamble')
      .plays(0, 'stop')
      .tells('windowOpened', { seat: 0, takes: 2 });
  });

  it('PR10.4 in the next turn the gambler can be used again, and gives visitors nothing', () => {
    const deck = [...four, 'priest-1', 'priest-1', 'priest-1', 'priest-1', 'settler-1'];
    const at = table({ gambler, seats: 2, tableaus: [['gambler-1'], ['gambler-1']], harbour: [], deck, coins: [0, 0] });
    at.plays(0, 'gamble').plays(0, 'pass').tells('windowOpened', { seat: 1, takes: 1 }).plays(1, 'pass');
    at.asks(1, 'discover', ['draw', 'gamble']).plays(1, 'gamble').tells('windowOpened', { seat: 1, takes: 2 });
  });

  it('PR10.5 when no card is left, what has come up counts', () => {
    table({ gambler, tableaus: one, harbour: ['settler-1'], deck: ['sailor-1', 'jester-1'], rest: 'inBox' })
      .plays(0, 'gamble')
      .harbour('settler-1', 'sailor-1', 'jester-1')
      .tells('windowOpened', { takes: 2 });
  });

  it('PR10.6 PR13.4 with a time pile the first of the four comes from it, and only that one', () => {
    const contracts = ['c-jinx', 'c-bruja', 'c-ransom'] as const;
    const at = table({
      gambler,
      mode: 'contractsCoop',
      seats: 1,
      contracts,
      tableaus: one,
      time: ['priest-1', 'jack-1'],
      deck: four,
    });
    at.time(2, 0).plays(0, 'gamble').time(1, 0).tells('timePassed', { time: 1 });
    at.harbour('priest-1', 'sailor-1', 'jester-1', 'ship-blue-1-1');
    const later = table({
      gambler,
      mode: 'contractsCoop',
      seats: 1,
      contracts,
      tableaus: one,
      time: 2,
      harbour: [],
      deck: four,
    });
    later.plays(0, 'gamble').time(2, 0).doesNotTell('timePassed');
  });
});
