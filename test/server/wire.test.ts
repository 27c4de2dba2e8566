import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import type { MatchRecord } from '../../shared/engine/record.ts';
import { pick } from '../../shared/engine/rng.ts';
import { FACES, portRoyal } from '../../shared/games/port-royal/index.ts';
import { portRoyalView } from '../../shared/protocol/port-royal-wire.ts';
import { type AtTable, Visitor } from '../support/client.ts';
import { type House, openHouse } from '../support/house.ts';
import { rngFor } from '../support/random-play.ts';
import { type Frame, tapped } from '../support/tap.ts';
import { audit, type Truth, truthOf } from '../support/wire-audit.ts';

const allowedFile = new URL('../secrecy/allowed/port-royal.txt', import.meta.url);
const allowed = new Set(readFileSync(allowedFile, 'utf8').split('\n'));

/** Every place of a value, without indexes: `players[].coins: number`. */
function paths(value: unknown, at = ''): string[] {
  if (Array.isArray(value)) return value.flatMap((entry) => paths(entry, `${at}[]`));
  if (value !== null && typeof value === 'object')
    return Object.entries(value).flatMap(([key, entry]) => paths(entry, at === '' ? key : `${at}.${key}`));
  return [`${at}: ${value === null ? 'null' : typeof value}`];
}

interface Played {
  readonly truth: Truth;
  readonly lines: { readonly at: AtTable; readonly frames: Frame[] }[];
  readonly states: Set<string>;
}

describe('On the wire', () => {
  let house: House;
  before(async () => {
    house = await openHouse();
  });
  after(() => house.close());

  /** A whole game of two people, a bot and a spectator, with every frame of each. */
  async function game(options: Record<string, unknown>): Promise<Played> {
    const [anna, bert, cleo] = [
      await Visitor.named(house.url, 'Anna'),
      await Visitor.named(house.url, 'Bert'),
      await Visitor.named(house.url, 'Cleo'),
    ];
    const { id } = await anna.createTable({ seats: 3, bots: 1, pace: 'instant', options });
    const lines = [
      await tapped(anna, id, 'player'),
      await tapped(bert, id, 'player'),
      await tapped(cleo, id, 'spectator'),
    ];
    const [first, second, watcher] = lines.map(({ at }) => at) as [AtTable, AtTable, AtTable];
    const states = new Set<string>();
    watcher.room.onStateChange(() => {
      const view = portRoyalView(watcher.state.game as never);
      if (view) for (const path of paths(view)) states.add(path);
    });
    const rng = rngFor(5);
    await first.arrange({ op: 'start' });
    await Promise.all([first.playOut((moves) => pick(rng, moves)), second.playOut((moves) => pick(rng, moves))]);
    await watcher.until(() => watcher.table.status === 'finished', 'the end');
    await Promise.all(lines.map(({ at }) => at.sync()));
    const { store } = house.app.services;
    const row = await store.byId(id);
    assert.ok(row?.seed);
    const moves = (await store.moves(id)).map(({ seat, move }) => [seat, move] as const);
    const { rulesVersion } = portRoyal.meta;
    const record: MatchRecord = {
      format: 1,
      game: 'port-royal',
      rulesVersion,
      options: row.options,
      seats: 3,
      seed: row.seed,
      moves,
      result: null,
    };
    await Promise.all(lines.map(({ at }) => at.leave()));
    return { truth: truthOf(record), lines, states };
  }

  for (const showDiscard of [true, false]) {
    describe(`of a whole game with the discard ${showDiscard ? 'open' : 'closed'}`, () => {
      let played: Played;
      before(async () => {
        played = await game({ showDiscard });
      });

      it('no face comes before it lies open, no seed and no generator ever', () => {
        for (const { frames } of played.lines) {
          const { leaks, seen } = audit(frames, played.truth);
          assert.deepEqual(leaks, []);
          assert.ok(seen.size > FACES.length / 2, `the audit saw only ${seen.size} faces`);
          assert.ok(frames.length > played.truth.open.length, 'frames are missing');
        }
      });

      it('the audit would find a leak', () => {
        const frames = played.lines[2]!.frames;
        const early = frames.findIndex(({ known }) => known === 3);
        const hidden = FACES.find(({ id }) => !played.truth.open[4]?.has(id));
        assert.ok(hidden && early >= 0);
        const rng = Buffer.alloc(8);
        const [a = 0, b = 0] = played.truth.rng[3] ?? [];
        rng.writeUInt32LE(a, 0);
        rng.writeUInt32LE(b, 4);
        const planted = [
          Buffer.concat([Buffer.from([0xa0 | hidden.id.length]), Buffer.from(hidden.id)]),
          rng,
          Buffer.from(played.truth.seed),
        ];
        const kinds = planted.map((bytes) => audit([{ bytes, known: 3 }], played.truth).leaks.length > 0);
        assert.deepEqual(kinds, [true, true, true]);
      });

      it('the state has no part that the view has not', () => {
        const strangers = [...played.states].filter((path) => !allowed.has(path));
        assert.deepEqual(strangers, []);
      });

      it('messages name faces and counts, never cards', () => {
        for (const { at } of played.lines) {
          const told = new Set(at.turns.flatMap(({ events, moves }) => paths({ events, moves })));
          const lists = [...told].filter(
            (path) => path.endsWith('[]: number') && !path.startsWith('events[].outcome.'),
          );
          assert.deepEqual(lists, []);
          for (const path of told) assert.doesNotMatch(path, /\b(rng|seed|deck|treasury|card|pending|uid)\b/);
        }
      });
    });
  }
});
