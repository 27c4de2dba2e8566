import assert from 'node:assert/strict';
import type { Picture, StageAnimation } from '../../client/stage/animation.ts';
import type { Size } from '../../client/stage/geometry.ts';
import { rect } from '../../client/stage/geometry.ts';
import { Halted } from '../../client/stage/Motion.ts';
import type { Piece } from '../../client/stage/piece.ts';
import type { Seating } from '../../client/stage/seating.ts';
import type { Ended, Headline } from '../../client/stage/stage.ts';
import type { CoreState } from '../../shared/engine/core.ts';
import type { GameDefinition } from '../../shared/engine/game.ts';
import { fakeStage } from './fake-stage.ts';
import { eager, playOut, rngFor, seedOf } from './random-play.ts';

export const text = {
  faceName: (face: string) => face,
  faceShort: () => '',
  word: (key: string) => key,
  seatName: (seat: number) => `seat ${seat}`,
  verdict: ({ winners }: Ended): Headline => ({ words: winners.join(), mood: 'watched' }),
};

/** What a game needs so that its animations can be tried without a picture. */
export interface Staging<S extends CoreState, M extends { type: string }, V, E extends { type: string }, O, T, P> {
  readonly definition: GameDefinition<S, M, V, E, O>;
  advance(view: V, event: E): V;
  sameBeat(first: E, next: E): boolean;
  picture(view: V, seating: Seating, size: Size): Picture<T, P>;
  compose(table: T, places: P, words: typeof text): Piece[];
  animate(events: readonly E[], act: StageAnimation<T, P>): Promise<void>;
}

export interface Breath<V, E> {
  readonly events: readonly E[];
  readonly before: V;
  readonly after: V;
}

export function staged<S extends CoreState, M extends { type: string }, V, E extends { type: string }, O, T, P>(
  game: Staging<S, M, V, E, O, T, P>,
) {
  const { definition, advance, sameBeat } = game;

  /** What a table tells, breath by breath, as this viewer hears it. */
  function breathsOf(seed: number, seats: number, me: number | null, options: object): Breath<V, E>[] {
    const parsed = definition.parseOptions(options, seats);
    if (!parsed.ok) throw new Error(parsed.code);
    const state = definition.setup(parsed.value, seats, seedOf(seed), definition.meta.rulesVersion);
    const viewer = me ?? 'spectator';
    const told: Breath<V, E>[] = [];
    playOut(definition, state, rngFor(seed), eager, (_seat, _move, apply) => {
      let view = definition.view(state, viewer);
      const rest = apply().flatMap((event) => definition.redact(event as E, viewer) ?? []);
      while (rest.length > 0) {
        const events = rest.splice(0, 1);
        while (rest[0] && sameBeat(events[0] as E, rest[0])) events.push(...rest.splice(0, 1));
        const after = events.reduce(advance, view);
        told.push({ events, before: view, after });
        view = after;
      }
    });
    return told;
  }

  function scene(me: number | null, size: Size) {
    const stage = fakeStage();
    const seating = { me, odds: true, name: text.seatName, away: () => false };
    const picture = (view: V) => game.picture(view, seating, size);
    const pieces = (view: V) => {
      const { table, places } = picture(view);
      return game.compose(table, places, text);
    };
    const begin = ({ events, before, after }: Breath<V, E>): Promise<void> => {
      stage.board.settle(pieces(before));
      return game.animate(events, {
        board: stage.board,
        motion: stage.motion,
        text,
        before: picture(before),
        after: picture(after),
        pieces: pieces(after),
        stage: rect(0, 0, size.width, size.height),
        sound: () => {},
        shift: () => {},
      });
    };
    return { ...stage, begin, settle: (view: V) => stage.board.settle(pieces(view)), pieces };
  }

  /** Each breath is cut short at another moment, `within` at the latest; says of how many something was left to show. */
  async function halting(t: ReturnType<typeof scene>, breaths: readonly Breath<V, E>[], within: number) {
    let halts = 0;
    for (const [i, breath] of breaths.entries()) {
      const { error } = await t.play(t.begin(breath), (i * 137) % within);
      if (error !== null) {
        assert.ok(error instanceof Halted, String(error));
        halts++;
      }
      t.motion.halt();
      t.settle(breath.after);
      await t.drain();
      assert.equal(t.alive(), t.pieces(breath.after).length, breath.events[0]?.type);
    }
    return halts;
  }

  return { breathsOf, scene, halting };
}
