import assert from 'node:assert/strict';
import { closeCodes } from '../../shared/protocol/refusals.ts';
import { type AtTable, Visitor } from '../support/client.ts';
import { type House, openHouse } from '../support/house.ts';
import { LeapingTime } from '../support/leaping-time.ts';

/** All that a page shows, but for who is connected and how long somebody has been waited for. */
async function shown(at: AtTable): Promise<unknown> {
  const { waited: _, ...sync } = await at.sync();
  return { game: at.state.game, sync };
}

describe('A connection', () => {
  const time = new LeapingTime();
  let house: House;
  let anna: Visitor;
  let bert: Visitor;
  before(async () => {
    house = await openHouse({ time });
    anna = await Visitor.named(house.url, 'Anna');
    bert = await Visitor.named(house.url, 'Bert');
  });
  after(() => house.close());

  /** Two people in the middle of a game in which no bot moves. */
  async function pair(): Promise<[AtTable, AtTable]> {
    const { id } = await anna.createTable({ seats: 2 });
    const host = await anna.join(id);
    const guest = await bert.join(id);
    await host.arrange({ op: 'start' });
    for (let seq = 0; seq < 8; seq++) {
      const actor = (await host.sync()).moves.length > 0 ? host : guest;
      const { moves } = await actor.sync();
      await actor.act(moves[0]!, seq);
    }
    await guest.until(() => guest.seq === 8);
    return [host, guest];
  }

  it('that drops is back at the exact position by the first attempt, which is made within a second', async () => {
    const [host, guest] = await pair();
    const before = await shown(host);
    // long enough for the others to see the person as gone
    host.room.reconnection.minDelay = 250;
    const back = new Promise<void>((resolve) => host.room.onReconnect(() => resolve()));
    host.cut();
    await guest.until(() => guest.table.seats[0]?.connected === false, 'the drop shown');
    await back;
    assert.deepEqual(await shown(host), before);
    const { retryCount, minDelay, backoff, delay } = host.room.reconnection;
    assert.equal(retryCount, 1);
    assert.ok(Math.max(minDelay, backoff(1, delay)) < 1000);
    await guest.until(() => guest.table.seats[0]?.connected === true, 'the return shown');
    assert.deepEqual((await guest.sync()).log, (await host.sync()).log);
    await Promise.all([host.leave(), guest.leave()]);
  });

  it('that drops finds what has happened meanwhile', async () => {
    const [host, guest] = await pair();
    const actor = (await host.sync()).moves.length > 0 ? host : guest;
    const other = actor === host ? guest : host;
    const back = new Promise<void>((resolve) => other.room.onReconnect(() => resolve()));
    other.cut();
    const { moves, seq } = await actor.sync();
    assert.deepEqual(await actor.act(moves[0]!, seq), { seq: 9 });
    await back;
    const [a, b] = await Promise.all([shown(actor), shown(other)]);
    assert.deepEqual((a as { game: unknown }).game, (b as { game: unknown }).game);
    assert.equal((await other.sync()).seq, 9);
    await Promise.all([host.leave(), guest.leave()]);
  });

  it('that is made anew by the same person, as a reloaded page does, has the same seat at once', async () => {
    const [host, guest] = await pair();
    const before = await shown(guest);
    guest.room.reconnection.enabled = false;
    guest.cut();
    const again = await bert.join(host.table.id);
    assert.equal(again.role, 'player');
    assert.deepEqual(await shown(again), before);
    await host.until(() => host.table.seats[1]?.connected === true);
    // the window of the first socket passes without touching the seat
    time.leap(60_000);
    await host.sync();
    assert.equal(host.table.seats[1]?.connected, true);
    assert.equal(host.table.watchers, 0);
    await Promise.all([host.leave(), again.leave()]);
  });

  it('from a second tab replaces the first', async () => {
    const [host, guest] = await pair();
    const second = await bert.join(host.table.id);
    await guest.until(() => guest.left !== null, 'the first tab closed');
    assert.equal(guest.left, closeCodes.replaced);
    assert.equal((await second.sync()).seat, 1);
    assert.equal(host.table.seats[1]?.connected, true);
    await Promise.all([host.leave(), second.leave()]);
  });

  it('may watch beside playing, and does not replace the seat', async () => {
    const [host, guest] = await pair();
    const watching = await bert.join(host.table.id, 'spectator');
    assert.equal((await watching.sync()).seat, null);
    assert.equal((await guest.sync()).seat, 1);
    assert.equal(guest.left, null);
    await watching.leave();
    await host.until(() => host.table.watchers === 0);
    assert.equal(host.table.seats[1]?.connected, true);
    await Promise.all([host.leave(), guest.leave()]);
  });

  it('that stays away from a waiting table for too long gives up its seat there', async () => {
    const { id } = await anna.createTable({ seats: 2 });
    const host = await anna.join(id);
    const guest = await bert.join(id);
    guest.room.reconnection.enabled = false;
    await host.until(() => host.table.seats[1]?.connected === true, 'the guest');
    guest.cut();
    await host.until(() => host.table.seats[1]?.connected === false, 'the drop');
    assert.equal(host.table.seats[1]?.kind, 'person');
    time.leap(59_000);
    await host.sync();
    assert.equal(host.table.seats[1]?.kind, 'person', 'a minute has not passed');
    time.leap(1000);
    await host.until(() => host.table.seats[1]?.kind === 'open', 'the seat freed');
    await host.leave();
  });

  it('of a spectator needs no name', async () => {
    const [host, guest] = await pair();
    const response = await fetch(`${house.url}/api/tables/${host.table.id}/seat`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ role: 'spectator' }),
    });
    assert.equal(response.status, 200);
    await Promise.all([host.leave(), guest.leave()]);
  });
});
