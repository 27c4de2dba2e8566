import { randomUUID } from 'node:crypto';
import { matchMaker } from '@colyseus/core';
import { json, type Request, type Response, Router } from 'express';
import {
  type CreateTableAnswer,
  createTableRequest,
  type GuestAnswer,
  guestRequest,
  type LobbySeatAnswer,
  type MyTablesAnswer,
  type SeatAnswer,
  type StatusAnswer,
  seatRequest,
  type TableInvitation,
} from '../../shared/protocol/http.ts';
import { limits } from '../../shared/protocol/messages.ts';
import type { ServiceRefusalCode } from '../../shared/protocol/refusals.ts';
import type { Archive } from '../archive/Archive.ts';
import { PlayerRecords } from '../archive/PlayerRecords.ts';
import type { CampaignOffice } from '../lobby/campaign/CampaignOffice.ts';
import type { SeekOffice } from '../lobby/seek/SeekOffice.ts';
import type { HouseServices } from '../lobby/services.ts';
import type { TableOffice } from '../lobby/TableOffice.ts';
import type { StatusBoard } from '../metrics/StatusBoard.ts';
import { RateBucket } from '../RateBucket.ts';
import { listingOf, pathOf } from '../room/admission.ts';
import type { Guest } from '../store/row-types.ts';
import type { MatchRow } from '../store/schema.ts';
import { bodyOf, Refused, refused } from './answers.ts';
import { campaigns as campaignRoutes } from './campaigns.ts';
import { complaints, moderation } from './chat.ts';
import { addressOf, type Keyed, limited } from './limited.ts';
import { links } from './links.ts';
import { players } from './players.ts';
import { replays } from './replays.ts';
import { seek } from './seek.ts';
import type { Tokens } from './tokens.ts';

export interface ApiParts {
  readonly services: HouseServices;
  readonly office: TableOffice;
  readonly archive: Archive;
  readonly seeks: SeekOffice;
  readonly campaigns: CampaignOffice;
  readonly tokens: Tokens;
  readonly board: StatusBoard;
  /** room id of the lobby */
  readonly lobby: string;
}

export function api(parts: ApiParts): Router {
  const { services, office, archive, seeks, campaigns, tokens, board, lobby } = parts;
  const { allow } = services.config;
  const tokenOf = (request: Request): string => /^Bearer (.+)$/.exec(request.get('authorization') ?? '')?.[1] ?? '';
  const visitor = (request: Request): Guest | null => tokens.verify(tokenOf(request));
  const guestOf = (request: Request): Guest => {
    const guest = visitor(request);
    if (!guest) throw refused('noGuest');
    return guest;
  };
  /** watching needs no name */
  const anybody = (request: Request): Guest => visitor(request) ?? { uid: `visitor:${randomUUID()}`, name: '' };

  const misses = new RateBucket(allow.misses);
  /** Looks a table or a campaign up, unless this address has guessed wrong too often. */
  const found = async <T>(
    request: Request,
    find: (name: string) => Promise<T | null>,
    nothing: ServiceRefusalCode = 'noSuchTable',
  ): Promise<T> => {
    const seconds = misses.wait(addressOf(request));
    if (seconds > 0) throw refused('tooMany', { seconds });
    const table = await find(String(request.params.idOrCode ?? request.params.id));
    if (table === null) {
      misses.take(addressOf(request));
      throw refused(nothing);
    }
    return table;
  };

  const tableOf = (request: Request): Promise<MatchRow> => found(request, (name) => office.find(name));

  const router = Router();
  router.use(limited(allow.requests, addressOf), json({ limit: limits.payload }));

  router.post('/guest', limited(allow.guests, addressOf), async (request, response: Response<GuestAnswer>) => {
    const { name } = bodyOf(guestRequest, request);
    // a person who sends their token keeps their uid, and so their seats
    const uid = tokenOf(request) === '' ? tokens.newUid() : guestOf(request).uid;
    await services.store.saveGuest(uid, name);
    response.json({ uid, name, token: tokens.sign({ uid, name }) });
  });

  router.use(links({ store: services.store, tokens, seldom: limited(allow.guests, addressOf), guestOf }));

  const byGuest: Keyed = (request) => guestOf(request).uid;
  const opening = [limited(allow.tables, byGuest), limited(allow.tablesOfAddress, addressOf)];
  router.post('/tables', ...opening, async (request, response: Response<CreateTableAnswer>) => {
    // opening a table ends a search for one
    await services.store.seekers.cancel(guestOf(request).uid);
    const created = await office.create(guestOf(request), bodyOf(createTableRequest, request));
    if (!created.ok) throw new Refused(created);
    response.status(201).json({ id: created.value.id, code: created.value.code });
  });

  router.get('/tables/:idOrCode', async (request, response: Response<TableInvitation>) => {
    const uid = visitor(request)?.uid ?? '';
    response.set('Cache-Control', 'no-store').json(await found(request, (name) => office.invitation(name, uid)));
  });

  router.post('/tables/:idOrCode/seat', async (request, response: Response<SeatAnswer>) => {
    const { role, anonymous, seat } = bodyOf(seatRequest, request);
    const guest = role === 'player' ? guestOf(request) : anybody(request);
    const row = await tableOf(request);
    if (role === 'player') await services.store.seekers.cancel(guest.uid);
    const answer = await office.seat(row, guest, role, anonymous, seat ?? null);
    if (!answer.ok) throw new Refused(answer);
    response.json(answer.value);
  });

  router.get('/me/tables', async (request, response: Response<MyTablesAnswer>) => {
    const { uid } = guestOf(request);
    const [tables, going] = await Promise.all([office.mine(uid), campaigns.mine(uid, true)]);
    response.json({ tables, campaigns: going });
  });

  router.use(replays({ archive, allow, opening, visitor, guestOf, tableOf }));

  const { talk } = services.store;
  router.use(complaints({ store: talk, allowance: allow.reports, guestOf, tableOf }));
  const { moderatorKey } = services.config;
  if (moderatorKey !== undefined) router.use(moderation(talk, moderatorKey, allow.wrongKeys));

  const records = new PlayerRecords(services.store);
  router.use(players({ records, ratings: services.store.ratings, games: office.games, visitor, guestOf }));

  router.use(seek(seeks, guestOf));

  const campaignOf = (request: Request) => found(request, (id) => campaigns.find(id), 'noSuchCampaign');
  const endSearch = (uid: string) => services.store.seekers.cancel(uid);
  router.use(campaignRoutes({ office: campaigns, opening, visitor, guestOf, campaignOf, endSearch }));

  router.post('/lobby/seat', async (request, response: Response<LobbySeatAnswer>) => {
    const room = services.closing ? undefined : matchMaker.getLocalRoomById(lobby);
    if (!room) throw refused('closing');
    const reservation = await matchMaker.reserveSeatFor(listingOf(room), {}, { uid: anybody(request).uid });
    response.json({ reservation, path: pathOf(services.config) });
  });

  router.get('/status', async (_request, response: Response<StatusAnswer>) => {
    response.set('Cache-Control', 'no-store').json(await board.answer());
  });

  return router;
}
