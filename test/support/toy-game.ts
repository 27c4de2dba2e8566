import type { Offer } from '../../server/games.ts';
import { projection } from '../../server/projection/project.ts';
import { GameRoom } from '../../server/rooms/GameRoom.ts';
import { type CoreState, type Outcome, ok, refuse, type Seat, type Viewer } from '../../shared/engine/core.ts';
import type { GameDefinition, GameId } from '../../shared/engine/game.ts';
import { rngOf, shuffle } from '../../shared/engine/rng.ts';
import { list, own, record, uint8, uint16, whole } from '../../shared/wire/descriptor.ts';

/**
 * The smallest game with secrets: everybody holds three cards and lays them in turn, the highest sum of
 * the first cards wins. It proves that the house knows no game, and `explode` breaks the rules on purpose.
 */

interface State extends CoreState {
  hands: number[][];
  pile: number[];
  turn: Seat;
  broken: boolean;
}
type Move = { readonly type: 'lay'; readonly card: number } | { readonly type: 'explode' };
type Event =
  | { readonly type: 'dealt'; readonly seat: Seat; readonly cards: readonly number[] }
  | { readonly type: 'laid'; readonly seat: Seat; readonly card: number };
interface View {
  readonly seq: number;
  readonly turn: Seat;
  readonly pile: readonly number[];
  readonly counts: readonly number[];
  readonly own: readonly number[] | null;
}
interface Options {
  readonly explosive: boolean;
}

const id = 'toy' as GameId;
const cards = Array.from({ length: 50 }, (_, i) => 1000 + i * 17);

const over = (state: State): boolean => state.hands.every((hand) => hand.length === 0);
const check = (state: State, seat: Seat, move: Move) => {
  if (over(state)) return refuse('gameOver', 'T1');
  if (seat !== state.turn) return refuse('notYourTurn', 'T2');
  if (move.type === 'lay' && !state.hands[seat]?.includes(move.card)) return refuse('noSuchCard', 'T3');
  return null;
};

export const toy: GameDefinition<State & { explosive: boolean }, Move, View, Event, Options> = {
  meta: { id, rulesVersion: 1, seats: [2, 4], minutes: 1, options: [] },
  parseOptions: (input) => ok({ explosive: (input as Partial<Options>).explosive === true }),
  setup({ explosive }, seats, seed) {
    const rng = rngOf(seed);
    const deck = shuffle(rng, [...cards]);
    const hands = Array.from({ length: seats }, (_, i) => deck.slice(i * 3, i * 3 + 3));
    return { rng, seq: 0, phase: { kind: 'lay' }, pending: [], hands, pile: [], turn: 0, broken: false, explosive };
  },
  opening: (state) =>
    state.seq > 0 ? [] : state.hands.map((hand, seat) => ({ type: 'dealt', seat, cards: [...hand] })),
  actors: (state) => (over(state) ? [] : [state.turn]),
  legalMoves(state, seat) {
    if (over(state) || seat !== state.turn) return [];
    const lays: Move[] = (state.hands[seat] ?? []).map((card) => ({ type: 'lay', card }));
    return state.explosive ? [...lays, { type: 'explode' }] : lays;
  },
  check,
  parseMove(input) {
    const { type, card } = input as { type?: unknown; card?: unknown };
    if (type === 'explode') return ok({ type });
    return type === 'lay' && typeof card === 'number' ? ok({ type, card }) : refuse('badMove', 'T4');
  },
  apply(state, seat, move, emit) {
    if (move.type === 'explode') {
      state.broken = true;
      throw new Error('the toy exploded');
    }
    state.hands[seat] = (state.hands[seat] ?? []).filter((card) => card !== move.card);
    state.pile.push(move.card);
    state.turn = (seat + 1) % state.hands.length;
    state.seq++;
    emit({ type: 'laid', seat, card: move.card });
  },
  outcome: (state): Outcome | null =>
    over(state)
      ? {
          reason: 'allLaid',
          winners: [0],
          places: state.hands.map((_, i) => i + 1),
          scores: state.hands.map(() => 1),
          ties: [],
        }
      : null,
  view: (state, viewer: Viewer) => ({
    seq: state.seq,
    turn: state.turn,
    pile: [...state.pile],
    counts: state.hands.map((hand) => hand.length),
    own: typeof viewer === 'number' ? [...(state.hands[viewer] ?? [])] : null,
  }),
  redact: (event, viewer) =>
    event.type === 'laid' || viewer === event.seat || viewer === 'omniscient' ? event : { ...event, cards: [] },
  reversible: () => true,
  clone: (state) => structuredClone(state),
  imagine: () => {
    throw new Error('nobody imagines a toy');
  },
  defaultMove: (state, seat) => ({ type: 'lay', card: state.hands[seat]?.[0] ?? 0 }),
  rate: (_view, _seat, moves) => moves.map(() => 0),
  format: (move) => move.type,
  quote: () => ({}),
  glance: ({ pile }) => ({ laid: pile.length }),
};

const toyWire = record<View>({
  seq: whole(),
  turn: uint8(),
  pile: list(uint16()),
  counts: list(uint8()),
  own: own(list<readonly number[]>(uint16())),
});

export const toyProjection = projection(toyWire, 'toy');

class ToyRoom extends GameRoom {
  protected override readonly game = toy;
  protected override readonly projection = toyProjection;
}

export const toyOffer: Offer = { game: toy, Room: ToyRoom };
