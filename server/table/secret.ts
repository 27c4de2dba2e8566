import { randomBytes } from 'node:crypto';

/** 256 bits from which, with the nonces, the seed of a game is made. Only the service knows it until the end. */
export const newSecret = (): string => randomBytes(32).toString('hex');
