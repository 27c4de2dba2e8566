import { z } from 'zod';
import type { Params, Seat } from '../engine/core.ts';
import type { GameId } from '../games/ids.ts';
import type { AvatarId } from './avatars.ts';
import { SPEEDS, type Speed } from './speeds.ts';

/**
 * Every message over the room of a table; http.ts has the others. Shapes that arrive from outside are zod schemas and
 * are parsed at the edge; shapes that the server sends are plain types. PROTOCOL.md tells the story.
 */

export const limits = { name: 20, seats: 5, payload: 4096, messagesPerSecond: 20, undosOfPosition: 10 } as const;

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

export const seat = z
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

/** Where people play together: what somebody else, who is not asked at `seq`, would do; null takes it back. */
export const suggestRequest = z.strictObject({
  seq: actRequest.shape.seq,
  move: actRequest.shape.move.nullable(),
});
export type SuggestRequest = z.infer<typeof suggestRequest>;
/** what of theirs stands now */
export interface SuggestAnswer {
  readonly move: { readonly type: string } | null;
}

/** The answer to an accepted `table` request: where the caller sits now. After `sit` and `stand`, sync again. */
export interface TableAnswer {
  readonly seat: Seat | null;
}

// ---------------------------------------------------------------- from the server, over the room

/** What a seat has left to think at the moment it is told, in milliseconds. Whose clock runs, the reader counts on. */
export interface SeatClock {
  /**
   * `away`: owes a decision and has lost the connection, so `grace` runs before all else; `reading`: owes one and reads
   * what the last moves have opened, so nothing runs for a while
   */
  readonly mode: 'rest' | 'thinking' | 'away' | 'reading';
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

/** What somebody at the table would do in the place of whoever is asked. It decides nothing. */
export interface Suggestion {
  /** who suggests it */
  readonly seat: Seat;
  readonly move: { readonly type: string };
}

/** Sent as `suggestions` when one comes or goes: all that stand at this position. With the next `turn` there are none. */
export interface SuggestionsMessage {
  readonly seq: number;
  readonly suggestions: readonly Suggestion[];
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
  /** those that stand at `seq`; absent: none */
  readonly suggestions?: readonly Suggestion[];
  /** seats of those who read a new page; absent: nobody */
  readonly readers?: readonly Seat[];
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
  /** the picture that this person has chosen; empty: none */
  readonly avatar?: AvatarId | '';
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
  /** id of the campaign of which it is a chapter, and which one; empty and 0: none */
  readonly campaign: string;
  readonly chapter: number;
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
