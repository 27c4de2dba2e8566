import type { NoticeMessage } from '../../shared/protocol/messages.ts';
import type { Log } from '../log.ts';
import type { AnyProjection, RoomState } from '../projection/project.ts';
import type { Incarnation } from '../store/match-types.ts';
import type { Table } from '../table/Table.ts';
import type { Members } from './Members.ts';
import type { RequestHandler } from './requests.ts';
import type { Services } from './services.ts';
import type { TaskQueue } from './TaskQueue.ts';

/** The Colyseus room, as far as its parts use it. */
export interface RoomConnection {
  readonly state: RoomState;
  broadcastPatch(): boolean;
  broadcast(type: string, message: NoticeMessage): void;
}

/** What the parts of one room share. Built once, when the room opens. */
export interface RoomContext {
  readonly incarnation: Incarnation;
  readonly gameId: string;
  readonly connection: RoomConnection;
  readonly projection: AnyProjection;
  readonly table: Table;
  readonly members: Members;
  /** one task at a time: whatever changes the table runs in here */
  readonly queue: TaskQueue;
  readonly services: Services;
  readonly log: Log;
}

export type RoomRequests = Readonly<Record<string, RequestHandler>>;

/** An addition to every room, like the chat: the requests that it answers there. */
export type RoomFeature = (context: RoomContext) => RoomRequests;

/** What a room of a table is opened with; nothing of it comes from a client. */
export interface RoomOptions {
  readonly matchId: string;
  readonly epoch: number;
  readonly services: Services;
  readonly features: readonly RoomFeature[];
}
