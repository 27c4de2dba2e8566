import type { Params } from '../../shared/engine/core.ts';
import type { GameFile } from '../../shared/protocol/game-file.ts';
import type {
  CreateTableAnswer,
  CreateTableRequest,
  GuestAnswer,
  LinkAnswer,
  LobbySeatAnswer,
  MyTablesAnswer,
  SeatAnswer,
  TableInvitation,
} from '../../shared/protocol/http.ts';
import type { RefusalMessage } from '../../shared/protocol/messages.ts';
import type { StoryPage } from '../../shared/protocol/pages.ts';
import type { ServiceRefusalCode } from '../../shared/protocol/refusals.ts';

import type { BranchRequest, HistoryAnswer, MyGamesAnswer } from '../../shared/protocol/replays.ts';

/** Refusals of the service, and the one that the browser finds out by itself. */
export type ApiRefusalCode = ServiceRefusalCode | 'offline';

export interface ApiRefusal {
  readonly code: ApiRefusalCode;
  readonly params: Params;
}

export type Answer<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly refusal: ApiRefusal };

const offline: ApiRefusal = { code: 'offline', params: {} };

interface Asked {
  readonly body?: unknown;
  readonly token?: string | undefined;
  readonly headers?: Readonly<Record<string, string>>;
  readonly patience?: number;
}

/** a process that hangs must not hold up who wants to play on: the next one gets the question */
const seatPatience = 5_000;

export async function ask<T>(
  method: 'GET' | 'POST' | 'DELETE',
  path: string,
  { body, token, headers: more = {}, patience = 10_000 }: Asked = {},
): Promise<Answer<T>> {
  const headers: Record<string, string> = { ...more };
  if (token) headers.authorization = `Bearer ${token}`;
  if (body !== undefined) headers['content-type'] = 'application/json';
  try {
    const response = await fetch(`/api${path}`, {
      method,
      headers,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(patience),
    });
    const answer: unknown = await response.json();
    return response.ok ? { ok: true, value: answer as T } : { ok: false, refusal: refusalOf(answer) };
  } catch {
    // no connection, no answer in time, or an answer of something that is not our server
    return { ok: false, refusal: offline };
  }
}

function refusalOf(answer: unknown): ApiRefusal {
  const { code, params } = (answer ?? {}) as Partial<RefusalMessage>;
  return typeof code === 'string' ? { code: code as ApiRefusalCode, params: params ?? {} } : offline;
}

const at = (idOrCode: string): string => `/tables/${encodeURIComponent(idOrCode)}`;

const of = (idOrCode: string): string => `/replays/${encodeURIComponent(idOrCode)}`;

export const api = {
  guest: (name: string, token?: string) => ask<GuestAnswer>('POST', '/guest', { body: { name }, token }),
  createTable: (request: CreateTableRequest, token: string) =>
    ask<CreateTableAnswer>('POST', '/tables', { body: request, token }),
  table: (idOrCode: string, token?: string) => ask<TableInvitation>('GET', at(idOrCode), { token }),
  seat: (
    id: string,
    role: 'player' | 'spectator',
    token: string | undefined,
    anonymous: boolean,
    seat: number | null,
  ) =>
    ask<SeatAnswer>('POST', `${at(id)}/seat`, {
      body: { role, anonymous, ...(seat === null ? {} : { seat }) },
      token,
      patience: seatPatience,
    }),
  newLink: (token: string) => ask<LinkAnswer>('POST', '/me/link', { body: {}, token }),
  useLink: (word: string) => ask<GuestAnswer>('POST', '/guest/link', { body: { word } }),
  myTables: (token: string) => ask<MyTablesAnswer>('GET', '/me/tables', { token }),
  replay: (idOrCode: string) => ask<GameFile>('GET', of(idOrCode)),
  history: (idOrCode: string, from: number, token: string | undefined) =>
    ask<HistoryAnswer>('GET', `${at(idOrCode)}/history?from=${from}`, { token }),
  page: (idOrCode: string, page: string, lang: string, token: string | undefined) =>
    ask<StoryPage>('GET', `${at(idOrCode)}/pages/${encodeURIComponent(page)}?lang=${lang}`, { token }),
  branch: (idOrCode: string, request: BranchRequest, token: string) =>
    ask<CreateTableAnswer>('POST', `${of(idOrCode)}/branch`, { body: request, token }),
  myGames: (token: string, before?: string) =>
    ask<MyGamesAnswer>('GET', `/me/games${before ? `?before=${encodeURIComponent(before)}` : ''}`, { token }),
  lobbySeat: (token: string | undefined) =>
    ask<LobbySeatAnswer>('POST', '/lobby/seat', { body: {}, token, patience: seatPatience }),
};
