import assert from 'node:assert/strict';
import type { CoreState, Refusal, Seat } from '../../shared/engine/core.ts';
import type { GameDefinition } from '../../shared/engine/game.ts';
import { play } from '../../shared/engine/play.ts';

interface Typed {
  readonly type: string;
}
interface Prompting {
  readonly prompt: { readonly kind: string };
}

export const anyMatch = <T extends object>(list: readonly T[], part: Partial<T>): boolean =>
  list.some((item) => Object.entries(part).every(([key, value]) => sameJson(item[key as keyof T], value)));

const sameJson = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** A table in a given situation, and what is played and expected there, in words. A game adds what it counts. */
export class TableOf<S extends CoreState, M extends Typed, V extends Prompting, E extends Typed, O> {
  readonly game: GameDefinition<S, M, V, E, O>;
  state: S;
  /** of the last move, or of the start */
  events: readonly E[];
  readonly history: E[];

  constructor(game: GameDefinition<S, M, V, E, O>, state: S, events: readonly E[]) {
    this.game = game;
    this.state = state;
    this.events = events;
    this.history = [...events];
  }

  plays(seat: Seat, words: string): this {
    const result = play(this.game, this.state, seat, this.move(words));
    if (!result.ok) assert.fail(`seat ${seat} may not ${words}: ${JSON.stringify(result.refusal)}`);
    this.state = result.state;
    this.events = result.events;
    this.history.push(...result.events);
    return this;
  }

  refuses(seat: Seat, words: string, code: string, clause: string, params?: Refusal['params']): this {
    const before = JSON.stringify(this.state);
    const result = play(this.game, this.state, seat, this.move(words));
    assert.ok(!result.ok, `seat ${seat} may ${words}`);
    assert.deepEqual([result.refusal.code, result.refusal.clause], [code, clause]);
    if (params) assert.deepEqual(result.refusal.params, params);
    assert.equal(JSON.stringify(this.state), before);
    return this;
  }

  asks(seat: Seat, kind: string, words?: readonly string[]): this {
    const { prompt } = this.game.view(this.state, 'spectator');
    assert.deepEqual([prompt.kind, this.game.actors(this.state)], [kind, [seat]]);
    if (words) assert.deepEqual(this.answers(seat), words);
    return this;
  }

  answers(seat: Seat): string[] {
    return this.game.legalMoves(this.state, seat).map((move) => this.words(move));
  }

  quotes(seat: Seat, words: string, expected: Refusal['params']): this {
    assert.deepEqual(this.game.quote(this.state, seat, this.move(words)), expected);
    return this;
  }

  tells<T extends E['type']>(type: T, part: Partial<Extract<E, { type: T }>> = {}): this {
    const told = this.events.filter((event): event is Extract<E, { type: T }> => event.type === type);
    assert.ok(anyMatch(told, part), `no ${type} ${JSON.stringify(part)} in ${JSON.stringify(this.events)}`);
    return this;
  }

  doesNotTell(type: E['type']): this {
    assert.deepEqual(
      this.events.filter((event) => event.type === type),
      [],
    );
    return this;
  }

  over(reason: string, winners: readonly Seat[], places?: readonly number[]): this {
    const outcome = this.game.outcome(this.state);
    assert.deepEqual([outcome?.reason, outcome?.winners], [reason, winners]);
    if (places) assert.deepEqual(outcome?.places, places);
    assert.deepEqual(this.game.actors(this.state), []);
    return this;
  }

  /** A move as a person at the table would say it; `format` unless the game has better words. */
  protected words(move: M): string {
    return this.game.format(move);
  }

  protected move(words: string): M {
    const move = this.game.parseMove(this.input(words));
    assert.ok(move.ok, `${words} is no move`);
    return move.value;
  }

  /** The JSON that the words stand for. */
  protected input(words: string): unknown {
    return { type: words };
  }
}
