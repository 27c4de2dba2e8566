import assert from 'node:assert/strict';
import { laidOut } from '../../../../client/games/port-royal/stage/laid-out.ts';
import type { Table } from '../../../../client/games/port-royal/stage/model.ts';
import { covers, tableOf } from '../../../../client/games/port-royal/stage/model.ts';
import type { Seating } from '../../../../client/stage/seating.ts';
import type { View } from '../../../../shared/games/port-royal/index.ts';
import { portRoyal } from '../../../../shared/games/port-royal/index.ts';
import type { Situation } from '../support/table.ts';
import { situate } from '../support/table.ts';

const seating = (me: number | null, more: Partial<Seating> = {}): Seating => ({
  me,
  odds: true,
  name: (seat) => ['Anneke', 'Baptiste', 'Chidi', 'Dolores', 'Emre'][seat] ?? '',
  away: () => false,
  ...more,
});

const viewOf = (situation: Situation): View => portRoyal.view(situate(situation), 'spectator');
const shown = (situation: Situation, me: number | null = 0, more: Partial<Seating> = {}): Table =>
  tableOf(viewOf(situation), seating(me, more));

describe('Port Royal: what the canvas shows of a view', () => {
  it('puts the viewer on the mat and the others on plates, clockwise from the left', () => {
    const table = shown({ seats: 4, harbour: ['jack-1'] }, 2);
    assert.equal(table.mat?.name, 'Chidi');
    assert.deepEqual(
      table.plates.map((plate) => plate.name),
      ['Dolores', 'Anneke', 'Baptiste'],
    );
  });

  it('shows spectators all players as plates, and no mat', () => {
    const table = shown({ seats: 5, harbour: ['jack-1'] }, null);
    assert.equal(table.mat, null);
    assert.equal(table.plates.length, 5);
    assert.equal(table.plates[0]?.seat, 0);
  });

  it('dims what the viewer cannot pay: discounts count, and the fee of a visitor', () => {
    const harbour = ['sailor-1', 'captain-1', 'ship-red-1-1'];
    const can = (table: Table) => table.harbour.map((card) => card.affordable);
    assert.deepEqual(can(shown({ harbour, coins: [3, 3] }, 0)), [true, false, true]);
    assert.deepEqual(can(shown({ harbour, coins: [3, 3] }, 1)), [false, false, true]);
    assert.deepEqual(can(shown({ harbour, coins: [3, 3], tableaus: [['senorita-2']] }, 0)), [true, true, true]);
    assert.deepEqual(can(shown({ harbour, coins: [4, 0] }, null)), [true, true, true], 'spectators: whoever chooses');
  });

  it('marks the card drawn last as new, and only while cards are drawn', () => {
    const situation = { harbour: ['sailor-1', 'captain-1'], coins: [3, 3] };
    assert.deepEqual(
      shown(situation).harbour.map((card) => card.fresh),
      [false, true],
    );
    const state = situate(situation);
    portRoyal.apply(state, 0, { type: 'stop' }, () => {});
    const trading = tableOf(portRoyal.view(state, 0), seating(0));
    assert.deepEqual(
      trading.harbour.map((card) => card.fresh),
      [false, false],
    );
    assert.equal(trading.next, false);
  });

  it('hoists the pennants of the colours in the harbour', () => {
    const table = shown({ harbour: ['ship-red-1-1', 'sailor-1', 'ship-black-2-1'] });
    assert.deepEqual(
      table.pennants.filter((flag) => flag.seen).map((flag) => flag.colour),
      ['red', 'black'],
    );
  });

  it('reckons the risk from what lies open, and hides it from those who do not want it', () => {
    const situation = { harbour: ['ship-red-1-1'], rest: 'inBox', deck: ['ship-red-3-2', 'sailor-1'] } as const;
    assert.ok((shown(situation).risk ?? 0) > 0);
    assert.equal(shown(situation, 0, { odds: false }).risk, null);
    assert.equal(shown({ harbour: ['sailor-1'] }).risk, 0, 'no ship, no bust');
  });

  it('shows the open ship as drawn, not as moored', () => {
    const state = situate({ harbour: ['sailor-1'], tableaus: [['sailor-1']], deck: ['ship-red-1-1'] });
    portRoyal.apply(state, 0, { type: 'draw' }, () => {});
    const table = tableOf(portRoyal.view(state, 0), seating(0));
    assert.equal(table.drawn, 'ship-red-1-1');
    assert.equal(table.harbour.length, 1);
    assert.equal(table.harbour[0]?.fresh, false);
  });

  it('counts the discard and shows its top card when it may be seen', () => {
    const open = shown({ harbour: ['sailor-1'], discard: ['jack-1', 'priest-1'] });
    assert.deepEqual(open.discard, { count: 2, top: 'jack-1' });
    const closed = shown({ harbour: ['sailor-1'], discard: ['jack-1', 'priest-1'], showDiscard: false });
    assert.deepEqual(closed.discard, { count: 2, top: null });
  });

  it('tells whose turn it is, who is to answer and who is away', () => {
    const state = situate({ seats: 3, active: 1, harbour: ['sailor-1'], coins: [9, 9, 9] });
    portRoyal.apply(state, 1, { type: 'stop' }, () => {});
    portRoyal.apply(state, 1, { type: 'pass' }, () => {});
    const table = tableOf(portRoyal.view(state, 0), seating(0, { away: (seat) => seat === 2 }));
    const all = [table.mat, ...table.plates];
    assert.deepEqual(
      all.filter((who) => who?.active).map((who) => who?.seat),
      [1],
    );
    assert.deepEqual(
      all.filter((who) => who?.acting).map((who) => who?.seat),
      [2],
    );
    assert.deepEqual(
      all.filter((who) => who?.away).map((who) => who?.seat),
      [2],
    );
  });

  it('lays the same roles side by side, the weightier first, expeditions last', () => {
    const laid = laidOut({
      tableau: ['sailor-1', 'captain-1', 'sailor-3', 'trader-red-1', 'captain-1'],
      expeditions: ['expedition-priest2'],
    });
    assert.deepEqual(laid, ['captain-1', 'captain-1', 'sailor-3', 'sailor-1', 'trader-red-1', 'expedition-priest2']);
  });

  it('PR6.2 sees when the crew for an expedition is complete, jacks for any', () => {
    assert.equal(covers(['priest-1', 'jack-1'], 'expedition-priest2'), true);
    assert.equal(covers(['priest-1', 'captain-1'], 'expedition-priest2'), false);
    assert.equal(covers(['captain-1', 'jack-1', 'jack-1'], 'expedition-captain2-settler1'), true);
    assert.equal(covers(['captain-1', 'jack-1'], 'expedition-captain2-settler1'), false);
    assert.equal(covers(['jack-1'], 'sailor-1'), false, 'no expedition at all');
  });
});
