import type { GameId } from '../../shared/games/ids.ts';
import { type AvatarId, isAvatar } from '../../shared/protocol/avatars.ts';
import type { GameRecord, LeaderboardAnswer, PlayedGame, PlayerAnswer } from '../../shared/protocol/players.ts';
import { shown } from '../ratings/rating.ts';
import { statisticsOf } from '../ratings/statistics.ts';
import type { MatchStore } from '../store/MatchStore.ts';
import type { MatchRow, ResultRow } from '../store/schema.ts';
import { seatInfo } from '../table/summary.ts';

const ranked = 50;
const gamesPage = 20;
/** more than anybody has played; statistics of the oldest games beyond it are left out */
const counted = 5000;

type GuestRow = NonNullable<Awaited<ReturnType<MatchStore['ratings']['guest']>>>;

/** One that this build does not draw is none. */
const knownAvatar = (avatar: string | null): AvatarId | null => (avatar !== null && isAvatar(avatar) ? avatar : null);

/** How strong people are, and what they have played. */
export class PlayerRecords {
  private readonly store: MatchStore;

  constructor(store: MatchStore) {
    this.store = store;
  }

  async leaderboard(game: GameId): Promise<LeaderboardAnswer> {
    const rows = await this.store.ratings.best(game, ranked);
    const players = rows.map(({ handle, name, avatar, games, wins, ...strength }) => ({
      ...shown(strength),
      handle,
      name,
      avatar: knownAvatar(avatar),
      games,
      wins,
    }));
    // equal values share a place
    const placeOf = (value: number): number => 1 + players.filter((other) => other.value > value).length;
    return { game, players: players.map((player) => ({ place: placeOf(player.value), ...player })) };
  }

  /** `own`: asked by that person, who may see their private games. */
  async player(guest: GuestRow, before: Date, own: boolean): Promise<PlayerAnswer> {
    const { uid, handle, name, createdAt, avatar } = guest;
    const { ratings } = this.store;
    const [strengths, totals, games, fates] = await Promise.all([
      ratings.ratingsOf(uid),
      ratings.totalsOf(uid),
      ratings.gamesOf(uid, { before, limit: gamesPage + 1, own }),
      ratings.fatesOf(uid, counted),
    ]);
    const records = totals.map((total): GameRecord => {
      const strength = strengths.find(({ game }) => game === total.game);
      return { ...total, game: total.game as GameId, rating: strength ? shown(strength) : null };
    });
    return {
      handle,
      name,
      since: createdAt.toISOString(),
      avatar: knownAvatar(avatar),
      own,
      statistics: statisticsOf(fates),
      records: records.sort((a, b) => b.played - a.played || a.game.localeCompare(b.game)),
      games: games.slice(0, gamesPage).map(playedGame),
      more: games.length > gamesPage,
    };
  }
}

function playedGame(row: {
  readonly result: ResultRow;
  readonly code: string;
  readonly seating: MatchRow['seating'];
  readonly outcome: MatchRow['result'];
}): PlayedGame {
  const { game, seat, place, score, left, before, after, at } = row.result;
  return {
    code: row.code,
    game: game as GameId,
    seats: row.seating.map((holder) => seatInfo(holder, () => true)),
    seat,
    place,
    team: row.outcome?.team ?? null,
    score,
    left,
    change: before && after ? shown(after).value - shown(before).value : null,
    ended: at.toISOString(),
  };
}
