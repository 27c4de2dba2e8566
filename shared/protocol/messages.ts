import { z } from 'zod';
import type { Params, Seat } from '../engine/core.ts';
import type { GameId } from '../games/ids.ts';
import { SPEEDS, type Speed } from './speeds.ts';

/**
 * Every message between client and server. Shapes that arrive from outside are zod schemas and are
 * parsed at the edge; shapes that the server sends are plain types. PROTOCOL.md tells the story.
 */

export const limits = { name: 20, seats: 5, payload: 4096, messagesPerSecond: 20 } as const;

// ---------------------------------------------------------------- from clients, over the room

/** One decision: `id` makes repeats harmless, `seq` is the position that it answers. */
export const actRequest = z.strictObject({
  id: z.string().regex(/^[!-~]{1,40}$/),
  seq: z.number().int().nonnegative(),
  move: z.looseObject({ type: z.string().max(40) }),
});
export type ActRequest = z.infer<typeof actRequest>;

/** Takes back the own last decision, the one that led to `seq`. */
export const undoRequest = z.strictObject({ seq: z.number().int().positive() });
export type UndoRequest = z.infer<typeof undoRequest>;

/** Asked after joining and after every reconnection. */
export const syncRequest = z.strictObject({});

export const botLevel = z.enum(['random', 'greedy']);
export type BotLevel = z.infer<typeof botLevel>;

/** How long people may think. */
export const speed = z.enum(SPEEDS);

/** How long a bot pretends to think, for the whole table. */
export const pace = z.enum(['slow', 'normal', 'fast', 'instant']);
export type Pace = z.infer<typeof pace>;

const seat = z
  .number()
  .int()
  .min(0)
  .max(limits.seats - 1);

/** Lower-case hex digits. */
export const hex = (digits: number) => z.string().regex(new RegExp(`^[0-9a-f]{${digits}}$`));

/** What a browser adds to the deal: 128 bits of its own. */
export const nonce = hex(32);

/** How many moves behind the table those who watch are. */
export const watchDelays = [0, 3, 5, 10] as const;
export const watchDelay = z.literal(watchDelays);
export type WatchDelay = z.infer<typeof watchDelay>;

/** What a person may ask of the table itself; most of it is the host's. */
export const tableRequest = z.discriminatedUnion('op', [
  z.strictObject({ op: z.literal('sit'), seat }),
  z.strictObject({ op: z.literal('stand') }),
  z.strictObject({ op: z.literal('addBot'), seat, level: botLevel }),
  z.strictObject({ op: z.literal('removeBot'), seat }),
  z.strictObject({ op: z.literal('fillWithBots'), level: botLevel }),
  z.strictObject({ op: z.literal('setPace'), pace }),
  z.strictObject({ op: z.literal('nonce'), nonce }),
  z.strictObject({ op: z.literal('start') }),
  z.strictObject({ op: z.literal('swap'), a: seat, b: seat }),
  z.strictObject({ op: z.literal('kick'), seat }),
  z.strictObject({ op: z.literal('watching'), allowed: z.boolean(), delay: watchDelay }),
  z.strictObject({ op: z.literal('shoulder'), allowed: z.boolean() }),
  /** a bot for somebody who has been waited for long enough */
  z.strictObject({ op: z.literal('replace'), seat }),
  /** whether strangers may find the table, and take a bot's seat at it */
  z.strictObject({ op: z.literal('visibility'), visibility: z.enum(['public', 'private']) }),
  z.strictObject({ op: z.literal('rematch') }),
]);
export type TableRequest = z.infer<typeof tableRequest>;

/** Who watches asks to look over the shoulder of a player who consents; null: as all see it. Then ask `sync`. */
export const lookRequest = z.strictObject({ seat: seat.nullable() });
export type LookRequest = z.infer<typeof lookRequest>;
export interface LookAnswer {
  readonly over: Seat | null;
}

/** Who plays wants the bots to hurry, until they say otherwise or are gone. */
export const hurryRequest = z.strictObject({ on: z.boolean() });
export interface HurryAnswer {
  readonly on: boolean;
}

/** The answer to an accepted `table` request: where the caller sits now. After `sit` and `stand`, sync again. */
export interface TableAnswer {
  readonly seat: Seat | null;
}

// ---------------------------------------------------------------- from the server, over the room

/** What a seat has left to think at the moment it is told, in milliseconds. Whose clock runs, the reader counts on. */
export interface SeatClock {
  /** `away`: owes a decision and has lost the connection, so `grace` runs before all else */
  readonly mode: 'rest' | 'thinking' | 'away';
  /** of the decision that it owes */
  readonly left: number;
  /** beyond that */
  readonly bank: number;
  readonly grace: number;
}

/** Somebody owes a decision, and may be replaced by a bot in `left` milliseconds from when it is told; 0: now. */
export interface Waited {
  readonly seat: Seat;
  /** they have lost the connection; else they are here and do not move */
  readonly away: boolean;
  readonly left: number;
}

/**
 * Sent as `clock` when other clocks run than before, or others are waited for, and nobody has moved: somebody went, came
 * or sat down.
 */
export interface ClockMessage {
  /** absent at tables without clocks */
  readonly clock?: readonly SeatClock[];
  readonly waited?: readonly Waited[];
}

/** What `sync` and `turn` tell beside the position; absent where there is nothing to tell. */
interface Beside {
  /** by seat; absent at tables without clocks */
  readonly clock?: readonly SeatClock[];
  /** those who may be replaced by a bot, now or soon; absent: nobody */
  readonly waited?: readonly Waited[];
  /** whether the caller may take back the last decision */
  readonly undo?: true;
  /** the seat over whose shoulder the caller looks, who does not play */
  readonly over?: Seat;
}

/** The answer to an accepted `act`: stored, then said. */
export interface ActAnswer {
  readonly seq: number;
}

/** The answer to a refused request, and the reason of a rejected promise. */
export interface RefusalMessage {
  readonly code: string;
  readonly clause: string;
  readonly params: Params;
}

export interface LoggedEvent {
  /** the move after which it happened; 0 is the setup */
  readonly seq: number;
  readonly event: { readonly type: string };
}

/** The answer to `sync`: what the schema does not carry. `moves` are the caller's own legal moves. */
export interface SyncAnswer extends Beside {
  readonly seat: Seat | null;
  /** the caller’s own seat, while a bot holds it: `sit` gets it back */
  readonly ownSeat?: Seat;
  readonly seq: number;
  readonly moves: readonly { readonly type: string }[];
  readonly log: readonly LoggedEvent[];
  /** only where watchers are kept behind: the caller's View at `seq`, which the state does not carry then */
  readonly view?: unknown;
}

/** Sent as `turn` to everyone after each move, behind the state patch: what happened and what you may do. */
export interface TurnMessage extends Beside {
  readonly seq: number;
  readonly events: readonly { readonly type: string }[];
  readonly moves: readonly { readonly type: string }[];
  /** as in `sync` */
  readonly view?: unknown;
}

/** Sent as `notice`: the table speaks, in codes. */
export interface NoticeMessage {
  readonly code:
    | 'internalError'
    | 'restored'
    | 'closing'
    /** somebody did not come: a bot has the seat, and the game begins */
    | 'botsFilled'
    /** your seat, or what you may see, is another now: ask `sync` */
    | 'changed'
    /** the host has sent you away */
    | 'kicked'
    /** the time was up, and the rules have moved */
    | 'timedOut'
    /** a bot plays on for them */
    | 'replacedByBot'
    | 'undone';
  readonly params: Params;
}

export type TableStatus = 'waiting' | 'running' | 'finished';

export interface SeatInfo {
  readonly kind: 'open' | 'person' | 'bot';
  readonly name: string;
  readonly level: BotLevel | '';
  readonly connected: boolean;
  /** of a bot that sits in: for whom; empty otherwise */
  readonly standsFor?: string;
  /** at a table: whether those who watch may look over this shoulder */
  readonly shoulder?: boolean;
}

/** The `table` part of every game room's schema, the same for all games. */
export interface TableInfo {
  readonly id: string;
  readonly code: string;
  readonly game: GameId;
  readonly status: TableStatus;
  readonly visibility: 'public' | 'private';
  /** seat of the host, or -1 when the host does not sit */
  readonly hostSeat: number;
  readonly pace: Pace;
  readonly speed: Speed;
  /** whether decisions may be taken back */
  readonly undo: boolean;
  /** whether it counts for ratings */
  readonly rated: boolean;
  readonly watchers: number;
  readonly seats: readonly SeatInfo[];
  /** the game's options as JSON */
  readonly options: string;
  /** sha256 of the secret that the cards are dealt from; empty for tables from before there were any */
  readonly commitment: string;
  /** begins by itself with the nonce of its host */
  readonly begins: boolean;
  /** `id#seq` of the finished game from whose moment this one was played on; empty for all others */
  readonly origin: string;
  /** whether others may watch, and how many moves behind */
  readonly watchable: boolean;
  readonly delay: number;
  /** names of those who watch, as far as they tell them and there is room */
  readonly audience: readonly string[];
  /** id of the table at which the same people play again; empty while there is none */
  readonly rematch: string;
  /** how seats have changed hands in the running game, the latest last: `SeatChange[]` as JSON */
  readonly seatChanges: string;
}

/** A seat of a running game has changed hands. `name`: of the person; `bot`: from whom, or to whom, they have it. */
export interface SeatChange {
  /** the position at which it happened */
  readonly seq: number;
  /** `took`: a bot's seat; `left`: for good; `replaced`: a bot plays on for them; `returned`: it does no longer */
  readonly what: 'took' | 'left' | 'replaced' | 'returned';
  readonly seat: Seat;
  readonly name: string;
  readonly bot: string;
}

// ---------------------------------------------------------------- http

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
  /** a lobbySummary at a running game, e.g. `{ round: 9, leader: 11, goal: 12 }` */
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
}
export interface MyTablesAnswer {
  readonly tables: readonly MyTable[];
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
