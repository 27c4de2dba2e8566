import '../support/sockets.ts';
import assert from 'node:assert/strict';
import { matchMaker, Protocol } from '@colyseus/core';
import type { Room } from '@colyseus/sdk';
import { identity } from '../../client/net/identity.ts';
import { MatchConnection } from '../../client/net/MatchConnection.ts';
import type { View } from '../../shared/games/manila/index.ts';
import type { SeatAnswer } from '../../shared/protocol/http.ts';
import { Visitor, within } from '../support/client.ts';
import { type House, openHouse } from '../support/house.ts';
import { taps } from '../support/sockets.ts';
import { Talker } from '../support/talker.ts';

/** The page's own connection, in a browser that is hardly one: an address, and requests to it. */
describe('The connection of the page', () => {
  const real = globalThis.fetch;
  let house: House;
  let anna: Visitor;
  before(async () => {
    house = await openHouse();
    anna = await Visitor.named(house.url, 'Anna');
    const { protocol, host } = new URL(house.url);
    Object.defineProperty(globalThis, 'location', { value: { protocol, host }, configurable: true });
    globalThis.fetch = (path, init) => real(new URL(String(path), house.url), init);
    identity.set({ uid: anna.uid, name: 'Anna', token: anna.token });
  });
  after(async () => {
    globalThis.fetch = real;
    Reflect.deleteProperty(globalThis, 'location');
    identity.set(null);
    await house.close();
  });

  const viewOf = (connection: MatchConnection): View => connection.snapshot().view as View;
  const hands = (connection: MatchConnection): (number | null)[] =>
    viewOf(connection).players.map(({ hand }) => hand?.length ?? null);
  const purses = (connection: MatchConnection): boolean[] =>
    viewOf(connection).players.map(({ cash }) => cash !== null);
  const until = (connection: MatchConnection, holds: () => boolean): Promise<void> => {
    if (holds()) return Promise.resolve();
    const seen = new Promise<void>((resolve) => {
      const stop = connection.subscribe(() => {
        if (!holds()) return;
        stop();
        resolve();
      });
    });
    return within(seen, 'a snapshot');
  };

  it('has the hand and the hidden purse of its own seat, as long as it sits there, and of no other', async () => {
    const options = { hideCash: true, startingSeat: 0 };
    const { id } = await anna.createTable({ game: 'manila', bots: 2, start: true, pace: 'slow', options });
    const player = new MatchConnection(id, 'player');
    const watcher = new MatchConnection(id, 'spectator');
    await Promise.all([player.open(), watcher.open()]);
    // it begins with the number that the page of the host adds
    await Promise.all([player, watcher].map((connection) => until(connection, () => viewOf(connection) !== null)));
    assert.ok((await house.app.services.store.byId(player.snapshot().table?.id ?? ''))?.dealtWith?.[0]);
    const views: unknown[] = [];
    player.onStep(({ view }) => views.push(view));
    assert.deepEqual(
      [hands(player), purses(player)],
      [
        [2, null, null],
        [true, false, false],
      ],
    );
    assert.deepEqual(
      [hands(watcher), purses(watcher)],
      [
        [null, null, null],
        [false, false, false],
      ],
    );

    assert.equal(await player.act({ type: 'bid', amount: 1 } as never), null);
    await until(player, () => viewOf(player).seq === 1);
    assert.deepEqual(hands(player), [2, null, null]);
    assert.deepEqual((views[0] as View).players[0]?.hand?.length, 2, 'steps come with the view of the seat');

    assert.equal(await player.table({ op: 'stand' }), null);
    assert.deepEqual([player.snapshot().seat, hands(player), purses(player)[0]], [null, [null, null, null], false]);
    assert.equal((await player.table({ op: 'sit', seat: 1 }))?.code, 'seatBound');
    assert.equal(await player.table({ op: 'sit', seat: 0 }), null);
    assert.deepEqual(hands(player), [2, null, null], 'at once, with the moves of the seat');
    player.leave();
    watcher.leave();
  });

  it('reads those who watch when the game is over and not before, and nothing twice', async () => {
    const { id } = await anna.createTable({ seats: 2, bots: 1, start: true, pace: 'instant' });
    const player = new MatchConnection(id, 'player');
    await player.open();
    const watcher = await Talker.comes(await Visitor.named(house.url, 'Cleo'), id, 'spectator');
    const { now } = player.chat;
    const read = (): string[] => now.get().sayings.map(({ body }) => body);
    const heard = (body: string): Promise<void> =>
      within(
        new Promise((resolve) => {
          const look = (): void => void (read().includes(body) && resolve());
          now.subscribe(look);
          look();
        }),
        body,
      );
    const over = (): boolean => player.snapshot().table?.status === 'finished';
    await until(player, () => player.snapshot().view !== null);
    await watcher.say('psst');
    assert.equal(await player.chat.say({ kind: 'text', body: 'Ahoy' }), null);
    await heard('Ahoy');
    assert.deepEqual(read(), ['Ahoy']);
    while (!over()) {
      await until(player, () => over() || player.snapshot().moves.length > 0);
      const move = player.snapshot().moves.at(-1);
      if (move) await player.act(move);
    }
    await heard('psst');
    assert.deepEqual(read(), ['psst', 'Ahoy']);
    await watcher.say('Well played');
    await heard('Well played');
    assert.deepEqual(read(), ['psst', 'Ahoy', 'Well played']);
    player.leave();
    await watcher.at.leave();
  });

  it('comes back over the same shoulder in another room, and looks no longer than it is let', async () => {
    const options = { startingSeat: 0 };
    const cleo = await Visitor.named(house.url, 'Cleo');
    const { id } = await anna.createTable({ game: 'manila', bots: 2, start: true, pace: 'instant', delay: 3, options });
    const player = new MatchConnection(id, 'player');
    const watcher = new MatchConnection(id, 'spectator', false, () => cleo.token);
    await Promise.all([player.open(), watcher.open()]);
    while (player.snapshot().seq < 6) {
      await until(player, () => player.snapshot().moves.length > 0);
      assert.equal(await player.act(player.snapshot().moves.at(-1)!), null);
    }
    const hand = (): number | null => hands(watcher)[0] ?? null;
    await until(watcher, () => viewOf(watcher) !== null);
    assert.equal((await watcher.lookOver(0))?.code, 'noShoulder');
    assert.equal(await player.table({ op: 'shoulder', allowed: true }), null);
    assert.equal(await watcher.lookOver(0), null);
    const looks = ({ seat, over, moves }: ReturnType<typeof watcher.snapshot>) => [seat, over, moves];
    assert.deepEqual(looks(watcher.snapshot()), [null, 0, []]);
    assert.ok(hand() !== null && hands(watcher)[1] === null);

    const row = (await house.app.services.store.byId(id))!;
    await house.app.services.store.claim(row, '');
    house.app.office.locator.moved({ id, epoch: row.epoch + 1 });
    await until(watcher, () => watcher.snapshot().connection !== 'live');
    await until(watcher, () => watcher.snapshot().connection === 'live' && watcher.snapshot().over === 0);
    assert.ok(hand() !== null);

    assert.equal(await player.table({ op: 'shoulder', allowed: false }), null);
    await until(watcher, () => watcher.snapshot().over === null);
    assert.equal(hand(), null);
    assert.equal(await player.table({ op: 'shoulder', allowed: true }), null);
    await until(watcher, () => watcher.snapshot().table?.seats[0]?.shoulder === true);
    assert.deepEqual([watcher.snapshot().over, hand()], [null, null], 'it is asked for anew');
    player.leave();
    watcher.leave();
  });

  it('comes back by one way only when its line is cut before the room has told it all', async () => {
    const options = { startingSeat: 0 };
    const { id } = await anna.createTable({ game: 'manila', bots: 2, start: true, pace: 'slow', options });
    const asked: { readonly roomId: string; readonly sessionId: string }[] = [];
    const player = new MatchConnection(id, 'player');
    let first = null as Room | null;
    const passed = globalThis.fetch;
    globalThis.fetch = async (path, init) => {
      const answer = await passed(path, init);
      if (!String(path).endsWith('/seat')) return answer;
      const { reservation } = (await answer.clone().json()) as SeatAnswer;
      const place = reservation as (typeof asked)[number];
      const { roomId, sessionId } = place;
      asked.push(place);
      // it has joined, and nobody hears any more what it asks
      if (asked.length === 1)
        taps.set(sessionId, (frame) => {
          taps.delete(sessionId);
          assert.equal(frame[0], Protocol.JOIN_ROOM);
          const { ref } = matchMaker.getLocalRoomById(roomId).clients.getById(sessionId) ?? {};
          (ref as unknown as { terminate(): void }).terminate();
          // biome-ignore lint/complexity/useLiteralKeys: it has it when it has read this frame
          setImmediate(() => (first = player['room']));
        });
      return answer;
    };
    await player.open();
    await until(player, () => viewOf(player) !== null && player.snapshot().connection === 'live');
    assert.equal(await player.act({ type: 'bid', amount: 1 } as never), null);
    assert.equal(asked.length, 2);
    // neither of the two ways back is still being tried
    assert.equal(first?.reconnection.isReconnecting, false);
    // biome-ignore lint/complexity/useLiteralKeys: nobody else need know
    assert.equal(player['opening'], null);
    globalThis.fetch = passed;
    const { clients } = matchMaker.getLocalRoomById(asked[1]!.roomId);
    assert.deepEqual(
      [...clients].map(({ sessionId }) => sessionId),
      [asked[1]?.sessionId],
    );
    assert.equal(player.snapshot().connection, 'live');
    player.leave();
  });
});
