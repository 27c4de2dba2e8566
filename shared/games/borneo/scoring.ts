import { at } from '../../engine/assert.ts';
import type { Outcome } from '../../engine/core.ts';
import { rank } from '../../engine/outcome.ts';
import { MISSIONS, NUMBERS } from './components.ts';
import type { CardId, EndReason, MissionKind, State } from './types.ts';

/** B13.3: every card one point, whatever its quantity. */
export function pointsOf(warehouse: readonly CardId[], missions: readonly MissionKind[], hasShip: boolean): number {
  let points = NUMBERS.pointsPerCard * warehouse.length;
  for (const kind of missions) points += MISSIONS[kind].points;
  return hasShip ? points - NUMBERS.shipPenalty : points;
}

/** B13.4, B13.5: the score, then the number of missions; equals share their place. */
export function score({ players, ship }: Pick<Readonly<State>, 'players' | 'ship'>, reason: EndReason): Outcome {
  const scores = players.map(({ warehouse, missions }, seat) => pointsOf(warehouse, missions, ship === seat));
  const completed = players.map(({ missions }) => missions.length);
  return rank(
    reason,
    scores,
    completed.map((count) => [count]),
    (seat, other) =>
      at(scores, other) > at(scores, seat) ||
      (at(scores, other) === at(scores, seat) && at(completed, other) > at(completed, seat)),
  );
}
