import { type Event, NUMBERS, type View } from '../../../../shared/games/borneo/index.ts';
import type { FlagTint } from '../../../../shared/i18n/speech.ts';

/**
 * What everybody has as far as all have seen it: a point a card in the warehouse, the missions, which were completed
 * openly though they lie face down since, and the ship (B13.3, B16.2, B16.5).
 */
export function pointsSoFar({ players, ship, outcome }: View, log: readonly Event[]): readonly number[] {
  if (outcome) return outcome.scores;
  return players.map(({ warehouse }, seat) => {
    const missions = log.reduce(
      (sum, event) => (event.type === 'missionCompleted' && event.seat === seat ? sum + event.points : sum),
      0,
    );
    return NUMBERS.pointsPerCard * warehouse.length + missions - (ship === seat ? NUMBERS.shipPenalty : 0);
  });
}

/** Whether nobody has more, where not all have the same. */
export const isLeading = (points: readonly number[], seat: number): boolean =>
  points[seat] === Math.max(...points) && new Set(points).size > 1;

/** The companies that a line of the log speaks of; the flags of a card stand in its sentence. */
export function flagsIn(event: Event): readonly FlagTint[] {
  switch (event.type) {
    case 'merchantPlaced':
    case 'attackBegan':
    case 'combatDecided':
      return [event.company];
    case 'merchantsMoved':
      return event.to === null ? [event.company] : [event.company, event.to];
    case 'merchantTransferred':
      return [event.from, event.to];
    case 'distributionBegan':
      return event.companies;
    default:
      return [];
  }
}
