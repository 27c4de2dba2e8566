import assert from 'node:assert/strict';
import { targetOf, targetsOf } from '../../../../client/games/borneo/stage/interaction.ts';
import { arrange, demandOf } from '../../../../client/games/borneo/stage/layout.ts';
import { tableOf } from '../../../../client/games/borneo/stage/model.ts';
import { compose } from '../../../../client/games/borneo/stage/scene/compose.ts';
import type { Piece } from '../../../../client/stage/piece.ts';
import { pieceAt } from '../../../../client/stage/piece.ts';
import { difference } from '../../../../client/stage/reconcile.ts';
import type { Seat } from '../../../../shared/engine/core.ts';
import type { Move, State, View } from '../../../../shared/games/borneo/index.ts';
import { borneo } from '../../../../shared/games/borneo/index.ts';
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
  { width: 390, height: 794 },
  { width: 844, height: 340 },
];

/** Moves that stand for no place: the page has buttons for them. */
const buttons = new Set<Move['type']>(['pass', 'done', 'swap', 'none', 'pirateSpice']);

function board(view: View, me: Seat | null, size = sizes[0]!, moves = 0): Piece[] {
  const table = tableOf(view, { me, odds: true, name: (seat) => `seat ${seat}`, away: () => false });
  return compose(table, arrange(demandOf(table, size, moves)), text);
}

const games = [
  { seed: 3, seats: 3, options: { fourMerchants: true, blackbeard: true } },
  { seed: 4, seats: 4, options: { blackbeard: true } },
  { seed: 11, seats: 5, options: { edition: 'card' } },
] as const;

function everyPosition(check: (state: State, seat: Seat, moves: readonly Move[]) => void): void {
  for (const { seed, seats, options: given } of games) {
    const options = borneo.parseOptions(given, seats);
    if (!options.ok) throw new Error(options.code);
    const state = borneo.setup(options.value, seats, seedOf(seed), borneo.meta.rulesVersion);
    playOut(borneo, state, rngFor(seed), eager, (seat) => {
      check(state as State, seat, borneo.legalMoves(state as State, seat));
    });
  }
}

describe('Borneo: moves and the places they are about', () => {
  it('every legal move has its places on the board at every size, or is a button’s alone', () => {
    const found = new Set<Move['type']>();
    everyPosition((state, seat, moves) => {
      const view = borneo.view(state, seat);
      for (const size of sizes) {
        const targets = new Set(board(view, seat, size, moves.length).map((piece) => piece.target));
        for (const move of moves) {
          const wanted = targetsOf(view, move);
          if (wanted.length === 0) assert.ok(buttons.has(move.type), move.type);
          else found.add(move.type);
          for (const target of wanted)
            assert.ok(targets.has(target), `${target} is not on the board of ${size.width}×${size.height}`);
        }
      }
    });
    assert.deepEqual([...found].sort(), [
      'attack',
      'attackCard',
      'defendCard',
      'discard',
      'leave',
      'mission',
      'pay',
      'pick',
      'pirateCard',
      'placeMerchant',
      'reward',
      'ship',
      'transfer',
    ]);
  }).timeout(120_000);

  it('two places tell a move from all others; only trade with pirates shares its mission', () => {
    everyPosition((state, seat, moves) => {
      const view = borneo.view(state, seat);
      const told = moves.flatMap((move) => {
        const places = targetsOf(view, move);
        return places.length > 0 ? [`${move.type === 'mission' && move.pirates}:${places.join(' ')}`] : [];
      });
      assert.equal(new Set(told).size, told.length, told.join('\n'));
    });
  }).timeout(60_000);

  it('ends where a move is about in the end', () => {
    const view = {} as View;
    assert.equal(targetOf(view, { type: 'ship', card: 'S01', place: 2 }), 'harbour:2');
    assert.equal(targetOf(view, { type: 'transfer', from: 'red', rank: 2, to: 'blue' }), 'company:blue');
    assert.equal(
      targetOf(view, { type: 'attack', company: 'red', attackerRank: 3, defenderRank: 1 }),
      'merchant:red:1',
    );
    assert.equal(targetOf(view, { type: 'done' }), null);
  });

  it('what may be tapped on a phone can be hit 20 px beside its middle', () => {
    let tapped = 0;
    everyPosition((state, seat, moves) => {
      // without a limit a company may be crowded (B2.2)
      if (state.rules.capacity === null && Object.values(state.companies).some((men) => men.length > 5)) return;
      const view = borneo.view(state, seat);
      const pieces = board(view, seat, sizes[1], moves.length);
      for (const target of new Set(moves.flatMap((move) => targetsOf(view, move)))) {
        const piece = pieces.find((each) => each.target === target);
        if (!piece) continue;
        tapped++;
        for (const [dx, dy] of spots(piece)) {
          const hit = pieceAt(pieces, piece.x + dx, piece.y + dy);
          assert.equal(hit?.target, target, `${dx} ${dy} beside ${target} of ${view.prompt.kind}: ${hit?.key}`);
        }
      }
    });
    assert.ok(tapped > 1000, String(tapped));
  }).timeout(60_000);

  it('a tap on a harbour, its tally, or any card under it means the harbour', () => {
    everyPosition((state, seat) => {
      const view = borneo.view(state, seat);
      if (view.prompt.kind !== 'ship') return;
      for (const size of sizes) {
        const pieces = board(view, seat, size);
        for (const [i, { column }] of view.places.entries())
          for (const card of column)
            assert.equal(pieces.find(({ key }) => key === `shipment:${card}`)?.target, `harbour:${i + 1}`);
      }
    });
  }).timeout(60_000);

  it('every position is composed of pieces with keys of their own, for everybody who looks', () => {
    everyPosition((state) => {
      for (const me of [...state.players.keys(), null]) {
        const pieces = board(borneo.view(state, me ?? 'spectator'), me);
        assert.doesNotThrow(() => difference(new Map(), pieces));
      }
    });
  }).timeout(120_000);

  it('B16.1 no picture of the board tells a card that is hidden from whom it is painted for', () => {
    everyPosition((state) => {
      const open = new Set([
        ...state.places.flatMap(({ column }) => column),
        ...state.discard,
        ...state.players.flatMap(({ warehouse }) => warehouse),
        ...(state.players[0]?.hand ?? []),
        ...state.pending.flatMap((decision) =>
          'combat' in decision ? [...decision.combat.attack, ...decision.combat.defence] : [],
        ),
      ]);
      for (const { key, face, skin } of board(borneo.view(state, 0), 0)) {
        const named = /S\d\d/.exec(`${key} ${face} ${skin.id}`)?.[0];
        assert.ok(named === undefined || open.has(named), `${key} ${skin.id}`);
      }
    });
  }).timeout(60_000);
});

/** The middle and beside it; the merchants of a company lie upon its sheet, of which head and free places remain. */
function spots({ key, skin, target }: Piece): (readonly [number, number])[] {
  if (key.startsWith('company:'))
    return [
      [-skin.width / 2 + 24, 0],
      [-skin.width / 2 + 64, 0],
    ];
  // harbours are covered by their cards, which stand for them
  if (target?.startsWith('harbour:'))
    return [
      [0, 0],
      [0, -skin.height / 2 + 22],
    ];
  return [
    [0, 0],
    [20, 0],
    [-20, 0],
    [0, 20],
    [0, -20],
  ];
}
