import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { viewOf } from '../../client/net/views.ts';
import type { CoreState, Seat } from '../../shared/engine/core.ts';
import type { AnyGame } from '../../shared/engine/game.ts';
import { type MatchRecord, replay } from '../../shared/engine/record.ts';
import { pick } from '../../shared/engine/rng.ts';
import type { GameId } from '../../shared/games/ids.ts';
import { games } from '../../shared/games/registry.ts';
import type { LoggedEvent } from '../../shared/protocol/messages.ts';
import { type AtTable, Visitor } from '../support/client.ts';
import { trials } from '../support/games.ts';
import { type House, openHouse } from '../support/house.ts';
import { rngFor } from '../support/random-play.ts';
import { type TappedFrame, tapped } from '../support/tap.ts';
import { audit, type Sealed, type Truth } from '../support/wire-audit.ts';

/** What the audit needs to know of a game. */
/** Said by the one who watches, right after the start. */
const whispered = 'The second one has the better cards';

/** Every place of a value, without indexes: `players[].coins: number`. */
function paths(value: unknown, at = ''): string[] {
  if (Array.isArray(value)) return value.flatMap((entry) => paths(entry, `${at}[]`));
  if (value !== null && typeof value === 'object')
    return Object.entries(value).flatMap(([key, entry]) => paths(entry, at === '' ? key : `${at}.${key}`));
  return [`${at}: ${value === null ? 'null' : typeof value}`];
}

interface Line {
  readonly at: AtTable;
  readonly frames: TappedFrame[];
  readonly seat: Seat | null;
  /** position → the view that the page would have made of the state */
  readonly views: Map<number, unknown>;
}

interface Played {
  readonly record: MatchRecord;
  readonly truth: Truth;
  readonly sealed: Sealed;
  readonly lines: Line[];
  /** what each line was told when it asked at the end */
  readonly logs: readonly (readonly LoggedEvent[])[];
}

describe('On the wire', () => {
  let house: House;
  before(async () => {
    house = await openHouse();
  });
  after(() => house.close());

  async function line(name: string, id: string, seat: Seat | null): Promise<Line> {
    const visitor = await Visitor.named(house.url, name);
    const { at, frames } = await tapped(visitor, id, seat === null ? 'spectator' : 'player');
    const views = new Map<number, unknown>();
    at.room.onStateChange(() => {
      const view = viewOf(at.state, seat) as { readonly seq: number } | null;
      if (view) views.set(view.seq, view);
    });
    return { at, frames, seat, views };
  }

  /** A whole game of two people, a bot and a spectator, with every frame of each. */
  async function played(game: AnyGame<GameId>, options: Record<string, unknown>): Promise<Played> {
    const host = await Visitor.named(house.url, 'Host');
    const { id } = await host.createTable({ game: game.meta.id, seats: 3, pace: 'instant', options });
    // the host leaves their seat to a bot, and watches nothing
    const lines = [await line('Anna', id, 1), await line('Bert', id, 2), await line('Cleo', id, null)];
    const hosting = await host.join(id);
    await hosting.arrange({ op: 'stand' });
    await hosting.arrange({ op: 'fillWithBots', level: 'greedy' });
    const [first, second, watcher] = lines.map(({ at }) => at) as [AtTable, AtTable, AtTable];
    const rng = rngFor(5);
    await hosting.arrange({ op: 'start' });
    await watcher.ask('say', { id: 'whispered', kind: 'text', body: whispered });
    await Promise.all([first.playOut((moves) => pick(rng, moves)), second.playOut((moves) => pick(rng, moves))]);
    await watcher.until(() => watcher.table.status === 'finished', 'the end');
    const logs = await Promise.all(lines.map(async ({ at }) => (await at.sync()).log));
    const { store } = house.app.services;
    const row = await store.byId(id);
    assert.ok(row?.seed && row.secret);
    const { rulesVersion } = game.meta;
    const moves = (await store.moves(id)).map(({ seat, move }) => [seat, move] as const);
    const facts = { format: 1 as const, game: game.meta.id, rulesVersion, options: row.options, seats: 3 };
    const record: MatchRecord = { ...facts, seed: row.seed, moves, result: null };
    await Promise.all([hosting, first, second, watcher].map((at) => at.leave()));
    const others = Object.fromEntries(
      (row.dealtWith ?? []).flatMap((nonce, i) => (nonce ? [[`nonce ${i}`, nonce]] : [])),
    );
    assert.equal(Object.keys(others).length, 2);
    const sealed = { 'the seed': row.seed, 'the secret': row.secret, ...others };
    return { record, truth: trials[game.meta.id].truthOf(record), sealed, lines, logs };
  }

  for (const game of Object.values(games)) {
    const { id } = game.meta;
    const { variants, seen: least, lists, untold, redacted, sometimesRedacted = [] } = trials[id].wire;
    const allowedFile = new URL(`../games/${id}/support/visible-fields.txt`, import.meta.url);

    for (const options of variants) {
      describe(`of a whole game of ${id} ${JSON.stringify(options)}`, () => {
        let whole: Played;
        before(async () => {
          whole = await played(game, options);
        });

        it('every viewer has exactly their view of every position', () => {
          const { record, lines } = whole;
          let compared = 0;
          const compare = (state: CoreState): void => {
            for (const { seat, views } of lines) {
              if (!views.has(state.seq)) continue;
              compared++;
              const view = JSON.parse(JSON.stringify(game.view(state, seat ?? 'spectator')));
              assert.deepEqual(views.get(state.seq), view, `${seat} at ${state.seq}`);
            }
          };
          compare(replay(game, { ...record, moves: [] }));
          replay(game, record, ({ state }) => compare(state));
          assert.ok(compared > record.moves.length * 2, `${compared} of ${record.moves.length}`);
        });

        it('everybody gets their own version of every event, at once and in the log', () => {
          const { record, lines, logs } = whole;
          const plain = (events: readonly { type: string }[]): object[] => JSON.parse(JSON.stringify(events));
          const differing = new Set<string>();
          replay(game, record, ({ seq, events }) => {
            lines.forEach(({ at, seat }, i) => {
              const told = events.flatMap((event) => game.redact(event, seat ?? 'spectator') ?? []);
              assert.deepEqual(at.turns.find((turn) => turn.seq === seq)?.events, plain(told), `${seat} at ${seq}`);
              const logged = logs[i]?.filter((entry) => entry.seq === seq).map(({ event }) => event);
              assert.deepEqual(logged, plain(told), `${seat}, later, at ${seq}`);
              for (const event of events)
                if (JSON.stringify(game.redact(event, seat ?? 'spectator')) !== JSON.stringify(event))
                  differing.add(event.type);
            });
          });
          assert.deepEqual(
            [...differing].filter((type) => !sometimesRedacted.includes(type)),
            redacted,
          );
        });

        it('nothing reaches anybody before they may know it; no seed, secret, nonce or generator ever', () => {
          const { truth, sealed, lines } = whole;
          for (const { frames, seat } of lines) {
            const { leaks, seen } = audit(frames, truth, seat, sealed);
            assert.deepEqual(leaks, []);
            const enough = seat === null ? least.spectator : least.seat;
            assert.ok(seen.size >= enough, `the audit of ${seat} saw only ${seen.size} of ${truth.marks.size}`);
            assert.ok(frames.length > truth.rng.length, 'frames are missing');
          }
        });

        it('no player gets a word of those who watch', () => {
          const told = whole.lines.map(({ frames }) => frames.some(({ bytes }) => bytes.includes(whispered)));
          assert.deepEqual(told, [false, false, true]);
        });

        it('the audit would find a leak', () => {
          const { truth, sealed } = whole;
          const known = truth.mayKnow(null, 4);
          const [hidden] = [...truth.marks].filter(([name]) => !known.has(name)).map(([, forms]) => forms);
          assert.ok(hidden?.length);
          const rng = Buffer.alloc(8);
          const [a = 0, b = 0] = truth.rng[3] ?? [];
          rng.writeUInt32LE(a, 0);
          rng.writeUInt32LE(b, 4);
          const hexes = Object.values(sealed).flatMap((hex) => [Buffer.from(hex), Buffer.from(hex, 'hex')]);
          const planted = [...hidden, rng, ...hexes];
          const found = planted.map((bytes) => audit([{ bytes, known: 3 }], truth, null, sealed).leaks.length > 0);
          assert.deepEqual(
            found,
            planted.map(() => true),
          );
        });

        it('the state has no part that the view has not', () => {
          const allowed = new Set(readFileSync(allowedFile, 'utf8').split('\n'));
          for (const { views } of whole.lines) {
            const strangers = [...views.values()].flatMap((view) => paths(view)).filter((path) => !allowed.has(path));
            assert.deepEqual([...new Set(strangers)], []);
          }
        });

        it('messages name what happened and what may be done, and nothing that anybody holds', () => {
          for (const { at } of whole.lines) {
            const told = new Set(at.turns.slice(0, -1).flatMap(({ events, moves }) => paths({ events, moves })));
            assert.deepEqual(
              [...told].filter((path) => path.endsWith('[]: number') && !lists.test(path)),
              [],
            );
            for (const path of told) {
              assert.doesNotMatch(path, /\b(rng|seed|pending|uid|state)\b/);
              assert.doesNotMatch(path, untold);
            }
          }
        });
      });
    }
  }
});
