import assert from 'node:assert/strict';
import fc from 'fast-check';
import type { AnyMove } from '../../shared/bots/bot.ts';
import type { CoreState } from '../../shared/engine/core.ts';
import { play } from '../../shared/engine/play.ts';
import { replay } from '../../shared/engine/record.ts';
import { isTeamGame } from '../../shared/engine/seats.ts';
import { isReversible } from '../../shared/engine/undo.ts';
import { type Setting, settings } from '../support/games.ts';
import { type AnyEvent, anyOf, eager, playOut, rngFor, seedOf } from '../support/random-play.ts';

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Fresh game number `n` of a setting. */
const begin = ({ game, version, options, seats }: Setting, n: number): CoreState =>
  game.setup(options, seats, seedOf(n), version);

/** One game with every position shown before its move; even ones aimless, odd ones eager. */
function eachMove(
  setting: Setting,
  n: number,
  onMove: (state: CoreState, seat: number, move: AnyMove, apply: () => AnyEvent[]) => void,
): CoreState {
  const state = begin(setting, n);
  playOut(
    setting.game,
    state,
    rngFor(n),
    n % 2 === 0 ? anyOf : eager,
    (seat, move, apply) => onMove(state, seat, move, apply),
    setting.trial.longest,
  );
  return state;
}

describe('Laws of every game', () => {
  for (const setting of settings) {
    const { name, game, trial, seats } = setting;

    describe(name, () => {
      it('PR18.11 M15.4 B4.1 one who owes a decision has a move, the others have none, until there is an outcome', () => {
        const end = eachMove(setting, 1, (state, actor) => {
          assert.equal(game.outcome(state), null);
          assert.deepEqual([...new Set(game.actors(state))], game.actors(state));
          for (let seat = 0; seat < seats; seat++) {
            const moves = game.legalMoves(state, seat);
            assert.equal(moves.length > 0, game.actors(state).includes(seat));
            // an amount is one dial, however far it goes
            assert.ok(moves.filter((move) => !('amount' in move)).length <= 60);
            assert.equal(new Set(moves.map((move) => JSON.stringify(move))).size, moves.length, 'no move twice');
          }
          assert.ok(game.legalMoves(state, actor).some((move) => same(move, game.defaultMove(state, actor))));
        });
        assert.notEqual(game.outcome(end), null);
        assert.deepEqual(game.actors(end), []);
      });

      it('PR18.11 M15.4 a move is accepted exactly when it is listed', () => {
        const conceivable = trial.conceivable();
        const ask = (state: CoreState, actor: number) => {
          const listed = new Set(game.legalMoves(state, actor).map((move) => JSON.stringify(move)));
          for (const move of [...conceivable, ...game.legalMoves(state, actor)])
            assert.equal(game.check(state, actor, move) === null, listed.has(JSON.stringify(move)), game.format(move));
          for (let seat = -1; seat <= seats; seat++)
            if (seat !== actor)
              for (const move of game.legalMoves(state, actor)) assert.notEqual(game.check(state, seat, move), null);
          for (const move of game.legalMoves(state, actor))
            assert.deepEqual(game.parseMove(move), { ok: true, value: move });
        };
        eachMove(setting, 2, ask);
        for (const rarity of trial.positions(seats)) ask(rarity, game.actors(rarity)[0] ?? 0);
      });

      it('PR18.1 PR18.2 PR18.3 PR18.4 PR18.5 PR18.6 PR18.7 PR18.9 PR18.13 M1.1 M15.6 C22 B2.9 B2.10 B17.1 B17.2 B17.3 B17.4 B17.5 B17.6 F28 what must always hold holds after every move', () => {
        for (const n of [3, 4, 5]) {
          let watch: ReturnType<typeof trial.watch> | null = null;
          eachMove(setting, n, (state, _seat, _move, apply) => {
            watch ??= trial.watch(game.clone(state));
            watch(state, apply());
          });
        }
      });

      it('PR17.4 M13.2 M13.3 B16.1 B16.6 what can be taken back has told nobody anything, and made anew leads to the same', () => {
        const rng = rngFor(41);
        let reversed = 0;
        for (const n of [6])
          eachMove(setting, n, (state, actor, move, apply) => {
            const before: CoreState = game.clone(state);
            const events = apply();
            if (!isReversible(game, before.rng, state, events)) return;
            reversed++;
            for (let viewer = 0; viewer < seats; viewer++) {
              // in every world that looked the same to them before, the move was possible and looks the same after it
              const imagined: CoreState = game.imagine(game.view(before, viewer), viewer, rng);
              const played = play(game, imagined, actor, move);
              assert.ok(played.ok, `${game.format(move)} tells seat ${viewer}`);
              assert.deepEqual(game.view(played.state, viewer), game.view(state, viewer), game.format(move));
            }
            const again = play(game, before, actor, move);
            assert.ok(again.ok && same(again.state, state));
          });
        assert.ok(reversed > 0, String(reversed));
      });

      it('PR18.11 playing does not touch the state it is given, and views stay as they were', () => {
        eachMove(setting, 6, (state, actor, move) => {
          const before = JSON.stringify(state);
          const view = game.view(state, actor);
          const seen = JSON.stringify(view);
          const result = play(game, state, actor, move);
          assert.ok(result.ok);
          const after = JSON.stringify(result.state);
          assert.equal(JSON.stringify(state), before);
          assert.equal(JSON.stringify(view), seen);
          assert.notEqual(after, before);
          game.legalMoves(state, actor);
          game.quote(state, actor, move);
          game.rate(view, actor, game.legalMoves(state, actor));
          assert.equal(JSON.stringify(state), before, 'looking changes nothing');
        });
      });

      it('PR18.12 M15.5 a state is its JSON: saved and restored at any move, play goes on equally', () => {
        eachMove(setting, 7, (state, actor, move, apply) => {
          const restored: CoreState = JSON.parse(JSON.stringify(state));
          assert.deepEqual(restored, state);
          assert.deepEqual(game.clone(state), state);
          const told: AnyEvent[] = [];
          game.apply(restored, actor, move, (event: AnyEvent) => told.push(event));
          assert.deepEqual(told, apply());
          assert.deepEqual(restored, state);
        });
      });

      it('PR18.12 M15.5 B1.5 the same seed and the same answers give the same game', () => {
        const moves: [number, AnyMove][] = [];
        const told: AnyEvent[][] = [];
        const end = eachMove(setting, 8, (_state, actor, move, apply) => {
          moves.push([actor, move]);
          told.push(apply());
        });
        const record = {
          format: 1,
          game: game.meta.id,
          rulesVersion: setting.version,
          options: setting.options,
          seats,
          seed: seedOf(8),
          moves,
          result: null,
        } as const;
        const again: (readonly AnyEvent[])[] = [];
        const replayed = replay(game, record, ({ events }) => again.push(events));
        assert.deepEqual(replayed, end);
        assert.deepEqual(again, told);
      });

      it('PR8.7 a table of absent players comes to an end, and so does every other', () => {
        const state = begin(setting, 9);
        let moves = 0;
        for (let seat = game.actors(state)[0]; seat !== undefined; seat = game.actors(state)[0]) {
          const move = game.defaultMove(state, seat);
          assert.equal(game.check(state, seat, move), null);
          game.apply(state, seat, move, () => {});
          assert.ok(++moves < 20_000);
        }
        assert.notEqual(game.outcome(state), null);
      });

      it('PR8.3 PR13.6 M12.4 B13.5 an outcome is complete: winners first, everybody placed; of a team all or nobody', () => {
        for (const n of [10, 11]) {
          const outcome = game.outcome(eachMove(setting, n, () => {}));
          assert.ok(outcome);
          assert.equal(outcome.team !== undefined, isTeamGame(game.meta, setting.options));
          if (outcome.team) {
            assert.deepEqual([outcome.places, outcome.ties, outcome.scores.length], [[], [], seats]);
            assert.equal(outcome.winners.length, outcome.team.won ? seats : 0);
            continue;
          }
          assert.deepEqual([outcome.places.length, outcome.scores.length, outcome.ties.length], [seats, seats, seats]);
          assert.deepEqual(
            outcome.winners,
            outcome.places.flatMap((place: number, seat: number) => (place === 1 ? [seat] : [])),
          );
          assert.ok(outcome.winners.length > 0);
        }
      });

      if (trial.hasOneView(setting.options as object))
        it('PR18.12 all seats and spectators have the same view', () => {
          eachMove(setting, 12, (state) => {
            const views = [...Array(seats).keys(), 'spectator' as const].map((viewer) =>
              JSON.stringify(game.view(state, viewer)),
            );
            assert.equal(new Set(views).size, 1);
          });
        });

      it('PR18.11 moves have a text, quotes are plain', () => {
        eachMove(setting, 13, (state, actor, move) => {
          for (const legal of game.legalMoves(state, actor)) {
            assert.match(game.format(legal), /^[a-zA-Z0-9 :,-]+$/);
            for (const value of Object.values(game.quote(state, actor, legal)))
              assert.ok(['number', 'string', 'boolean'].includes(typeof value));
          }
          assert.ok(game.format(move).length > 0);
        });
      });
    });
  }
});

describe('Garbage', () => {
  for (const setting of settings.filter(({ seats, game }) => seats === game.meta.seats[1])) {
    const { name, game } = setting;

    it(`PR18.11 M15.4 ${name}: whatever arrives is refused with a reason and changes nothing`, () => {
      const state = begin(setting, 14);
      const known = setting.trial.conceivable();
      const keys = [...new Set(known.flatMap((move) => Object.keys(move)))];
      const words = [...new Set(known.map(({ type }) => type))];
      const almost = fc.record(
        {
          type: fc.oneof(fc.constantFrom(...words), fc.string()),
          ...Object.fromEntries(keys.filter((key) => key !== 'type').map((key) => [key, fc.jsonValue()])),
        },
        { requiredKeys: [] },
      );
      const before = JSON.stringify(state);
      const seat = fc.oneof(fc.constantFrom(-1, 0, 1, 2, 3, 4, 5, Number.NaN, 1e9), fc.integer());
      fc.assert(
        fc.property(fc.oneof(fc.jsonValue(), fc.anything(), almost), seat, (input, who) => {
          const move = game.parseMove(input);
          if (!move.ok) {
            assert.ok(move.code.length > 0 && move.clause.length > 0);
          } else {
            const listed = game.legalMoves(state, who).some((legal) => same(legal, move.value));
            assert.equal(game.check(state, who, move.value) === null, listed);
          }
          assert.equal(JSON.stringify(state), before);
        }),
        { seed: 7, numRuns: 400 },
      );
    });

    it(`PR1.2 M15.1 B1.6 ${name}: whatever options arrive, they are refused or complete`, () => {
      const known = Object.keys(setting.options as object);
      const input = fc.oneof(
        fc.anything(),
        fc.record(Object.fromEntries(known.map((key) => [key, fc.jsonValue()])), { requiredKeys: [] }),
      );
      fc.assert(
        fc.property(input, (given) => {
          const options = game.parseOptions(given, undefined, setting.version);
          if (options.ok) assert.deepEqual(Object.keys(options.value), known);
          else assert.ok(options.code.length > 0 && options.clause.length > 0);
        }),
        { seed: 7, numRuns: 400 },
      );
    });
  }
});
