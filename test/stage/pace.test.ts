import assert from 'node:assert/strict';
import { rect } from '../../client/stage/geometry.ts';
import { paceOf, type Weight } from '../../client/stage/pace.ts';
import { pauseOf } from '../../server/bots/pacing.ts';
import { bots } from '../../shared/bots/levels.ts';
import { concerns } from '../../shared/engine/concern.ts';
import type { CoreState, Seat } from '../../shared/engine/core.ts';
import type { AnyGame } from '../../shared/engine/game.ts';
import { type GameId, gameIds } from '../../shared/games/ids.ts';
import { games } from '../../shared/games/registry.ts';
import { beatLength, canvases } from '../support/canvases.ts';
import { fakeStage } from '../support/fake-stage.ts';
import { playOut, rngFor, seedOf } from '../support/random-play.ts';
import { text } from '../support/staged.ts';

interface Step {
  readonly seat: Seat;
  readonly before: unknown;
  readonly events: readonly { readonly type: string }[];
}

const me = 0;
const seats = 3;
const size = { width: 1004, height: 748 };

/** A game among three who all play well, as the first of them hears it. */
function stepsOf(id: GameId): Step[] {
  const game: AnyGame = games[id];
  const parsed = game.parseOptions({}, seats);
  assert.ok(parsed.ok);
  const state: CoreState = game.setup(parsed.value, seats, seedOf(5), game.meta.rulesVersion);
  const steps: Step[] = [];
  playOut(
    game,
    state,
    rngFor(5),
    (moves, rng, seat) => bots.greedy({ game, view: game.view(state, seat), seat, moves }, rng),
    (seat, _move, apply) => {
      const before = game.view(state, me);
      steps.push({ seat, before, events: apply().flatMap((event) => game.redact(event, me) ?? []) });
    },
  );
  return steps;
}

/** How long the canvas of that first player takes for it, with the true animations. */
async function shownFor(id: GameId, { before, events }: Step): Promise<number> {
  const canvas = canvases[id];
  const seating = { me, odds: true, name: text.seatName, away: () => false };
  let shown = canvas.begin(before);
  let ms = 0;
  for (let from = 0; from < events.length; ) {
    const beat = events.slice(from, from + beatLength(canvas, events.slice(from)));
    from += beat.length;
    const after = beat.reduce(canvas.advance, shown);
    const [was, is] = [shown, after].map((view) => canvas.picture(view, seating, size));
    assert.ok(was && is);
    const stage = fakeStage();
    stage.board.settle(canvas.compose(was.table, was.places, text));
    const pieces = canvas.compose(is.table, is.places, text);
    const all = { text, before: was, after: is, pieces, stage: rect(0, 0, size.width, size.height) };
    const moving = canvas.animate(beat, {
      ...all,
      board: stage.board,
      motion: stage.motion,
      sound: () => {},
      shift: () => {},
    });
    const isOwn = beat.some((event) => concerns(event, me));
    const weight: Weight = isOwn ? 'own' : beat.some(canvas.isMomentous) ? 'momentous' : 'aside';
    ms += (await stage.play(moving)).ms * paceOf(weight, 0);
    shown = after;
  }
  return ms;
}

/** How long the first player waits from each own move to the next that is asked of them, in seconds, sorted. */
async function waitsOf(id: GameId): Promise<number[]> {
  const steps = stepsOf(id);
  const waits: number[] = [];
  let now = 0;
  let shown = 0;
  let moved = 0;
  for (const [at, step] of steps.entries()) {
    const last = steps[at - 1];
    if (step.seat === me) {
      now = Math.max(now, shown);
      if (last && last.seat !== me) waits.push((now - moved) / 1000);
      moved = now;
    } else {
      const told = last?.events ?? [];
      const isMine = told.some((event) => concerns(event, me));
      now += pauseOf('normal', { events: told.length, concerns: isMine, age: 0 }, 0.5);
    }
    shown = Math.max(shown, now) + (await shownFor(id, step));
  }
  return waits.sort((a, b) => a - b);
}

describe('The wait for one’s own decision among bots at their usual pace', () => {
  for (const id of gameIds)
    it(`${id}: is short, also where nobody skips anything`, async () => {
      const waits = await waitsOf(id);
      const [median = 0, longest = 0] = [waits[Math.floor(waits.length / 2)], waits.at(-1)];
      assert.ok(waits.length > 10);
      assert.ok(median < 7, `half of them are ${median} s and longer`);
      assert.ok(longest < 15, `the longest is ${longest} s`);
    }).timeout(30_000);
});

describe('What concerns a seat', () => {
  it('names it, or pays it, or takes it along', () => {
    assert.ok(concerns({ type: 'bidMade', seat: 2 }, 2));
    assert.ok(concerns({ type: 'combatDecided', attacker: 1, defender: 2 }, 2));
    assert.ok(concerns({ type: 'moneyPaid', from: 'bank', to: 2, amount: 5 }, 2));
    assert.ok(concerns({ type: 'boatPlundered', crew: [0, 2] }, 2));
  });

  it('is not a number that means something else', () => {
    assert.ok(!concerns({ type: 'boatSailed', seat: 0, from: 2, to: 7 }, 2));
    assert.ok(!concerns({ type: 'moneyPaid', from: 0, to: 1, amount: 2 }, 2));
  });

  it('is shown at leisure, the rest in passing, and everything faster the more waits', () => {
    assert.ok(paceOf('own', 0) > paceOf('momentous', 0) && paceOf('momentous', 0) > paceOf('aside', 0));
    assert.ok(paceOf('own', 3) < paceOf('own', 0));
    assert.ok(paceOf('aside', 100) > 0.3, 'and never too fast to be seen');
  });
});
