import assert from 'node:assert/strict';
import { borneo, type Move } from '../../../../shared/games/borneo/index.ts';
import { type Table, table } from '../support/table.ts';

const absent = (at: Table): string => borneo.format(borneo.defaultMove(at.state, at.asked()));

describe('Borneo: questions and answers', () => {
  it('B4.1 an absent player passes, is done, changes places and takes nothing; else they give the first answer', () => {
    assert.equal(absent(table({ moment: 'placing' })), 'placeMerchant red');
    assert.equal(absent(table({ warehouses: [['S52', 'S55']] })), 'pass');
    assert.equal(absent(table()), 'pass');
    const fight = { moment: 'company', companies: { red: [1, 0] } } as const;
    const at = table({
      ...fight,
      hands: [
        ['S49', 'S13', 'S05'],
        ['S14', 'S15'],
      ],
    }).inTurn('attack red 2 1');
    assert.equal(absent(at), 'attackCard S13');
    assert.equal(absent(at.inTurn('attackCard S49')), 'done');
    assert.equal(absent(at.inTurn('done')), 'done');
    assert.equal(absent(at.inTurn('defendCard S14')), 'none');
    const beaten = table({ ...fight, hands: [['S01', 'S05'], ['S06']] }).inTurn('attack red 2 1', 'attackCard S01');
    assert.equal(absent(beaten), 'swap');
    assert.equal(absent(table({ moment: 'ship', hands: [['S20', 'S10']] })), 'ship S10 1');
  });

  it('B4.1 one question at a time, for one seat', () => {
    const at = table();
    at.asks(0, 'company').refuses(1, 'pass', 'notYourTurn', 'B4.1', { turn: 0 });
    at.refuses(0, 'ship S01 1', 'notNow', 'B4.1', { move: 'ship', asked: 'company' });
    assert.deepEqual(borneo.legalMoves(at.state, 1), []);
  });

  it('B2.11 moves are known by their shape, and ranks and places count from 1', () => {
    const good: readonly [Move, string][] = [
      [{ type: 'placeMerchant', company: 'red' }, 'placeMerchant red'],
      [{ type: 'pass' }, 'pass'],
      [{ type: 'mission', kind: 'each2', pirates: true }, 'mission each2 pirates'],
      [{ type: 'pirateCard', card: 'banda' }, 'pirateCard banda'],
      [{ type: 'pirateSpice', spice: 'cloves' }, 'pirateSpice cloves'],
      [{ type: 'pay', card: 'S01' }, 'pay S01'],
      [{ type: 'transfer', from: 'red', rank: 2, to: 'blue' }, 'transfer red 2 blue'],
      [{ type: 'attack', company: 'red', attackerRank: 3, defenderRank: 1 }, 'attack red 3 1'],
      [{ type: 'attackCard', card: 'S01' }, 'attackCard S01'],
      [{ type: 'defendCard', card: 'S01' }, 'defendCard S01'],
      [{ type: 'done' }, 'done'],
      [{ type: 'swap' }, 'swap'],
      [{ type: 'leave', to: 'green' }, 'leave green'],
      [{ type: 'reward', card: 'S01' }, 'reward S01'],
      [{ type: 'none' }, 'none'],
      [{ type: 'ship', card: 'S60', place: 3 }, 'ship S60 3'],
      [{ type: 'pick', card: 'S60' }, 'pick S60'],
      [{ type: 'discard', card: 'S60' }, 'discard S60'],
    ];
    for (const [move, words] of good) {
      assert.deepEqual(borneo.parseMove(JSON.parse(JSON.stringify(move))), { ok: true, value: move });
      assert.equal(borneo.format(move), words);
    }
    const bad = [
      { type: 'ship', card: 'S60', place: 0 },
      { type: 'ship', card: 'tidore', place: 1 },
      { type: 'transfer', from: 'red', rank: 0, to: 'blue' },
      { type: 'attack', company: 'red', attackerRank: 16, defenderRank: 1 },
      { type: 'pay', card: 'S61' },
      { type: 'mission', kind: 'each2' },
      { type: 'pass', card: 'S01' },
      { type: 'fly' },
      null,
      [],
      'pass',
    ];
    for (const input of bad) assert.equal(borneo.parseMove(input).ok, false, JSON.stringify(input));
  });

  it('B17.1 B17.4 B17.5 B17.6 B2.9 F28 what always holds is watched after every move of many games', () => {
    const options = borneo.parseOptions({});
    assert.ok(options.ok);
    const state = borneo.setup(options.value, 5, '0'.repeat(31).concat('7'), borneo.meta.rulesVersion);
    let moves = 0;
    for (let seat = borneo.actors(state)[0]; seat !== undefined; seat = borneo.actors(state)[0]) {
      const prompt = borneo.view(state, 'spectator').prompt.kind;
      if (prompt === 'ship') assert.ok((state.players[state.active]?.hand.length ?? 0) >= 1);
      assert.ok(borneo.legalMoves(state, seat).length <= 25);
      borneo.apply(state, seat, borneo.defaultMove(state, seat), () => {});
      assert.ok(++moves < 1000);
    }
  });

  it('B11.2 at a lobbySummary: turns, and distributions to come', () => {
    const at = table({ turn: 7 });
    assert.deepEqual(borneo.lobbySummary(borneo.view(at.state, 'spectator')), { turn: 7, harbours: 10 });
  });
});
