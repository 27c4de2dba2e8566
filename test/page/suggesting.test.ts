import assert from 'node:assert/strict';
import { nothingYet, withSuggestions, withSync, withTurn } from '../../client/net/match-state.ts';
import { frameOf } from '../../client/net/timeline.ts';
import { isSameMove, placesOf, suggestible } from '../../client/page/table/suggesting.ts';
import type { Piece } from '../../client/stage/piece.ts';
import { isRing, ringsFor } from '../../client/stage/rings.ts';
import { replay } from '../../shared/engine/record.ts';
import { movesToSuggest, suggestedMove } from '../../shared/engine/suggest.ts';
import { portRoyal } from '../../shared/games/port-royal/index.ts';
import type { SeatInfo, TableInfo } from '../../shared/protocol/messages.ts';
import { fixture } from '../support/shelved.ts';

const person: SeatInfo = { kind: 'person', name: 'A', level: '', connected: true };
const move = { type: 'draw' };

describe('Suggestions on the page', () => {
  it('offer, at every position of a team, what whoever is asked may do, and nothing more to whoever is asked', () => {
    const record = fixture('port-royal', 'together-win');
    const table = { game: 'port-royal', status: 'running', options: JSON.stringify(record.options) } as const;
    let positions = 0;
    replay(portRoyal, record as never, (step) => {
      const state = step.state as never;
      const [asked] = portRoyal.actors(state);
      if (asked === undefined) return;
      const mate = 1 - asked;
      const view = portRoyal.view(state, mate);
      const legal = portRoyal.legalMoves(state, asked);
      assert.deepEqual(movesToSuggest(portRoyal, view, mate), legal);
      assert.deepEqual(movesToSuggest(portRoyal, portRoyal.view(state, asked), asked), []);
      for (const one of legal) assert.ok(suggestedMove(portRoyal, view, mate, one).ok);
      const presenter = { rules: portRoyal, actor: () => asked };
      const offered = (seats: readonly SeatInfo[], options = table.options): number =>
        suggestible({ seat: mate, view }, { ...table, options, seats }, presenter).length;
      assert.equal(offered([person, person]), legal.length);
      assert.equal(offered([person, person], '{}'), 0, 'against each other');
      assert.equal(offered([0, 1].map((at) => (at === asked ? { ...person, kind: 'bot' as const } : person))), 0);
      positions++;
    });
    assert.ok(positions > 100);
  });

  it('stand at one position only, and are not shown before it is', () => {
    const suggestions = [{ seat: 0, move }];
    const at = (seq: number) => ({ seq });
    const live = withSync(nothingYet, { seat: 1, seq: 4, moves: [move], log: [] }, {} as TableInfo, at(4));
    assert.equal(withSuggestions(live, { seq: 3, suggestions }), live, 'too late');
    const suggested = withSuggestions(live, { seq: 4, suggestions });
    assert.deepEqual(frameOf(suggested, null).suggestions, suggestions);
    assert.deepEqual(
      frameOf(suggested, { seq: 3, told: 0, shown: 0, view: at(3) }).suggestions,
      [],
      'the cursor is behind',
    );
    const next = withTurn(suggested, { seq: 5, events: [], moves: [], view: at(5) });
    assert.deepEqual(next.snapshot.suggestions, []);
    const back = withSync(live, { seat: 1, seq: 4, moves: [], log: [], suggestions }, {} as TableInfo, at(4));
    assert.deepEqual(back.suggestions, suggestions, 'after a reconnection');
  });

  it('mark their place with a broken ring for those who may suggest, and with a portrait for all', () => {
    const piece: Piece = {
      key: 'card',
      target: 'harbour:1',
      skin: { id: 'card', width: 60, height: 90, pad: 0, paint: () => {} },
      x: 0,
      y: 0,
      depth: 1,
    };
    const suggested = [{ target: 'harbour:1', seats: [0, 2] }];
    const marks = { legal: ['harbour:1'], chosen: null, pointed: null, suggesting: true, suggested };
    const rings = ringsFor([piece], marks);
    assert.deepEqual(
      rings.map(({ key }) => key),
      ['chip:card', 'glow:suggestible:card', 'ring:suggestible:card'],
    );
    assert.ok(rings.every(isRing), 'all of it makes way for an animation');
    const watching = ringsFor([piece], { legal: [], chosen: null, pointed: null, suggested });
    assert.deepEqual([watching.length, watching[0]?.skin.id], [1, 'chip:0,2']);
  });

  it('are found on buttons and places by what a move says', () => {
    assert.ok(isSameMove({ type: 'pay', persons: ['a', 'b'] }, { persons: ['a', 'b'], type: 'pay' }));
    assert.ok(!isSameMove({ type: 'pay', persons: ['a', 'b'] }, { type: 'pay', persons: ['b', 'a'] }));
    assert.ok(!isSameMove({ type: 'pay' }, { type: 'pay', slot: 1 }));
    const buttons = [move, { type: 'stop' }].map((one) => ({ move: one, target: 'deck' })) as never;
    assert.deepEqual(
      placesOf(buttons, (one) => (one === move ? [1] : [1, 2])),
      [{ target: 'deck', seats: [1, 2] }],
    );
  });
});
