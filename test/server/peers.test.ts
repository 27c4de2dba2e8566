import assert from 'node:assert/strict';
import { Headcount } from '../../server/cluster/Headcount.ts';
import { type LocalListingChange, Peers, type SharedListing } from '../../server/cluster/Peers.ts';
import type { Signal, Signals } from '../../server/cluster/Signals.ts';
import type { ReportedTable } from '../../server/table/summary.ts';
import { FakeTime } from '../support/fake-time.ts';

const table = (id: string) => ({ summary: { id }, epoch: 1, home: 'one' }) as unknown as ReportedTable;

/** Process `one`, whose messages are kept, and which hears what it is told to have heard. */
async function opened() {
  const time = new FakeTime();
  const sent: Signal[] = [];
  const happened: string[] = [];
  let hears: (signal: Signal, from: string) => void = () => {};
  const signals = {
    open: async () => {},
    close: () => {},
    send: (signal: Signal) => void sent.push(signal),
    onSignal: (listener: typeof hears) => (hears = listener),
  } as unknown as Signals;
  const listing: SharedListing = {
    onLocalChange: () => {},
    all: () => [],
    receive: () => true,
    receiveHidden: () => true,
  };
  const presence = new Headcount();
  const peers = new Peers('one', signals, listing, presence, time);
  await peers.open({
    gone: (process) => happened.push(`${process} is gone`),
    opened: () => {},
    stalled: () => happened.push('stalled'),
  });
  sent.length = 0;
  const lives = (from: string) => hears({ kind: 'alive', online: 1, hello: false }, from);
  const changes = (change: LocalListingChange) => listing.onLocalChange(change);
  return { time, sent, happened, peers, presence, lives, changes };
}

describe('The other processes', () => {
  it('count as gone, with their people, after seven seconds of silence, and not before', async () => {
    const { time, happened, peers, presence, lives } = await opened();
    lives('two');
    assert.deepEqual([peers.isAlive('two'), presence.online], [true, 1]);
    await time.advance(7000);
    assert.deepEqual([peers.isAlive('two'), happened], [true, []]);
    await time.advance(2000);
    assert.deepEqual([peers.isAlive('two'), presence.online, happened], [false, 0, ['two is gone']]);
    assert.equal(peers.isAlive('one'), true, 'a process does not lose itself');
  });

  it('are not lost by one that has stalled and did not listen', async () => {
    const { time, happened, peers, lives } = await opened();
    lives('two');
    // nothing ran here for a minute, and what was due runs now
    time.stall(60_000);
    await time.advance(0);
    assert.deepEqual([peers.isAlive('two'), happened], [true, ['stalled']]);
    await time.advance(10_000);
    assert.deepEqual(happened, ['stalled', 'two is gone']);
  });

  it('hear of this one every two seconds, and of many changes in one message', async () => {
    const { time, sent, peers, presence, changes } = await opened();
    await time.advance(6000);
    assert.deepEqual(
      sent.splice(0).map(({ kind }) => kind),
      ['alive', 'alive', 'alive'],
    );
    for (const id of ['a', 'b', 'a']) changes({ id, epoch: 1, listed: table(id) });
    presence.enter('session', 'Anna');
    assert.deepEqual(sent, []);
    await time.advance(100);
    assert.deepEqual(sent.splice(0), [
      { kind: 'alive', online: 1, hello: false },
      { kind: 'shown', tables: [table('a'), table('b')] },
    ]);
    changes({ id: 'a', epoch: 1, listed: null });
    assert.deepEqual(sent.splice(0), [{ kind: 'hidden', id: 'a', epoch: 1 }], 'what is closed is taken off at once');
    peers.close();
    sent.length = 0;
    await time.advance(60_000);
    assert.deepEqual([sent, time.waits], [[], []]);
  });
});
