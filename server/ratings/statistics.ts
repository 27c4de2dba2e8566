import type { GameId } from '../../shared/games/ids.ts';
import type { PlayerStatistics } from '../../shared/protocol/players.ts';

interface Ending {
  readonly game: string;
  readonly place: number;
  readonly left: boolean;
}

const formLength = 10;

/** What games come to whose endings are given, the latest first. Whoever left has not won, whatever the bot did. */
export function statisticsOf(endings: readonly Ending[]): PlayerStatistics {
  const wins = endings.map(({ place, left }) => place === 1 && !left);
  const first = wins.indexOf(false);
  let longestStreak = 0;
  let run = 0;
  for (const won of wins) {
    run = won ? run + 1 : 0;
    longestStreak = Math.max(longestStreak, run);
  }
  const counts = new Map<string, number>();
  for (const { game } of endings) counts.set(game, (counts.get(game) ?? 0) + 1);
  // of games played equally often the one played last
  const [favourite] = [...counts].sort(([, a], [, b]) => b - a)[0] ?? [];
  return {
    played: endings.length,
    won: wins.filter(Boolean).length,
    streak: first < 0 ? wins.length : first,
    longestStreak,
    favourite: (favourite as GameId | undefined) ?? null,
    form: endings.slice(0, formLength).map(({ place, left }) => (left ? 0 : place)),
  };
}
