import assert from 'node:assert/strict';
import { type Move, portRoyal } from '../../../../shared/games/port-royal/index.ts';
import { type Table, table } from '../support/table.ts';

const absent = (at: Table, seat = 0): string => portRoyal.format(portRoyal.defaultMove(at.state, seat));

describe('Port Royal: questions and answers', () => {
  it('PR18.11 an absent player stops, or draws where that is a must', () => {
    assert.equal(absent(table({ harbour: ['sailor-1'] })), 'stop');
    const crew = { tableaus: [['priest-1', 'priest-1']], table: ['expedition-priest2'] };
    assert.equal(absent(table({ deck: ['sailor-1'], ...crew })), 'draw');
    assert.equal(absent(table({ harbour: ['sailor-1'], ...crew })), 'stop');
  });

  it('PR18.11 an absent player repels only what would bust them', () => {
    const tableaus = [['sailor-1']];
    assert.equal(absent(table({ deck: ['ship-red-1-1'], tableaus })), 'keep');
    assert.equal(
      absent(table({ harbour: ['ship-red-1-1'], deck: ['ship-red-1-1'], tableaus }).plays(0, 'draw')),
      'repel',
    );
  });

  it('PR18.11 an absent player takes nothing and completes nothing', () => {
    const crew = { tableaus: [['captain-1', 'captain-1', 'jack-1']], table: ['expedition-captain2'] };
    const window = table({ harbour: ['ship-red-1-1', 'ship-blue-1-1'], ...crew }).plays(0, 'stop');
    assert.equal(absent(window), 'pass');
    assert.equal(absent(window.plays(0, 'trade ship-red-1-1')), 'done');
    const bust = table({ harbour: ['ship-red-1-1'], deck: ['ship-red-1-1'], ...crew }).plays(0, 'draw');
    assert.equal(absent(bust), 'done');
    assert.equal(absent(bust.plays(0, 'complete expedition-captain2')), 'pay captain-1 captain-1');
  });

  it('PR18.11 moves are known by their shape, whatever arrives', () => {
    const good: Move[] = [
      { type: 'draw' },
      { type: 'hire', slot: 0 },
      { type: 'complete', expedition: 'expedition-priest2' },
      { type: 'pay', persons: ['jack-1', 'priest-1'] },
    ];
    for (const move of good)
      assert.deepEqual(portRoyal.parseMove(JSON.parse(JSON.stringify(move))), { ok: true, value: move });
    assert.deepEqual(portRoyal.parseMove({ type: 'pay', persons: ['priest-1', 'jack-1'] }), {
      ok: true,
      value: { type: 'pay', persons: ['jack-1', 'priest-1'] },
    });
    const bad: unknown[] = [
      null,
      'draw',
      [],
      {},
      { type: 'fly' },
      { type: 'draw', seat: 1 },
      { type: 'hire' },
      { type: 'hire', slot: -1 },
      { type: 'hire', slot: 1.5 },
      { type: 'hire', slot: -0 },
      { type: 'hire', slot: '1' },
      { type: 'hire', slot: 1e9 },
      { type: 'trade', slot: 1, price: 0 },
      { type: 'complete', expedition: 7 },
      { type: 'complete', expedition: 'x'.repeat(61) },
      { type: 'pay', persons: 'jack-1' },
      { type: 'pay', persons: [1] },
      { type: 'pay', persons: Array(11).fill('jack-1') },
      JSON.parse('{"type":"draw","__proto__":{"x":1}}'),
    ];
    for (const input of bad) {
      const result = portRoyal.parseMove(input);
      assert.deepEqual(!result.ok && [result.code, result.clause], ['badMove', 'PR18.11'], JSON.stringify(input));
    }
  });

  it('PR18.11 a quote is given for legal moves only', () => {
    const at = table({ harbour: ['sailor-1', 'ship-red-1-1'], coins: [2, 0] });
    assert.deepEqual(portRoyal.quote(at.state, 0, { type: 'draw' }), {});
    assert.deepEqual(portRoyal.quote(at.state, 0, { type: 'stop' }), { takes: 1 });
    assert.deepEqual(portRoyal.quote(at.state, 1, { type: 'stop' }), {});
    at.plays(0, 'stop');
    assert.deepEqual(portRoyal.quote(at.state, 0, { type: 'hire', slot: 0 }), {});
    assert.deepEqual(portRoyal.quote(at.state, 0, { type: 'pass' }), {});
  });
});
