import type { GameFile } from '../../../shared/protocol/game-file.ts';
import type { KeptDeal } from '../../net/deals.ts';

/** How a game fits what this browser has kept of its deal. */
export type OwnDealCheck = 'agrees' | 'otherPromise' | 'missing' | 'none';

export function checkOwnDeal({ fairness }: GameFile, kept: KeptDeal | null): OwnDealCheck {
  if (!kept) return 'none';
  if (fairness?.commitment !== kept.commitment) return 'otherPromise';
  if (fairness.nonces.includes(kept.nonce)) return 'agrees';
  // what the service never confirmed may have come too late
  return kept.heard ? 'missing' : 'none';
}
