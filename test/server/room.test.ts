import '../../server/polyfill.ts';
import assert from 'node:assert/strict';
import { matchMaker, Server } from '@colyseus/core';
import { boot, type ColyseusTestServer } from '@colyseus/testing';
import { WebSocketTransport } from '@colyseus/ws-transport';
import { readRoom, viewOf } from '../../client/net/views.ts';
import { BotPool } from '../../server/bots/BotPool.ts';
import { Headcount } from '../../server/cluster/Headcount.ts';
import { defaults } from '../../server/config.ts';
import { offers } from '../../server/games.ts';
import { Listing } from '../../server/lobby/Listing.ts';
import { openLog } from '../../server/log.ts';
import { Metrics } from '../../server/metrics/Metrics.ts';
import { RateBucket } from '../../server/RateBucket.ts';
import type { GameRoom } from '../../server/room/GameRoom.ts';
import type { Services } from '../../server/room/services.ts';
import { MatchStore } from '../../server/store/MatchStore.ts';
import { Match } from '../../server/table/Match.ts';
import { firstSeating } from '../../server/table/seating/holders.ts';
import { realTime } from '../../server/time.ts';
import { seatsFor } from '../../shared/engine/seats.ts';
import type { SyncAnswer, TurnMessage } from '../../shared/protocol/messages.ts';
import { freshFolder } from '../support/fresh-folder.ts';

const host = { uid: 'anneke', name: 'Anneke' };
const everyMethod = ['joinOrCreate', 'create', 'join', 'joinById', 'reconnect'] as const;

/** The room by itself, on a server that is not ours and keeps every door of the matchmaker open. */
for (const { game, Room } of offers)
  describe(`A room of ${game.meta.id}`, () => {
    const { id: name, rulesVersion } = game.meta;
    const [seats] = seatsFor(game.meta, {});
    const closed = [...matchMaker.controller.exposedMethods];
    let services: Services;
    let server: ColyseusTestServer;
    let room: GameRoom;

    before(async () => {
      const log = openLog('silent');
      const folder = await freshFolder();
      const config = { ...defaults, port: 0, host: undefined, dataDir: folder, logLevel: 'silent' as const };
      const store = await MatchStore.open({ folder });
      const bots = new BotPool({ thinkMs: 5000, log, time: realTime });
      const [listing, presence] = [new Listing(), new Headcount()];
      const metrics = new Metrics(() => presence.online);
      const talk = new RateBucket(config.allow.talk);
      services = { config, log, time: realTime, store, bots, listing, presence, metrics, talk, closing: false };
      const plain = new Server({ transport: new WebSocketTransport({}), greet: false, gracefullyShutdown: false });
      plain.define(name, Room as never, { services, features: [] } as never);
      matchMaker.controller.exposedMethods = [...everyMethod];
      server = await boot(plain);
      room = await openRoom();
    });
    after(async () => {
      services.closing = true;
      await server.shutdown();
      await services.bots.close();
      await services.store.close();
      matchMaker.controller.exposedMethods = closed;
    });

    async function openRoom(): Promise<GameRoom> {
      const options = game.parseOptions({});
      assert.ok(options.ok);
      const seating = firstSeating(host, seats, seats - 1, 'random');
      const table = { id: 'table-1', code: 'KRAKEN-AAAA', game: name, rulesVersion, options: options.value, seating };
      await services.store.create({ ...table, visibility: 'public', pace: 'instant', host: host.uid });
      const row = await services.store.byId(table.id);
      assert.ok(row);
      assert.ok(await Match.begin(services.store, game, row));
      assert.ok(await services.store.claim(row, 'here'));
      return server.createRoom<GameRoom>(name, { matchId: table.id, epoch: 1 });
    }

    it('lets nobody in by the matchmaker, whoever they claim to be', async () => {
      await assert.rejects(server.connectTo(room, { role: 'player', uid: host.uid }));
      await assert.rejects(server.sdk.joinOrCreate(name, { uid: host.uid }));
      await assert.rejects(server.sdk.create(name, { matchId: 'table-1', epoch: 2 }));
      assert.equal(room.clients.length, 0);
    });

    it('plays a move of whoever has a reserved place: patch first, then what happened', async () => {
      const listing = await matchMaker.getRoomById(room.roomId);
      assert.ok(listing);
      const reservation = await matchMaker.reserveSeatFor(listing, {}, { ...host, role: 'player' });
      const seat = await server.sdk.consumeSeatReservation(reservation as never);
      await seat.waitForInitialState();
      const shownSeq = () => (viewOf(readRoom(seat.state as { toJSON(): unknown }), 0) as { seq: number } | null)?.seq;
      let { moves, seq }: Pick<TurnMessage, 'moves' | 'seq'> = (await seat.request('sync', {})) as SyncAnswer;
      // a bot may begin: it moves as soon as somebody is there
      while (moves.length === 0) ({ moves, seq } = (await seat.waitForMessage('turn', 30_000)) as TurnMessage);
      assert.equal(shownSeq(), seq);

      const told = new Promise<[TurnMessage, number | undefined]>((resolve) => {
        const stop = seat.onMessage<TurnMessage>('turn', (turn) => {
          stop();
          resolve([turn, shownSeq()]);
        });
      });
      const answer = (await seat.request('act', { id: 'first', seq, move: moves[0] })) as { seq: number };
      assert.deepEqual(answer, { seq: seq + 1 });
      const [turn, shown] = await told;
      assert.equal(turn.seq, seq + 1);
      assert.equal(shown, seq + 1, 'the state of the move had arrived before its message');
      assert.ok((await services.store.moves('table-1')).some(({ requestId }) => requestId === 'first'));
      await seat.leave();
    });
  });
