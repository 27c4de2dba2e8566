import type { Route } from '../router.ts';
import { LeaderboardPage } from './LeaderboardPage.tsx';
import { PlayerPage } from './PlayerPage.tsx';
import { RatingsPage } from './RatingsPage.tsx';

/** The pages about players: one chunk, for who reads one reads the others. */
export function HallPage({ at }: { readonly at: Route }) {
  if (at.page === 'leaderboard') return <LeaderboardPage game={at.game} />;
  if (at.page === 'player') return <PlayerPage key={at.handle} handle={at.handle} />;
  return <RatingsPage />;
}
