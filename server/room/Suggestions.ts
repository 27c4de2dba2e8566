import { ok, type Result, type Seat } from '../../shared/engine/core.ts';
import { suggestedMove } from '../../shared/engine/suggest.ts';
import {
  type SuggestAnswer,
  type Suggestion,
  type SuggestionsMessage,
  type SuggestRequest,
  type SyncAnswer,
  suggestRequest,
} from '../../shared/protocol/messages.ts';
import { type ServiceRefusalCode, serviceRefusal } from '../../shared/protocol/refusals.ts';
import type { Match } from '../table/Match.ts';
import type { GameMove } from '../table/submitted.ts';
import type { TableClient } from './Members.ts';
import type { RoomContext, RoomRequests } from './RoomContext.ts';
import { requestHandler } from './requests.ts';
import { disconnectIfBackpressured } from './slow-clients.ts';

interface Made {
  readonly uid: string;
  readonly move: GameMove;
}

const no = (code: ServiceRefusalCode, params = {}): Result<never> => ({ ok: false, ...serviceRefusal(code, params) });

/**
 * What those who play together would do in the place of whoever is asked: one suggestion a seat, for the present position
 * only. It decides nothing, so it is not stored, and the game neither knows nor waits for it.
 */
export class Suggestions {
  private readonly context: RoomContext;
  private readonly bySeat = new Map<Seat, Made>();

  constructor(context: RoomContext) {
    this.context = context;
  }

  get requests(): RoomRequests {
    const { queue } = this.context;
    return { suggest: requestHandler(queue, suggestRequest, (client, request) => this.suggest(client, request)) };
  }

  /** The game has another position: whoever is told of it knows that there are none. */
  forget(): void {
    this.bySeat.clear();
  }

  /** Who sits where has changed: whose seat it no longer is suggests nothing. */
  dropOrphaned(): void {
    const { table } = this.context;
    const orphaned = [...this.bySeat].filter(([seat, { uid }]) => table.seatOf(uid) !== seat);
    for (const [seat] of orphaned) this.bySeat.delete(seat);
    if (orphaned.length > 0) this.send();
  }

  /** For `sync`: those that stand now, as far as a person in this seat, or a spectator, may know them. */
  shownAt(seat: Seat | null): Pick<SyncAnswer, 'suggestions'> {
    return this.bySeat.size > 0 && this.isShownAt(seat) ? { suggestions: this.all } : {};
  }

  private suggest(client: TableClient, { seq, move: input }: SuggestRequest): Result<SuggestAnswer> {
    const { table, members, services } = this.context;
    const seat = members.seatOf(client);
    if (seat === null) return no('notSeated');
    const { match } = table;
    if (!match || match.outcome || table.isAbandoned) return no('notRunning');
    if (!table.isTeamGame) return no('noTeam');
    if (seq !== match.seq) return no('stale', { given: seq, seq: match.seq });
    if (match.actors.includes(seat)) return no('yourDecision');
    const seconds = services.talk.take(client.auth.uid);
    if (seconds > 0) return no('tooMany', { seconds });
    return input === null ? this.takeBack(seat) : this.put(match, seat, client.auth.uid, input);
  }

  private put(match: Match, seat: Seat, uid: string, input: unknown): Result<SuggestAnswer> {
    const move = suggestedMove(match.game, match.view(seat), seat, input);
    if (!move.ok) return move;
    this.bySeat.set(seat, { uid, move: move.value });
    this.send();
    return ok({ move: move.value });
  }

  private takeBack(seat: Seat): Result<SuggestAnswer> {
    if (this.bySeat.delete(seat)) this.send();
    return ok({ move: null });
  }

  private get all(): readonly Suggestion[] {
    return [...this.bySeat].map(([seat, { move }]) => ({ seat, move }));
  }

  /** A suggestion tells of the present position, which spectators with a delay do not know yet. */
  private isShownAt(seat: Seat | null): boolean {
    return seat !== null || this.context.table.delay === 0;
  }

  private send(): void {
    const { table, members } = this.context;
    const message: SuggestionsMessage = { seq: table.match?.seq ?? 0, suggestions: this.all };
    for (const [client, seat] of members.playersFirst)
      if (this.isShownAt(seat) && !disconnectIfBackpressured(client)) client.send('suggestions', message);
  }
}
