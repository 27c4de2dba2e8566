import { InvariantError } from './assert.ts';
import type { CoreState, Outcome, Params, Refusal, Seat } from './core.ts';
import type { Emit } from './game.ts';
import { type Course, runOn, type Step } from './step.ts';

/** What a state may wait for: its phase, or a decision that interrupts it. */
export type QuestionIn<S extends CoreState> = S['phase'] | S['pending'][number];

/** One kind of question: whom it asks, what may be answered, and what that does. A file of `phases/` is one of these. */
export interface PhaseRules<S, Q, M, E> {
  readonly actor: (state: Readonly<S>, question: Q) => Seat;
  readonly moves: (state: Readonly<S>, question: Q) => M[];
  /** null ⇔ the move is among `moves` */
  readonly check: (state: Readonly<S>, question: Q, move: M) => Refusal | null;
  /** `done` of a decision also ends the phase that it interrupts */
  readonly apply: (state: S, question: Q, move: M, emit: Emit<E>) => Step;
  /** what the question does before anybody is asked */
  readonly proceed: (state: S, question: Q, emit: Emit<E>) => Step;
  /** the clause that says whose turn it is, where it is not that of the whole game */
  readonly turnClause?: string;
}

/** Every kind of phase and of decision; one that is missing does not compile. The end asks nobody and is the engine's. */
export type PhaseTable<S extends CoreState, M, E> = {
  readonly [K in Exclude<QuestionIn<S>['kind'], 'over'>]: PhaseRules<S, Extract<QuestionIn<S>, { kind: K }>, M, E>;
};

/** Moves that are open beside the answer at every prompt, and leave the question as it is. */
export interface SideMoves<S, M, A extends M, E> {
  readonly includes: (move: M) => move is A;
  readonly add: (state: Readonly<S>, seat: Seat, list: M[]) => void;
  readonly check: (state: Readonly<S>, seat: Seat, move: A) => Refusal | null;
  readonly apply: (state: S, seat: Seat, move: A, emit: Emit<E>) => Step;
}

export interface FlowRules<S extends CoreState, M, E, A extends M = M> {
  readonly phases: PhaseTable<S, M, E>;
  /** what comes after a phase that is over */
  readonly follow: (state: S, emit: Emit<E>) => void;
  /** more steps in a row that ask nobody than a game can have */
  readonly runaway: (state: Readonly<S>) => number;
  readonly clauses: { readonly notYourTurn: string; readonly gameOver: string };
  readonly sideMoves?: SideMoves<S, M, A, E>;
}

/** The part of a game's definition that follows from its table of phases. */
export interface Flow<S extends CoreState, M, E> {
  /** the question that is open: the innermost decision, else the phase itself */
  readonly questionOf: (state: Readonly<S>) => QuestionIn<S>;
  /** exactly one seat owes an answer, or the game is over */
  readonly actorOf: (state: Readonly<S>) => Seat | null;
  readonly actors: (state: Readonly<S>) => readonly Seat[];
  readonly legalMoves: (state: Readonly<S>, seat: Seat) => M[];
  readonly check: (state: Readonly<S>, seat: Seat, move: M) => Refusal | null;
  readonly apply: (state: S, seat: Seat, move: M, emit: Emit<E>) => void;
  /** everything that asks nobody, up to the next choice or the end */
  readonly advance: (state: S, from: Step, emit: Emit<E>) => void;
  readonly outcome: (state: Readonly<S>) => Outcome | null;
}

/** `actor` of a question that names its seat, as decisions do. */
export const namedSeat = (_state: unknown, { seat }: { readonly seat: Seat }): Seat => seat;

/** Each seat as the only one that is asked: looked up before every move, so not made anew. */
const alone: readonly (readonly Seat[])[] = [[0], [1], [2], [3], [4], [5], [6], [7]];
const nobody: readonly Seat[] = [];

/** `proceed` of a question that is only there if there is a choice. */
export const alwaysAsk = (): Step => 'ask';

/** Rules of something that is only still to be done: it lies on the stack like a decision, but asks nobody. */
export const asksNobody = <S, Q extends { readonly seat: Seat }, M, E>(
  proceed: (state: S, question: Q, emit: Emit<E>) => Step,
): PhaseRules<S, Q, M, E> => ({
  actor: namedSeat,
  moves: () => [],
  check: () => {
    throw new InvariantError('a question that nobody is asked');
  },
  apply: () => {
    throw new InvariantError('an answer that nobody was asked for');
  },
  proceed,
});

/** Rules of a phase, or of the end, which asks nobody. */
type Asked<S, Q, M, E> = Omit<PhaseRules<S, Q, M, E>, 'actor'> & {
  readonly actor: (state: Readonly<S>, question: Q) => Seat | null;
};

const over = {
  actor: (): null => null,
  moves: (): never[] => [],
  check: (): null => null,
  apply: (): never => {
    throw new InvariantError('a move after the end');
  },
  proceed: alwaysAsk,
  turnClause: undefined,
};

const refusal = (code: string, clause: string, params: Params = {}): Refusal => ({ code, clause, params });

export function flowOf<S extends CoreState, M, E, A extends M = M>(rules: FlowRules<S, M, E, A>): Flow<S, M, E> {
  type Question = QuestionIn<S>;
  const { follow, runaway, clauses, sideMoves } = rules;
  const table = new Map<string, Asked<S, Question, M, E>>([['over', over]]);
  // the compiler has seen that each kind has its own rules; that a question meets those of its kind is the table's work
  for (const [kind, phase] of Object.entries(rules.phases) as [string, PhaseRules<S, Question, M, E>][]) {
    const { actor, moves, check, apply, proceed, turnClause } = phase;
    // copied, so that all have one shape: modules are slow to look into
    table.set(kind, { actor, moves, check, apply, proceed, turnClause });
  }

  // a question is looked at several times in a row: who is asked, what may be answered, the answer
  let lastKind = 'over';
  let last: Asked<S, Question, M, E> = over;
  const phaseOf = (kind: string): Asked<S, Question, M, E> => {
    if (kind === lastKind) return last;
    const phase = table.get(kind);
    if (phase === undefined) throw new InvariantError(`no phase ${kind}`);
    lastKind = kind;
    last = phase;
    return phase;
  };

  const questionOf = ({ pending, phase }: Readonly<S>): Question =>
    pending.length === 0 ? phase : (pending[pending.length - 1] as Question);

  // phases and decisions are read apart: the compiler knows few shapes of either by heart, and not all of both
  const openPhase = ({ pending, phase }: Readonly<S>): Asked<S, Question, M, E> =>
    pending.length === 0 ? phaseOf(phase.kind) : phaseOf((pending[pending.length - 1] as Question).kind);

  const actorOf = (state: Readonly<S>): Seat | null => openPhase(state).actor(state, questionOf(state));

  const course: Course<S, E> = {
    proceed: (state, emit) => openPhase(state).proceed(state, questionOf(state), emit),
    follow,
  };
  const advance = (state: S, from: Step, emit: Emit<E>): void => runOn(course, state, from, emit, runaway(state));

  return {
    questionOf,
    actorOf,
    actors(state) {
      const actor = actorOf(state);
      return actor === null ? nobody : (alone[actor] ?? [actor]);
    },
    legalMoves(state, seat) {
      const question = questionOf(state);
      const phase = openPhase(state);
      if (phase.actor(state, question) !== seat) return [];
      const list = phase.moves(state, question);
      sideMoves?.add(state, seat, list);
      return list;
    },
    check(state, seat, move) {
      const question = questionOf(state);
      const phase = openPhase(state);
      const actor = phase.actor(state, question);
      if (actor === null) return refusal('gameOver', clauses.gameOver);
      if (actor !== seat) return refusal('notYourTurn', phase.turnClause ?? clauses.notYourTurn, { turn: actor });
      return sideMoves?.includes(move) ? sideMoves.check(state, seat, move) : phase.check(state, question, move);
    },
    apply(state, seat, move, emit) {
      state.seq++;
      const step = sideMoves?.includes(move)
        ? sideMoves.apply(state, seat, move, emit)
        : openPhase(state).apply(state, questionOf(state), move, emit);
      advance(state, step, emit);
    },
    advance,
    outcome: ({ phase }) => phase.outcome ?? null,
  };
}
