import type { Event } from '../../../../../shared/games/port-royal/index.ts';

const momentous: ReadonlySet<Event['type']> = new Set(['busted', 'expeditionCompleted', 'endTriggered', 'gameEnded']);

/** Worth a look also for those whom it does not concern. */
export const isMomentous = ({ type }: Event): boolean => momentous.has(type);
