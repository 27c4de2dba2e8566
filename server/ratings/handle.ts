import { createHash } from 'node:crypto';

/** A public name for a person that does not reveal their uid. A migration has made the first ones the same way. */
export const handleOf = (uid: string): string =>
  createHash('sha256').update(`player:${uid}`).digest('hex').slice(0, 12);
