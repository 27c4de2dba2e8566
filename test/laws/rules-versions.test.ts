import assert from 'node:assert/strict';
import type { CoreState } from '../../shared/engine/core.ts';
import type { AnyGame } from '../../shared/engine/game.ts';
import { type MatchRecord, RefusedMoveError, replay } from '../../shared/engine/record.ts';
import { seatsFor } from '../../shared/engine/seats.ts';
import { differenceOf, type StoredGame } from '../../shared/fairness/stored-game.ts';
import { games } from '../../shared/games/registry.ts';
import { settingsOf } from '../support/games.ts';
import { rngFor, seedOf } from '../support/random-play.ts';
import { mendedToy, newestToy, toy } from '../support/toy-game.ts';
import type { Trial } from '../support/trial.ts';

type Lay = { readonly type: 'lay'; readonly card: number };

/** A whole game of two in which everybody lays the lowest card that is allowed. */
function played(game: AnyGame, version: number, given: object = {}): MatchRecord {
  const options = game.parseOptions(given, 2, version);
  assert.ok(options.ok);
  const state: CoreState = game.setup(options.value, 2, seedOf(5), version);
  const moves: [number, Lay][] = [];
  for (let [seat] = game.actors(state); seat !== undefined; [seat] = game.actors(state)) {
    const [lowest] = (game.legalMoves(state, seat) as Lay[]).sort((a, b) => a.card - b.card);
    moves.push([seat, lowest as Lay]);
    game.apply(state, seat, lowest, () => {});
  }
  const facts = { format: 1, game: game.meta.id, rulesVersion: version, options: options.value } as const;
  return { ...facts, seats: 2, seed: seedOf(5), moves, result: game.outcome(state) };
}

describe('Versions of the rules', () => {
  for (const { meta, setup, parseOptions } of Object.values(games))
    it(`${meta.id}: what is playable ascends, holds what new tables get, and nothing else is dealt`, () => {
      assert.deepEqual(
        meta.playable,
        [...new Set(meta.playable)].sort((a, b) => a - b),
      );
      assert.ok(meta.playable.includes(meta.rulesVersion));
      const [seats] = seatsFor(meta, {});
      for (const version of [0, Math.max(...meta.playable) + 1]) {
        const options = parseOptions({}, seats);
        assert.ok(options.ok);
        assert.throws(() => setup(options.value, seats, seedOf(1), version), /rules version/);
      }
    });

  it('the laws are tried with each that is playable, and with the options that it has', () => {
    const trial = { variants: [{}, { hand: 2 }], twists: [] as object[] } as unknown as Trial;
    const tried = settingsOf(mendedToy, trial).map(({ version, options, seats }) => ({ version, options, seats }));
    const loud = { explosive: false, loud: false };
    const counts = [2, 3, 4];
    assert.deepEqual(tried, [
      ...counts.map((seats) => ({ version: 1, options: loud, seats })),
      ...[4, 2].flatMap((hand) => counts.map((seats) => ({ version: 2, options: { explosive: false, hand }, seats }))),
    ]);
  });

  it('a record is played by its own, whatever new tables get', () => {
    const [before, after] = [played(toy, 1), played(mendedToy, 2)];
    assert.deepEqual([before.moves.length, after.moves.length], [6, 8]);
    assert.deepEqual(replay(mendedToy, before), replay(toy, before));
    assert.deepEqual(mendedToy.outcome(replay(mendedToy, after) as never), after.result);
    // by the rules of the other it would be another game
    assert.throws(() => replay(mendedToy, { ...before, options: {}, rulesVersion: 2 }), RefusedMoveError);
  });

  it('one that is not playable is not played by another', () => {
    assert.throws(() => replay(toy, played(mendedToy, 2)), /rules version 2; playable are 1/);
    assert.throws(() => replay(newestToy, played(toy, 1)), /rules version 1; playable are 2/);
  });

  it('options are those of the record: one that came later is not asked for, one that went is still known', () => {
    const old = played(toy, 1, { loud: true });
    assert.deepEqual(old.options, { explosive: false, loud: true });
    assert.equal(replay(mendedToy, old).seq, old.moves.length);
    assert.ok(!mendedToy.parseOptions({ loud: true }, 2).ok, 'nobody is loud at a new table');
    assert.ok(!mendedToy.parseOptions({ hand: 2 }, 2, 1).ok, 'nor had the old rules another hand');
    assert.ok(mendedToy.parseOptions({ hand: 2 }, 2).ok);
  });

  it('what a seat imagines is played by the rules of its view', () => {
    for (const version of mendedToy.meta.playable) {
      const state = mendedToy.setup(played(mendedToy, version).options as never, 3, seedOf(2), version);
      const imagined = mendedToy.imagine(mendedToy.view(state, 1), 1, rngFor(3));
      assert.deepEqual(imagined.rules, state.rules);
      assert.deepEqual(mendedToy.view(imagined, 1), mendedToy.view(state, 1));
    }
  });
});

describe('A stored game that is played again', () => {
  const storedOf = ({ moves, ...record }: MatchRecord, upTo = moves.length): StoredGame => ({
    ...record,
    id: 'a-table',
    status: upTo === moves.length ? 'finished' : 'running',
    moves: moves.slice(0, upTo).map(([seat, move], at) => ({ seq: at + 1, seat, move })),
    toMove: upTo === moves.length ? [] : [upTo % 2],
    result: upTo === moves.length ? record.result : null,
  });
  const before = storedOf(played(toy, 1));
  const kindOf = (game: AnyGame | undefined, stored: StoredGame) => {
    const difference = differenceOf(game, stored);
    return difference && [difference.kind, difference.move, difference.detail];
  };

  it('is as it was, at whatever move it stands', () => {
    for (let upTo = 0; upTo <= before.moves.length; upTo++)
      assert.equal(kindOf(mendedToy, storedOf(played(toy, 1), upTo)), null);
    assert.equal(kindOf(mendedToy, storedOf(played(mendedToy, 2))), null);
    assert.equal(kindOf(mendedToy, { ...before, status: 'waiting', seed: null, moves: [], result: null }), null);
    // everybody had left
    const left = { ...storedOf(played(toy, 1), 3), status: 'finished', toMove: [] } as const;
    assert.equal(kindOf(mendedToy, left), null);
  });

  it('says what differs, and at which move', () => {
    const running = storedOf(played(toy, 1), 3);
    const result = before.result && { ...before.result, winners: [1] };
    const [first, ...rest] = before.moves;
    assert.deepEqual(kindOf(undefined, before), ['noSuchGame', 0, '']);
    assert.deepEqual(kindOf(newestToy, before), ['notPlayable', 0, '2']);
    assert.deepEqual(kindOf(mendedToy, { ...before, options: { hand: 3 } }), ['badOptions', 0, 'badOptions']);
    assert.deepEqual(kindOf(mendedToy, { ...before, rulesVersion: 2, options: {} })?.slice(0, 2), ['refusedMove', 1]);
    assert.deepEqual(kindOf(mendedToy, { ...before, moves: rest }), ['brokenLog', 1, '']);
    assert.deepEqual(kindOf(mendedToy, { ...before, result }), ['otherResult', 6, '']);
    assert.deepEqual(kindOf(mendedToy, { ...running, toMove: [0] }), ['otherActors', 3, '']);
    const exploding = { ...running, moves: [first!, { seq: 2, seat: 1, move: { type: 'explode' } }] };
    assert.deepEqual(kindOf(mendedToy, exploding), ['failed', 2, 'the toy exploded']);
  });
});
