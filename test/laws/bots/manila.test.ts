import assert from 'node:assert/strict';
import { bots } from '../../../shared/bots/levels.ts';
import { manila } from '../../../shared/games/manila/index.ts';
import * as manilaTable from '../../games/manila/support/table.ts';
import { rngFor } from '../../support/random-play.ts';

describe('The greedy bot of Manila', () => {
  const chooses = (at: manilaTable.Table): string => {
    const seat = at.asked();
    const moves = manila.legalMoves(at.state, seat);
    return manila.format(bots.greedy({ game: manila, view: manila.view(at.state, seat), seat, moves }, rngFor(1)));
  };
  const choosesAt = (situation: manilaTable.Situation): string => chooses(manilaTable.table(situation));
  const last = { rolls: 2, moment: 'placement' } as const;

  it('bids for the office, but never what it cannot be worth', () => {
    const opening = choosesAt({});
    assert.match(opening, /^bid \d+$/);
    assert.ok(Number(opening.slice(4)) <= 20, opening);
    assert.equal(chooses(manilaTable.table({ seats: 3 }).plays(0, 'bid 45')), 'pass');
  });

  it('buys what will rise, and nothing when the game is as good as over', () => {
    assert.match(choosesAt({ moment: 'share', shares: [['jade', 'jade']] }), /^buy/);
    const late = { nutmeg: 20, silk: 0, ginseng: 0, jade: 0 };
    assert.equal(choosesAt({ moment: 'share', values: late, cash: [5], pledged: [2] }), 'decline');
  });

  it('launches the ware of its own shares ahead', () => {
    const at = manilaTable.table({
      moment: 'share',
      shares: [
        ['jade', 'jade'],
        ['silk', 'silk'],
        ['nutmeg', 'silk'],
      ],
    });
    at.plays(0, 'decline').plays(0, 'load jade').plays(0, 'load silk').plays(0, 'load nutmeg');
    assert.equal(chooses(at), 'launch jade 5');
  });

  it('takes the seat that pays most for the risk', () => {
    assert.equal(choosesAt({ ...last, boats: { nutmeg: 2, silk: 13, jade: 3 } }), 'place seat:silk');
    const slow = { nutmeg: 'port', silk: 3, jade: 4 } as const;
    assert.equal(choosesAt({ ...last, boats: slow, crews: { nutmeg: [1] } }), 'place shipyard:B');
  });

  it('insures when all is well, and nobody when it is not', () => {
    const fast = { nutmeg: 'port', silk: 13, jade: 'port' } as const;
    assert.equal(choosesAt({ ...last, boats: fast, crews: { silk: [1, 1, 2] }, port: { C: 1 } }), 'place insurance');
    const slow = { nutmeg: 2, silk: 3, jade: 4 };
    const taken = { shipyard: { A: 1, B: 2, C: 1 }, pirates: [2], port: { A: 1 }, pilots: { small: 2, large: 2 } };
    assert.equal(choosesAt({ ...last, boats: slow, ...taken }), 'pass');
  });

  it('does not pay for what cannot come', () => {
    const boats = { nutmeg: 2, silk: 3, jade: 'port' } as const;
    const taken = { port: { A: 1 }, shipyard: { A: 1, B: 2 }, pirates: [2], insurer: 1 } as const;
    assert.equal(choosesAt({ ...last, boats, ...taken, pilots: { small: 2, large: 1 } }), 'pass');
  });

  it('pilots its own boat home and others’ away', () => {
    const pilots = { moment: 'pilots', rolls: 2, pilots: { small: 0 } } as const;
    const shares = [[], [], []];
    const boats = { nutmeg: 13, silk: 3, jade: 2 };
    assert.equal(choosesAt({ ...pilots, shares, boats, crews: { nutmeg: [0] }, pirates: [1] }), 'steer nutmeg 1');
    const doubtful = { nutmeg: 8, silk: 3, jade: 2 };
    assert.equal(choosesAt({ ...pilots, shares, boats: doubtful, crews: { nutmeg: [1, 2] } }), 'steer nutmeg -1');
  });

  it('boards a boat that is sure to arrive', () => {
    const boats = { nutmeg: 13, silk: 3, jade: 2 };
    assert.equal(choosesAt({ moment: 'boarding', rolls: 2, boats, pirates: [0] }), 'board nutmeg');
  });

  it('sends what it plundered where its own berth pays', () => {
    const at = manilaTable.table({
      moment: 'roll',
      rolls: 2,
      boats: { nutmeg: 12, silk: 13, jade: 13 },
      shares: [[], [], []],
      pirates: [0],
      shipyard: { A: 0 },
    });
    assert.equal(chooses(at.rolls(1, 1, 1)), 'send nutmeg shipyard');
  });
});
