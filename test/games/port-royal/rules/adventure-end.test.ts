import assert from 'node:assert/strict';
import { payCrowns } from '../../../../shared/games/port-royal/crowns.ts';
import {
  MISSIONS,
  type MissionId,
  type MonthLink,
  missionOf,
  portRoyal,
} from '../../../../shared/games/port-royal/index.ts';
import { influenceOf } from '../../../../shared/games/port-royal/zones.ts';
import { type Situation, type Table, table } from '../support/table.ts';

const coop = (situation: Situation) => table({ mode: 'adventureCoop', ...situation });
const rivals = (situation: Situation) => table({ mode: 'adventure', ...situation });
const opened = (place: Table) => place.state.adventure?.missions.map(({ id }) => id);

/** Every way through a chapter: how many missions it opens, and how it ends. */
function paths(chapter: number, side: 'together' | 'rivals'): { missions: number; end: MonthLink['kind'] }[] {
  const follow = (id: MissionId, missions: number): { missions: number; end: MonthLink['kind'] }[] => {
    const link = missionOf(id)[side];
    if (link.kind === 'open') return follow(link.mission, missions + 1);
    if (link.kind === 'check') return [...follow(link.yes, missions + 1), ...follow(link.no, missions + 1)];
    return [{ missions, end: link.kind }];
  };
  return follow(`st-${chapter}0` as MissionId, 1);
}

describe('Port Royal: months, and the end of the adventure', () => {
  it('PR14.9 PC67 PC77 the month end opens what the latest mission says', () => {
    const end = { pack: ['ev-2'] } as const;
    const missions = ['st-10', 'st-11'] as const;
    assert.deepEqual(opened(coop({ missions, fulfilled: [[], ['st-11']], ...end })), [...missions, 'st-12']);
    assert.deepEqual(opened(coop({ missions, ...end })), [...missions, 'st-13']);
    assert.deepEqual(opened(coop({ missions: ['st-30'], chapter: 3, ...end })), ['st-30', 'st-31']);
    assert.deepEqual(opened(rivals({ missions: ['st-30'], chapter: 3, ...end })), ['st-30', 'st-32']);
    assert.deepEqual(opened(rivals({ missions: ['st-30'], chapter: 3, fulfilled: [['st-30']], ...end })), [
      'st-30',
      'st-31',
    ]);
    assert.deepEqual(opened(coop({ missions: ['st-11', 'st-13'], fulfilled: [['st-11']], ...end }))?.at(-1), 'st-14');
    assert.deepEqual(opened(coop({ missions: ['st-11', 'st-13'], ...end }))?.at(-1), 'st-15');
    assert.deepEqual(opened(coop({ missions: ['st-11', 'st-12'], ...end }))?.at(-1), 'st-14');
  });

  it('PR14.7 PR14.9 PR17.5 a new mission opens its page, the old one may still be claimed, and the turn goes on', () => {
    const place = coop({ missions: ['st-11'], pack: ['ev-2'], tableaus: [['captain-1']], deck: ['sailor-1'] });
    place.tells('monthEnded', { month: 1 }).tells('pageOpened', { page: 'st-13' }).tells('monthBegan', { month: 2 });
    place.asks(0, 'discover', ['draw', 'fulfil st-11']).plays(0, 'fulfil st-11').mission('st-11', 0);
    assert.deepEqual(place.view(0).adventure?.pages.at(-1), 'st-13');
  });

  it('PR14.9 PR14.5 PR17.1 the pack is turned over, with a new event on top that nobody knows', () => {
    const place = coop({ missions: ['st-10'], pack: ['ev-2'], event: 'ev-0-fog' });
    const { adventure } = place.view(0);
    assert.deepEqual(adventure?.pack, [null, 'ev-0-fog', 'ev-2']);
    assert.equal(adventure?.event, null);
    const first = coop({ missions: ['st-10'], pack: ['ev-1', 'ev-0-fog', 'ev-2'] });
    assert.deepEqual(first.view(0).adventure?.past, []);
    assert.equal(first.view(0).adventure?.event, 'ev-1');
  });

  it('PR14.10 PC68 a buy-out: eight coins, the leftmost marker, clockwise and once each', () => {
    const missions = ['st-10', 'st-17'] as const;
    const place = rivals({ missions, fulfilled: [['st-10']], pack: ['ev-2'], coins: [9, 7] });
    place.asks(0, 'buyOut', ['buyOut', 'decline']).plays(0, 'buyOut').tells('markerBoughtOut', { price: 8, marker: 1 });
    place.tells('trophyUncovered', { seat: 0 }).windows(2, 0).mission('st-17');
    assert.deepEqual(place.view(0).players[0]?.venturer?.boughtOut, 1);
    const both = rivals({ missions, pack: ['ev-2'], coins: [8, 8] })
      .plays(0, 'decline')
      .tells('buyOutDeclined', { seat: 0 })
      .asks(1, 'buyOut')
      .plays(1, 'buyOut');
    both.windows(0, 1);
    rivals({ missions, pack: ['ev-2'], coins: [7, 7], deck: ['sailor-1'] })
      .doesNotTell('markerBoughtOut')
      .harbour('sailor-1');
  });

  it('PR14.10 PR14.9 the month of the fourth mission sells a marker to rivals, beside its story', () => {
    const fourths = [
      ['st-14', 'st-15'],
      ['st-25', 'st-26'],
      ['st-35', 'st-36'],
      ['st-45', 'st-46'],
      ['st-55', 'st-56'],
    ] as const;
    fourths.forEach((missions, i) => {
      for (const mission of missions) {
        const end = { missions: [mission], chapter: i + 1, pack: ['ev-2'], coins: [8, 0] } as const;
        const place = rivals(end).asks(0, 'buyOut', ['buyOut', 'decline']);
        assert.equal(place.view(0).adventure?.missions.length, 2);
        place.plays(0, 'buyOut').tells('markerBoughtOut', { price: 8, marker: 0 }).windows(1, 0);
        coop(end).doesNotTell('markerBoughtOut').tells('chapterJudged', { won: false });
      }
    });
  });

  const four = ['st-10', 'st-11', 'st-12', 'st-14'] as const;
  const rich = [
    ['jester-3', 'admiral-3', 'senorita-3', 'admiral-3'],
    ['admiral-2', 'jester-2', 'senorita-2', 'senorita-3'],
  ];

  it('PR15.1 PR15.2 PR16.3 PC71 card 9: every mission, enough markers, enough influence', () => {
    const all = { missions: four, pack: ['ev-2'], tableaus: rich } as const;
    const won = coop({ ...all, fulfilled: [four, ['st-11', 'st-12']] }).over('chapterWon', [0, 1]);
    won
      .tells('chapterJudged', { won: true, missionsDone: 4, markers: 6 })
      .tells('pageOpened', { page: 'st-61' })
      .doesNotTell('cardDrawn');
    const lost = coop({
      ...all,
      fulfilled: [
        ['st-10', 'st-11', 'st-12'],
        ['st-10', 'st-11', 'st-12'],
      ],
    }).over('chapterLost', []);
    lost.tells('chapterJudged', { won: false, missionsDone: 3 }).doesNotTell('pageOpened');
    coop({ missions: four, pack: ['ev-2'], fulfilled: [four, ['st-10', 'st-11']] }).over('chapterLost', []);
    coop({ missions: four, pack: ['ev-2'], tableaus: rich, fulfilled: [four] }).tells('chapterJudged', { markers: 4 });
  });

  it('PR15.3 PC55 every path of a chapter has four missions together, six against each other', () => {
    for (const chapter of [1, 2, 3, 4, 5]) {
      for (const { missions, end } of paths(chapter, 'together')) assert.deepEqual([missions, end], [4, 'verdict']);
      for (const { missions, end } of paths(chapter, 'rivals')) assert.deepEqual([missions, end], [6, 'stay']);
    }
    assert.deepEqual(
      [1, 2, 3, 4, 5].map((chapter) => paths(chapter, 'together').length),
      [3, 8, 4, 4, 4],
    );
    assert.equal(MISSIONS.length, 45);
    const options = portRoyal.parseOptions({ mode: 'adventureCoop' }, 2);
    assert.ok(options.ok);
    const state = portRoyal.setup(options.value, 2, '00000000000000000000000000000003', 1);
    const ends: number[] = [];
    while (portRoyal.outcome(state) === null) {
      const seat = portRoyal.actors(state)[0]!;
      portRoyal.apply(state, seat, portRoyal.defaultMove(state, seat), ({ type }) => {
        if (type === 'monthEnded') ends.push(state.turn);
      });
    }
    assert.deepEqual([ends, state.turn], [[3, 7, 12, 18], 18]);
  });

  it('PR15.1 PR8.6 dead turns end nothing together: card 9 is judged when its month is over', () => {
    const empty = { missions: ['st-10'], pack: ['ev-1', 'ev-2'], deck: [], rest: 'inBox' } as const;
    const two = coop({ ...empty, coins: [0, 0] }).over('chapterLost', []);
    assert.equal(two.events.filter(({ type }) => type === 'monthEnded').length, 4);
    coop({ ...empty, seats: 1, coins: [0] }).over('chapterLost', []);
    rivals({ ...empty, coins: [0, 0], tableaus: [['jester-3'], ['jester-2']] }).over('stall', [0]);
  });

  const twelve = [['jester-3', 'admiral-3', 'senorita-3', 'jester-2'], ['admiral-2']];

  it('PR15.4 PC69 twelve influence and the trophy trigger the end; one mission is too little', () => {
    const missions = ['st-10', 'st-11', 'st-12'] as const;
    const place = rivals({
      missions,
      fulfilled: [['st-10']],
      harbour: ['priest-1'],
      coins: [9, 0],
      tableaus: [[...twelve[0]!, 'captain-1'], []],
    });
    assert.equal(place.state.ending, false);
    place.plays(0, 'fulfil st-11').tells('endTriggered', { seat: 0 }).plays(0, 'stop').plays(0, 'pass').active(1);
    assert.equal(place.state.ending, true);
    rivals({ missions, harbour: ['sailor-1'], coins: [9, 0], tableaus: [twelve[0]!, []] })
      .plays(0, 'stop')
      .plays(0, 'hire sailor-1')
      .doesNotTell('endTriggered');
  });

  it('PR15.4 PR16.2 PR16.5 PC70 only who has the trophy wins; a tie goes to fewer markers, then to coins', () => {
    const missions = ['st-10', 'st-11', 'st-12'] as const;
    const last = { missions, ending: true, active: 1, harbour: ['governor-0'] } as const;
    const tie = { tableaus: [['jester-3'], ['admiral-3']] };
    const ended = (situation: Situation) => rivals({ ...last, coins: [0, 3], ...situation }).plays(1, 'stop');
    const won = ended({ ...tie, fulfilled: [missions, ['st-10', 'st-11']] }).over('influence', [0]);
    won.tells('pageOpened', { page: 'st-61' });
    ended({
      ...tie,
      fulfilled: [
        ['st-10', 'st-11'],
        ['st-10', 'st-11'],
      ],
    }).over('influence', [1]);
    ended({
      ...tie,
      fulfilled: [
        ['st-10', 'st-11'],
        ['st-10', 'st-11'],
      ],
      coins: [3, 3],
    }).over('influence', [0, 1]);
    ended({ tableaus: [['jester-3', 'admiral-3'], ['admiral-1']], fulfilled: [['st-10'], ['st-10', 'st-11']] }).over(
      'influence',
      [1],
    );
  });

  it('PR14.16 PR18.8 PR18.10 crowns could be paid by whoever has enough, and take their influence along', () => {
    const { state } = rivals({ harbour: [], crowns: [4, 1] });
    assert.equal(influenceOf(state, 0), 2);
    assert.deepEqual([payCrowns(state, 1, 2), payCrowns(state, 0, 3)], [false, true]);
    assert.equal(influenceOf(state, 0), 0);
  });
});
