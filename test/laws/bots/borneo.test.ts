import assert from 'node:assert/strict';
import { bots } from '../../../shared/bots/levels.ts';
import { borneo } from '../../../shared/games/borneo/index.ts';
import * as borneoTable from '../../games/borneo/support/table.ts';
import { rngFor } from '../../support/random-play.ts';

describe('The greedy bot of Borneo', () => {
  const chooses = (at: borneoTable.Table): string => {
    const seat = at.asked();
    const moves = borneo.legalMoves(at.state, seat);
    return borneo.format(bots.greedy({ game: borneo, view: borneo.view(at.state, seat), seat, moves }, rngFor(1)));
  };
  const choosesAt = (situation: borneoTable.Situation): string => chooses(borneoTable.table(situation));

  it('takes a first rank that nobody has', () => {
    const companies = { red: [1], yellow: [2, 1], green: [1, 2] };
    assert.equal(choosesAt({ moment: 'placing', companies }), 'placeMerchant blue');
  });

  it('completes the dear mission, and at the end any', () => {
    const each2 = ['S52', 'S49', 'S50', 'S51'];
    assert.equal(choosesAt({ warehouses: [each2], harbours: ['galle'] }), 'mission each2');
    const last = borneoTable.table({
      moment: 'ship',
      hands: [['S10', 'S20']],
      draw: [],
      warehouses: [[], ['S52', 'S55']],
    });
    assert.equal(chooses(last.plays(0, 'ship S10 1')), 'mission same4');
  });

  it('waits with a cheap mission when a dear one is near', () => {
    const warehouses = [['S52', 'S49', 'S50', 'S03']];
    assert.equal(choosesAt({ warehouses }), 'pass');
  });

  it('pays with cards of two units', () => {
    const at = borneoTable.table({ warehouses: [['S04', 'S07', 'S52', 'S55']] }).plays(0, 'mission same4');
    assert.match(chooses(at), /^pay S5[25]$/);
  });

  it('makes the monopoly that is its own, and not another one', () => {
    const laden = {
      moment: 'ship',
      hands: [['S43', 'S60']],
      places: [['tidore', 'S25', 'S48', 'S01'], ['banda'], ['ternate']],
    } as const;
    // both cards bring red to six; the second one has two units
    assert.equal(choosesAt({ ...laden, companies: { red: [0] } }), 'ship S60 1');
    assert.doesNotMatch(choosesAt({ ...laden, companies: { red: [1] } }), / 1$/);
  });

  it('picks what its mission lacks', () => {
    const at = borneoTable.table({
      moment: 'ship',
      hands: [['S43', 'S60']],
      places: [['tidore', 'S25', 'S48', 'S01'], ['banda'], ['ternate']],
      companies: { red: [1, 2] },
      warehouses: [[], ['S52', 'S50', 'S06'], []],
    });
    assert.match(chooses(at.plays(0, 'ship S43 1')), /^pick S(48|01)$/);
  });

  it('attacks a weak first rank with a strong hand, and lays what is enough', () => {
    const hands = [['S01', 'S02', 'S03', 'S13', 'S60', 'S59'], ['S06']];
    const companies = { red: [1, 0], blue: [2, 1] };
    const at = borneoTable.table({ moment: 'company', hands, companies });
    assert.equal(chooses(at), 'attack red 2 1');
    at.plays(0, 'attack red 2 1').plays(0, 'attackCard S13');
    assert.equal(chooses(at), 'done');
  });

  it('defends when that wins, and keeps its cards when it does not', () => {
    const fight = (defender: string[]) =>
      borneoTable
        .table({ moment: 'company', companies: { red: [1, 0] }, hands: [['S37', 'S05'], defender] })
        .inTurn('attack red 2 1', 'attackCard S37');
    assert.equal(chooses(fight(['S14', 'S49', 'S06'])), 'defendCard S14');
    assert.equal(chooses(fight(['S49', 'S50', 'S06'])), 'done');
  });

  it('takes its reward', () => {
    const at = borneoTable
      .table({
        moment: 'company',
        companies: { red: [1, 0] },
        hands: [
          ['S37', 'S05'],
          ['S14', 'S06'],
        ],
      })
      .inTurn('attack red 2 1', 'attackCard S37', 'defendCard S14');
    assert.equal(chooses(at), 'reward S14');
  });
});
