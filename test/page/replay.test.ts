import assert from 'node:assert/strict';
import type { Step } from '../../client/net/snapshot.ts';
import { leapFrom, replayCommand, seqOfHash } from '../../client/page/replay/keys.ts';
import { pathOf, routeOf } from '../../client/page/router.ts';
import { parseGameFile } from '../../client/replay/parse.ts';
import { historyReel, type Reel, recordReel } from '../../client/replay/Reel.ts';
import { type Beat, ReplayMatch } from '../../client/replay/ReplayMatch.ts';
import type { CoreState, Viewer } from '../../shared/engine/core.ts';
import type { AnyGame } from '../../shared/engine/game.ts';
import { replay } from '../../shared/engine/record.ts';
import { sealed } from '../../shared/fairness/digest.ts';
import type { GameId } from '../../shared/games/ids.ts';
import { games } from '../../shared/games/registry.ts';
import type { GameFile } from '../../shared/protocol/game-file.ts';
import { fixture } from '../support/shelved.ts';

const samples: readonly [GameId, string][] = [
  ['port-royal', 'two-players'],
  ['manila', 'hidden-cash'],
  ['borneo', 'three-players'],
];

function fileOf(id: GameId, name: string): GameFile {
  const record = fixture(id, name);
  const players = Array.from({ length: record.seats }, (_, seat) => ({ kind: 'person' as const, name: `P${seat}` }));
  const facts = { id: 'a-table', players, began: null, ended: null, fairness: null, origin: null };
  return sealed(JSON.parse(JSON.stringify({ ...record, ...facts })));
}

function reelOf(id: GameId, name: string): { game: AnyGame; file: GameFile; reel: Reel } {
  const file = fileOf(id, name);
  const opened = recordReel(games[id], file);
  assert.ok(opened.ok);
  return { game: games[id], file, reel: opened.value };
}

/** Everything moves on only when it is told to. */
class HandBeat implements Beat {
  readonly waits: number[] = [];
  private readonly going: (() => void)[] = [];
  shown = (): Promise<void> => Promise.resolve();
  pause = (ms: number): Promise<void> => {
    this.waits.push(ms);
    return new Promise((resolve) => this.going.push(resolve));
  };
  async tick(): Promise<void> {
    for (let turn = 0; turn < 4; turn++) await Promise.resolve();
    this.going.shift()?.();
    for (let turn = 0; turn < 4; turn++) await Promise.resolve();
  }
}

describe('A game played again', () => {
  for (const [id, name] of samples) {
    it(`${id}: every position is that of the game, through everybody's eyes, in whatever order one looks`, () => {
      const { game, file, reel } = reelOf(id, name);
      const viewers: readonly Viewer[] = ['omniscient', ...file.players.keys(), 'spectator'];
      assert.deepEqual([reel.viewers, reel.length], [viewers, file.moves.length]);
      const truth = new Map<string, unknown>();
      const note = (state: CoreState, seq: number, events: readonly { type: string }[]) => {
        for (const viewer of viewers)
          truth.set(`${viewer} ${seq}`, {
            view: game.view(state, viewer),
            events: events.flatMap((event) => game.redact(event, viewer) ?? []),
          });
      };
      const first = replay(game, { ...file, moves: [] });
      note(first, 0, game.opening(first));
      replay(game, file, ({ state, seq, events }) => note(state, seq, events));
      // forwards, backwards, and leaping to and fro
      const last = reel.length;
      const forwards = Array.from({ length: last + 1 }, (_, seq) => seq);
      const leaping = forwards.map((seq) => (seq * 37) % (last + 1));
      for (const seq of [...forwards, ...forwards.toReversed(), ...leaping]) {
        const viewer = viewers[seq % viewers.length] as Viewer;
        const seen = { view: reel.view(seq, viewer), events: reel.events(seq, viewer) };
        assert.deepEqual(seen, truth.get(`${viewer} ${seq}`), `${viewer} at ${seq}`);
      }
    });

    it(`${id}: steps tell what a seek shows`, () => {
      const { reel } = reelOf(id, name);
      const stepping = new ReplayMatch(reel);
      const steps: Step[] = [];
      stepping.onStep((step) => steps.push(step));
      while (stepping.forward()) {
        const jumping = new ReplayMatch(reel, stepping.snapshot().seq);
        assert.deepEqual(stepping.snapshot(), jumping.snapshot());
      }
      assert.deepEqual(
        steps.map(({ seq }) => seq),
        Array.from({ length: reel.length }, (_, at) => at + 1),
      );
      assert.deepEqual(stepping.snapshot().log, stepping.log());
    });

    it(`${id}: a file that was changed is found out`, () => {
      const file = fileOf(id, name);
      const changed: Partial<GameFile>[] = [
        { moves: file.moves.slice(0, -1) },
        { moves: [...file.moves.slice(0, 3), ...file.moves.slice(4)] },
        { moves: [...file.moves, [0, { type: 'pass' }]] },
        { moves: [[0, { type: 'cheat' }], ...file.moves] },
        { seed: file.seed.startsWith('f') ? `0${file.seed.slice(1)}` : `f${file.seed.slice(1)}` },
        { result: file.result && { ...file.result, winners: [file.seats - 1, 0] } },
        { players: file.players.slice(1) },
        { options: { nonsense: 'x', edition: 'none', rules: 'zz', showDiscard: 7 } },
      ];
      for (const part of changed) {
        const opened = recordReel(games[id], { ...file, ...part });
        assert.ok(!opened.ok, JSON.stringify(part).slice(0, 80));
        assert.equal(opened.code, 'damaged');
      }
    });
  }

  it('a game of another version says so, and of which', () => {
    const file = { ...fileOf('manila', 'english'), rulesVersion: 7 };
    const opened = recordReel(games.manila, file);
    const params = { given: 7, known: games.manila.meta.rulesVersion };
    assert.deepEqual(opened, { ok: false, code: 'otherRules', clause: '', params });
  });

  it('only who made a move, and who sees everything, is told of it before it is made', () => {
    const { file, reel } = reelOf('borneo', 'three-players');
    for (const [seq, [seat, move]] of file.moves.entries()) {
      for (const viewer of reel.viewers) {
        const knows = viewer === 'omniscient' || viewer === seat;
        assert.deepEqual(reel.made(seq, viewer)?.move ?? null, knows ? move : null);
      }
    }
    assert.equal(reel.made(reel.length, 'omniscient'), null);
  });

  it('through other eyes the position is the same, and the log another', () => {
    const { reel } = reelOf('borneo', 'three-players');
    const match = new ReplayMatch(reel, 60);
    const told = match.snapshot().log;
    match.look(1);
    const { seq, seat, viewer, log, view } = match.snapshot();
    assert.deepEqual([seq, seat, viewer], [60, 1, 1]);
    assert.deepEqual(view, reel.view(60, 1));
    assert.equal(log.length, told.length);
    assert.notDeepEqual(log, told, 'what others drew is not named');
    match.look(7);
    assert.equal(match.snapshot().viewer, 1);
  });

  it('goes nowhere that is not in the game, and makes no moves', async () => {
    const { reel } = reelOf('port-royal', 'two-players');
    const match = new ReplayMatch(reel, 1e9);
    assert.equal(match.snapshot().seq, reel.length);
    assert.equal(match.forward(), false);
    for (const [asked, got] of [
      [-5, 0],
      [2.9, 2],
      [Number.NaN, 0],
    ] as const) {
      match.seek(asked);
      assert.equal(match.snapshot().seq, got);
    }
    assert.equal((await match.act())?.code, 'notRunning');
  });

  it('plays by itself to the end, stops when it is told to, and begins anew', async () => {
    const { reel } = reelOf('port-royal', 'two-players');
    const beat = new HandBeat();
    const match = new ReplayMatch(reel, reel.length - 3, beat);
    const { seq } = match.snapshot();
    match.play();
    await beat.tick();
    assert.equal(match.snapshot().seq, seq + 1);
    match.pause();
    await beat.tick();
    assert.deepEqual([match.snapshot().seq, match.snapshot().playing], [seq + 1, false]);
    match.hasten(4);
    match.play();
    await beat.tick();
    await beat.tick();
    assert.deepEqual([match.snapshot().seq, match.snapshot().playing], [reel.length, false]);
    assert.deepEqual(beat.waits, [1000, 1000, 250, 250]);
    match.play();
    assert.deepEqual([match.snapshot().seq, match.snapshot().playing], [0, true]);
    match.pause();
  });

  it('a running game is shown by what the service gave, and through no other eyes', () => {
    const steps = [0, 1, 2].map((seq) => ({ seq, events: [{ type: `e${seq}` }], view: { seq } }));
    const facts = { id: 'x', code: 'BRIG-2222', game: 'borneo' as const, options: {}, seats: [], length: 2 };
    const reel = historyReel({ ...facts, seat: 1, steps }, steps);
    const match = new ReplayMatch(reel, 1);
    match.look('omniscient');
    const { seq, seat, view, log, table } = match.snapshot();
    assert.deepEqual([seq, seat, view, table?.status], [1, 1, { seq: 1 }, 'running']);
    assert.deepEqual(
      log.map(({ event }) => event.type),
      ['e0', 'e1'],
    );
    assert.equal(reel.made(1, 1), null);
  });

  it('only game files are game files', () => {
    const file = fileOf('port-royal', 'two-players');
    assert.deepEqual(parseGameFile(JSON.stringify(file)), file);
    for (const text of ['', '{}', '[]', 'null', '{"format":1}', JSON.stringify({ ...file, extra: 1 })])
      assert.equal(parseGameFile(text), null, text.slice(0, 30));
    assert.equal(parseGameFile(JSON.stringify({ ...file, game: 'chess' })), null);
    assert.equal(parseGameFile(`"${'x'.repeat(2_000_001)}"`), null);
  });
});

describe('The keys and addresses of a replay', () => {
  it('step, leap, play and look', () => {
    const kinds = ['ArrowLeft', 'PageDown', 'Home', ' ', '3', '+', 'l', '?'].map((key) => replayCommand({ key })?.kind);
    assert.deepEqual(kinds, ['step', 'leap', 'first', 'play', 'viewer', 'speed', 'log', 'help']);
    assert.equal(replayCommand({ key: 'ArrowLeft', altKey: true }), null);
    assert.equal(replayCommand({ key: 'x' }), null);
  });

  it('a leap ends at a chapter, or at an end of the game', () => {
    const chapters = [0, 10, 20].map((seq) => ({ seq, text: `${seq}` }));
    const leaps = [5, 10, 20, 25].map((seq) => [leapFrom(seq, -1, chapters, 30), leapFrom(seq, 1, chapters, 30)]);
    assert.deepEqual(leaps, [
      [0, 10],
      [0, 20],
      [10, 30],
      [20, 30],
    ]);
  });

  it('an address names a game and a move', () => {
    assert.deepEqual(['#57', '#0', '', '#x', '#-1', '#1234567'].map(seqOfHash), [57, 0, 0, 0, 0, 0]);
    assert.deepEqual(routeOf('/replay/KRAKEN-7F3Q'), { page: 'replay', id: 'KRAKEN-7F3Q' });
    assert.deepEqual(routeOf('/replay'), { page: 'replay', id: null });
    assert.deepEqual(routeOf('/replay/a/b'), { page: 'lost' });
    assert.equal(pathOf({ page: 'replay', id: 'abc' }), '/replay/abc');
    assert.equal(pathOf({ page: 'replay', id: null }), '/replay');
  });
});
