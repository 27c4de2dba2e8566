import type { GameFile } from '../../../shared/protocol/game-file.ts';
import type { KeptNonce } from '../../net/nonces.ts';

/** How a game fits what this browser has kept of its deal. */
export type OwnWord = 'agrees' | 'otherPromise' | 'missing' | 'none';

export function ownWord({ fairness }: GameFile, kept: KeptNonce | null): OwnWord {
  if (!kept) return 'none';
  if (fairness?.commitment !== kept.commitment) return 'otherPromise';
  if (fairness.nonces.includes(kept.nonce)) return 'agrees';
  // what the service never confirmed may have come too late
  return kept.heard ? 'missing' : 'none';
}
