import assert from 'node:assert/strict';
import { scoreOf } from '../../../../client/games/port-royal/page/score.ts';
import { portRoyal as english } from '../../../../shared/i18n/en/port-royal/index.ts';
import { type Situation, table } from '../support/table.ts';

const reasonOf = (place: ReturnType<typeof table>): string => scoreOf(english, place.view(0))?.reason ?? '';

describe('Port Royal: why a game ended as it did', () => {
  const missions = ['st-10', 'st-11', 'st-12'] as const;
  const two = ['st-10', 'st-11'] as const;
  const ended = (situation: Situation): string =>
    reasonOf(
      table({
        mode: 'adventure',
        missions,
        ending: true,
        active: 1,
        harbour: ['governor-0'],
        coins: [0, 3],
        ...situation,
      }).plays(1, 'stop'),
    );
  const tie = { tableaus: [['jester-3'], ['admiral-3']] };
  const { tie: byCoins, tieMarkers, noTrophy } = english.score;

  it('of rivals in the adventure: the trophy, markers, then coins', () => {
    const told = (situation: Situation) =>
      [noTrophy, tieMarkers, byCoins].map((sentence) => ended(situation).includes(sentence));
    assert.deepEqual(told({ ...tie, fulfilled: [missions, two] }), [false, true, false]);
    assert.deepEqual(told({ ...tie, fulfilled: [two, two] }), [false, false, true]);
    assert.deepEqual(told({ ...tie, fulfilled: [two, two], coins: [3, 3] }), [false, false, false]);
    const poorer = { tableaus: [['jester-3', 'admiral-3'], ['admiral-1']], fulfilled: [['st-10'], two] } as const;
    assert.deepEqual(told(poorer), [true, false, false]);
  });

  it('of a chapter together: what was asked for, and what there is of it', () => {
    const four = ['st-10', 'st-11', 'st-12', 'st-14'] as const;
    const place = table({ mode: 'adventureCoop', missions: four, pack: ['ev-2'], fulfilled: [four, two] });
    const reason = reasonOf(place.over('chapterLost', []));
    assert.match(reason, /Missions 4\/4, markers 6\/5, influence \d+\/21\./);
    assert.doesNotMatch(reason, /victory pile/);
  });
});
