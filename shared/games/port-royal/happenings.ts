import { InvariantError } from '../../engine/assert.ts';
import type { EventEffect, EventFace, EventId } from './types.ts';

/** Nothing happens. */
export const NO_EFFECT: EventEffect = Object.freeze({
  coins: 0,
  coinsForAll: 0,
  crowns: 0,
  takes: 0,
  leastCards: 0,
  swords: 0,
  noRepelling: false,
  discount: 0,
  surcharge: 0,
  tradeBonus: 0,
  dues: null,
  freeVisits: false,
  rumours: 0,
  buyOut: null,
  monthEnds: false,
});

const event = (number: EventFace['number'], id: EventId, effect: Partial<EventEffect>): EventFace =>
  Object.freeze({ id, number, effect: Object.freeze({ ...NO_EFFECT, ...effect }) });

/** The events of the adventure: thirteen of number 0, one for few players, and two that end a month (PR14.4). */
export const EVENTS: readonly EventFace[] = Object.freeze([
  event(0, 'ev-0-fair-wind', { coins: 1 }),
  event(0, 'ev-0-market-day', { coinsForAll: 1 }),
  event(0, 'ev-0-royal-favour', { crowns: 1 }),
  event(0, 'ev-0-tailwind', { takes: 1 }),
  event(0, 'ev-0-fog', { leastCards: 3 }),
  event(0, 'ev-0-patrol', { swords: 1 }),
  event(0, 'ev-0-storm', { noRepelling: true }),
  event(0, 'ev-0-cheap-hands', { discount: 1 }),
  event(0, 'ev-0-dear-wages', { surcharge: 1 }),
  event(0, 'ev-0-smugglers', { tradeBonus: 1 }),
  event(0, 'ev-0-harbour-dues', { dues: { from: 8, coins: 1 } }),
  event(0, 'ev-0-open-harbour', { freeVisits: true }),
  event(0, 'ev-0-rumours', { rumours: 2 }),
  event(1, 'ev-1', { coins: 1 }),
  event(2, 'ev-2', { monthEnds: true }),
  event(3, 'ev-3', { monthEnds: true, buyOut: 10 }),
]);

const byId: ReadonlyMap<EventId, EventFace> = new Map(EVENTS.map((one) => [one.id, one]));

export function eventOf(id: EventId): EventFace {
  const found = byId.get(id);
  if (found === undefined) throw new InvariantError(`no event ${id}`);
  return found;
}
