import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { isDeepStrictEqual } from 'node:util';
import type { AnyMove } from '../../shared/bots/bot.ts';
import type { Seat } from '../../shared/engine/core.ts';
import { replay } from '../../shared/engine/record.ts';
import type { View } from '../../shared/games/manila/index.ts';
import { games } from '../../shared/games/registry.ts';
import { type Account, digestOf, type Told } from '../chaos/account.ts';
import { audit } from '../chaos/audit.ts';
import { playWithin } from '../chaos/chaos.ts';
import { modes } from '../chaos/modes.ts';
import { Outages } from '../chaos/Outages.ts';
import { type ChaosReport, isWell, recoveryOf } from '../chaos/report.ts';
import { TableRun } from '../chaos/TableRun.ts';
import { anyOf, playOut, rngFor, seedOf } from '../support/random-play.ts';

const script = fileURLToPath(new URL('../../scripts/chaos.mjs', import.meta.url));

/** What the command prints, and how it ends. */
function chaos(...args: string[]): Promise<{ code: unknown; out: string; err: string }> {
  return new Promise((resolve) => {
    execFile(process.execPath, [script, ...args], (error, out, err) => resolve({ code: error?.code ?? 0, out, err }));
  });
}

describe('Chaos', function () {
  this.timeout(600_000);

  // each waits more than it computes, and they share nothing: all at once
  const short = (mode: string) =>
    chaos(...['--mode', mode, '--games', '1', '--kills', '3', '--seed', '208', '--minutes', '8', '--json']);
  let running: Record<string, ReturnType<typeof chaos>> = {};
  before(() => {
    running = Object.fromEntries(modes.map((mode) => [mode, short(mode)]));
  });

  for (const mode of modes)
    it(`loses nothing and tells nobody anything wrong, ${mode}`, async () => {
      const { code, out, err } = await running[mode]!;
      assert.equal(code, 0, `${out}\n${err}`);
      const report = JSON.parse(out) as ChaosReport;
      assert.deepEqual(report.findings, []);
      assert.ok(report.kills >= 3 && report.games.played >= 1 && report.acknowledged > 30, out);
      assert.ok(report.moves >= report.acknowledged && report.recovery.count > 0, out);
    });

  it('is not started with what it cannot do', async () => {
    for (const [wrong, sentence] of [
      [['--mode', 'boat'], '--mode is one of embedded, cluster.\n'],
      [['--games', '0'], '--games takes a number from 1 to 1000.\n'],
      [['--kills', 'many'], '--kills takes a number from 0 to 10000.\n'],
    ] as const)
      assert.deepEqual(await chaos(...wrong), { code: 1, out: '', err: sentence });
  });

  it('says when it could not be ended in its time, and what stands still', async () => {
    const guests = Array.from({ length: 5 }, (_, i) => ({ uid: `${i}`, name: `Guest ${i}`, token: '' }));
    const run = new TableRun(0, rngFor(3), guests, () => null);
    const standing = { runs: [run], kinds: {}, play: () => new Promise<void>(() => {}) };
    const { findings } = await playWithin({ minutes: 0.001 }, standing, guests);
    assert.deepEqual(
      findings.map(({ kind }) => kind),
      ['unfinished'],
    );
    assert.match(findings[0]?.words ?? '', /^port-royal for \d, table not made/);
    const counts = { lost: 0, duplicated: 0, different: 0, unfinished: findings.length };
    assert.equal(isWell(counts as ChaosReport), false);
    assert.equal(isWell({ ...counts, unfinished: 0 } as ChaosReport), true);
  });
});

describe('The audit of chaos', () => {
  const game = games.manila;
  const options = game.parseOptions({});
  assert.ok(options.ok);
  const seed = seedOf(7);
  const seating = Array.from({ length: 3 }, (_, i) => ({ kind: 'person' as const, uid: `${i}`, name: `${i}` }));
  const played: { seat: Seat; move: AnyMove }[] = [];
  playOut(game, game.setup(options.value, 3, seed, game.meta.rulesVersion), rngFor(1), anyOf, (seat, move) =>
    played.push({ seat, move }),
  );
  const log = played.map(({ seat, move }, i) => ({ seq: i + 1, seat, move, requestId: `r${i + 1}` }));
  const { rulesVersion } = game.meta;
  const record = { format: 1, game: 'manila', rulesVersion, options: options.value, seats: 3, seed } as const;
  const views: Told[] = [];
  const events: Told[] = [];
  const last = replay(
    game,
    { ...record, moves: played.map(({ seat, move }) => [seat, move] as const), result: null },
    ({ state, seq, events: all }) => {
      views.push({ seq, seat: 0, digest: digestOf(game.view(state, 0)) });
      events.push({ seq, seat: 0, digest: digestOf(all.flatMap((event) => game.redact(event, 0) ?? [])) });
    },
  );
  const row = {
    id: 't',
    rulesVersion,
    options: options.value,
    seating,
    seed,
    status: 'finished' as const,
    speed: 'blitz' as const,
  };
  const table = { ...row, result: game.outcome(last) };
  const accounts: Account[] = [0, 1, 2].map((seat) => ({
    name: `Guest ${seat}`,
    seat,
    asked: new Set(log.filter((entry) => entry.seat === seat).map(({ requestId }) => requestId)),
    acknowledged: log.filter((entry) => entry.seat === seat).map(({ requestId: id, ...rest }) => ({ id, ...rest })),
    events: seat === 0 ? events : [],
    views: seat === 0 ? views : [],
    last: log.length,
  }));
  const kinds = (...given: [typeof table, typeof log, readonly Account[]]): string[] => [
    ...new Set(audit(game, ...given).map(({ kind }) => kind)),
  ];
  const first = (change: Partial<Account>): Account[] => [{ ...accounts[0]!, ...change }, ...accounts.slice(1)];
  const wrong = (told: readonly Told[]): Told[] => told.map((each, i) => (i === 5 ? { ...each, digest: '' } : each));

  it('finds nothing where nothing is wrong', () => assert.deepEqual(audit(game, table, log, accounts), []));

  it('finds a move that was acknowledged and is not there', () => {
    assert.ok(kinds(table, log.slice(0, -1), accounts).includes('lost'));
  });

  it('finds a request that is there twice', () => {
    const twice = log.map((entry, i) => (i === 9 ? { ...entry, requestId: 'r9' } : entry));
    assert.ok(kinds(table, twice, accounts).includes('duplicated'));
  });

  it('finds a gap, another move, a stranger’s move, another result, and a game without an end', () => {
    const gap = log.filter(({ seq }) => seq !== 4);
    assert.ok(kinds(table, gap, accounts).includes('different'));
    const other = log.map((entry, i) => (i === 3 ? { ...entry, move: { type: 'roll' } } : entry));
    assert.ok(kinds(table, other, accounts).includes('different'));
    assert.deepEqual(kinds(table, log, first({ asked: new Set(), acknowledged: [] })), ['different']);
    assert.deepEqual(kinds({ ...table, result: null }, log, accounts), ['different']);
    assert.deepEqual(kinds({ ...table, status: 'running' as never }, log, accounts), ['unfinished']);
  });

  it('knows the moves of who was late from those that nobody asked for', () => {
    const late = (changed: (entry: (typeof log)[number]) => string): typeof log =>
      log.map((entry) => ({ ...entry, requestId: changed(entry) }));
    /** the first moves of a seat under other names */
    const renamed = (seat: Seat, ...names: string[]): typeof log => {
      const own = log.filter((entry) => entry.seat === seat);
      return late(({ seq, requestId }) => names[own.findIndex((entry) => entry.seq === seq)] ?? requestId);
    };
    const states = [game.setup(options.value, 3, seed, game.meta.rulesVersion)];
    replay(game, { ...record, moves: played.map(({ seat, move }) => [seat, move] as const), result: null }, (step) => {
      states.push(game.clone(step.state));
    });
    const isDefault = ({ seq, seat, move }: (typeof log)[number]): boolean =>
      isDeepStrictEqual(move, game.defaultMove(states[seq - 1]!, seat));
    const forgetting = accounts.map((account) => ({ ...account, acknowledged: [] }));
    const once = late((entry) => (entry === log.find(isDefault) ? 'time out 1 x' : entry.requestId));
    assert.deepEqual(audit(game, table, once, forgetting), []);
    assert.deepEqual(kinds({ ...table, speed: 'unhurried' as never }, once, forgetting), ['different']);
    const wrongly = late((entry) => (entry === log.find((one) => !isDefault(one)) ? 'time out 1 x' : entry.requestId));
    assert.deepEqual(kinds(table, wrongly, forgetting), ['different']);
    assert.deepEqual(kinds(table, renamed(1, 'bot x'), forgetting), ['different']);
  });

  it('finds a client that was told or shown anything else, or not the end', () => {
    assert.deepEqual(kinds(table, log, first({ events: wrong(events) })), ['different']);
    assert.deepEqual(kinds(table, log, first({ views: wrong(views) })), ['different']);
    assert.deepEqual(kinds(table, log, first({ last: 3 })), ['different']);
  });

  it('says what of a position was another', () => {
    const { hand: _, ...player } = (game.view(last, 0) as View).players[0]!;
    const view = { ...(game.view(last, 0) as View), players: [player] };
    const shown = { seq: log.length, seat: 0, digest: '', view };
    const [finding] = audit(game, table, log, first({ views: [shown] }));
    assert.match(finding?.words ?? '', /^Guest 0 was shown another position at \d+: players\.0\.hand,players\.1,/);
  });

  it('counts how long somebody was cut off: from the loss, or from the question without an answer', () => {
    let kills = 1;
    const outages = new Outages(() => ({ kind: 'kill', n: kills }));
    outages.asked();
    outages.answered();
    outages.back();
    assert.deepEqual(outages.all, []);
    outages.fell();
    outages.back();
    outages.asked();
    outages.fell();
    outages.back();
    assert.equal(outages.all.length, 1);
    kills++;
    outages.answered();
    assert.deepEqual(
      outages.all.map(({ cause, hurts }) => [cause, hurts]),
      [
        ['kill', 1],
        ['kill', 2],
      ],
    );
    const some = Array.from({ length: 100 }, (_, i) => ({ ms: i + 1, cause: null, hurts: 1 }));
    assert.deepEqual(recoveryOf(some), { count: 100, p50: 50, p99: 99, max: 100 });
    assert.deepEqual(recoveryOf([]), { count: 0, p50: 0, p99: 0, max: 0 });
  });
});
