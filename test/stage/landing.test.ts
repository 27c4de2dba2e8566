import assert from 'node:assert/strict';
import { rect } from '../../client/stage/geometry.ts';
import type { AnyGame } from '../../shared/engine/game.ts';
import { type GameId, gameIds } from '../../shared/games/ids.ts';
import { games } from '../../shared/games/registry.ts';
import { beatLength, canvases } from '../support/canvases.ts';
import { fakeStage } from '../support/fake-stage.ts';
import { eager, playOut, rngFor, seedOf } from '../support/random-play.ts';
import { text } from '../support/staged.ts';

const size = { width: 1004, height: 748 };
const seating = { me: 0, odds: false, name: text.seatName, away: () => false };

interface Beat {
  readonly events: readonly { type: string }[];
  readonly before: unknown;
  readonly after: unknown;
}

/** A game of three as its first player sees it, beat by beat. */
function beatsOf(id: GameId): Beat[] {
  const game: AnyGame = games[id];
  const canvas = canvases[id];
  const parsed = game.parseOptions({}, 3);
  assert.ok(parsed.ok);
  const state = game.setup(parsed.value, 3, seedOf(6), game.meta.rulesVersion);
  const beats: Beat[] = [];
  playOut(game, state, rngFor(6), eager, (_seat, _move, apply) => {
    let shown = canvas.begin(game.view(state, 0));
    const events = apply().flatMap((event) => game.redact(event, 0) ?? []);
    for (let from = 0; from < events.length; ) {
      const beat = events.slice(from, from + beatLength(canvas, events.slice(from)));
      from += beat.length;
      const after = beat.reduce(canvas.advance, shown);
      beats.push({ events: beat, before: shown, after });
      shown = after;
    }
  });
  return beats;
}

/** A beat that has begun on a stage of its own. */
function begin(id: GameId, { events, before, after }: Beat) {
  const canvas = canvases[id];
  const [was, is] = [before, after].map((view) => canvas.picture(view, seating, size));
  assert.ok(was && is);
  const pieces = canvas.compose(is.table, is.places, text);
  const old = canvas.compose(was.table, was.places, text);
  const stage = fakeStage();
  stage.board.settle(old);
  const all = { text, before: was, after: is, pieces, stage: rect(0, 0, size.width, size.height) };
  const act = { ...all, board: stage.board, motion: stage.motion, sound: () => {}, shift: () => {} };
  // it is halted in the middle
  canvas.animate(events, act).catch(() => {});
  return { stage, old, pieces };
}

describe('A piece that moves can be tapped where it is seen', () => {
  for (const id of gameIds)
    it(`${id}: whatever can be chosen before and after a beat is known in the middle of it`, async () => {
      const beats = beatsOf(id);
      let moving = 0;
      const lost = new Set<string>();
      for (const beat of beats.slice(0, 160)) {
        const { stage, old, pieces } = begin(id, beat);
        const kept = pieces.flatMap(({ key, target }) =>
          target && old.some((one) => one.key === key && one.target === target) ? [key] : [],
        );
        // by then flights are under way, and what one bends for has come up
        for (let i = 0; i < 400 && stage.clock.now < 160; i++) {
          await new Promise((resolve) => setImmediate(resolve));
          if (!stage.clock.tick()) break;
        }
        const drawn = new Set([...stage.board.drawn()].map(({ key }) => key));
        for (const key of kept) {
          moving++;
          if (!drawn.has(key)) lost.add(`${beat.events[0]?.type}: ${key}`);
        }
        stage.motion.halt();
      }
      assert.ok(moving > 100);
      assert.deepEqual([...lost], [], 'these fly unknown');
    }).timeout(30_000);
});

describe('What counts something changes when the page beside it does', () => {
  for (const id of gameIds)
    it(`${id}: no counter on the canvas has another number before its beat is over`, async () => {
      const early = new Set<string>();
      let counted = 0;
      for (const beat of beatsOf(id).slice(0, 120)) {
        const { stage, old, pieces } = begin(id, beat);
        const counters = old.filter(({ counts }) => counts);
        assert.ok(counters.length >= 3, 'everybody has a counter');
        const after = new Map(pieces.map(({ key, skin }) => [key, skin.id]));
        if (!counters.some(({ key, skin }) => after.get(key) !== skin.id)) continue;
        counted++;
        for (let i = 0; i < 2000; i++) {
          await new Promise((resolve) => setImmediate(resolve));
          for (const { key, skin } of counters)
            if (stage.board.piece(key)?.skin.id !== skin.id) early.add(`${beat.events[0]?.type}: ${key}`);
          if (!stage.clock.tick()) break;
        }
        stage.board.settle(pieces);
        for (const { key } of counters)
          if (after.has(key)) assert.equal(stage.board.piece(key)?.skin.id, after.get(key), `${key} is not counted`);
      }
      assert.ok(counted > 20, `only ${counted} beats count something`);
      assert.deepEqual([...early], []);
    });
});
