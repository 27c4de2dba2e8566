import assert from 'node:assert/strict';
import { portRoyal } from '../../../../shared/games/port-royal/index.ts';
import { seedOf } from '../../../support/random-play.ts';
import { accepted } from '../support/accepted.ts';
import { type Situation, table } from '../support/table.ts';

const mode = 'contracts';
const begin = (situation: Situation) => table({ mode, harbour: ['governor-0'], ...situation });
const claim = 'claim c-luminary';
const luminaries = ['priest-1', 'jester-1'];

describe('Port Royal: contracts', () => {
  it('PR12.1 PR3.4 four of sixteen lie open, never those of teams, and are told at the beginning', () => {
    const seen = new Set<string>();
    for (let n = 0; n < 40; n++) {
      const state = portRoyal.setup(accepted({ mode }), 2 + (n % 4), seedOf(n), 1);
      const ids = state.contracts.map(({ id }) => id);
      assert.equal(new Set(ids).size, 4);
      for (const id of ids) seen.add(id);
      assert.deepEqual(
        portRoyal.opening(state).find(({ type }) => type === 'contractsOpened'),
        { type: 'contractsOpened', contracts: ids },
      );
      assert.deepEqual([state.time, state.victory], [[], []]);
    }
    assert.equal(seen.size, 16);
    assert.ok(!seen.has('c-small-estate') && !seen.has('c-ransom'));
  });

  it('PR12.2 PR12.3 a contract is claimed in the own turn, at once or later, for the coins of the leftmost place', () => {
    const at = begin({ contracts: ['c-luminary'], tableaus: [luminaries], coins: [0, 0] });
    at.asks(0, 'discover', ['draw', claim, 'stop']).quotes(0, claim, {
      step: 1,
      steps: 1,
      coins: 4,
      influence: 0,
      cost: 0,
    });
    at.plays(0, 'stop').asks(0, 'trade', [claim, 'pass']).plays(0, claim).coins(4, 0).contract('c-luminary', 0);
    at.tells('contractCompleted', { seat: 0, place: 0, coins: 4, influence: 0 });
  });

  it('PR12.2 PR12.5 PC40 the second on it gets less; the second contract one influence, the third two, no fourth', () => {
    const contracts = ['c-luminary', 'c-mercenary', 'c-explorer', 'c-trade-master'] as const;
    const at = begin({
      contracts,
      tableaus: [[...luminaries, 'pirate-1', 'sailor-1', 'trader-red-1', 'trader-red-1'], []],
      finished: [['expedition-captain2']],
      completed: [['c-mercenary'], ['c-luminary']],
      coins: [0, 0],
    });
    at.influence(10, 0).plays(0, claim).coins(3, 0).influence(11, 0).contract('c-luminary', 1, 0);
    at.refuses(0, claim, 'alreadyCompleted', 'PR12.2');
    at.plays(0, 'claim c-explorer').influence(13, 0).tells('contractCompleted', { influence: 2 });
    at.refuses(0, 'claim c-trade-master', 'noMarker', 'PR12.2').asks(0, 'discover', ['draw', 'stop']);
  });

  it('PR12.3 a visitor claims in their window, not in the turn of others', () => {
    const at = begin({ contracts: ['c-luminary'], tableaus: [[], luminaries], coins: [0, 0] });
    at.refuses(1, claim, 'notYourTurn', 'PR4.1').plays(0, 'stop');
    at.asks(1, 'trade', [claim, 'pass']).plays(1, claim).coins(0, 4);
  });

  it('PR12.3 PR4.10e a contract may be claimed after a bust', () => {
    const bust = { harbour: ['ship-red-1-1'], deck: ['ship-red-3-2'] };
    const at = begin({ contracts: ['c-luminary'], tableaus: [luminaries], ...bust });
    at.plays(0, 'draw').asks(0, 'bust', [claim, 'done']).plays(0, claim).contract('c-luminary', 0).active(1);
  });

  it('PR12.7 PR12.8 PR12.10 PC41 exactly those roles: no jack for a jester, no admiral for a vice-admiral', () => {
    const contracts = ['c-luminary', 'c-maritime-supremacy'] as const;
    begin({ contracts, tableaus: [['priest-1', 'jack-1', 'captain-1', 'admiral-1']] })
      .refuses(0, claim, 'conditionMissing', 'PR12.3')
      .refuses(0, 'claim c-maritime-supremacy', 'conditionMissing', 'PR12.3')
      .asks(0, 'discover', ['draw', 'stop']);
  });

  const holdings: readonly [clause: string, id: string, enough: string[], tooFew: string[]][] = [
    ['PR12.9', 'c-bruja', ['captain-1', 'senorita-2'], ['captain-1', 'captain-1']],
    ['PR12.10', 'c-maritime-supremacy', ['captain-1', 'contract-viceAdmiral-2'], ['captain-1']],
    ['PR12.11', 'c-new-colony', ['settler-1', 'contract-gunner-1'], ['contract-gunner-1']],
    ['PR12.12', 'c-trade-outpost', ['settler-1', 'contract-clerk-black-1'], ['settler-1', 'trader-black-1']],
    ['PR12.13', 'c-trade-master', ['trader-red-1', 'trader-black-1'], ['trader-red-1']],
    ['PR12.15', 'c-mercenary', ['pirate-1', 'sailor-1'], ['sailor-1', 'sailor-1']],
  ];
  it('PR12.9 PR12.10 PR12.11 PR12.12 PR12.13 PR12.15 what somebody has to have', () => {
    for (const [clause, id, enough, tooFew] of holdings) {
      const contracts = [id] as Situation['contracts'] & object;
      begin({ contracts, tableaus: [tooFew] }).refuses(0, `claim ${id}`, 'conditionMissing', 'PR12.3');
      const at = begin({ contracts, tableaus: [enough] }).plays(0, `claim ${id}`);
      assert.deepEqual(at.state.contracts[0]!.done, [0], clause);
    }
  });

  it('PR12.14 PC42 four persons of a printed cost of three at most: a señorita does not count', () => {
    const contracts = ['c-thrifty-staff'] as const;
    const three = ['sailor-1', 'sailor-1', 'sailor-1'];
    begin({ contracts, tableaus: [[...three, 'captain-1', 'senorita-2']] }).refuses(
      0,
      'claim c-thrifty-staff',
      'conditionMissing',
      'PR12.3',
    );
    begin({ contracts, tableaus: [[...three, 'trader-red-1']], coins: [0, 0] })
      .plays(0, 'claim c-thrifty-staff')
      .coins(5, 0);
  });

  it('PR12.16 a finished expedition', () => {
    const contracts = ['c-explorer'] as const;
    begin({ contracts, table: ['expedition-priest2'] }).refuses(0, 'claim c-explorer', 'conditionMissing', 'PR12.3');
    const tableaus = [['priest-1', 'priest-1']];
    const at = begin({ contracts, table: ['expedition-priest2'], tableaus, coins: [0, 0] });
    at.plays(0, 'complete expedition-priest2').plays(0, 'claim c-explorer').coins(4, 0);
  });

  it('PR12.26 the end comes by influence alone, that of contracts included', () => {
    const at = begin({
      contracts: ['c-luminary', 'c-jinx'],
      completed: [['c-jinx']],
      tableaus: [[...luminaries, 'admiral-3', 'admiral-3', 'senorita-3']],
    });
    at.influence(11, 0).plays(0, claim).influence(12, 0).tells('endTriggered', { seat: 0 });
    assert.equal(begin({ contracts: ['c-jinx'], tableaus: [['admiral-3']] }).state.ending, false);
  });

  it('PR12.4 what has a moment of its own cannot be claimed at another', () => {
    const contracts = ['c-tax-inspector', 'c-jinx', 'c-speculator', 'c-major-speculator', 'c-galleon-nemesis'] as const;
    const at = begin({ contracts });
    for (const id of contracts) at.refuses(0, `claim ${id}`, 'onlyAtOnce', 'PR12.4');
    at.refuses(0, 'claim c-bruja', 'noSuchContract', 'PR12.1');
  });
});
