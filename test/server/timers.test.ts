import assert from 'node:assert/strict';
import { GatherTimer } from '../../server/room/GatherTimer.ts';
import { Reservations } from '../../server/room/Reservations.ts';
import type { RoomContext } from '../../server/room/RoomContext.ts';
import { TaskQueue } from '../../server/room/TaskQueue.ts';
import { reconnectGraceMs, type TimerEvents, TurnTimer } from '../../server/room/TurnTimer.ts';
import type { SeatHolder } from '../../server/store/row-types.ts';
import type { MatchRow } from '../../server/store/schema.ts';
import type { Table } from '../../server/table/Table.ts';
import { type ModeOf, TableClock } from '../../server/table/TableClock.ts';
import { FakeTime } from '../support/fake-time.ts';

const people: readonly SeatHolder[] = [
  { kind: 'person', uid: 'anna', name: 'Anna' },
  { kind: 'person', uid: 'bert', name: 'Bert' },
];

describe('Reserved places', () => {
  const opened = () => {
    const time = new FakeTime();
    const room = { seatReservationTimeout: 15, autoDispose: true };
    return { time, room, reservations: new Reservations(room, time) };
  };

  it('are missed a second after Colyseus has dropped them, and keep the room open until then', async () => {
    const { time, room, reservations } = opened();
    const missed: string[] = [];
    reservations.expect('anna', 'player', async () => void missed.push('anna'));
    assert.deepEqual([room.autoDispose, reservations.isAwaited('anna')], [false, true]);
    await time.advance(15_999);
    assert.deepEqual(missed, []);
    await time.advance(1);
    assert.deepEqual([missed, room.autoDispose, reservations.isAwaited('anna')], [['anna'], true, false]);
  });

  it('are not missed once their person has arrived, or the room has closed', async () => {
    const { time, room, reservations } = opened();
    reservations.expect('anna', 'player', () => assert.fail());
    reservations.expect('anna', 'player', () => assert.fail());
    reservations.arrived('anna', 'player');
    assert.equal(room.autoDispose, true);
    reservations.expect('bert', 'player', () => assert.fail());
    reservations.stop();
    await time.advance(3_600_000);
  });
});

describe('The time to gather', () => {
  const gathering = (time: FakeTime, gatherBy: number | null, gatherMs = 20_000) => {
    const over: number[] = [];
    const arrangement = { status: 'waiting', begins: true, gatherBy: gatherBy === null ? null : new Date(gatherBy) };
    const timer = new GatherTimer({ arrangement } as Table, time, gatherMs, () => over.push(time.now()));
    timer.start();
    return { over, timer };
  };

  it('ends at the stored moment', async () => {
    const time = new FakeTime(1_000_000);
    const { over } = gathering(time, 1_008_000);
    await time.advance(7_999);
    assert.deepEqual(over, []);
    await time.advance(1);
    assert.deepEqual(over, [1_008_000]);
  });

  it('leaves some seconds to come back after a restart, also long after the moment, and never more than it has', async () => {
    const time = new FakeTime(1_000_000);
    const late = gathering(time, 5);
    const wrongClock = gathering(time, 9_000_000);
    await time.advance(2_999);
    assert.deepEqual(late.over, []);
    await time.advance(60_000);
    assert.deepEqual([late.over, wrongClock.over], [[1_003_000], [1_020_000]]);
  });

  it('does not exist at a table that waits for nobody, and ends with its room', async () => {
    const time = new FakeTime();
    const none = gathering(time, null);
    const closed = gathering(time, time.now() + 5_000);
    closed.timer.stop();
    await time.advance(3_600_000);
    assert.deepEqual([none.over, closed.over], [[], []]);
  });
});

describe('The clock of a table', () => {
  const thinking: ModeOf = () => 'thinking';

  it('charges the seat that owes a decision, and nobody before it runs', async () => {
    const time = new FakeTime();
    const clock = TableClock.begin({ speed: 'blitz', seating: people } as MatchRow, time);
    await time.advance(60_000);
    assert.equal(clock.run(people, [1], thinking), true);
    assert.equal(clock.run(people, [1], thinking), false, 'nothing has changed');
    await time.advance(4_000);
    assert.deepEqual(
      clock.shown?.map(({ left }) => left),
      [15_000, 11_000],
    );
    assert.deepEqual(clock.next(), { seat: 1, at: time.now() + 71_000 });
  });

  it('charges nobody for the time in which it was stored', async () => {
    const time = new FakeTime();
    const first = TableClock.begin({ speed: 'blitz', seating: people } as MatchRow, time);
    first.run(people, [0], thinking);
    await time.advance(5_000);
    const { stored } = first;
    await time.advance(3_600_000);
    const again = TableClock.of({ status: 'running', speed: 'blitz', clock: stored ?? null } as MatchRow, time);
    assert.equal(again.shown?.[0]?.left, 10_000);
  });
});

describe('The timer of turns', () => {
  /** A table of two at which Anna is to move, with what happens there because time passes. */
  function timed(here: readonly string[], isReading: (uid: string) => boolean = () => false) {
    const time = new FakeTime();
    const clock = TableClock.begin({ speed: 'blitz', seating: people } as MatchRow, time);
    const happened: string[] = [];
    const table = {
      clock,
      arrangement: { seating: people },
      keepTime: (modeOf: ModeOf, isAttended: boolean) => clock.run(people, isAttended ? [0] : [], modeOf),
      botAt: () => null,
      timeOut: async (seat: number) => {
        clock.set(clock.moved(seat, true)([1]));
        return { ok: true, events: [] };
      },
    };
    const context = {
      table,
      members: { all: here, isHere: (uid: string) => here.includes(uid) },
      services: { time },
      queue: new TaskQueue({ recover: (error) => Promise.reject(error), moved: () => assert.fail() }),
    };
    const events: TimerEvents = {
      timedOut: (seat, name) => happened.push(`${name} on seat ${seat} at ${time.now() - began}`),
      replacedByBot: () => assert.fail(),
      clocksChanged: () => happened.push(`clocks changed at ${time.now() - began}`),
    };
    const timer = new TurnTimer(context as unknown as RoomContext, events, isReading);
    const began = time.now();
    timer.update();
    return { time, timer, clock, happened };
  }

  it('lets the rules move exactly when the time is up', async () => {
    const { time, happened } = timed(['anna', 'bert']);
    await time.advance(74_999);
    assert.deepEqual(happened, []);
    await time.advance(1);
    assert.deepEqual(happened, ['Anna on seat 0 at 75000']);
  });

  it('charges nothing to who reads, and all of it from then on', async () => {
    let reads = true;
    const { time, timer, clock, happened } = timed(['anna', 'bert'], (uid) => reads && uid === 'anna');
    await time.advance(3_600_000);
    assert.deepEqual([clock.shown?.[0]?.mode, clock.shown?.[0]?.left, happened], ['reading', 15_000, []]);
    reads = false;
    assert.equal(timer.update(), true);
    await time.advance(75_000);
    assert.deepEqual(happened, ['Anna on seat 0 at 3675000']);
  });

  it('charges nobody in a new room before the time to reconnect is over', async () => {
    const { time, clock, happened } = timed(['bert']);
    await time.advance(reconnectGraceMs - 1);
    assert.deepEqual([clock.shown?.[0]?.mode, clock.shown?.[0]?.grace, happened], ['rest', 60_000, []]);
    await time.advance(1_001);
    assert.deepEqual([clock.shown?.[0]?.mode, clock.shown?.[0]?.grace], ['away', 59_000]);
    assert.deepEqual(happened, [`clocks changed at ${reconnectGraceMs}`]);
  });

  it('does nothing at a table without people, nor after the room has closed', async () => {
    const empty = timed([]);
    const closed = timed(['anna', 'bert']);
    closed.timer.stop();
    await empty.time.advance(20_000);
    await closed.time.advance(3_600_000);
    assert.deepEqual([empty.happened, closed.happened], [[], []]);
  });
});
