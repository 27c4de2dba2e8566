import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { MatchRecord } from '../../shared/engine/record.ts';
import type { Story } from '../../shared/engine/story.ts';
import { awarded, type Candidate, turningPointOf, weightiest } from '../../shared/engine/story.ts';
import { storyOf } from '../../shared/engine/story-of.ts';
import { gameIds } from '../../shared/games/ids.ts';
import { games } from '../../shared/games/registry.ts';
import { filesUnder, gameFolder } from '../support/files.ts';

const stories = gameIds.flatMap((id) =>
  filesUnder(join(gameFolder(id), 'fixtures'), ['.json']).map((file) => {
    const record = JSON.parse(readFileSync(file, 'utf8')) as MatchRecord;
    return { name: `${id}/${basename(file, '.json')}`, record, story: storyOf(games[id], record) };
  }),
);

describe('The story of a finished game', () => {
  for (const { name, record, story } of stories)
    it(`${name} begins at the first move, ends with the result and gives nobody two medals`, () => {
      const { curve, turningPoint, moments, medals } = story;
      assert.equal(curve[0]?.seq, 0);
      assert.equal(curve.at(-1)?.seq, record.moves.length);
      assert.deepEqual(curve.at(-1)?.scores, record.result?.scores);
      for (const [i, { seq }] of curve.entries()) assert.ok(i === 0 || seq > (curve[i - 1]?.seq ?? 0));
      assert.ok(turningPoint === null || (turningPoint > 0 && turningPoint < curve.length));
      assert.ok(moments.length > 0);
      for (const { seq, seat, weight } of moments) {
        assert.ok(seq > 0 && seq <= record.moves.length);
        assert.ok(seat >= 0 && seat < record.seats);
        assert.ok(Number.isFinite(weight));
      }
      assert.equal(new Set(medals.map(({ seat }) => seat)).size, medals.length);
      assert.equal(new Set(medals.map(({ code }) => code)).size, medals.length);
    });

  it('is the same however often it is told, and tells of luck in every game', () => {
    for (const id of gameIds) {
      const told = stories.find(({ name }) => name.startsWith(id));
      assert.ok(told);
      assert.deepEqual(storyOf(games[id], told.record), told.story);
      assert.ok(told.story.luck?.some((value) => value !== 0));
    }
  });

  it('tells of missions and of contracts where there are some, and nowhere else', () => {
    const codesOf = (wanted: string) => {
      const told = stories.find(({ name }) => name === `port-royal/${wanted}`)?.story;
      assert.ok(told);
      return [...told.moments, ...told.medals].map(({ code }) => code);
    };
    assert.ok(codesOf('chapter-one-won').includes('mission'));
    // a team has won by its last contract
    assert.equal(codesOf('together-win')[0], 'contract');
    const others: unknown[] = ['mission', 'envoy', 'contract'];
    assert.ok(!codesOf('four-players').some((code) => others.includes(code)));
  });

  it('turns where the winner passes the others for the last time', () => {
    const curve = (...scores: number[][]): Story['curve'] => scores.map((each, seq) => ({ seq, scores: each }));
    const won = (...winners: number[]) => ({ winners });
    assert.equal(turningPointOf(curve([0, 0], [2, 1], [2, 3], [5, 4], [9, 4]), won(0)), 3);
    // led from the beginning: where the distance grew most
    assert.equal(turningPointOf(curve([1, 0], [2, 1], [9, 2], [10, 4]), won(0)), 2);
    // behind on points, and ahead by what breaks the tie
    assert.equal(turningPointOf(curve([0, 0], [1, 4], [5, 5]), won(0)), 2);
    assert.equal(turningPointOf(curve([0, 0, 0], [3, 1, 2], [3, 3, 2]), won(0, 1)), 1);
    assert.equal(turningPointOf(curve([0, 0], [3, 3]), won(0, 1)), null);
    assert.equal(turningPointOf(curve([0, 0], [3, 3]), won()), null);
    assert.equal(turningPointOf(curve([0, 0]), won(0)), null);
  });

  it('tells the weightiest first, and each kind once of everybody', () => {
    const moment = (code: string, seat: number, weight: number) => ({ code, seat, seq: 1, weight, params: {} });
    const told = weightiest<Record<string, object>>(
      [moment('a', 0, 1), moment('a', 0, 3), moment('b', 0, 2), moment('a', 1, 5)],
      2,
    );
    assert.deepEqual(
      told.map(({ code, seat, weight }) => [code, seat, weight]),
      [
        ['a', 1, 5],
        ['a', 0, 3],
      ],
    );
  });

  it('gives a medal only to whom nobody equals, and as many people as possible one', () => {
    const of = (code: string, seat: number, value: number): Candidate<unknown> =>
      ({ code, seat, value, rarity: 1, params: {} }) as never;
    const medals = (...all: Candidate<unknown>[]) =>
      (awarded(all) as { code: string; seat: number }[]).map(({ code, seat }) => `${code}${seat}`);
    assert.deepEqual(medals(of('a', 0, 2), of('a', 1, 2)), []);
    assert.deepEqual(medals(of('a', 0, 0)), []);
    // the first could have both, and has the one that nobody else can get
    assert.deepEqual(medals(of('a', 0, 9), of('b', 0, 5), of('c', 1, 1), of('a', 1, 1)), ['a0', 'c1']);
    assert.deepEqual(medals(of('a', 0, 9), of('b', 0, 3), of('b', 1, 1)), ['a0']);
  });
});
