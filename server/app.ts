import './polyfill.ts';
import { matchMaker, Server } from '@colyseus/core';
import express from 'express';
import type { Logger } from 'pino';
import { Archive } from './archive/Archive.ts';
import { BotPool, type BotPoolOptions } from './bots/BotPool.ts';
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
import { TokenBucket } from './http/TokenBucket.ts';
import { Tokens } from './http/tokens.ts';
import { Listing } from './lobby/Listing.ts';
import { LobbyRoom } from './lobby/LobbyRoom.ts';
import { SeekOffice } from './lobby/seek/SeekOffice.ts';
import { TableOffice } from './lobby/TableOffice.ts';
import { openLog } from './log.ts';
import { Metrics } from './metrics/Metrics.ts';
import { StatusBoard } from './metrics/StatusBoard.ts';
import type { GameRoom } from './room/GameRoom.ts';
import type { Services } from './room/services.ts';
import { MatchStore } from './store/MatchStore.ts';
import { version } from './version.ts';

export interface App {
  /** the port it listens on */
  listen(): Promise<number>;
  close(): Promise<void>;
  readonly services: Services;
  readonly office: TableOffice;
}

const sweepMs = 60_000;
const seekMs = 1000;

/** What a server may have beyond the shipped one, in development. */
export interface AppExtension {
  openBots?(options: BotPoolOptions): BotPool;
  routes?(parts: ApiParts): express.RequestHandler;
}

/** The whole house, closed yet. One at a time in a process: Colyseus' matchmaker is one. */
export async function createApp(
  config: Config,
  offers: readonly Offer[] = houseOffers,
  { openBots = (options) => new BotPool(options), routes }: AppExtension = {},
): Promise<App> {
  const log = openLog(config.logLevel);
  const place = config.databaseUrl === undefined ? { folder: config.dataDir } : { url: config.databaseUrl };
  const store = await MatchStore.open(place, (err) => log.warn({ err }, 'a connection to the database was lost'));
  const http = express();
  const transport = new HouseTransport(http, log);
  const meeting = await meetingPlace(config.redisUrl, log);
  const server = openServer(transport, meeting, log);
  const listing = new Listing();
  const presence = new Headcount();
  const signals = new Signals(meeting.presence, matchMaker.processId, log);
  const services: Services = {
    config,
    log,
    store,
    bots: openBots({ thinkMs: config.botThinkMs, log }),
    listing,
    presence,
    peers: new Peers(matchMaker.processId, signals, listing, presence),
    metrics: new Metrics(() => presence.here),
    talking: new TokenBucket(config.allow.talk),
    closing: false,
  };
  const games = new Map(offers.map(({ game }) => [game.meta.id as string, game]));
  const office = new TableOffice(services, games);
  const archive = new Archive(services, games);
  const seeks = new SeekOffice(services, games);
  const tokens = await (config.databaseUrl === undefined ? Tokens.inFolder(config.dataDir) : Tokens.inStore(store));
  const board = new StatusBoard(services, config.processName ?? 'house', version);
  for (const { game, Room } of offers)
    server
      .define(game.meta.id, Room as never, { services } as never)
      .on('create', (room) => office.locator.opened(room as unknown as GameRoom))
      .on('dispose', (room) => office.locator.closed(room as unknown as GameRoom));
  server.define('lobby', LobbyRoom as never, { services } as never);

  const logged = (what: string, work: Promise<void>): void =>
    void work.catch((err) => log.error({ err }, `${what} failed`));
  let sweeping: NodeJS.Timeout | undefined;
  let seeking: NodeJS.Timeout | undefined;
  return {
    services,
    office,
    async listen() {
      await matchMaker.onReady;
      await services.peers?.open({
        gone: () => logged('listing', office.listAll()),
        opened: (id, epoch) => office.locator.moved({ id, epoch }),
        stalled: () => logged('looking after the rooms', office.locator.review()),
      });
      await office.sweep();
      const { roomId } = await matchMaker.createRoom('lobby', {});
      serve(http, { services, office, archive, seeks, tokens, board, lobby: roomId }, routes);
      await board.open();
      await server.listen(config.port, config.host);
      sweeping = setInterval(() => logged('sweeping', office.sweep()), sweepMs);
      seeking = setInterval(() => logged('bringing people together', seeks.tick()), seekMs);
      return portOf(transport);
    },
    async close() {
      services.closing = true;
      clearInterval(sweeping);
      clearInterval(seeking);
      board.close();
      services.peers?.close();
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

function openServer(transport: HouseTransport, meeting: MeetingPlace, log: Logger): Server {
  // what Colyseus calls an error is mostly a client's: its own words go to the log's lower shelves
  const quiet = (...words: unknown[]): void => log.debug({ words }, 'colyseus');
  const logger = { debug: quiet, info: quiet, trace: quiet, warn: quiet, error: quiet };
  // a room is opened where it is asked for: by then the table has been claimed for this process
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
