import assert from 'node:assert/strict';
import { timeOfSeals } from '../../../../shared/games/port-royal/contracts.ts';
import { portRoyal } from '../../../../shared/games/port-royal/index.ts';
import { seedOf } from '../../../support/random-play.ts';
import { accepted } from '../support/accepted.ts';
import { type Situation, table } from '../support/table.ts';

const mode = 'contractsCoop';
const at = (situation: Situation) => table({ mode, seats: 1, ...situation });
const setup = (seats: number, n: number, options: object = {}) =>
  portRoyal.setup(accepted({ mode, ...options }), seats, seedOf(n), 1);

describe('Port Royal: contracts for a team, or for one', () => {
  it('PR13.1 three, five, seven, nine or eleven of all eighteen', () => {
    const seen = new Set<string>();
    for (let n = 0; n < 30; n++) {
      const state = setup(1 + (n % 5), n);
      assert.equal(state.contracts.length, [3, 5, 7, 9, 11][n % 5]);
      for (const { id } of state.contracts) seen.add(id);
    }
    assert.equal(seen.size, 18);
  });

  it('PR13.2 PC49 the time pile: thirteen, the values of the seals, and their different letters', () => {
    assert.equal(13 + timeOfSeals(['c-bruja', 'c-maritime-supremacy', 'c-galleon-nemesis']), 15);
    for (let n = 0; n < 5; n++) {
      const state = setup(2, n);
      const cards = 13 + timeOfSeals(state.contracts.map(({ id }) => id));
      assert.equal(state.time.length, cards);
      assert.equal(state.deck.length, 143 - 6 - cards, 'after the coins');
      assert.ok(portRoyal.opening(state).some((event) => event.type === 'timeSet' && event.cards === cards));
    }
  });

  it('PR13.3 PR13.9 the starting seat is asked how many cards begin on the victory pile; one stays', () => {
    const state = setup(3, 1, { startingSeat: 2 });
    assert.deepEqual([state.phase.kind, state.turn, portRoyal.actors(state)], ['startVictory', 0, [2]]);
    const place = at({ startVictoryCards: 'ask', time: 3, contracts: ['c-jinx'], harbour: undefined as never });
    place.asks(0, 'startVictory', ['setAside', 'begin']).quotes(0, 'setAside', { time: 2, victory: 1 });
    place.plays(0, 'setAside').time(2, 1).refuses(0, 'draw', 'notNow', 'PR18.11');
    place.plays(0, 'setAside').time(0, 2).tells('turnBegan', { seat: 0 });
  });

  it('PR13.3 PR1.8 what was agreed on before is moved without a question', () => {
    const state = setup(2, 3, { startVictoryCards: 5 });
    assert.deepEqual([state.victory.length, state.turn], [5, 1]);
    const told = portRoyal.opening(state).find(({ type }) => type === 'timeSetAside');
    assert.deepEqual(told, { type: 'timeSetAside', seat: state.active, time: state.time.length + 1, victory: 5 });
    assert.equal(setup(1, 3, { startVictoryCards: 30 }).time.length, 0, 'the one that stays has been drawn');
  });

  it('PR13.4 the first card of a turn comes from the time pile, the others and all coins from the deck', () => {
    const place = at({ contracts: ['c-jinx'], time: ['captain-1', 'jack-1'], deck: ['priest-1'] });
    place.harbour('captain-1').time(1, 0).plays(0, 'draw').harbour('captain-1', 'priest-1').time(1, 0);
    place.refuses(0, 'setAside', 'notNow', 'PR18.11');
  });

  it('PR13.5 PC52 ransom takes fifteen coins, small estate twelve influence', () => {
    const contracts = ['c-ransom', 'c-small-estate', 'c-jinx'] as const;
    at({ contracts, time: 3, harbour: [], coins: [14] }).refuses(0, 'claim c-ransom', 'conditionMissing', 'PR12.3');
    const place = at({ contracts, time: 3, harbour: [], coins: [15] });
    place.plays(0, 'claim c-ransom').coins(0).tells('coinsPaid', { amount: 15 }).contract('c-ransom', 0);
    place.refuses(0, 'claim c-small-estate', 'conditionMissing', 'PR12.3');
    const tableaus = [['admiral-3', 'admiral-3', 'senorita-3', 'senorita-3']];
    at({ contracts, time: 3, harbour: [], tableaus }).influence(12).plays(0, 'claim c-small-estate');
  });

  it('PR13.5 PC53 a contract that is done may be completed by another, for the second place', () => {
    const situation = { seats: 2, time: 5, tableaus: [[], ['priest-1', 'jester-1']], coins: [0, 0] };
    const contracts = ['c-luminary', 'c-jinx'] as const;
    const place = at({ ...situation, contracts, completed: [['c-luminary']], active: 1, harbour: [] });
    place.plays(1, 'claim c-luminary').coins(0, 3).contract('c-luminary', 0, 1).asks(1, 'discover');
  });

  it('PR13.6 PC51 the team wins at the moment the last contract is done, also in the turn of the last time card', () => {
    const tableaus = [['priest-1', 'jester-1'], []];
    const situation = { seats: 2, contracts: ['c-luminary', 'c-jinx'], completed: [['c-jinx']] } as const;
    const place = at({ ...situation, tableaus, time: 0, victory: 3, harbour: ['governor-0'] });
    place.plays(0, 'claim c-luminary').over('contractsDone', [0, 1]);
    assert.deepEqual(portRoyal.outcome(place.state)!.team, { won: true, rank: 1, points: 3 });
    assert.deepEqual(portRoyal.outcome(place.state)!.places, []);
  });

  it('PR13.6 progress does not count as done, and influence ends nothing', () => {
    const tableaus = [['admiral-3', 'admiral-3', 'senorita-3', 'senorita-3', 'governor-0']];
    const contracts = ['c-speculator'] as const;
    const place = at({
      contracts,
      progress: [{ 'c-speculator': 1 }],
      tableaus,
      time: 2,
      harbour: ['jester-1'],
      coins: [5],
    });
    place.plays(0, 'stop').plays(0, 'hire jester-1').influence(13).doesNotTell('endTriggered');
    assert.equal(portRoyal.outcome(place.state), null);
  });

  it('PR13.6 PC51 PC81 with no time card left the team has lost before the next turn, without a question', () => {
    const place = at({ contracts: ['c-ransom'], time: 0, harbour: ['ship-red-1-1'], coins: [15], victory: 2 });
    place.plays(0, 'stop').plays(0, 'trade ship-red-1-1').plays(0, 'done').over('timeUp', []);
    assert.deepEqual(portRoyal.outcome(place.state)!.team, { won: false, rank: null, points: 2 });
  });

  it('PR13.6 a win by a renounced income ends the game there', () => {
    const contracts = ['c-galleon-nemesis'] as const;
    const place = at({
      seats: 3,
      contracts,
      progress: [{ 'c-galleon-nemesis': 1 }],
      time: 4,
      harbour: ['ship-black-2-1'],
    });
    place.plays(0, 'stop').plays(0, 'trade ship-black-2-1').plays(0, 'use c-galleon-nemesis');
    place.over('contractsDone', [0, 1, 2]);
  });

  it('PR13.7 PR7.5 PR13.9 after each tax the active player may move a time card for the team', () => {
    const contracts = ['c-jinx', 'c-bruja'] as const;
    const tax = { seats: 2, contracts, harbour: [], deck: ['tax-mostSwords'], coins: [0, 0] };
    const place = at({ ...tax, time: 4 })
      .plays(0, 'draw')
      .coins(1, 1);
    place.asks(0, 'taxVictory', ['setAside', 'leave']).discarded('tax-mostSwords').plays(0, 'setAside').time(3, 1);
    place.tells('timeSetAside', { time: 3, victory: 1 }).asks(0, 'discover');
    at({ ...tax, time: 4 })
      .plays(0, 'draw')
      .plays(0, 'leave')
      .time(4, 0);
    at({ ...tax, time: 0 })
      .plays(0, 'draw')
      .asks(0, 'discover');
  });

  it('PR13.7 PR10.2 also between the cards of a gambler, and one that wins it leaves no card in the air', () => {
    const tableaus = [['gambler-1']];
    const deck = ['sailor-1', 'tax-mostSwords', 'jack-1', 'captain-1', 'priest-1'];
    const gamble = { gambler: true, contracts: ['c-tax-inspector'], tableaus, harbour: [], deck, time: 3 } as const;
    const place = at({ ...gamble, coins: [5] })
      .plays(0, 'gamble')
      .asks(0, 'taxVictory');
    place.harbour('sailor-1').plays(0, 'setAside').harbour('sailor-1', 'captain-1', 'priest-1');
    at({ ...gamble, coins: [12] })
      .plays(0, 'gamble')
      .plays(0, 'claim c-tax-inspector')
      .over('contractsDone', [0])
      .discarded('tax-mostSwords');
  });

  it('PR13.8 PC50 the victory pile tells the rank, after a victory', () => {
    const ranks = [0, 1, 2, 3, 4, 5, 6, 7, 8, 12].map((victory) => {
      const place = at({
        contracts: ['c-mercenary'],
        tableaus: [['pirate-1', 'sailor-1']],
        time: 1,
        victory,
        harbour: [],
      });
      return portRoyal.outcome(place.plays(0, 'claim c-mercenary').state)!.team!.rank;
    });
    assert.deepEqual(ranks, [0, 0, 1, 1, 2, 2, 3, 3, 4, 4]);
  });

  it('PC50 PR18.9 every time card is a turn: ten with fifteen less five, nine with one more moved', () => {
    const turns = (time: number): number => {
      const place = at({ contracts: ['c-ransom'], time, harbour: [], coins: [0] });
      for (let more = 0; ; more++) {
        if (portRoyal.outcome(place.state)) return more;
        while (portRoyal.outcome(place.state) === null) {
          const { turn } = place.state;
          const move = portRoyal.defaultMove(place.state, 0);
          portRoyal.apply(place.state, 0, move, () => {});
          if (place.state.turn !== turn) break;
        }
      }
    };
    // the turn that is being played has had its card
    assert.deepEqual([turns(9), turns(8)], [10, 9]);
  });

  it('PR13.9 fees are paid in a team too', () => {
    const contracts = ['c-jinx'] as const;
    const place = at({ seats: 2, contracts, time: 3, harbour: ['ship-red-3-2'], coins: [0, 0] });
    place.plays(0, 'stop').plays(0, 'pass').plays(1, 'trade ship-red-3-2').coins(1, 1);
  });

  it('PR13.10 PR7.4 alone: always active, no fee, and the bonus of every tax', () => {
    const contracts = ['c-jinx', 'c-bruja', 'c-ransom'] as const;
    const place = at({ contracts, time: 3, harbour: ['ship-red-3-2'], deck: ['tax-leastInfluence'], coins: [0] });
    place.plays(0, 'draw').coins(1).plays(0, 'leave').plays(0, 'stop').plays(0, 'trade ship-red-3-2').coins(3);
    place.active(0).tells('turnBegan', { seat: 0, turn: 2 });
  });

  it('PR5.13 PC80 what fees have made payable is asked before the turn ends, once', () => {
    const situation = { seats: 2, contracts: ['c-ransom', 'c-jinx'], time: 3, harbour: ['ship-red-1-1'] } as const;
    const place = at({ ...situation, coins: [14, 0] })
      .plays(0, 'stop')
      .plays(0, 'pass');
    place.plays(1, 'trade ship-red-1-1').asks(0, 'wrapUp', ['claim c-ransom', 'done']);
    place.refuses(0, 'claim c-jinx', 'onlyAtOnce', 'PR12.4').plays(0, 'claim c-ransom').coins(0, 0).active(1);

    at({ ...situation, coins: [14, 0] })
      .plays(0, 'stop')
      .plays(0, 'pass')
      .plays(1, 'pass')
      .active(1);
    const declined = at({ ...situation, coins: [15, 0] })
      .plays(0, 'stop')
      .plays(0, 'pass');
    declined.plays(1, 'trade ship-red-1-1').active(1);
  });
});
