import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { CoreState } from '../../shared/engine/core.ts';
import { play } from '../../shared/engine/play.ts';
import { type MatchRecord, replay } from '../../shared/engine/record.ts';
import { gameIds } from '../../shared/games/ids.ts';
import { games } from '../../shared/games/registry.ts';
import { filesUnder, gameFolder } from '../support/files.ts';
import { formatRecord } from '../support/fixture-file.ts';
import { trials } from '../support/games.ts';

const fixtures = gameIds.flatMap((id) =>
  filesUnder(join(gameFolder(id), 'fixtures'), ['.json']).map((file) => ({
    name: `${id}/${basename(file, '.json')}`,
    text: readFileSync(file, 'utf8'),
    id,
  })),
);

const recordOf = (text: string): MatchRecord => JSON.parse(text);

describe('Whole games', () => {
  it('every game has some', () => {
    for (const id of gameIds) assert.ok(fixtures.filter((fixture) => fixture.id === id).length >= 6, id);
  });

  it('every version of the rules that this build plays has at least one, for as long as it is played', () => {
    for (const { meta } of Object.values(games)) {
      const versions = new Set(
        fixtures.filter(({ id }) => id === meta.id).map(({ text }) => recordOf(text).rulesVersion),
      );
      assert.deepEqual(
        [...versions].sort((a, b) => a - b),
        [...meta.playable],
        `${meta.id}: a fixture of a version that is not playable, or a playable one without a fixture`,
      );
    }
  });

  for (const { name, text, id } of fixtures) {
    const game = games[id];
    const record = recordOf(text);

    it(`${name} is replayed to its result, and every law holds on the way`, () => {
      const options = game.parseOptions(record.options, record.seats, record.rulesVersion);
      assert.ok(options.ok);
      const watch = trials[id].watch(game.setup(options.value, record.seats, record.seed, record.rulesVersion));
      const end = replay(game, record, ({ state, events }) => watch(state, events));
      assert.deepEqual(game.outcome(end), record.result);
      assert.equal(end.seq, record.moves.length);
    });

    it(`${name} is saved and restored at every move`, () => {
      const options = game.parseOptions(record.options, undefined, record.rulesVersion);
      assert.ok(options.ok);
      let state: CoreState = game.setup(options.value, record.seats, record.seed, record.rulesVersion);
      for (const [seat, move] of record.moves) {
        const result = play(game, JSON.parse(JSON.stringify(state)), seat, move);
        assert.ok(result.ok);
        state = JSON.parse(JSON.stringify(result.state));
      }
      assert.deepEqual(state, replay(game, record));
    });

    it(`${name} is written as the maker writes it`, () => {
      assert.equal(formatRecord(record), text);
    });

    it(`${name} is not replayed with a move changed, a seat changed, or by other rules`, () => {
      const [first, ...rest] = record.moves;
      assert.throws(() => replay(game, { ...record, moves: [[first![0], { type: 'fly' }], ...rest] }));
      assert.throws(() =>
        replay(game, {
          ...record,
          moves: [[record.seats === 1 ? 1 : (first![0] + 1) % record.seats, first![1]], ...rest],
        }),
      );
      assert.throws(() => replay(game, { ...record, rulesVersion: Math.max(...game.meta.playable) + 1 }));
      assert.throws(() => replay(game, { ...record, game: 'other' }));
    });
  }

  it('a fixture lies in the folder of its game', () => {
    for (const { text, id } of fixtures) assert.equal(recordOf(text).game, id);
  });
});
