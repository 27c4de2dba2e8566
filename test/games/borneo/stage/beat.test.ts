import assert from 'node:assert/strict';
import { duration, sameBeat } from '../../../../client/games/borneo/stage/scene/beat.ts';
import { stillEffectOf } from '../../../../client/games/borneo/stage/scene/still-effects.ts';
import { maxBacklog } from '../../../../client/stage/Director.ts';
import type { Event } from '../../../../shared/games/borneo/index.ts';

const drawn = (seat: number, card: string | null): Event => ({ type: 'cardDrawn', seat, card });

const picked = (seat: number, company: 'red' | 'blue'): Event => ({
  type: 'shipmentPicked',
  seat,
  card: 'S01',
  place: 0,
  company,
  rank: 1,
});

const decided = (success: boolean): Event => ({
  type: 'combatDecided',
  attacker: 0,
  defender: 1,
  company: 'red',
  attack: 3,
  defence: 3,
  bonus: 1,
  success,
});

const began = (kind: 'monopoly' | 'shared'): Event => ({
  type: 'distributionBegan',
  place: 1,
  harbour: 'tidore',
  kind,
  companies: ['red'],
});

describe('Borneo: what is told in one beat', () => {
  it('draws both cards of a turn together (B12.1), and those of the next player by themselves', () => {
    assert.equal(sameBeat(drawn(0, null), drawn(0, null)), true);
    assert.equal(sameBeat(drawn(0, 'S01'), drawn(1, null)), false);
    assert.equal(sameBeat(drawn(0, null), { type: 'pileReshuffled', cards: 9 }), false);
  });

  it('gives the last picks of one player together (B9.6), and every other merchant one of its own', () => {
    assert.equal(sameBeat(picked(0, 'red'), picked(0, 'red')), true);
    assert.equal(sameBeat(picked(0, 'red'), picked(1, 'red')), false);
    assert.equal(sameBeat(picked(0, 'red'), picked(0, 'blue')), false);
  });

  it('takes the pirate ship with the mission (B15.2), and the harbour with the distribution (B9.5)', () => {
    const done: Event = { type: 'missionCompleted', seat: 0, kind: 'same4', points: 8, cards: ['S01'] };
    assert.equal(sameBeat(done, { type: 'shipTaken', seat: 0, from: null }), true);
    assert.equal(sameBeat(began('shared'), { type: 'harbourTaken', seat: 0, harbour: 'tidore', place: 1 }), true);
    assert.equal(sameBeat(began('shared'), picked(0, 'red')), false);
  });

  it('leaves a whole combat of fast players its time', () => {
    const cards = Array.from({ length: 3 }, (): Event => ({ type: 'attackCardLaid', seat: 0, card: 'S01', flags: 3 }));
    const answers = cards.map((card): Event => ({ ...card, type: 'defenceCardLaid' }) as Event);
    const fight = [...cards, ...answers, decided(true)];
    assert.ok(fight.reduce((sum, event) => sum + duration(event), 0) < maxBacklog);
  });

  it('says one word for what is great, and nothing for what is not', () => {
    assert.equal(stillEffectOf(decided(true)).word?.key, 'victorious');
    assert.equal(stillEffectOf(decided(false)).word?.key, 'repelled');
    assert.equal(stillEffectOf(began('monopoly')).word?.key, 'monopoly');
    assert.equal(stillEffectOf(began('shared')).word?.key, 'shared');
    assert.equal(stillEffectOf(drawn(0, null)).word, undefined);
    assert.deepEqual(stillEffectOf({ type: 'turnBegan', seat: 0, turn: 1 }), {});
  });
});
