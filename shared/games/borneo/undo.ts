import type { Event, State } from './types.ts';

/** What shows no card of a hand and turns none up. Who attacks, too, shows that they have a card of the company (B7.1). */
const harmless: ReadonlySet<Event['type']> = new Set<Event['type']>([
  'merchantPlaced',
  'turnBegan',
  'missionChosen',
  'spiceTraded',
  'missionCompleted',
  'shipTaken',
  'merchantTransferred',
  'merchantsMoved',
  'rewardTaken',
  'rewardDeclined',
  'cardsDiscarded',
  'passed',
  'shipmentPicked',
]);

/** Hands are hidden, and so is what is drawn into them (B16.1, B16.6). */
export const reversible = (_state: Readonly<State>, { type }: Event): boolean => harmless.has(type);
