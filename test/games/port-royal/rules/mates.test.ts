import assert from 'node:assert/strict';
import { AIM_TASTE, partsOf } from '../../../../shared/games/port-royal/aims.ts';
import { affairsOf, wantOf } from '../../../../shared/games/port-royal/appraisal.ts';
import { face } from '../../../../shared/games/port-royal/components.ts';
import { type FaceId, portRoyal } from '../../../../shared/games/port-royal/index.ts';
import { matesOf, ofMates } from '../../../../shared/games/port-royal/mates.ts';
import { TEAM_TASTE } from '../../../../shared/games/port-royal/taste.ts';
import type { PersonFace, ShipFace } from '../../../../shared/games/port-royal/types.ts';
import { type Situation, situate } from '../support/table.ts';

/** What the others get out of a harbour, as whoever is active reckons. */
function reckon(situation: Situation) {
  const seat = situation.active ?? 0;
  const view = portRoyal.view(situate({ mode: 'contractsCoop', time: 8, harbour: [], ...situation }), seat);
  const parts = partsOf(view, AIM_TASTE);
  const affairs = (of: number) => affairsOf(view, of, TEAM_TASTE, parts);
  const own = { ...affairs(seat), mates: matesOf(view, seat, affairs) };
  return {
    want: (of: number, id: FaceId) => wantOf(affairs(of), face(id) as PersonFace | ShipFace),
    ofMates: (...cards: FaceId[]) => ofMates(own, cards) / TEAM_TASTE.share,
  };
}

describe('What a team makes of a harbour', () => {
  // both others have a señorita and lack a captain
  const rivals: Situation = {
    seats: 3,
    contracts: ['c-bruja'],
    tableaus: [[], ['senorita-2'], ['senorita-2']],
    coins: [0, 9, 9],
  };

  it('counts a card for one of the others only, since one of them takes it (PR5.6)', () => {
    const { want, ofMates: worth } = reckon(rivals);
    const [first, second] = [want(1, 'captain-1'), want(2, 'captain-1')];
    assert.ok(first > 0 && second > 0);
    assert.equal(worth('captain-1'), first);
    assert.equal(worth('captain-1', 'captain-1'), first + second);
  });

  it('gives who comes later the best of what is left (PR5.1)', () => {
    const { want, ofMates: worth } = reckon(rivals);
    assert.ok(want(2, 'ship-yellow-2-3') < want(2, 'captain-1'));
    assert.equal(worth('captain-1', 'ship-yellow-2-3'), want(1, 'captain-1') + want(2, 'ship-yellow-2-3'));
  });

  it('counts ships by what they bring after the fee, and none that brings nothing (PR5.7, PR5.9)', () => {
    const { want, ofMates: worth } = reckon({ seats: 2, contracts: ['c-bruja'], tableaus: [[], ['trader-yellow-1']] });
    assert.equal(want(1, 'ship-blue-2-3'), 2);
    assert.equal(want(1, 'ship-yellow-2-3'), 3);
    assert.equal(want(1, 'ship-red-1-1'), 0);
    assert.equal(worth('ship-blue-2-3', 'ship-yellow-2-3', 'ship-red-1-1'), 3);
  });

  it('counts nobody whom the others cannot pay together with the fee (PR5.9)', () => {
    // the captain costs 4, for who has a señorita 3
    assert.ok(reckon({ ...rivals, coins: [0, 4, 4] }).want(1, 'captain-1') > 0);
    assert.equal(reckon({ ...rivals, coins: [0, 3, 3] }).ofMates('captain-1'), 0);
  });
});
