import assert from 'node:assert/strict';
import { matchMaker } from '@colyseus/core';
import { WebSocket } from 'ws';
import { unread } from '../../server/room/slow-clients.ts';
import type { SeatAnswer } from '../../shared/protocol/http.ts';
import type { RefusalMessage } from '../../shared/protocol/messages.ts';
import { AtTable, http, type RefusedAnswer, Visitor, within } from '../support/client.ts';
import { eventually } from '../support/eventually.ts';
import { FakeTime } from '../support/fake-time.ts';
import { type House, openHouse } from '../support/house.ts';

const kinds = (at: AtTable): string[] => at.table.seats.map(({ kind }) => kind);

/** The numbers of Colyseus' protocol that a bare socket needs. */
const hello = 10;
const requestCode = 21;
const syncRequest = Buffer.from([requestCode, 1, 0xa4, ...Buffer.from('sync'), 0x80]);

/** A socket of somebody who does not use the SDK. */
async function bareSocket(url: string, { reservation }: SeatAnswer): Promise<WebSocket> {
  const { processId, roomId, sessionId } = reservation as Record<string, string>;
  const socket = new WebSocket(`${url.replace('http', 'ws')}/${processId}/${roomId}?sessionId=${sessionId}`);
  const joined = new Promise<void>((resolve) => {
    socket.on('message', (frame: Buffer) => frame[0] === hello && resolve());
  });
  await within(joined, 'the greeting');
  return socket;
}

/** How much the other end had not read when the room ended its line. */
function watchEnd({ reservation }: SeatAnswer): () => number {
  const { roomId = '', sessionId = '' } = reservation as Record<string, string>;
  const { ref } = matchMaker.getLocalRoomById(roomId).clients.getById(sessionId) ?? {};
  const line = ref as unknown as WebSocket;
  let bytes = -1;
  const end = line.terminate.bind(line);
  line.terminate = () => {
    bytes = line.bufferedAmount;
    end();
  };
  return () => bytes;
}

describe('Places at a table', () => {
  const time = new FakeTime();
  let house: House;
  let anna: Visitor;
  let bert: Visitor;
  before(async () => {
    house = await openHouse({ time });
    anna = await Visitor.named(house.url, 'Anna');
    bert = await Visitor.named(house.url, 'Bert');
  });
  after(() => house.close());

  const ask = (id: string, role: string, token?: string) =>
    http<SeatAnswer & RefusalMessage>(house.url, `/api/tables/${id}/seat`, { role }, token);

  it('are taken back from somebody who never came', async () => {
    const { id } = await anna.createTable({ seats: 2 });
    const host = await anna.join(id);
    await bert.seat(id);
    await host.until(() => kinds(host)[1] === 'person', 'the seat given');
    await time.advance(15_000);
    assert.equal(kinds(host)[1], 'person', 'there is time to come');
    await time.advance(1_000);
    await host.until(() => kinds(host)[1] === 'open', 'the seat taken back');
    await host.leave();
  });

  it('are kept by a person who came, however often they asked', async () => {
    const { id } = await anna.createTable({ seats: 2 });
    const host = await anna.join(id);
    await bert.seat(id);
    const guest = await bert.join(id);
    await time.advance(60_000);
    await host.sync();
    assert.deepEqual(kinds(host), ['person', 'person']);
    await Promise.all([host.leave(), guest.leave()]);
  });

  it('go back to the very bot that had them', async () => {
    const at = await anna.playNow({ seats: 2, pace: 'slow', botLevel: 'random' });
    const before = at.table.seats[1];
    assert.equal((await bert.seat(at.table.id)).role, 'player');
    await at.until(() => kinds(at)[1] === 'person', 'the seat given');
    await time.advance(16_000);
    await at.until(() => kinds(at)[1] === 'bot', 'the seat taken back');
    assert.deepEqual(at.table.seats[1], before);
    await at.leave();
  });

  it('are kept by a person who sits down over another connection, for they have seen the hand', async () => {
    const at = await anna.playNow({ seats: 3, pace: 'slow' });
    const watcher = await bert.join(at.table.id, 'spectator');
    assert.equal((await bert.seat(at.table.id)).role, 'player');
    await at.until(() => kinds(at)[1] === 'person', 'the seat given');
    await watcher.arrange({ op: 'sit', seat: 1 });
    assert.equal((await watcher.sync()).seat, 1);
    await time.advance(60_000);
    await at.sync();
    assert.deepEqual(kinds(at), ['person', 'person', 'bot']);
    const other = (await watcher.arrange({ op: 'sit', seat: 2 })) as object as RefusedAnswer;
    assert.equal(other.refused.code, 'seatBound');
    await Promise.all([at.leave(), watcher.leave()]);
  });

  it('are not hoarded by one player', async () => {
    const at = await anna.playNow({ seats: 2, pace: 'slow' });
    const asked = await Promise.all(Array.from({ length: 30 }, () => ask(at.table.id, 'player', anna.token)));
    const refused = asked.filter(({ status }) => status !== 200).map(({ body }) => body.code);
    assert.ok(refused.length >= 20 && refused.every((code) => code === 'tooMany'), `${refused}`);
    assert.equal((await ask(at.table.id, 'player', bert.token)).status, 200);
    await at.leave();
  });

  it('are taken back also when nobody else is there', async () => {
    const { id } = await anna.createTable({ seats: 2, bots: 1, start: true });
    assert.equal((await bert.seat(id)).role, 'player');
    const seated = async () => (await house.app.services.store.byId(id))?.seating[1]?.kind;
    assert.equal(await seated(), 'person');
    await time.advance(16_000);
    await eventually('the seat taken back', async () => (await seated()) === 'bot');
  });

  it('are not for a person without a name: they watch', async () => {
    const at = await anna.playNow({ seats: 2, pace: 'slow' });
    const nameless = await AtTable.enter(house.url, (await ask(at.table.id, 'spectator')).body);
    const answer = (await nameless.arrange({ op: 'sit', seat: 1 })) as RefusedAnswer;
    assert.equal(answer.refused?.code, 'noGuest');
    assert.equal(kinds(at)[1], 'bot');
    await Promise.all([at.leave(), nameless.leave()]);
  });

  it('are lost by who asks and asks and never says hello', async () => {
    const at = await anna.playNow({ seats: 2, pace: 'slow' });
    const socket = await bareSocket(house.url, (await ask(at.table.id, 'spectator')).body);
    const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
    const asking = setInterval(() => socket.send(syncRequest), 20);
    await within(closed, 'the end of the socket', 5000).finally(() => clearInterval(asking));
    assert.equal((await at.sync()).seat, 0);
    await at.leave();
  });

  it('are lost by who connects and says nothing', async () => {
    const { id } = await anna.createTable({ seats: 2 });
    const socket = await bareSocket(house.url, (await ask(id, 'spectator')).body);
    const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
    await time.advance(19_999);
    assert.equal(socket.readyState, socket.OPEN);
    await time.advance(1);
    await within(closed, 'the end of the socket', 5000);
  });

  it('are lost by who asks and asks and does not read', async () => {
    const at = await anna.playNow({ seats: 2, pace: 'slow' });
    const { body } = await ask(at.table.id, 'spectator');
    const socket = await bareSocket(house.url, body);
    socket.send(Buffer.from([hello]));
    await at.until(() => at.table.watchers === 1, 'the spectator');
    const unreadAtEnd = watchEnd(body);
    socket.pause();
    const asking = setInterval(() => {
      for (let i = 0; i < 50; i++) socket.send(syncRequest);
    }, 10);
    await at.until(() => at.table.watchers === 0, 'the end of the socket', 30_000).finally(() => clearInterval(asking));
    // and not because the line seemed dead, which is noticed later
    assert.ok(unreadAtEnd() > unread.bytes, `${unreadAtEnd()} bytes`);
    assert.equal((await at.sync()).seat, 0);
    socket.terminate();
    await at.leave();
  });

  it('are two hundred for spectators, and who plays gets in however many watch', async () => {
    await house.close();
    // no reservation expires, however long it takes to ask
    house = await openHouse({ time });
    [anna, bert] = [await Visitor.named(house.url, 'Anna'), await Visitor.named(house.url, 'Bert')];
    const { id } = await anna.createTable({ seats: 5 });
    const asked = await Promise.all(Array.from({ length: 204 }, () => ask(id, 'spectator')));
    assert.equal(asked.filter(({ status }) => status === 200).length, 200);
    assert.ok(asked.every(({ status, body }) => status === 200 || (status === 409 && body.code === 'tableFull')));
    for (const guest of [anna, bert]) assert.equal((await ask(id, 'player', guest.token)).status, 200);
  });
});
