import assert from 'node:assert/strict';
import { moveAt, targetOf } from '../../../../client/games/manila/stage/interaction.ts';
import { arrange, demandOf } from '../../../../client/games/manila/stage/layout.ts';
import { tableOf } from '../../../../client/games/manila/stage/model.ts';
import { compose } from '../../../../client/games/manila/stage/scene/compose.ts';
import type { Piece } from '../../../../client/stage/piece.ts';
import { pieceMeant } from '../../../../client/stage/piece.ts';
import { difference } from '../../../../client/stage/reconcile.ts';
import type { Seat } from '../../../../shared/engine/core.ts';
import type { Move, State, View } from '../../../../shared/games/manila/index.ts';
import { manila } from '../../../../shared/games/manila/index.ts';
import type { Policy } from '../../../support/random-play.ts';
import { eager, playOut, rngFor, seedOf } from '../../../support/random-play.ts';

const text = {
  faceName: String,
  faceShort: String,
  word: String,
  seatName: String,
  verdict: () => ({ words: '', mood: 'won' as const }),
};
const sizes = [
  { width: 1004, height: 748 },
  { width: 390, height: 740 },
  { width: 844, height: 340 },
];

/** Moves that stand for no place: the page has buttons for them. */
const buttons = new Set<Move['type']>(['bid', 'pass', 'decline', 'stay', 'waive', 'borrow', 'redeem']);

function board(view: View, me: Seat | null, size = sizes[0]!, moves = 0): Piece[] {
  const table = tableOf(view, { me, odds: true, name: (seat) => `seat ${seat}`, away: () => false });
  return compose(table, arrange(demandOf(table, size, moves)), text);
}

/** Pirates whenever it can be, so that boats are boarded and plundered. */
const piratical: Policy = (moves, rng, seat) =>
  moves.find((move) => move.type === 'evict' || ('space' in move && move.space === 'pirate')) ??
  eager(moves, rng, seat);

const games = [
  { seed: 3, seats: 3, options: { pirateEviction: true } },
  { seed: 4, seats: 4, options: { rules: 'en', pirateEviction: true, seatsOnDockedBoats: true } },
  { seed: 11, seats: 5, options: { pirateEviction: true, hideCash: true } },
] as const;

function everyPosition(check: (state: State, seat: Seat, moves: readonly Move[]) => void): void {
  for (const { seed, seats, options: given } of games) {
    const options = manila.parseOptions(given);
    if (!options.ok) throw new Error(options.code);
    const state = manila.setup(options.value, seats, seedOf(seed), manila.meta.rulesVersion);
    playOut(manila, state, rngFor(seed), piratical, (seat) => {
      check(state as State, seat, manila.legalMoves(state as State, seat));
    });
  }
}

describe('Manila: moves and the places they are about', () => {
  it('every legal move has its place on the board at every size, or is a button’s alone', () => {
    const found = new Set<Move['type']>();
    everyPosition((state, seat, moves) => {
      const view = manila.view(state, seat);
      for (const size of sizes) {
        const targets = new Set(board(view, seat, size, moves.length).map((piece) => piece.target));
        for (const move of moves) {
          const target = targetOf(view, move);
          if (target === null) assert.ok(buttons.has(move.type), move.type);
          else {
            found.add(move.type);
            assert.ok(targets.has(target), `${target} is not on the board of ${size.width}×${size.height}`);
          }
        }
      }
    });
    assert.deepEqual([...found].sort(), ['board', 'buy', 'evict', 'launch', 'load', 'place', 'roll', 'send', 'steer']);
  }).timeout(60_000);

  it('a tap on the place finds the move; only past 13 two steps of a pilot meet', () => {
    everyPosition((state, seat, moves) => {
      const view = manila.view(state, seat);
      for (const move of moves) {
        const target = targetOf(view, move);
        if (target === null) continue;
        const meant = moveAt(view, target, moves);
        if (target.endsWith(':14') && move.type === 'steer') assert.equal(meant?.type, 'steer');
        else assert.deepEqual(meant, move);
      }
    });
  }).timeout(60_000);

  it('what may be tapped is hit in its middle, whatever the size', () => {
    everyPosition((state, seat, moves) => {
      const view = manila.view(state, seat);
      for (const size of sizes) {
        const pieces = board(view, seat, size, moves.length);
        const legal = new Set(moves.flatMap((move) => targetOf(view, move) ?? []));
        for (const target of legal) {
          const piece = pieces.find((each) => each.target === target);
          const hit = piece && pieceMeant(pieces, piece.x, piece.y, (each) => legal.has(each));
          assert.equal(hit?.target, target, `${target} of ${view.prompt.kind} at ${size.width}×${size.height}`);
        }
      }
    });
  }).timeout(60_000);

  it('what may be tapped on a phone can be hit 20 px beside its middle', () => {
    let tapped = 0;
    everyPosition((state, seat, moves) => {
      const view = manila.view(state, seat);
      const pieces = board(view, seat, sizes[1], moves.length);
      const legal = new Set(moves.flatMap((move) => targetOf(view, move) ?? []));
      for (const target of legal) {
        const piece = pieces.find((each) => each.target === target);
        if (!piece) continue;
        tapped++;
        for (const [dx, dy] of [
          [0, 0],
          [20, 0],
          [-20, 0],
          [0, 20],
          [0, -20],
        ] as const) {
          const hit = pieceMeant(pieces, piece.x + dx, piece.y + dy, (each) => legal.has(each));
          assert.equal(hit?.target, target, `${dx} ${dy} beside ${target} of ${view.prompt.kind}: ${hit?.key}`);
        }
      }
    });
    assert.ok(tapped > 500);
  }).timeout(60_000);

  it('every position is composed of pieces with keys of their own, for everybody who looks', () => {
    everyPosition((state) => {
      for (const me of [...state.players.keys(), null]) {
        const pieces = board(manila.view(state, me ?? 'spectator'), me);
        assert.doesNotThrow(() => difference(new Map(), pieces));
      }
    });
  }).timeout(60_000);

  it('M13.1 no picture of the board tells what is hidden from whom it is painted for', () => {
    everyPosition((state) => {
      const view = manila.view(state, 0);
      if (view.outcome !== null) return;
      const pieces = board(view, 0);
      assert.ok(!pieces.some((piece) => piece.key.startsWith('revealed:')));
      const own = pieces.filter((piece) => piece.key.startsWith('share:')).length;
      assert.equal(own, view.players[0]?.shares);
    });
  }).timeout(60_000);

  it('finds nothing where nothing is legal', () => {
    const options = manila.parseOptions({});
    if (!options.ok) throw new Error(options.code);
    const view = manila.view(manila.setup(options.value, 3, seedOf(1), manila.meta.rulesVersion), 0);
    assert.equal(moveAt(view, 'dice', [{ type: 'pass' }]), null);
    assert.equal(moveAt(view, 'space:port:A', [{ type: 'place', space: 'port:B' }]), null);
  });
});
