import { z } from 'zod';
import type { CampaignState, CampaignWay } from '../engine/campaign.ts';
import type { Params, Seat } from '../engine/core.ts';
import type { GameId } from '../games/ids.ts';
import { botLevel, limits, pace, type SeatInfo, seat, speed, type TableStatus, watchDelay } from './messages.ts';
import type { Speed } from './speeds.ts';

/** What is asked and answered over http about people, tables and the lobby; the lobby's room shows the same. */

const name = z
  .string()
  .transform((text) => text.normalize('NFC').replace(/\s+/g, ' ').trim())
  .pipe(
    z
      .string()
      .min(1)
      .max(limits.name)
      // marks belong to letters, as in हिन्दी, but are not piled up; some letters are invisible
      .regex(/^(?:[\p{L}\p{N}]\p{M}{0,2}|[\p{Pd}\p{Pc}\p{Zs}'’.!?])+$/u)
      .regex(/^\P{Default_Ignorable_Code_Point}+$/u),
  );

/** POST /api/guest */
export const guestRequest = z.strictObject({ name });
export interface GuestAnswer {
  readonly uid: string;
  readonly name: string;
  readonly token: string;
}

/** POST /api/tables */
export const createTableRequest = z.strictObject({
  game: z.string().max(40),
  seats: z.number().int().min(1).max(limits.seats),
  visibility: z.enum(['public', 'private']),
  options: z.record(z.string().max(40), z.unknown()).default({}),
  /** bots seated from the start, behind the host */
  bots: z
    .number()
    .int()
    .min(0)
    .max(limits.seats - 1)
    .default(0),
  botLevel: botLevel.default('greedy'),
  pace: pace.default('normal'),
  speed: speed.default('unhurried'),
  /** whether decisions may be taken back, as long as nothing was revealed and nobody else has decided */
  undo: z.boolean().default(true),
  /** begin as soon as the host has come and added a nonce; needs every seat filled */
  start: z.boolean().default(false),
  /** whether others may watch, and how many moves behind */
  watchable: z.boolean().default(true),
  delay: watchDelay.default(0),
});
export type CreateTableRequest = z.input<typeof createTableRequest>;
export interface CreateTableAnswer {
  readonly id: string;
  readonly code: string;
}

/** POST /api/tables/:id/seat */
export const seatRequest = z.strictObject({
  role: z.enum(['player', 'spectator']),
  /** spectators may stay anonymous */
  anonymous: z.boolean().default(false),
  /** which seat to take; without it a player gets their own, or any that is free */
  seat: seat.optional(),
});

/** POST /api/me/link: for another device of the same person. */
export interface LinkAnswer {
  /** good for one use */
  readonly word: string;
  /** and for so long */
  readonly seconds: number;
}
/** POST /api/guest/link, answered like /api/guest */
export const linkRequest = z.strictObject({ word: z.string().regex(/^[\w-]{20,40}$/) });

/** POST /matchmake/reconnect/:roomId, as the SDK's `client.reconnect` sends it. */
export const reconnectRequest = z.object({ reconnectionToken: z.string().min(1).max(40) });

/** `reservation` is handed to the Colyseus SDK as it is; its socket is at `path` before what the SDK puts there. */
export interface SeatAnswer {
  readonly role: 'player' | 'spectator';
  readonly reservation: unknown;
  /** empty, or the way to the process that has the room, as in `/p/app1` */
  readonly path: string;
}

/** An entry of the lobby's lists. */
export interface TableSummary {
  readonly id: string;
  readonly code: string;
  readonly game: GameId;
  readonly status: TableStatus;
  readonly visibility: 'public' | 'private';
  readonly host: string;
  readonly seats: readonly SeatInfo[];
  readonly speed: Speed;
  readonly rated: boolean;
  /** the game's options as JSON */
  readonly options: string;
  readonly watchers: number;
  /** whether others may watch, and how many moves behind */
  readonly watchable: boolean;
  readonly delay: number;
  /** a running game in short, e.g. `{ round: 9, leader: 11, goal: 12 }` */
  readonly lobbySummary: Params;
}

/** GET /api/tables/:idOrCode: a table, and what it is to the caller. */
export interface TableInvitation extends TableSummary {
  /** the caller's seat: they sit there, or a bot holds it since */
  readonly yours: Seat | null;
  /** whether they sit there now */
  readonly sits: boolean;
  /** seats that they may take: open ones, and those of bots */
  readonly free: readonly Seat[];
  /** of a table that gathers its people: seconds until bots take the seats of those who have not come; else null */
  readonly gathers: number | null;
}

/** GET /api/me/tables: the caller's waiting and running tables, the latest first. */
export interface MyTable extends TableSummary {
  readonly seat: Seat;
  /** seats that owe a decision; empty while waiting */
  readonly toMove: readonly Seat[];
  /** what the caller has left to decide, else who is to decide; null: no clock, or only another process knows */
  readonly left: { readonly ms: number; readonly runs: boolean } | null;
  /** false: begun with a version of the rules that cannot be played here; it is kept, and cannot be opened now */
  readonly playable: boolean;
  /** id of the campaign of which it is a chapter, and which one; empty and 0: none */
  readonly campaign: string;
  readonly chapter: number;
}
/** A campaign in a list. */
export interface CampaignSummary {
  readonly id: string;
  readonly game: GameId;
  readonly way: CampaignWay;
  readonly seats: readonly SeatInfo[];
  readonly chapters: number;
  /** that is played, or played next */
  readonly chapter: number;
  /** lost games in a row on it, and of all chapters together */
  readonly failures: number;
  readonly totalFailures: number;
  readonly state: CampaignState;
}

export interface MyTablesAnswer {
  readonly tables: readonly MyTable[];
  /** those of the caller that go on, at one of the tables or at none yet */
  readonly campaigns: readonly CampaignSummary[];
}

/** One process of the house; counts of what happened are since it was started. */
export interface ProcessStatus {
  readonly name: string;
  readonly version: string;
  readonly upSeconds: number;
  /** people in the lobby and at tables */
  readonly online: number;
  /** open rooms of tables */
  readonly tables: number;
  /** people who sit at them */
  readonly seats: number;
  readonly spectators: number;
  readonly moves: number;
  readonly reconnects: number;
  /** tables taken over from another process */
  readonly rehomed: number;
  /** writes of a room whose table lived elsewhere by then: each one a game that was kept whole */
  readonly refusedAppends: number;
  /** from the arrival of a move to its stored answer; null before the first one */
  readonly latencyMs: { readonly p50: number; readonly p99: number } | null;
}

/** GET /api/status, no token: how the house is. */
export interface StatusAnswer {
  /** as stored, by all processes together */
  readonly house: Readonly<Record<TableStatus, number>> & { readonly moves: number };
  readonly processes: readonly ProcessStatus[];
}

/** POST /api/lobby/seat, token optional: a place in the lobby room, for the lists that keep themselves up to date. */
export interface LobbySeatAnswer {
  readonly reservation: unknown;
  readonly path: string;
}

/** What the lobby room shows; `lobbyLists` of shared/wire/lobby.ts makes it from the room's state. The latest table first. */
export interface LobbyLists {
  /** waiting for players */
  readonly open: readonly TableSummary[];
  /** running, to watch */
  readonly live: readonly TableSummary[];
  /** people in the house */
  readonly online: number;
  /** game → the names of those who look for others to play it with */
  readonly seeking: Readonly<Partial<Record<string, readonly string[]>>>;
}
