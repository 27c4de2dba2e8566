import { createHash } from 'node:crypto';

/** How others may speak of a person: it names him, and does not tell his uid. The migration has made the first ones. */
export const handleOf = (uid: string): string =>
  createHash('sha256').update(`player:${uid}`).digest('hex').slice(0, 12);
