import type { Offer } from '../../server/games.ts';
import { projection } from '../../server/projection/project.ts';
import { GameRoom } from '../../server/room/GameRoom.ts';
import { type CoreState, type Outcome, ok, refuse, type Seat, type Viewer } from '../../shared/engine/core.ts';
import type { GameDefinition } from '../../shared/engine/game.ts';
import { offspring, rngOf, shuffle } from '../../shared/engine/rng.ts';
import { assertPlayable } from '../../shared/engine/versions.ts';
import { flag, list, own, record, uint8, uint16, whole } from '../../shared/wire/descriptor.ts';

/**
 * The smallest game with secrets: everybody holds three cards and lays them in turn, the highest sum of
 * the first cards wins. It proves that the house knows no game, and `explode` breaks the rules on purpose.
 *
 * Its rules were mended once: version 2 deals four cards, or as many as are agreed on, and the highest of a hand is laid
 * first; nobody may be loud any more. `toy` is the build of before, `mendedToy` plays both, `newestToy` has dropped the first.
 */

interface Rules {
  readonly hand: number;
  readonly highestFirst: boolean;
}
interface State extends CoreState {
  rules: Rules;
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
  readonly rules: Rules;
  readonly turn: Seat;
  readonly pile: readonly number[];
  readonly counts: readonly number[];
  readonly own: readonly number[] | null;
}
interface Options {
  readonly explosive: boolean;
  /** of version 1: it changed nothing */
  readonly loud?: boolean;
  /** of version 2: cards for everybody */
  readonly hand?: number;
}

const id = 'toy';
const cards = Array.from({ length: 50 }, (_, i) => 1000 + i * 17);

const optionsOf = (version: number, given: Partial<Options>): Options => {
  const explosive = given.explosive === true;
  return version === 1 ? { explosive, loud: given.loud === true } : { explosive, hand: given.hand ?? 4 };
};
const rulesOf = ({ hand = 3 }: Options, version: number): Rules => ({ hand, highestFirst: version >= 2 });

const over = (state: State): boolean => state.hands.every((hand) => hand.length === 0);
const check = (state: State, seat: Seat, move: Move) => {
  if (over(state)) return refuse('gameOver', 'T1');
  if (seat !== state.turn) return refuse('notYourTurn', 'T2');
  if (move.type === 'explode') return null;
  const hand = state.hands[seat] ?? [];
  if (!hand.includes(move.card)) return refuse('noSuchCard', 'T3');
  return state.rules.highestFirst && move.card < Math.max(...hand) ? refuse('highestFirst', 'T5') : null;
};

type Toy = GameDefinition<State & { explosive: boolean }, Move, View, Event, Options>;

const buildOf = (meta: Pick<Toy['meta'], 'rulesVersion' | 'playable'>): Toy => ({
  ...common,
  meta: { id, ...meta, seats: [2, 4], minutes: 1, options: [] },
  parseOptions(input, _seats, version = meta.rulesVersion) {
    const options = optionsOf(version, input as Partial<Options>);
    const stranger = Object.keys(input as object).find((key) => !(key in options));
    return stranger === undefined ? ok(options) : refuse('badOptions', 'T6', { option: stranger });
  },
  setup(options, seats, seed, version) {
    assertPlayable({ id, ...meta }, version);
    const rules = rulesOf(options, version);
    const rng = rngOf(seed);
    const deck = shuffle(rng, [...cards]);
    const hands = Array.from({ length: seats }, (_, i) => deck.slice(i * rules.hand, (i + 1) * rules.hand));
    const { explosive } = options;
    return {
      rng,
      seq: 0,
      rules,
      phase: { kind: 'lay' },
      pending: [],
      hands,
      pile: [],
      turn: 0,
      broken: false,
      explosive,
    };
  },
});

const common: Omit<Toy, 'meta' | 'parseOptions' | 'setup'> = {
  opening: (state) =>
    state.seq > 0 ? [] : state.hands.map((hand, seat) => ({ type: 'dealt', seat, cards: [...hand] })),
  actors: (state) => (over(state) ? [] : [state.turn]),
  legalMoves(state, seat) {
    if (over(state) || seat !== state.turn) return [];
    const lays = (state.hands[seat] ?? [])
      .map((card): Move => ({ type: 'lay', card }))
      .filter((move) => check(state, seat, move) === null);
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
    rules: { ...state.rules },
    turn: state.turn,
    pile: [...state.pile],
    counts: state.hands.map((hand) => hand.length),
    own: typeof viewer === 'number' ? [...(state.hands[viewer] ?? [])] : null,
  }),
  redact: (event, viewer) =>
    event.type === 'laid' || viewer === event.seat || viewer === 'omniscient' ? event : { ...event, cards: [] },
  reversible: () => true,
  clone: (state) => structuredClone(state),
  imagine({ seq, rules, turn, pile, counts, own }, seat, rng) {
    const known = own ?? [];
    const unseen = shuffle(
      rng,
      cards.filter((card) => !pile.includes(card) && !known.includes(card)),
    );
    const hands = counts.map((count, at) => (at === seat ? [...known] : unseen.splice(0, count)));
    const past = { pile: [...pile], turn, broken: false, explosive: false };
    return { rng: offspring(rng), seq, rules: { ...rules }, phase: { kind: 'lay' }, pending: [], hands, ...past };
  },
  defaultMove: (state, seat) => ({ type: 'lay', card: Math.max(...(state.hands[seat] ?? [])) }),
  rate: (_view, _seat, moves) => moves.map(() => 0),
  format: (move) => move.type,
  quote: () => ({}),
  lobbySummary: ({ pile }) => ({ laid: pile.length }),
  story: () => ({ curve: [], turningPoint: null, moments: [], luck: null, medals: [] }),
};

export const toy = buildOf({ rulesVersion: 1, playable: [1] });
export const mendedToy = buildOf({ rulesVersion: 2, playable: [1, 2] });
export const newestToy = buildOf({ rulesVersion: 2, playable: [2] });

export const toyWire = record<View>({
  seq: whole(),
  rules: record<Rules>({ hand: uint8(), highestFirst: flag() }),
  turn: uint8(),
  pile: list(uint16()),
  counts: list(uint8()),
  own: own(list<readonly number[]>(uint16())),
});

export const toyProjection = projection(toyWire, 'toy');

const offerOf = (game: Toy): Offer => ({
  game,
  Room: class extends GameRoom {
    protected override readonly game = game;
    protected override readonly projection = toyProjection;
  },
});

export const toyOffer = offerOf(toy);
export const mendedToyOffer = offerOf(mendedToy);
export const newestToyOffer = offerOf(newestToy);
