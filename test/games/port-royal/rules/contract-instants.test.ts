import assert from 'node:assert/strict';
import { type Situation, table } from '../support/table.ts';

const mode = 'contracts';
const at = (situation: Situation) => table({ mode, ...situation });
const full = ['c-luminary', 'c-bruja', 'c-explorer'] as const;

describe('Port Royal: contracts with a moment of their own', () => {
  it('PR7.2 PR12.17 PC43 tax inspector: who has just paid claims seven coins, before the bonus', () => {
    const taxed = { harbour: [], deck: ['tax-leastInfluence'], coins: [3, 14] };
    const place = at({ contracts: ['c-tax-inspector'], ...taxed, tableaus: [['sailor-1']] }).plays(0, 'draw');
    place.coins(3, 7).asks(1, 'instant', ['claim c-tax-inspector', 'decline']).doesNotTell('coinsGained');
    place.plays(1, 'claim c-tax-inspector').coins(3, 15).tells('coinsGained', { seat: 1, reason: 'taxBonus' });
    place.asks(0, 'discover').discarded('tax-leastInfluence');
    at({ contracts: ['c-tax-inspector'], ...taxed, coins: [3, 11] })
      .plays(0, 'draw')
      .asks(0, 'discover');
  });

  it('PR12.4 PR12.17 a chance that is declined is gone', () => {
    const place = at({ contracts: ['c-tax-inspector'], harbour: [], deck: ['tax-mostSwords'], coins: [12, 3] });
    place.plays(0, 'draw').plays(0, 'decline').tells('contractDeclined', { seat: 0 }).asks(0, 'discover');
    place.refuses(0, 'claim c-tax-inspector', 'onlyAtOnce', 'PR12.4');
  });

  it('PR12.25 PR2.10 several payers are asked clockwise from the active seat', () => {
    const coins = [12, 12, 12];
    const contracts = ['c-tax-inspector'] as const;
    const place = at({ seats: 3, active: 1, contracts, harbour: [], deck: ['tax-mostSwords'], coins });
    place.plays(1, 'draw').asks(1, 'instant').plays(1, 'claim c-tax-inspector').asks(2, 'instant');
    place.refuses(0, 'claim c-tax-inspector', 'notYourTurn', 'PR4.1');
    place.plays(2, 'decline').plays(0, 'claim c-tax-inspector').contract('c-tax-inspector', 1, 0);
    place.coins(14, 14, 7);
  });

  it('PR4.10b PR12.18 PC44 jinx: at the bust, before the jesters, with a free marker', () => {
    const bust = { harbour: ['ship-red-1-1'], deck: ['ship-red-3-2'], coins: [0, 0] };
    const place = at({ contracts: ['c-jinx'], tableaus: [['jester-1']], ...bust }).plays(0, 'draw');
    place.coins(0, 0).asks(0, 'instant', ['claim c-jinx', 'decline']).plays(0, 'claim c-jinx').coins(2, 0).active(1);
    const spent = { contracts: ['c-jinx', ...full], completed: [full] } as const;
    at({ ...spent, ...bust })
      .plays(0, 'draw')
      .active(1)
      .contract('c-jinx');
  });

  it('PR12.18 PR10.3 a bust by the gambler counts too', () => {
    const deck = ['ship-red-1-1', 'sailor-1', 'ship-red-3-2', 'sailor-1'];
    at({ gambler: true, contracts: ['c-jinx'], tableaus: [['gambler-1']], harbour: [], deck })
      .plays(0, 'gamble')
      .asks(0, 'instant', ['claim c-jinx', 'decline']);
  });

  const three = { harbour: ['ship-red-1-1', 'ship-blue-1-1'], deck: ['ship-green-1-1', 'ship-black-2-1'] };

  it('PR12.19 PR12.6 PC45 speculator: a marker at three colours, once a turn; a later turn completes it unasked', () => {
    const place = at({ contracts: ['c-speculator'], ...three, coins: [0, 0] }).plays(0, 'draw');
    place.asks(0, 'instant').quotes(0, 'claim c-speculator', { step: 1, steps: 2, coins: 0, influence: 0 });
    place.plays(0, 'claim c-speculator').progress('c-speculator', 1, 0).coins(0, 0);
    place.plays(0, 'draw').asks(0, 'discover').contract('c-speculator').progress('c-speculator', 1, 0);
    at({ contracts: ['c-speculator'], progress: [{ 'c-speculator': 1 }], ...three, coins: [0, 0] })
      .plays(0, 'draw')
      .asks(0, 'discover')
      .contract('c-speculator', 0)
      .progress('c-speculator', 0, 0)
      .coins(2, 0);
  });

  it('PR12.19 declined, it is not asked again in this turn', () => {
    const place = at({ contracts: ['c-speculator'], ...three })
      .plays(0, 'draw')
      .plays(0, 'decline');
    place.plays(0, 'draw').asks(0, 'discover').progress('c-speculator', 0, 0);
  });

  it('PR12.6 without a free marker a progress contract is not begun; a marker on progress is one of three', () => {
    const contracts = ['c-speculator', ...full, 'c-luminary'] as const;
    at({ contracts: contracts.slice(0, 4), completed: [full], ...three })
      .plays(0, 'draw')
      .asks(0, 'discover');
    const begun = { progress: [{ 'c-speculator': 1 }], completed: [['c-bruja', 'c-explorer']] } as const;
    at({ contracts: contracts.slice(0, 4), ...begun, tableaus: [['priest-1', 'jester-1']], harbour: [] }).refuses(
      0,
      'claim c-luminary',
      'noMarker',
      'PR12.2',
    );
  });

  it('PR12.20 PC46 major speculator at four colours; it stays when the turn is a bust later', () => {
    const harbour = ['ship-red-1-1', 'ship-blue-1-1', 'ship-green-1-1'];
    const deck = ['ship-black-2-1', 'jack-1', 'jack-1', 'ship-red-3-2'];
    const place = at({ contracts: ['c-major-speculator'], harbour, deck, coins: [0, 0] }).plays(0, 'draw');
    place.plays(0, 'claim c-major-speculator').coins(2, 0).plays(0, 'draw').tells('busted');
    place.contract('c-major-speculator', 0);
  });

  it('PR12.19 PR12.20 PR10.3 a gambler: asked after the four cards, in the order of the table', () => {
    const deck = ['ship-red-1-1', 'ship-blue-1-1', 'ship-green-1-1', 'ship-black-2-1'];
    const contracts = ['c-speculator', 'c-major-speculator'] as const;
    at({ gambler: true, contracts, tableaus: [['gambler-1']], harbour: [], deck })
      .plays(0, 'gamble')
      .asks(0, 'instant', ['claim c-speculator', 'decline'])
      .refuses(0, 'claim c-major-speculator', 'notNow', 'PR12.4')
      .plays(0, 'decline')
      .asks(0, 'instant', ['claim c-major-speculator', 'decline']);
  });

  const nest = { contracts: ['c-pirates-nest'], tableaus: [['pirate-3']], harbour: [] } as const;

  it('PR12.21 PC48 pirates’ nest: a repelled ship may be stored, one of each colour', () => {
    const place = at({ ...nest, deck: ['ship-yellow-1-1', 'ship-yellow-2-2'] }).plays(0, 'draw');
    place.asks(0, 'ship', ['keep', 'repel', 'store']).plays(0, 'store').stored(0, 'ship-yellow-1-1');
    place.tells('shipRepelled').tells('shipStored', { face: 'ship-yellow-1-1' }).plays(0, 'draw');
    place.asks(0, 'ship', ['keep', 'repel']).refuses(0, 'store', 'notStored', 'PR12.21');
    at({ ...nest, contracts: ['c-jinx'], deck: ['ship-yellow-1-1'] })
      .plays(0, 'draw')
      .asks(0, 'ship', ['keep', 'repel']);
  });

  it('PR12.21 PR12.4 PC48 with five colours the active player discards them and completes it', () => {
    const ships = ['ship-yellow-1-1', 'ship-blue-1-1', 'ship-green-1-1', 'ship-red-1-1'];
    const situation = { ...nest, stored: [ships], deck: ['ship-black-2-1'], coins: [0, 0] };
    const place = at(situation).plays(0, 'draw').refuses(0, 'claim c-pirates-nest', 'notNow', 'PR4.12');
    place.plays(0, 'store').plays(0, 'claim c-pirates-nest').coins(3, 0).stored(0);
    place.discarded(...ships, 'ship-black-2-1').contract('c-pirates-nest', 0);
    const visitor = at({ ...nest, harbour: ['governor-0'], stored: [[], [...ships, 'ship-black-2-1']], coins: [0, 9] });
    visitor.plays(0, 'stop').asks(1, 'trade').refuses(1, 'claim c-pirates-nest', 'onlyActiveClaims', 'PR12.4');
  });

  const red = { contracts: ['c-frigate-nemesis'], harbour: ['ship-red-6-3'] } as const;

  it('PR12.22 PR12.24 PC47 frigate némésis: the income of a red ship is renounced, the fee is paid', () => {
    const tableaus = [[], ['trader-red-1']];
    const place = at({ ...red, tableaus, coins: [0, 1] })
      .plays(0, 'stop')
      .plays(0, 'pass');
    place.plays(1, 'trade ship-red-6-3').asks(1, 'shipUse', ['use coins', 'use c-frigate-nemesis']);
    place.quotes(1, 'use c-frigate-nemesis', { income: 0, fee: 1, coins: 0, lost: 4, influence: 0 });
    place.plays(1, 'use c-frigate-nemesis').coins(1, 0).progress('c-frigate-nemesis', 0, 1);
    place.tells('incomeRenounced', { seat: 1, amount: 4 }).tells('shipTraded', { income: 0 });
    const poor = at({ ...red, tableaus, coins: [0, 0] })
      .plays(0, 'stop')
      .plays(0, 'pass');
    poor.plays(1, 'trade ship-red-6-3').coins(1, 3);
  });

  it('PR12.22 PC47 the third time completes it', () => {
    const place = at({ ...red, progress: [{ 'c-frigate-nemesis': 2 }], coins: [0, 0] });
    place.plays(0, 'stop').plays(0, 'trade ship-red-6-3').plays(0, 'use c-frigate-nemesis');
    place.coins(8, 0).contract('c-frigate-nemesis', 0).progress('c-frigate-nemesis', 0, 0);
  });

  it('PR12.23 galleon némésis: black, and the second time', () => {
    const black = { contracts: ['c-galleon-nemesis'], harbour: ['ship-black-2-1'], coins: [0, 0] } as const;
    at(black).plays(0, 'stop').plays(0, 'trade ship-black-2-1').plays(0, 'use c-galleon-nemesis').coins(0, 0);
    const place = at({ ...black, progress: [{ 'c-galleon-nemesis': 1 }] });
    place.plays(0, 'stop').plays(0, 'trade ship-black-2-1').plays(0, 'use c-galleon-nemesis').coins(6, 0);
    at({ ...black, contracts: ['c-frigate-nemesis'] })
      .plays(0, 'stop')
      .plays(0, 'trade ship-black-2-1')
      .coins(1, 0);
  });

  it('PR12.24 PR11.4 PR9.3 PR5.10 gift, merchant and clerk stay as they are', () => {
    const gift = 'contract-ship-red-6-3-gift';
    const tableaus = [['otg20-merchant-red-2', 'contract-clerk-red-2']];
    const place = at({ ...red, onTheGo20: true, tableaus, harbour: [gift, 'ship-blue-1-1'], coins: [0, 0] });
    place.plays(0, 'stop').plays(0, `trade ${gift}`);
    const uses = ['use coins', 'use coins under', 'use c-frigate-nemesis', 'use c-frigate-nemesis under'];
    place.asks(0, 'shipUse', uses).plays(0, 'use c-frigate-nemesis under').coins(0, 1).kept(0, gift);
    place.tells('takesGained', { amount: 1 }).asks(0, 'trade').progress('c-frigate-nemesis', 1, 0);
  });

  it('PR12.24 nothing is renounced for a contract that is done, or without a marker', () => {
    const done = at({ ...red, completed: [['c-frigate-nemesis']], coins: [0, 0] });
    done.plays(0, 'stop').plays(0, 'trade ship-red-6-3').coins(3, 0);
    const spent = at({ ...red, contracts: ['c-frigate-nemesis', ...full], completed: [full], coins: [0, 0] });
    spent.plays(0, 'stop').plays(0, 'trade ship-red-6-3').coins(3, 0);
    assert.equal(spent.state.contracts[0]!.progress[0], 0);
  });
});
