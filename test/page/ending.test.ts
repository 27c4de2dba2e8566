import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { manifestOf } from '../../client/games/index.ts';
import type { Score } from '../../client/games/presenter.ts';
import { verdictOf } from '../../client/games/verdict.ts';
import { nextSource, scaleOf, spread, standingsAfter, ticksOf } from '../../client/page/end/counting.ts';
import { signed } from '../../client/page/end/figures.ts';
import { at } from '../../shared/engine/assert.ts';
import { storyOf } from '../../shared/engine/story-of.ts';
import { gameIds } from '../../shared/games/ids.ts';
import { games } from '../../shared/games/registry.ts';
import { verdict } from '../../shared/i18n/en/who.ts';
import { LANGS } from '../../shared/i18n/load.ts';
import { plain } from '../../shared/i18n/speech.ts';
import { filesUnder, gameFolder } from '../support/files.ts';

const speechOf = (me: number | null) => ({
  name: (seat: number) => ['Anneke', 'Anne Bonny', 'Jack', 'Bart'][seat] ?? `seat ${seat}`,
  isYou: (seat: number) => seat === me,
});

describe('the verdict', () => {
  const outcome = (winners: number[], seats = 3) => ({
    winners,
    scores: Array.from({ length: seats }, (_, seat) => (winners.includes(seat) ? 12 : 9)),
  });
  const told = (me: number | null, winners: number[]) => {
    const { words, mood } = verdictOf(verdict, speechOf(me), outcome(winners));
    return [words, mood];
  };

  it('names the winner, and is nobody’s victory but theirs', () => {
    assert.deepEqual(told(0, [0]), ['You win', 'won']);
    assert.deepEqual(told(0, [1]), ['Anne Bonny wins', 'beaten']);
    assert.deepEqual(told(null, [1]), ['Anne Bonny wins', 'watched']);
  });

  it('of a shared victory depends on who shares it', () => {
    assert.deepEqual(told(0, [0, 1]), ['You share the victory', 'shared']);
    assert.deepEqual(told(2, [0, 1]), ['Anneke and Anne Bonny win', 'beaten']);
    assert.deepEqual(told(null, [0, 1]), ['Anneke and Anne Bonny win', 'shared']);
  });

  it('of all together, or of nobody, has a mood of its own', () => {
    assert.deepEqual(told(0, [0, 1, 2]), ['All win together', 'together']);
    assert.deepEqual(told(0, []), ['All is lost', 'lost']);
  });
});

describe('the count', () => {
  const row = (seat: number, place: number, ...parts: number[]) => ({
    seat,
    place,
    parts,
    total: parts.reduce((sum, part) => sum + part, 0),
    detail: '',
  });
  const sources = ['debts', 'cash', 'shares'].map((key) => ({ key, label: key, icon: '', tint: 'gold' as const }));
  const score: Pick<Score, 'sources' | 'rows'> = {
    sources,
    rows: [row(1, 1, 0, 20, 90), row(0, 2, -15, 71, 20), row(2, 3, 0, 10, 10)],
  };

  it('goes source by source, and the lead changes hands on the way', () => {
    const leads = [1, 2, 3].map((counted) => standingsAfter(score, counted).findIndex(({ rank }) => rank === 0));
    assert.deepEqual(leads, [0, 1, 0]);
    assert.deepEqual(
      standingsAfter(score, 2).map(({ sum }) => sum),
      [20, 56, 10],
    );
    // in the end everybody stands at their place, and nobody is counted beyond it
    for (const counted of [3, 9])
      assert.deepEqual(standingsAfter(score, counted), [
        { sum: 110, rank: 0 },
        { sum: 76, rank: 1 },
        { sum: 20, rank: 2 },
      ]);
  });

  it('passes over what nobody has', () => {
    const sources = ['people', 'ships', 'expeditions', 'contracts'].map((key) => ({ ...at(score.sources, 0), key }));
    const rows = score.rows.map((one, i) => ({ ...one, parts: [0, 0, i, 0] }));
    assert.deepEqual(
      [0, 1, 2, 3, 4].map((from) => nextSource({ sources, rows }, from)),
      [2, 2, 2, 4, 4],
    );
  });

  it('has one scale for all bars, with debts on the other side of zero', () => {
    assert.deepEqual(scaleOf(score), { below: 15, above: 110 });
    assert.deepEqual(scaleOf({ rows: [row(0, 1, 0, 0)] }), { below: 0, above: 1 });
  });

  it('has an axis with few round steps that hold everything', () => {
    assert.deepEqual(ticksOf(0, 12), [0, 5, 10, 15]);
    assert.deepEqual(ticksOf(-31, 144), [-50, 0, 50, 100, 150]);
    for (const [least, most] of [
      [0, 0],
      [3, 61],
      [-70, 216],
    ] as const) {
      const ticks = ticksOf(least, most);
      assert.ok(ticks.length >= 2 && ticks.length <= 8, ticks.join());
      assert.ok(ticks[0]! <= least && ticks.at(-1)! >= most, ticks.join());
    }
  });

  it('keeps marks apart and within their range', () => {
    assert.deepEqual(spread([10, 12, 60], 10, 0, 100), [10, 20, 60]);
    const marks = spread([100, 99, 98, 100], 20, 0, 100);
    assert.ok(marks.every((mark) => mark >= 0 && mark <= 100));
    const sorted = [...marks].sort((a, b) => a - b);
    for (let i = 1; i < sorted.length; i++) assert.ok(sorted[i]! - sorted[i - 1]! >= 20);
  });

  it('writes luck with its sign', () => {
    assert.deepEqual([14.4, -6.25, 0.04, -0.61].map(signed), ['+14', '−6.3', '0', '−0.6']);
  });
});

describe('stories in words', () => {
  for (const id of gameIds)
    for (const lang of LANGS)
      it(`of every recorded game of ${id} in ${lang}`, async () => {
        const present = await (await manifestOf(id).load()).loadPresenter(lang);
        for (const file of filesUnder(join(gameFolder(id), 'fixtures'), ['.json'])) {
          const story = storyOf(games[id], JSON.parse(readFileSync(file, 'utf8')));
          for (const me of [0, null]) {
            const told = present({ speech: speechOf(me), odds: true }).story(story);
            const texts = [
              told.curve.heading,
              ...told.moments.flatMap(({ heading, text }) => [heading, text]),
              ...told.medals.flatMap(({ name, text }) => [name, text]),
            ];
            for (const text of texts) {
              assert.ok(text.trim().length > 2, `${basename(file)}: “${text}”`);
              assert.doesNotMatch(plain(text), /undefined|NaN|\[object|\*/, basename(file));
            }
            for (const { icon } of [...told.moments, ...told.medals]) assert.ok(icon.length > 10);
            assert.ok(told.curve.seq < story.curve.at(-1)!.seq, 'the turning point can be watched');
          }
        }
      });
});
