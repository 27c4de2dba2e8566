import { CampaignPage } from '../campaign/CampaignPage.tsx';
import type { Route } from '../router.ts';
import { LeaderboardPage } from './LeaderboardPage.tsx';
import { PlayerPage } from './PlayerPage.tsx';
import { RatingsPage } from './RatingsPage.tsx';

/** The pages about players and what they play together: one chunk, for who reads one reads the others. */
export function HallPage({ at }: { readonly at: Route }) {
  if (at.page === 'leaderboard') return <LeaderboardPage game={at.game} />;
  if (at.page === 'player') return <PlayerPage key={at.handle} handle={at.handle} />;
  if (at.page === 'campaign') return <CampaignPage key={at.id} id={at.id} />;
  return <RatingsPage />;
}
