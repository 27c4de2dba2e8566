import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Seed } from '../engine/rng.ts';

/** What the service shows before the deal: it cannot change its secret any more, and nobody can guess it. */
export const commitmentOf = (secret: string): string => bytesToHex(sha256(hexToBytes(secret)));

/** The seed of a game: neither the service nor any one player can choose it. Nonces in the order of the seats. */
export const seedFrom = (secret: string, nonces: readonly string[]): Seed =>
  bytesToHex(hmac(sha256, hexToBytes(secret), utf8ToBytes(nonces.join(',')))).slice(0, 32);
