import assert from 'node:assert/strict';
import { funds, type Move, manila } from '../../../../shared/games/manila/index.ts';
import { type Situation, type Table, table } from '../support/table.ts';

const absent = (at: Table): string => manila.format(manila.defaultMove(at.state, at.asked()));
const BOATS = { nutmeg: 4, silk: 3, jade: 2 };

describe('Manila: questions and answers', () => {
  it('M15.4 an absent player passes, declines, stays and waives', () => {
    assert.equal(absent(table()), 'pass');
    assert.equal(absent(table({ moment: 'share' })), 'decline');
    assert.equal(absent(table({ moment: 'placement', boats: BOATS })), 'pass');
    const on13: Situation = { boats: { nutmeg: 13, silk: 3, jade: 2 }, rolls: 2 };
    assert.equal(absent(table({ moment: 'boarding', ...on13, pirates: [1] })), 'stay');
    assert.equal(absent(table({ moment: 'pilots', ...on13, pilots: { large: 1 } })), 'waive');
  });

  it('M15.4 an absent master loads what comes first, starts alike and rolls; a plundered boat goes to port', () => {
    const at = table({ moment: 'share' }).plays(0, 'decline');
    assert.equal(absent(at), 'load nutmeg');
    at.plays(0, 'load nutmeg').plays(0, 'load silk').plays(0, 'load jade');
    assert.equal(absent(at), 'launch nutmeg 3');
    assert.equal(absent(at.plays(0, 'launch nutmeg 0')), 'launch silk 4');
    assert.equal(absent(table({ moment: 'roll', boats: BOATS })), 'roll');
    const plundered = table({ moment: 'roll', rolls: 2, boats: { nutmeg: 12, silk: 3, jade: 2 }, pirates: [1] });
    assert.equal(absent(plundered.rolls(1, 1, 1)), 'send nutmeg port');
  });

  it('M15.4 M9.3 a large pilot who is gone after the first boat moves a second one, because that is a must', () => {
    const at = table({ moment: 'pilots', boats: BOATS, rolls: 2, pilots: { large: 1 } }).plays(1, 'steer silk 1');
    assert.equal(absent(at), 'steer nutmeg 1');
  });

  it('M15.4 moves are known by their shape, whatever arrives', () => {
    const good: Move[] = [
      { type: 'bid', amount: 7 },
      { type: 'pass' },
      { type: 'buy', ware: 'silk' },
      { type: 'decline' },
      { type: 'load', ware: 'jade' },
      { type: 'launch', ware: 'jade', start: 5 },
      { type: 'place', space: 'seat:nutmeg' },
      { type: 'roll' },
      { type: 'board', ware: 'silk' },
      { type: 'evict', ware: 'silk', seat: 2 },
      { type: 'stay' },
      { type: 'steer', ware: 'silk', steps: -2 },
      { type: 'waive' },
      { type: 'send', ware: 'silk', to: 'shipyard' },
      { type: 'borrow' },
      { type: 'redeem' },
    ];
    for (const move of good)
      assert.deepEqual(manila.parseMove(JSON.parse(JSON.stringify(move))), { ok: true, value: move });
    assert.deepEqual(good.map(manila.format), [
      'bid 7',
      'pass',
      'buy silk',
      'decline',
      'load jade',
      'launch jade 5',
      'place seat:nutmeg',
      'roll',
      'board silk',
      'evict silk 2',
      'stay',
      'steer silk -2',
      'waive',
      'send silk shipyard',
      'borrow',
      'redeem',
    ]);
    const bad: unknown[] = [
      null,
      'roll',
      [],
      {},
      { type: 'fly' },
      { type: 'roll', faces: [6, 6, 6] },
      { type: 'bid' },
      { type: 'bid', amount: -1 },
      { type: 'bid', amount: 1.5 },
      { type: 'bid', amount: -0 },
      { type: 'bid', amount: '7' },
      { type: 'bid', amount: 1e9 },
      { type: 'bid', amount: 7, seat: 1 },
      { type: 'buy', ware: 'gold' },
      { type: 'load', ware: 'silk', start: 1 },
      { type: 'launch', ware: 'silk' },
      { type: 'launch', ware: 'silk', start: 14 },
      { type: 'place', space: 'seat:gold' },
      { type: 'place', space: 'seat' },
      { type: 'evict', ware: 'silk' },
      { type: 'steer', ware: 'silk', steps: 0 },
      { type: 'steer', ware: 'silk', steps: 3 },
      { type: 'send', ware: 'silk', to: 'sea' },
      JSON.parse('{"type":"roll","__proto__":{"x":1}}'),
    ];
    for (const input of bad) {
      const result = manila.parseMove(input);
      assert.deepEqual(!result.ok && [result.code, result.clause], ['badMove', 'M15.4'], JSON.stringify(input));
    }
  });

  it('M15.4 a quote is given for legal moves only', () => {
    const at = table({ moment: 'placement', boats: BOATS }).quotes(1, 'place port:A', {}).quotes(0, 'bid 3', {});
    at.quotes(0, 'pass', {}).quotes(0, 'place pirate', { cost: 5, pledges: 0, stowaway: false });
    at.quotes(0, 'place pilot:large', { cost: 5, pledges: 0, stowaway: false });
    table({ moment: 'roll', boats: BOATS }).quotes(0, 'roll', {});
  });

  it('M15.4 loans stand behind the answers and are none themselves', () => {
    const at = table({ moment: 'share', cash: [15], pledged: [1] });
    assert.deepEqual(
      manila.legalMoves(at.state, 0).map(({ type }) => type),
      ['buy', 'buy', 'buy', 'buy', 'decline', 'borrow', 'redeem'],
    );
    // a question with one answer is answered although borrowing is possible
    const broke = table({ moment: 'share', cash: [4], pledged: [2] }).asks(0, 'load');
    assert.deepEqual(broke.loans(0), []);
  });

  it('M12.2 a list of tables shows the voyage and how near the end is', () => {
    const { state } = table({ voyage: 4, values: { jade: 20 } });
    assert.deepEqual(manila.lobbySummary(manila.view(state, 'spectator')), { voyage: 4, top: 20, goal: 30 });
  });

  it('M11.4 funds, as far as a viewer knows them', () => {
    assert.equal(funds({ cash: 7, shares: 3, pledged: 1 }), 31);
    assert.equal(funds({ cash: null, shares: 3, pledged: 1 }), null);
  });
});
