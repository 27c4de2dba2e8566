import assert from 'node:assert/strict';
import type { CoreState } from '../../shared/engine/core.ts';
import type { AnyGame, OptionMeta } from '../../shared/engine/game.ts';
import { below, pick, type Rng } from '../../shared/engine/rng.ts';
import { seatsFor } from '../../shared/engine/seats.ts';
import { games } from '../../shared/games/registry.ts';
import { trials } from '../support/games.ts';
import { Projected, type Receiver } from '../support/projected.ts';
import { eager, playOut, rngFor, seedOf } from '../support/random-play.ts';

/** bytes of a patch, on average */
const smallPatch = 150;

function anyValue(option: OptionMeta, rng: Rng): unknown {
  if (option.kind === 'flag') return pick(rng, [true, false]);
  if (option.kind === 'choice') return pick(rng, option.values);
  return option.min + below(rng, option.max - option.min + 1);
}

/** A game of any size with any options that the lobby offers. */
function anyGame(game: AnyGame, n: number): { readonly state: CoreState; readonly seats: number; readonly rng: Rng } {
  const rng = rngFor(n);
  const [least, most] = seatsFor(game.meta, {});
  const seats = least + (n % (most - least + 1));
  for (;;) {
    const given = game.meta.options.filter(() => pick(rng, [true, false]));
    const options = game.parseOptions(
      Object.fromEntries(given.map((option) => [option.key, anyValue(option, rng)])),
      seats,
    );
    if (options.ok) return { state: game.setup(options.value, seats, seedOf(n), game.meta.rulesVersion), seats, rng };
  }
}

/** A view as it arrives: JSON knows no other numbers, and no undefined. */
const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

for (const game of Object.values(games)) {
  const { id } = game.meta;

  describe(`The projection of ${id}`, () => {
    const sees = (receiver: Receiver, state: CoreState): void =>
      assert.deepStrictEqual(receiver.received(id), plain(game.view(state, receiver.seat ?? 'spectator')));

    it('shows every viewer of every position exactly their own view, whatever the options', () => {
      for (let n = 0; n < 5; n++) {
        const { state, seats, rng } = anyGame(game, n);
        const room = new Projected(game);
        for (const seat of [...Array(seats).keys(), null]) room.join(seat);
        const show = (): void => {
          room.write(state, seats);
          room.send();
          for (const receiver of room.receivers) sees(receiver, state);
        };
        show();
        playOut(game, state, rng, eager, (_seat, _move, apply) => {
          apply();
          show();
        });
        assert.equal(game.actors(state).length, 0);
        for (const { patches } of room.receivers) {
          const mean = patches.reduce((sum, { length }) => sum + length, 0) / patches.length;
          assert.ok(mean < smallPatch, `a patch has ${mean} bytes`);
        }
      }
    }).timeout(120_000);

    it('shows late comers, and those who change their seats, the same as those who were there from the start', () => {
      for (let n = 30; n < 33; n++) {
        const { state, seats, rng } = anyGame(game, n);
        const room = new Projected(game);
        const wanderer = room.join(null);
        let moves = 0;
        playOut(game, state, rng, eager, (_seat, _move, apply) => {
          apply();
          moves++;
          room.write(state, seats);
          if (moves % 20 === 0) room.join(moves % 40 === 0 ? null : (moves / 20) % seats);
          // people sit down and stand up between moves
          room.send();
          if (moves % 15 === 0) room.move(wanderer, moves % 30 === 0 ? null : moves % seats);
          room.send();
          for (const receiver of room.receivers) sees(receiver, state);
        });
        assert.ok(room.receivers.length > 3, `${moves} moves`);
      }
    }).timeout(120_000);

    it('shows every viewer of every variant their own view, however many moves go into a patch, whenever they come', () => {
      const { variants, twists } = trials[id];
      const [least, most] = seatsFor(game.meta, {});
      const tables = [...variants.entries()].map(([n, input]) => ({ input, seats: least + (n % (most - least + 1)) }));
      for (const [n, { input, seats }] of [
        ...tables,
        ...twists.map((twist) => ({ input: twist, seats: most })),
      ].entries()) {
        const options = game.parseOptions(input, seats);
        if (!options.ok) continue;
        const state: CoreState = game.setup(options.value, seats, seedOf(n), game.meta.rulesVersion);
        const rng = rngFor(n);
        const room = new Projected(game);
        for (const seat of [...Array(seats).keys(), null]) room.join(seat);
        room.write(state, seats);
        playOut(game, state, rng, eager, (_seat, _move, apply) => {
          apply();
          room.write(state, seats);
          if (below(rng, 40) === 0) room.join(pick(rng, [null, 0, seats - 1]));
          else if (below(rng, 4) > 0) return;
          room.send();
          for (const receiver of room.receivers) sees(receiver, state);
        });
        room.send();
        for (const receiver of room.receivers) sees(receiver, state);
      }
    }).timeout(120_000);

    it('shows rare positions, one after the other, as when decisions are taken back', () => {
      for (const seats of seatsFor(game.meta, {})) {
        const room = new Projected(game);
        for (const seat of [0, seats - 1, null]) room.join(seat);
        const positions = trials[id].positions(seats);
        assert.ok(positions.length > 0);
        for (const state of [...positions, ...positions.toReversed()]) {
          room.write(state, seats);
          room.send();
          for (const receiver of room.receivers) sees(receiver, state);
        }
      }
    }).timeout(120_000);

    it('says the same bytes to a seat, and to a spectator, whatever they must not know', () => {
      let others = 0;
      for (let n = 40; n < 43; n++) {
        const { state, seats, rng } = anyGame(game, n);
        const said = (position: CoreState, viewer: number | null): Buffer => {
          const room = new Projected(game);
          const receiver = room.join(viewer);
          room.write(position, seats);
          room.send();
          return receiver.whole;
        };
        playOut(game, state, rng, eager, (seat) => {
          if (state.seq % 4 !== 0) return;
          const imagined: CoreState = game.imagine(game.view(state, seat), seat, rng);
          if (JSON.stringify(imagined) !== JSON.stringify(state)) others++;
          for (const viewer of [seat, null])
            assert.ok(said(imagined, viewer).equals(said(state, viewer)), `${viewer} after move ${state.seq}`);
        });
      }
      assert.ok(others > 10, 'the imagined positions must be others');
    }).timeout(120_000);

    it('has no game part before the game begins', () => {
      const room = new Projected(game);
      const receiver = room.join(null);
      room.send();
      assert.equal(receiver.received(id), null);
    });

    it('sends nothing when nothing has changed', () => {
      const { state, seats, rng } = anyGame(game, 7);
      const room = new Projected(game);
      room.join(0);
      playOut(game, state, rng, eager, (_seat, _move, apply) => {
        apply();
        room.write(state, seats);
        room.send();
        room.write(state, seats);
        assert.equal(room.hasChanges, false, `after move ${state.seq}`);
      });
    });
  });
}
