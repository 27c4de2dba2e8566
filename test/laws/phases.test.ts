import assert from 'node:assert/strict';
import { InvariantError } from '../../shared/engine/assert.ts';
import type { CoreState, Outcome, Seat } from '../../shared/engine/core.ts';
import { alwaysAsk, flowOf, namedSeat, type PhaseRules, type PhaseTable } from '../../shared/engine/phases.ts';
import { rngOf } from '../../shared/engine/rng.ts';
import { seedOf } from '../support/random-play.ts';

/** Two count up in turn; at three the other one is asked whether that is enough. Waving is open at every prompt. */
type Count = { kind: 'count'; turn: Seat };
type Enough = { kind: 'enough'; seat: Seat };
interface State extends CoreState {
  phase: Count | { kind: 'pause' } | { kind: 'over'; outcome: Outcome };
  pending: Enough[];
  total: number;
  waved: number;
}
type Move = { readonly type: 'one' | 'yes' | 'no' | 'wave' };
type Wave = Move & { readonly type: 'wave' };
type Event = { readonly type: 'counted' | 'waved' };

const end: Outcome = { reason: 'enough', winners: [0], places: [1, 2], scores: [1, 0], ties: [] };
const notNow = { code: 'notNow', clause: 'T3', params: {} };

const count: PhaseRules<State, Count, Move, Event> = {
  actor: (_state, { turn }) => turn,
  moves: () => [{ type: 'one' }],
  check: (_state, _phase, { type }) => (type === 'one' ? null : notNow),
  apply(state, { turn }, _move, emit) {
    state.total++;
    emit({ type: 'counted' });
    if (state.total % 3 === 0) state.pending.push({ kind: 'enough', seat: 1 - turn });
    return state.total % 3 === 0 ? 'again' : 'done';
  },
  proceed: alwaysAsk,
};

const enough: PhaseRules<State, Enough, Move, Event> = {
  actor: namedSeat,
  moves: () => [{ type: 'yes' }, { type: 'no' }],
  check: (_state, _question, { type }) => (type === 'yes' || type === 'no' ? null : notNow),
  apply(state, _question, { type }) {
    state.pending.pop();
    if (type === 'yes') state.phase = { kind: 'over', outcome: end };
    return type === 'yes' ? 'again' : 'done';
  },
  proceed: alwaysAsk,
  turnClause: 'T4',
};

const pause: PhaseRules<State, { kind: 'pause' }, Move, Event> = {
  actor: () => 0,
  moves: () => [],
  check: () => notNow,
  apply: () => 'again',
  proceed: () => 'done',
};

/** Every round a pause goes by, in which nobody is asked. */
function follow(state: State): void {
  state.phase = state.phase.kind === 'pause' ? { kind: 'count', turn: state.total % 2 } : { kind: 'pause' };
}

const rules = {
  phases: { count, enough, pause },
  follow,
  runaway: () => 5,
  clauses: { notYourTurn: 'T1', gameOver: 'T2' },
};
const flow = flowOf<State, Move, Event>(rules);

const fresh = (): State => ({
  rng: rngOf(seedOf(1)),
  seq: 0,
  phase: { kind: 'count', turn: 0 },
  pending: [],
  total: 0,
  waved: 0,
});

const played = (...types: Move['type'][]): State => {
  const state = fresh();
  for (const type of types) flow.apply(state, flow.actorOf(state) ?? -1, { type }, () => {});
  return state;
};

describe('A table of phases', () => {
  it('asks the phase, and the innermost decision before it', () => {
    assert.deepEqual(flow.actors(fresh()), [0]);
    assert.deepEqual(flow.legalMoves(fresh(), 0), [{ type: 'one' }]);
    assert.deepEqual(flow.legalMoves(fresh(), 1), []);
    const asked = played('one', 'one', 'one');
    assert.deepEqual(flow.questionOf(asked), { kind: 'enough', seat: 1 });
    assert.deepEqual(flow.legalMoves(asked, 1), [{ type: 'yes' }, { type: 'no' }]);
    assert.deepEqual(flow.check(asked, 1, { type: 'one' }), notNow);
    assert.equal(flow.check(asked, 1, { type: 'no' }), null);
  });

  it('goes on through phases that ask nobody, and counts the moves', () => {
    const state = played('one');
    assert.deepEqual([state.phase, state.seq], [{ kind: 'count', turn: 1 }, 1]);
    assert.deepEqual(played('one', 'one', 'one', 'no').phase, { kind: 'count', turn: 1 });
  });

  it('refuses whoever is not asked by the clause of the phase, else by that of the game', () => {
    assert.deepEqual(flow.check(fresh(), 1, { type: 'one' }), {
      code: 'notYourTurn',
      clause: 'T1',
      params: { turn: 0 },
    });
    assert.deepEqual(flow.check(played('one', 'one', 'one'), 0, { type: 'one' }), {
      code: 'notYourTurn',
      clause: 'T4',
      params: { turn: 1 },
    });
  });

  it('ends: nobody is asked, every move is refused, and one that comes all the same is a bug', () => {
    const over = played('one', 'one', 'one', 'yes');
    assert.equal(flow.outcome(fresh()), null);
    assert.deepEqual(flow.outcome(over), end);
    assert.deepEqual([flow.actors(over), flow.legalMoves(over, 0)], [[], []]);
    assert.deepEqual(flow.check(over, 0, { type: 'one' }), { code: 'gameOver', clause: 'T2', params: {} });
    assert.throws(() => flow.apply(over, 0, { type: 'one' }, () => {}), InvariantError);
  });

  it('offers side moves behind the answers, to whoever is asked, and asks the same again', () => {
    const waving = flowOf<State, Move, Event, Wave>({
      ...rules,
      sideMoves: {
        includes: (move): move is Wave => move.type === 'wave',
        add: (_state, _seat, list) => list.push({ type: 'wave' }),
        check: ({ waved }) => (waved < 1 ? null : { code: 'tired', clause: 'T5', params: {} }),
        apply(state, _seat, _move, emit) {
          state.waved++;
          emit({ type: 'waved' });
          return 'again';
        },
      },
    });
    const state = fresh();
    const events: Event[] = [];
    assert.deepEqual(waving.legalMoves(state, 0), [{ type: 'one' }, { type: 'wave' }]);
    assert.equal(waving.check(state, 1, { type: 'wave' })?.code, 'notYourTurn');
    waving.apply(state, 0, { type: 'wave' }, (event) => events.push(event));
    assert.deepEqual([state.phase, state.seq, events], [{ kind: 'count', turn: 0 }, 1, [{ type: 'waved' }]]);
    assert.equal(waving.check(state, 0, { type: 'wave' })?.code, 'tired');
  });

  it('stops a game that runs on without asking anybody', () => {
    const endless = flowOf<State, Move, Event>({ ...rules, follow: () => {} });
    const state = { ...fresh(), phase: { kind: 'pause' } } satisfies State;
    assert.throws(() => endless.advance(state, 'again', () => {}), /without asking anybody/);
  });

  it('has no rules for a phase that no game knows', () => {
    const state = { ...fresh(), phase: { kind: 'dance' } } as unknown as State;
    assert.throws(() => flow.actorOf(state), /no phase dance/);
  });

  it('does not compile without one of its phases or decisions, nor with rules of another one', () => {
    // @ts-expect-error: no `pause`
    const short: PhaseTable<State, Move, Event> = { count, enough };
    // @ts-expect-error: no `enough`, which is a decision
    const unasked: PhaseTable<State, Move, Event> = { count, pause };
    // @ts-expect-error: the rules of `count` read `turn`
    const mixed: PhaseTable<State, Move, Event> = { count, enough, pause: count };
    // @ts-expect-error: there is no `dance`
    const long: PhaseTable<State, Move, Event> = { count, enough, pause, dance: pause };
    assert.equal([short, unasked, mixed, long].length, 4);
  });
});
