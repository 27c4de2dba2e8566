import './polyfill.ts';
import { matchMaker, Server } from '@colyseus/core';
import express from 'express';
import { Archive } from './archive/Archive.ts';
import { BotPool, type BotPoolOptions } from './bots/BotPool.ts';
import { roomChat } from './chat/RoomChat.ts';
import { Headcount } from './cluster/Headcount.ts';
import { type MeetingPlace, meetingPlace } from './cluster/meeting-place.ts';
import { Peers } from './cluster/Peers.ts';
import { Signals } from './cluster/Signals.ts';
import type { Config } from './config.ts';
import { offers as houseOffers, type Offer } from './games.ts';
import { HouseTransport } from './HouseTransport.ts';
import { answerErrors, nothingThere } from './http/answers.ts';
import { type ApiParts, api } from './http/api.ts';
import { previews } from './http/preview.ts';
import { probes } from './http/probes.ts';
import { reconnect } from './http/reconnect.ts';
import { securityHeaders, site } from './http/site.ts';
import { Tokens } from './http/tokens.ts';
import { CampaignOffice } from './lobby/campaign/CampaignOffice.ts';
import { Listing } from './lobby/Listing.ts';
import { LobbyRoom } from './lobby/LobbyRoom.ts';
import { SeekOffice } from './lobby/seek/SeekOffice.ts';
import type { HouseServices } from './lobby/services.ts';
import { TableOffice } from './lobby/TableOffice.ts';
import { type Log, type LogEvent, openLog } from './log.ts';
import { Metrics } from './metrics/Metrics.ts';
import { StatusBoard } from './metrics/StatusBoard.ts';
import { RateBucket } from './RateBucket.ts';
import type { GameRoom } from './room/GameRoom.ts';
import { MatchStore } from './store/MatchStore.ts';
import { realTime, type Time } from './time.ts';
import { version } from './version.ts';

export interface App {
  /** the port it listens on */
  listen(): Promise<number>;
  close(): Promise<void>;
  readonly services: HouseServices;
  readonly office: TableOffice;
  readonly seeks: SeekOffice;
}

const sweepMs = 60_000;
const seekMs = 1000;

/** What a server may have beyond the shipped one: in development, and in tests another time. */
export interface AppExtension {
  readonly time?: Time;
  openBots?(options: BotPoolOptions): BotPool;
  routes?(parts: ApiParts): express.RequestHandler;
}

/** The whole service, not listening yet. One at a time in a process, because the matchmaker of Colyseus is global. */
export async function createApp(
  config: Config,
  offers: readonly Offer[] = houseOffers,
  { time = realTime, openBots = (options) => new BotPool(options), routes }: AppExtension = {},
): Promise<App> {
  const log = openLog(config.logLevel);
  const place = config.databaseUrl === undefined ? { folder: config.dataDir } : { url: config.databaseUrl };
  const store = await MatchStore.open(place, (err) => log.warn('database-connection-lost', { err }));
  const http = express();
  const transport = new HouseTransport(http, log);
  const meeting = await meetingPlace(config.redisUrl, log);
  const server = openServer(transport, meeting, log);
  const listing = new Listing();
  const presence = new Headcount();
  const signals = new Signals(meeting.presence, matchMaker.processId, log);
  const services: HouseServices = {
    config,
    log,
    time,
    store,
    bots: openBots({ thinkMs: config.botThinkMs, log, time }),
    listing,
    presence,
    peers: new Peers(matchMaker.processId, signals, listing, presence, time),
    metrics: new Metrics(() => presence.here),
    talk: new RateBucket(config.allow.talk),
    closing: false,
  };
  services.bots.warmUp();
  const games = new Map(offers.map(({ game }) => [game.meta.id as string, game]));
  const office = new TableOffice(services, games);
  const archive = new Archive(services, games);
  const seeks = new SeekOffice(services, games);
  const campaigns = new CampaignOffice(services, games);
  const tokens = await (config.databaseUrl === undefined ? Tokens.inFolder(config.dataDir) : Tokens.inStore(store));
  const board = new StatusBoard(services, config.processName ?? 'house', version);
  const features = [roomChat];
  for (const { game, Room } of offers)
    server
      .define(game.meta.id, Room as never, { services, features } as never)
      .on('create', (room) => office.locator.opened(room as unknown as GameRoom))
      .on('dispose', (room) => office.locator.closed(room as unknown as GameRoom));
  server.define('lobby', LobbyRoom as never, { services } as never);

  const logged = (failure: LogEvent, work: Promise<void>): void =>
    void work.catch((err) => log.error(failure, { err }));
  let sweeping: NodeJS.Timeout | undefined;
  let seeking: NodeJS.Timeout | undefined;
  return {
    services,
    office,
    seeks,
    async listen() {
      await matchMaker.onReady;
      await services.peers.open({
        gone: () => logged('listing-failed', office.listAll()),
        opened: (id, epoch) => office.locator.moved({ id, epoch }),
        stalled: () => logged('room-review-failed', office.locator.review()),
      });
      await office.sweep();
      const { roomId } = await matchMaker.createRoom('lobby', {});
      serve(http, { services, office, archive, seeks, campaigns, tokens, board, lobby: roomId }, routes);
      await board.open();
      await server.listen(config.port, config.host);
      sweeping = setInterval(() => logged('sweep-failed', office.sweep()), sweepMs);
      seeking = setInterval(() => logged('pairing-failed', seeks.tick()), seekMs);
      return portOf(transport);
    },
    async close() {
      services.closing = true;
      clearInterval(sweeping);
      clearInterval(seeking);
      board.close();
      services.peers.close();
      await server.gracefullyShutdown(false);
      transport.server?.closeAllConnections();
      await services.bots.close();
      await store.close();
    },
  };
}

function portOf({ server }: HouseTransport): number {
  const address = server?.address();
  return typeof address === 'object' && address ? address.port : 0;
}

function openServer(transport: HouseTransport, meeting: MeetingPlace, log: Log): Server {
  // what Colyseus calls an error is mostly a mistake of a client
  const quiet = (...words: unknown[]): void => log.debug('colyseus', { words });
  const logger = { debug: quiet, info: quiet, trace: quiet, warn: quiet, error: quiet };
  // a room opens in the process that asks for it, which has claimed the table before
  const selectProcessIdToCreateRoom = async (): Promise<string> => matchMaker.processId;
  return new Server({
    transport,
    ...meeting,
    selectProcessIdToCreateRoom,
    greet: false,
    gracefullyShutdown: false,
    logger,
  });
}

function serve(http: express.Express, parts: ApiParts, more: AppExtension['routes']): void {
  const { config, log } = parts.services;
  http.disable('x-powered-by');
  http.set('trust proxy', config.trustProxy);
  http.use(securityHeaders);
  http.use(probes(parts.services));
  if (more) http.use('/api', more(parts));
  http.use('/api', api(parts), nothingThere);
  http.use('/matchmake/reconnect', reconnect(config.allow.requests));
  http.use(previews(config.clientDir, config.allow.misses, (name) => parts.office.summary(name)));
  http.use(site(config.clientDir, config.moderatorKey === undefined ? [] : ['/moderate']));
  http.use(nothingThere, answerErrors(log));
}
