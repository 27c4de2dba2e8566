import assert from 'node:assert/strict';
import { arrange, demandOf } from '../../../client/games/manila/layout.ts';
import { tableOf } from '../../../client/games/manila/model.ts';
import type { Act } from '../../../client/games/manila/scene/act.ts';
import { acts } from '../../../client/games/manila/scene/acts.ts';
import { along } from '../../../client/games/manila/scene/breath.ts';
import { compose } from '../../../client/games/manila/scene/compose.ts';
import { advance } from '../../../client/games/manila/story.ts';
import { longest } from '../../../client/stage/Director.ts';
import type { Size } from '../../../client/stage/geometry.ts';
import { rect } from '../../../client/stage/geometry.ts';
import { Halted } from '../../../client/stage/Motion.ts';
import type { Event, View } from '../../../shared/games/manila/index.ts';
import { manila } from '../../../shared/games/manila/index.ts';
import { fakeStage } from '../../support/fake-stage.ts';
import { eager, playOut, rngFor, seedOf } from '../../support/random-play.ts';

const text = {
  faceName: (face: string) => face,
  faceShort: () => '',
  word: (key: string) => key,
  seatName: (seat: number) => `seat ${seat}`,
};

interface Breath {
  readonly events: readonly Event[];
  readonly before: View;
  readonly after: View;
}

/** What a table tells, breath by breath. */
function breathsOf(seed: number, seats: number, me: number | null, options: object): Breath[] {
  const parsed = manila.parseOptions(options);
  if (!parsed.ok) throw new Error(parsed.code);
  const state = manila.setup(parsed.value, seats, seedOf(seed));
  const told: Breath[] = [];
  playOut(manila, state, rngFor(seed), eager, (_seat, _move, apply) => {
    let view = manila.view(state, me ?? 'spectator');
    const rest = [...(apply() as Event[])];
    while (rest.length > 0) {
      const events = rest.splice(0, 1);
      while (rest[0] && along(events[0] as Event, rest[0])) events.push(...rest.splice(0, 1));
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
  const picture = (view: View) => {
    const table = tableOf(view, seating);
    return { table, places: arrange(demandOf(table, size, 3)) };
  };
  const pieces = (view: View) => {
    const { table, places } = picture(view);
    return compose(table, places, text);
  };
  const begin = ({ events, before, after }: Breath): Promise<void> => {
    stage.board.settle(pieces(before));
    const act: Act = {
      board: stage.board,
      motion: stage.motion,
      text,
      before: picture(before),
      after: picture(after),
      pieces: pieces(after),
      stage: rect(0, 0, size.width, size.height),
      sound: () => {},
      shift: () => {},
    };
    return acts(events, act);
  };
  return { ...stage, begin, settle: (view: View) => stage.board.settle(pieces(view)), pieces };
}

const tables = [
  { seed: 3, seats: 3, me: 0, size: { width: 1004, height: 748 }, options: {} },
  { seed: 10, seats: 4, me: 2, size: { width: 390, height: 640 }, options: { pirateEviction: true } },
  { seed: 21, seats: 5, me: null, size: { width: 844, height: 330 }, options: { hideCash: true } },
] as const;

/** The part of a story that settles a voyage. */
const settling: ReadonlySet<string> = new Set<Event['type']>(['moneyPaid', 'insurerBroke', 'valueRose']);

describe('Manila: the animations', () => {
  for (const { seed, seats, me, size, options } of tables) {
    it(`come to their end in good time, with ${seats} players on ${size.width} × ${size.height}`, async () => {
      const t = scene(me, size);
      let settlement = 0;
      for (const breath of breathsOf(seed, seats, me, options)) {
        const { ms, error } = await t.play(t.begin(breath));
        const types = breath.events.map(({ type }) => type).join(' + ');
        assert.equal(error, null, types);
        assert.ok(ms < longest * 0.7, `${types}: ${ms} ms`);
        if (/^(bidMade|auctionPassed|roundPassed)$/.test(types)) assert.ok(ms <= 330, `${types}: ${ms} ms`);
        settlement = settling.has(breath.events[0]?.type ?? '') ? settlement + ms : 0;
        assert.ok(settlement < 5500, `a settlement of ${settlement} ms`);
      }
    }).timeout(60_000);
  }

  it('can be halted at any moment, and nothing is left of them', async () => {
    const t = scene(0, { width: 1004, height: 748 });
    const breaths = breathsOf(17, 4, 0, { pirateEviction: true });
    let halts = 0;
    for (const [i, breath] of breaths.entries()) {
      const { error } = await t.play(t.begin(breath), (i * 137) % 900);
      if (error !== null) {
        assert.ok(error instanceof Halted, String(error));
        halts++;
      }
      t.motion.halt();
      t.settle(breath.after);
      await t.drain();
      assert.equal(t.alive(), t.pieces(breath.after).length, breath.events[0]?.type);
    }
    assert.ok(halts > breaths.length / 4, `only ${halts} were halted`);
  }).timeout(60_000);
});
