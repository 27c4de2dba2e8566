import assert from 'node:assert/strict';
import fc from 'fast-check';
import type { StoredClock } from '../../server/store/row-types.ts';
import { Clock, firstClock } from '../../server/table/Clock.ts';
import { type Allowance, allowances } from '../../shared/protocol/speeds.ts';

const seats = 3;
const blitz = allowances.blitz as Allowance;
const begun = (now = 0): Clock => Clock.resume('blitz', firstClock('blitz', seats), now) as Clock;
const again = (stored: StoredClock, now: number): Clock =>
  Clock.resume('blitz', JSON.parse(JSON.stringify(stored)) as StoredClock, now) as Clock;
const only = (seat: number, mode: 'thinking' | 'away' = 'thinking') =>
  Array.from({ length: seats }, (_, one) => (one === seat ? mode : 'rest'));

/** One thing that happens at a table, so many milliseconds after the last. */
const step = fc.record({
  ms: fc.integer({ min: 0, max: 40_000 }),
  seat: fc.integer({ min: 0, max: seats - 1 }),
  what: fc.constantFrom('think', 'drop', 'rest', 'move', 'late', 'back', 'return', 'crash'),
});
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

function after(clock: Clock, { seat, what }: Step, now: number): Clock {
  const modes = (mode: 'rest' | 'thinking' | 'away') => clock.modes.with(seat, mode);
  if (what === 'think') return clock.withModes(modes('thinking'), now);
  if (what === 'drop') return clock.withModes(modes('away'), now);
  if (what === 'rest') return clock.withModes(modes('rest'), now);
  if (what === 'move') return clock.moved(seat, [(seat + 1) % seats], now);
  if (what === 'late') return clock.moved(seat, [(seat + 1) % seats], now, true);
  if (what === 'back') return clock.takenBack(seat, now);
  return what === 'return' ? clock.until(now).returned(seat) : again(clock.until(now).stored, now + 1_000_000);
}

/** Plays the steps and shows the clock after each. */
function through(steps: readonly Step[], onStep: (clock: Clock, now: number) => void): void {
  let clock = begun();
  let now = 0;
  for (const one of steps) {
    now += one.ms;
    clock = after(clock, one, now);
    if (one.what === 'crash') now += 1_000_000;
    onStep(clock, now);
  }
}

describe('A clock', () => {
  it('does not exist for the unhurried', () => {
    assert.equal(firstClock('unhurried', 4), null);
    assert.equal(Clock.resume('unhurried', firstClock('blitz', 4), 0), null);
  });

  it('takes from the decision first, then from the bank, and gives a little back', () => {
    let clock = begun().withModes(only(1), 0);
    assert.deepEqual(clock.until(10_000).seats()[1], { mode: 'thinking', left: 5000, bank: 60_000, grace: 60_000 });
    assert.deepEqual(clock.until(25_000).seats()[1], { mode: 'thinking', left: 0, bank: 50_000, grace: 60_000 });
    clock = clock.moved(1, [2], 25_000);
    assert.deepEqual(clock.seats()[1], { mode: 'rest', left: 15_000, bank: 50_000 + blitz.back, grace: 60_000 });
    clock = clock.withModes(only(1), 30_000).moved(1, [2], 31_000);
    assert.equal(clock.seats()[1]?.bank, 50_000 + 2 * blitz.back);
  });

  it('forgives who has lost the connection, once for the whole game', () => {
    const clock = begun().withModes(only(0, 'away'), 0);
    assert.deepEqual(clock.until(50_000).seats()[0], { mode: 'away', left: 15_000, bank: 60_000, grace: 10_000 });
    assert.deepEqual(clock.until(65_000).seats()[0], { mode: 'away', left: 10_000, bank: 60_000, grace: 0 });
    assert.deepEqual(clock.next(), { seat: 0, at: 135_000 });
    const second = clock.until(65_000).moved(0, [1], 65_000).withModes(only(0, 'away'), 100_000);
    assert.equal(second.until(110_000).seats()[0]?.left, 5000);
    const spent = begun().withModes(only(0), 0).withModes(only(0, 'away'), 75_000);
    assert.deepEqual(spent.next(), { seat: 0, at: 75_000 }, 'not who goes when nothing is left');
  });

  it('lets several think at once, each on their own time', () => {
    const both = begun().withModes(['thinking', 'thinking', 'rest'], 0).moved(0, [1], 20_000);
    assert.deepEqual(
      both.seats().map(({ left }) => left),
      [15_000, 0, 15_000],
    );
    assert.equal(both.seats()[1]?.bank, 55_000);
    // a question that is gone has cost what was thought about it
    const gone = begun().withModes(['thinking', 'thinking', 'rest'], 0).moved(0, [2], 20_000);
    assert.deepEqual(gone.seats()[1], { mode: 'rest', left: 15_000, bank: 55_000, grace: 60_000 });
  });

  it('counts decisions missed for lack of time, and forgets them when the person takes over again', () => {
    let clock = begun().withModes(only(2), 0);
    const expiry = clock.next();
    assert.deepEqual(expiry, { seat: 2, at: 75_000 });
    clock = clock.moved(2, [2], 75_000, true);
    assert.deepEqual(clock.stored.missed, [0, 0, 1]);
    assert.deepEqual(clock.seats()[2], { mode: 'rest', left: 15_000, bank: 0, grace: 60_000 });
    assert.deepEqual(clock.returned(2).stored.missed, [0, 0, 0]);
    assert.equal(clock.returned(2).stored.bank[2], 0);
    const spent = clock.withModes(only(2), 80_000).until(90_000);
    assert.equal(spent.returned(2).leftTo(2), spent.leftTo(2), 'what was spent stays spent');
  });

  it('costs nobody what the service was away, whoever was thinking', () => {
    const before = begun().withModes(only(1), 0).until(12_000);
    const later = again(before.stored, 9_000_000).withModes(only(1), 9_000_000);
    assert.deepEqual(later.seats(), before.seats());
    assert.equal(later.next()?.at, 9_000_000 + 63_000);
  });

  it('never owes, never overflows, and is over exactly when it says', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
        through(steps, (clock, now) => {
          for (const { left, bank, grace } of clock.seats()) {
            assert.ok(left >= 0 && left <= blitz.decision);
            assert.ok(bank >= 0 && bank <= blitz.bank);
            assert.ok(grace >= 0 && grace <= blitz.grace);
          }
          const next = clock.next();
          assert.equal(
            next === null,
            clock.modes.every((mode) => mode === 'rest'),
          );
          if (!next) return;
          assert.ok(next.at >= now);
          assert.ok(clock.until(next.at).leftTo(next.seat) <= 0);
          if (next.at > now) assert.ok(clock.until(next.at - 1).leftTo(next.seat) > 0);
        });
      }),
    );
  });

  it('is the same after every way of being asked, and of being stored', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 20 }), fc.nat(30_000), fc.nat(30_000), (steps, a, b) => {
        through(steps, (clock, now) => {
          assert.deepEqual(clock.until(now + a).until(now + a + b), clock.until(now + a + b));
          const { modes } = clock;
          const kept = again(clock.until(now + a).stored, now + a).withModes(modes, now + a);
          assert.deepEqual(kept.seats(), clock.until(now + a).seats());
        });
      }),
    );
  });

  it('gives nobody time for taking back', () => {
    fc.assert(
      fc.property(
        fc.array(step, { maxLength: 15 }),
        fc.integer({ min: 0, max: seats - 1 }),
        fc.array(fc.nat(20_000), { minLength: 1, maxLength: 4 }),
        (steps, seat, pauses) => {
          through(steps, (first, now) => {
            let clock = first.withModes(only(seat), now);
            const had = clock.leftTo(seat);
            let at = now;
            for (const ms of pauses) {
              at += ms;
              clock = clock.moved(seat, [seat], at).withModes(only(seat), at);
            }
            for (const _ of pauses) clock = clock.takenBack(seat, at).withModes(only(seat), at);
            assert.equal(clock.leftTo(seat), had - (at - now));
          });
        },
      ),
    );
  });
});
