import assert from 'node:assert/strict';
import {
  bustRisk,
  faceOf,
  findFace,
  portRoyal,
  type State,
  type View,
} from '../../../../shared/games/port-royal/index.ts';
import { DEFAULTS } from '../../../../shared/games/port-royal/options.ts';
import { eager, playOut, rngFor, seedOf } from '../../../support/random-play.ts';
import { table } from '../support/table.ts';

const seen = (state: State): View => portRoyal.view(state, 0);

/** All strings in a value, keys included. */
function stringsOf(value: unknown, found = new Set<string>()): Set<string> {
  if (typeof value === 'string') found.add(value);
  else if (typeof value === 'object' && value !== null)
    for (const [key, part] of Object.entries(value)) {
      found.add(key);
      stringsOf(part, found);
    }
  return found;
}

describe('Port Royal: hidden and open information', () => {
  it('PR17.1 treasuries and deck are numbers, for their owner too', () => {
    const at = table({ harbour: ['sailor-1'], deck: ['governor-0'], coins: [4, 7] });
    for (const viewer of [0, 1, 'spectator', 'omniscient'] as const) {
      const view = portRoyal.view(at.state, viewer);
      assert.deepEqual([view.players[0]!.coins, view.players[1]!.coins, view.deck], [4, 7, 107]);
      assert.deepEqual(Object.keys(view.players[0]!).sort(), [
        'coins',
        'expeditions',
        'influence',
        'ships',
        'stored',
        'swords',
        'tableau',
        'venturer',
      ]);
      assert.ok(!stringsOf(view).has('governor-0'));
    }
  });

  it('PR17.2 what lies open is open: harbour, table, tableaus, discard', () => {
    const at = table({
      harbour: ['sailor-1'],
      discard: ['governor-0', 'jack-1'],
      table: ['expedition-priest2'],
      tableaus: [['pirate-3'], []],
      finished: [[], ['expedition-captain2']],
    });
    const view = seen(at.state);
    assert.deepEqual(view.harbour, [{ slot: 0, face: 'sailor-1' }]);
    assert.deepEqual(view.table, ['expedition-priest2']);
    assert.deepEqual(view.discard, { known: true, faces: ['jack-1', 'governor-0'] });
    assert.deepEqual(view.players[0], {
      coins: 3,
      influence: 3,
      swords: 2,
      tableau: ['pirate-3'],
      expeditions: [],
      ships: [],
      stored: [],
      venturer: null,
    });
    assert.deepEqual(view.players[1]!.expeditions, ['expedition-captain2']);
    assert.deepEqual(portRoyal.lobbySummary(view), { round: 1, leader: 4, goal: 12 });
  });

  it('PR17.2 a table may agree not to look through the discard', () => {
    const at = table({ harbour: ['sailor-1'], discard: ['governor-0', 'jack-1'], showDiscard: false });
    assert.deepEqual(seen(at.state).discard, { known: false, count: 2 });
    assert.ok(!stringsOf(seen(at.state)).has('governor-0'));
  });

  it('PR17.4 PC76 neither view nor log ever names a card that lies hidden', () => {
    for (let game = 0; game < 6; game++) {
      const state = portRoyal.setup(DEFAULTS, 2 + (game % 4), seedOf(game), portRoyal.meta.rulesVersion);
      // a face may be named only while a card that bears it lies open, or has just passed through the open
      playOut(portRoyal, state, rngFor(game), eager, (_seat, _move, apply) => {
        const open = new Set([...openFaces(state), ...openFaces(state, apply())]);
        const told = stringsOf([seen(state), apply().map((event) => portRoyal.redact(event as never, 0))]);
        for (const word of told) if (isFace(word)) assert.ok(open.has(word), `${word} is told but lies hidden`);
      });
    }
  });

  it('PR17.2 PR4.10 the risk of the next card is counted from what lies open', () => {
    assert.equal(bustRisk(seen(table({ harbour: ['sailor-1'] }).state)), 0);
    // 9 further red ships among 118 cards that nobody sees
    assert.equal(bustRisk(seen(table({ harbour: ['ship-red-1-1'] }).state)), 9 / 118);
    // of them, one sword drives two away
    assert.equal(bustRisk(seen(table({ harbour: ['ship-red-1-1'], tableaus: [['sailor-1']] }).state)), 7 / 117);
    const discard = ['ship-red-1-1', 'ship-red-1-1'];
    assert.equal(bustRisk(seen(table({ harbour: ['ship-red-3-2'], discard }).state)), 7 / 116);
    assert.equal(bustRisk(seen(table({ harbour: ['ship-red-3-2'], discard, showDiscard: false }).state)), 9 / 118);
  });

  it('PR17.2 PR2.8 an empty deck will be made of the discard, so its risk is known', () => {
    const at = table({ harbour: ['ship-red-1-1'], discard: ['ship-red-3-2', 'jack-1', 'sailor-1'], rest: 'inBox' });
    assert.equal(bustRisk(seen(at.state)), 1 / 3);
    assert.equal(bustRisk(seen(at.plays(0, 'stop').state)), null);
  });
});

const isFace = (word: string): boolean => findFace(word) !== undefined;

/** Faces of all cards that lie open now, and of those that passed through the open in these events. */
function openFaces(state: State, events: readonly { readonly type: string }[] = []): Set<string> {
  const turnedUp = state.pending.flatMap((decision) => (decision.kind === 'ship' ? [decision.card] : []));
  const own = state.players.flatMap(({ tableau, expeditions }) => [...tableau, ...expeditions]);
  const harbour = state.harbour.map(({ card }) => card);
  const open = [...harbour, ...state.discard, ...state.table, ...own, ...turnedUp].map((card) => faceOf(card).id);
  const drawn = events.flatMap((event) => (event.type === 'cardDrawn' && 'face' in event ? [String(event.face)] : []));
  return new Set([...open, ...drawn]);
}
