import assert from 'node:assert/strict';
import type { DirectorHost, Performer, StageStep } from '../../client/stage/Director.ts';
import { Director, longestBeatMs, maxBacklog } from '../../client/stage/Director.ts';

interface Telling {
  readonly director: Director<string, number>;
  /** everything the scene was asked for, in order */
  readonly seen: string[];
  readonly busy: boolean[];
  readonly failures: unknown[];
  /** the running animation comes to its end */
  finish(): Promise<void>;
  fail(error: Error): Promise<void>;
  /** time passes for the watchdog */
  wait(ms: number): void;
  still: boolean;
}

/** Events written as numbers duration so much. */
const duration = (event: string): number => Number(event);

const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

function telling(more: Pick<Performer<string, number>, 'duration' | 'beatLength'> = {}): Telling {
  const seen: string[] = [];
  const busy: boolean[] = [];
  const failures: unknown[] = [];
  const timers = new Map<() => void, number>();
  let running: { resolve: () => void; reject: (error: Error) => void } | null = null;
  const told = { still: false };
  const performer: Performer<string, number> = {
    perform(events) {
      seen.push(`play ${events.join('+')}`);
      return new Promise<void>((resolve, reject) => {
        running = { resolve, reject };
      });
    },
    halt() {
      seen.push('halt');
      running?.reject(new Error('halted'));
    },
    settle: (view) => seen.push(`settle ${view}`),
    ...more,
  };
  const house: DirectorHost = {
    still: () => told.still,
    onBusy: (is) => busy.push(is),
    onFailure: (error) => failures.push(error),
    after(ms, then) {
      timers.set(then, ms);
      return () => timers.delete(then);
    },
  };
  const director = new Director<string, number>(performer, house);
  return Object.assign(told, {
    director,
    seen,
    busy,
    failures,
    async finish() {
      running?.resolve();
      await turn();
    },
    async fail(error: Error) {
      running?.reject(error);
      await turn();
    },
    wait(ms: number) {
      for (const [then, due] of [...timers]) if (due <= ms) then();
    },
  });
}

const step = (seq: number, ...events: string[]): StageStep<string, number> => ({ seq, events, view: seq * 10 });

describe('The director of the stage', () => {
  it('plays events in their order, settles after each step, and is idle then', async () => {
    const t = telling();
    t.director.begin(0, 0);
    t.director.push(step(1, 'a', 'b'));
    t.director.push(step(2, 'c'));
    assert.equal(t.director.busy, true);
    let idle = false;
    void t.director.idle().then(() => {
      idle = true;
    });
    await t.finish();
    await t.finish();
    assert.equal(idle, false);
    await t.finish();
    assert.deepEqual(t.seen, ['settle 0', 'play a', 'play b', 'settle 10', 'play c', 'settle 20']);
    assert.deepEqual(t.busy, [true, false]);
    assert.equal(idle, true);
    assert.equal(t.director.busy, false);
  });

  it('tells in one beat what belongs together, within a step', async () => {
    const beatLength = (events: readonly string[]): number => events.filter((event) => event === events[0]).length;
    const t = telling({ beatLength });
    t.director.begin(0, 0);
    t.director.push(step(1, 'a', 'a', 'b'));
    t.director.push(step(2, 'b', 'b'));
    for (let i = 0; i < 3; i++) await t.finish();
    assert.deepEqual(t.seen, ['settle 0', 'play a+a', 'play b', 'settle 10', 'play b+b', 'settle 20']);
  });

  it('shows the first view, and whatever does not follow it, without a story', () => {
    const t = telling();
    t.director.push(step(7, 'a'));
    t.director.push(step(9, 'b'));
    assert.deepEqual(t.seen, ['settle 70', 'settle 90']);
    assert.deepEqual([t.director.isAt(9, 90), t.director.isAt(9, 91), t.director.isAt(8, 90)], [true, false, false]);
  });

  it('does not tell the same step twice', async () => {
    const t = telling();
    t.director.begin(3, 30);
    t.director.push(step(3, 'a'));
    t.director.push(step(2, 'b'));
    assert.deepEqual(t.seen, ['settle 30']);
  });

  it('shows everything at once where nothing may move', () => {
    const t = telling();
    t.director.begin(0, 0);
    t.still = true;
    t.director.push(step(1, 'a', 'b'));
    assert.deepEqual(t.seen, ['settle 0', 'settle 10']);
    assert.deepEqual(t.busy, []);
  });

  it('loses maxBacklog when too many steps wait, and shows the newest', () => {
    const t = telling();
    t.director.begin(0, 0);
    for (let seq = 1; seq <= maxBacklog; seq++) t.director.push(step(seq, 'a'));
    assert.deepEqual(t.seen, ['settle 0', 'play a']);
    t.director.push(step(maxBacklog + 1, 'a'));
    assert.deepEqual(t.seen.slice(2), ['halt', `settle ${(maxBacklog + 1) * 10}`]);
    assert.equal(t.director.busy, false);
  });

  it('has more maxBacklog with light steps than with heavy ones', () => {
    const t = telling({ duration });
    t.director.begin(0, 0);
    for (let seq = 1; seq <= 12; seq++) t.director.push(step(seq, '0.2'));
    assert.deepEqual(t.seen, ['settle 0', 'play 0.2']);
    assert.ok(Math.abs(t.director.backlog - 11 * 0.3) < 1e-9, `${t.director.backlog}`);
    t.director.push(step(13, '0.2'));
    assert.equal(t.director.busy, true);
    for (let seq = 14; seq <= 15; seq++) t.director.push(step(seq, '0.2'));
    assert.deepEqual(t.seen.slice(2), ['halt', 'settle 150'], 'a flood is cut short all the same');
  });

  it('never cuts a step short because it is long itself, only because of what comes after it', async () => {
    const t = telling({ duration });
    t.director.begin(0, 0);
    t.director.push(step(1, '3'));
    t.director.push(step(2, '2', '2', '2'));
    assert.deepEqual(t.seen, ['settle 0', 'play 3']);
    await t.finish();
    await t.finish();
    await t.finish();
    assert.deepEqual(t.seen.slice(2), ['settle 10', 'play 2', 'play 2', 'play 2']);
    t.director.push(step(3, '2'));
    assert.equal(t.director.busy, true, 'what has been told already is no burden');
    t.director.push(step(4, '2'));
    assert.deepEqual(t.seen.slice(6), ['halt', 'settle 40']);
  });

  it('hastens by what waits, and through a long step only when something waits behind it', async () => {
    const t = telling({ duration });
    t.director.begin(0, 0);
    t.director.push(step(1, '1', '1.5', '1'));
    assert.equal(t.director.haste, 0, 'nobody waits');
    t.director.push(step(2, '0.4'));
    const close = (haste: number): void => assert.ok(Math.abs(t.director.haste - haste) < 1e-9, `${t.director.haste}`);
    close(0.5 + 2.6);
    await t.finish();
    close(0.5 + 1.6);
    await t.finish();
    close(0.5 + 0.1);
    await t.finish();
    assert.equal(t.director.haste, 0);
    const even = telling();
    even.director.begin(0, 0);
    for (let seq = 1; seq <= 3; seq++) even.director.push(step(seq, 'a', 'b'));
    assert.equal(even.director.haste, 2);
  });

  it('a skip ends the running animation and nothing of the old run goes on', async () => {
    const t = telling();
    t.director.begin(0, 0);
    t.director.push(step(1, 'a', 'b'));
    t.director.push(step(2, 'c'));
    t.director.skip();
    await turn();
    assert.deepEqual(t.seen, ['settle 0', 'play a', 'halt', 'settle 20']);
    assert.deepEqual(t.busy, [true, false]);
    assert.deepEqual(t.failures, [], 'a halt is no failure');
    t.director.push(step(3, 'd'));
    await t.finish();
    assert.deepEqual(t.seen.slice(4), ['play d', 'settle 30']);
  });

  it('a skip without anything waiting does nothing', () => {
    const t = telling();
    t.director.begin(0, 0);
    t.director.skip();
    assert.deepEqual(t.seen, ['settle 0']);
  });

  it('a view from nowhere replaces the story that is being told', async () => {
    const t = telling();
    t.director.begin(0, 0);
    t.director.push(step(1, 'a'));
    t.director.begin(8, 80);
    await turn();
    assert.deepEqual(t.seen, ['settle 0', 'play a', 'halt', 'settle 80']);
    assert.deepEqual(t.busy, [true, false]);
  });

  it('an animation that fails is told of, and the truth is shown all the same', async () => {
    const t = telling();
    t.director.begin(0, 0);
    t.director.push(step(1, 'a', 'b'));
    await t.fail(new Error('torn'));
    await t.finish();
    assert.equal(t.failures.length, 1);
    assert.deepEqual(t.seen, ['settle 0', 'play a', 'play b', 'settle 10']);
  });

  it('an animation that never ends is ended', async () => {
    const t = telling();
    t.director.begin(0, 0);
    t.director.push(step(1, 'a'));
    t.wait(longestBeatMs - 1);
    assert.equal(t.director.busy, true);
    t.wait(longestBeatMs);
    await turn();
    assert.deepEqual(t.seen, ['settle 0', 'play a', 'halt', 'settle 10']);
    assert.equal(t.director.busy, false);
  });

  it('whatever is skipped, dropped or interrupted, the last thing shown is the newest view', async () => {
    for (let run = 0; run < 200; run++) {
      const t = telling();
      let seq = 0;
      let chance = run * 2654435761;
      const next = (below: number): number => {
        chance = (Math.imul(chance, 1664525) + 1013904223) >>> 0;
        return (chance >>> 8) % below;
      };
      t.director.begin(0, 0);
      for (let i = 0; i < 30; i++) {
        const what = next(8);
        if (what < 3) t.director.push(step(++seq, ...'abc'.slice(0, next(4))));
        else if (what === 3) t.director.skip();
        else if (what === 4) t.director.begin(++seq, seq * 10);
        else if (what === 5) t.still = next(3) === 0;
        else if (what === 6) await t.fail(new Error('torn'));
        else await t.finish();
      }
      while (t.director.busy) await t.finish();
      assert.equal(t.seen.at(-1), `settle ${seq * 10}`, `run ${run}`);
      assert.equal(t.busy.filter(Boolean).length * 2, t.busy.length, `run ${run}: every busy has its end`);
    }
  });
});
