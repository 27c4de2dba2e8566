import { matchMaker } from '@colyseus/core';
import { ok, type Result, type Seat } from '../../shared/engine/core.ts';
import type { AnyGame } from '../../shared/engine/game.ts';
import { type MatchRecord, replay } from '../../shared/engine/record.ts';
import { isPlayable } from '../../shared/engine/versions.ts';
import type { GameId } from '../../shared/games/ids.ts';
import { storyPage } from '../../shared/i18n/games/pages.ts';
import type { Lang } from '../../shared/i18n/load.ts';
import type { GameFile } from '../../shared/protocol/game-file.ts';
import type { CreateTableAnswer } from '../../shared/protocol/http.ts';
import type { StoryPage } from '../../shared/protocol/pages.ts';
import { type ServiceRefusalCode, serviceRefusal } from '../../shared/protocol/refusals.ts';
import type { BranchRequest, FinishedGame, HistoryAnswer, MyGamesAnswer } from '../../shared/protocol/replays.ts';
import type { GameRoom } from '../room/GameRoom.ts';
import { viewerAt } from '../room/Members.ts';
import type { Services } from '../room/services.ts';
import type { NewMatch } from '../store/match-types.ts';
import type { Guest } from '../store/row-types.ts';
import type { MatchRow } from '../store/schema.ts';
import { newCode, newMatchId } from '../table/ids.ts';
import { listingOf } from '../table/listing-columns.ts';
import { gameFileOf, historyOf, recordOf } from '../table/recorded.ts';
import { amongBots, placeOf, seatOf } from '../table/seating/holders.ts';
import { seatInfo } from '../table/summary.ts';

const no = (code: ServiceRefusalCode, params = {}): Result<never> => ({ ok: false, ...serviceRefusal(code, params) });

/** positions in one answer: some hundred kilobytes, a few when compressed */
export const historyPage = 100;
const gamesPage = 20;

interface Seen {
  readonly game: AnyGame;
  readonly record: MatchRecord<GameId>;
  /** null: a spectator */
  readonly seat: Seat | null;
}

/** Finished games, and the past of running ones. */
export class Archive {
  private readonly services: Pick<Services, 'store'>;
  private readonly games: ReadonlyMap<string, AnyGame>;

  constructor(services: Pick<Services, 'store'>, games: ReadonlyMap<string, AnyGame>) {
    this.services = services;
    this.games = games;
  }

  /** Also of rules that this build cannot play: people may have their record anyway. */
  async file(row: MatchRow): Promise<Result<GameFile>> {
    if (row.status !== 'finished') return no('notFinished');
    return ok(gameFileOf(row, await this.services.store.moves(row.id)));
  }

  /** A page of what this person has seen, or could have seen, of a game; nothing else. */
  async history(row: MatchRow, uid: string | null, from: number): Promise<Result<HistoryAnswer>> {
    const seen = await this.seenBy(row, uid);
    if (!seen.ok) return seen;
    const { game, record, seat } = seen.value;
    const steps = historyOf(game, record, viewerAt(seat), from, from + historyPage - 1);
    return ok({
      id: row.id,
      code: row.code,
      game: row.game as GameId,
      options: row.options,
      seats: row.seating.map((holder) => seatInfo(holder, () => true)),
      seat,
      length: record.moves.length,
      steps,
    });
  }

  /** A page of the story, if it is open in what this person sees; one that does not exist is closed like any other. */
  async page(row: MatchRow, uid: string | null, id: string, lang: Lang): Promise<Result<StoryPage>> {
    const seen = await this.seenBy(row, uid);
    if (!seen.ok) return seen;
    const { game, record, seat } = seen.value;
    const open = game.openedPages?.(game.view(replay(game, record), viewerAt(seat))) ?? [];
    const page = open.includes(id) ? await storyPage(record.game, lang, id) : null;
    return page ? ok(page) : no('pageClosed');
  }

  async finishedOf(uid: string, before: Date): Promise<MyGamesAnswer> {
    const rows = await this.services.store.finishedOf(uid, before, gamesPage + 1);
    return { games: rows.slice(0, gamesPage).map((row) => finishedGame(row, uid)), more: rows.length > gamesPage };
  }

  /** A private table that continues a finished game from one of its moments, with the same cards. */
  async branch(row: MatchRow, guest: Guest, { seq, seat }: BranchRequest): Promise<Result<CreateTableAnswer>> {
    if (row.status !== 'finished') return no('notFinished');
    const game = this.playable(row);
    if (!game.ok) return game;
    if (seat >= row.seating.length) return no('noSuchSeat');
    const record = recordOf(row, await this.services.store.moves(row.id));
    const last = record.moves.length - 1;
    if (seq > last) return no('noSuchMoment', { seq, last });
    const listing = listingOf(game.value, replay(game.value, { ...record, moves: record.moves.slice(0, seq) }));
    const { rulesVersion, options } = row;
    const [pictured = guest] = await this.services.store.ratings.pictured([guest]);
    const table: Omit<NewMatch, 'code'> = {
      id: newMatchId(),
      game: row.game,
      rulesVersion,
      options,
      visibility: 'private',
      pace: 'normal',
      host: guest.uid,
      seating: amongBots(pictured, seat, row.seating.length),
    };
    for (;;) {
      const code = newCode();
      const branch = { ...table, code, seed: record.seed, origin: { id: row.id, seq } };
      if (await this.services.store.branch(branch, listing)) return ok({ id: table.id, code });
    }
  }

  /** As far as this person may know a game: as whom, and which of its moves. */
  private async seenBy(row: MatchRow, uid: string | null): Promise<Result<Seen>> {
    if (row.status === 'waiting') return no('notRunning');
    const game = this.playable(row);
    if (!game.ok) return game;
    const seat = uid === null ? null : await this.seatSeenBy(row, uid);
    const behind = row.status === 'running' && seat === null ? row.watching : { allowed: true, delay: 0 };
    if (!behind.allowed) return no('notWatchable');
    const whole = recordOf(row, await this.services.store.moves(row.id));
    const length = whole.moves.length - behind.delay;
    // for delayed spectators the game has not begun yet
    if (length < 0) return no('notRunning');
    return ok({ game: game.value, record: { ...whole, moves: whole.moves.slice(0, length) }, seat });
  }

  private playable({ game: id, rulesVersion: given }: MatchRow): Result<AnyGame> {
    const game = this.games.get(id);
    if (!game) return no('noSuchGame');
    return isPlayable(game.meta, given) ? ok(game) : no('otherRules', { given, known: game.meta.rulesVersion });
  }

  /** A person who was given a seat and has not come yet may still lose it, and has seen nothing of it. */
  private async seatSeenBy({ id, epoch, home, seating }: MatchRow, uid: string): Promise<Seat | null> {
    const seat = seatOf(seating, uid);
    const roomId = `${id}-${epoch}`;
    // a released room, or none yet: the stored seat is all there is
    if (seat === null || home === '') return seat;
    // a room that does not answer, or that Redis has forgotten, may know better
    if (!(await matchMaker.getRoomById(roomId))) return null;
    return matchMaker.remoteRoomCall<GameRoom>(roomId, 'seatSeenBy', [uid]).catch(() => null);
  }
}

const finishedGame = (row: MatchRow, uid: string): FinishedGame => ({
  id: row.id,
  code: row.code,
  game: row.game as GameId,
  seat: placeOf(row.seating, uid) ?? 0,
  seats: row.seating.map((holder) => seatInfo(holder, () => true)),
  result: row.result,
  ended: (row.endedAt ?? row.updatedAt).toISOString(),
});
