import { randomBytes } from 'node:crypto';

/** What the seed of a game is made of, with the nonces: 256 bits. Known to the service alone until the end. */
export const newSecret = (): string => randomBytes(32).toString('hex');
