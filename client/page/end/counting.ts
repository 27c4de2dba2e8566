import { at } from '../../../shared/engine/assert.ts';
import type { Score } from '../../games/presenter.ts';

/** How a row stands while it is counted. */
export interface Standing {
  readonly sum: number;
  /** from above, 0 is the lead */
  readonly rank: number;
}

/** The rows of a score when so many of its sources have been counted; with all of them, places are as they are. */
export function standingsAfter({ sources, rows }: Pick<Score, 'sources' | 'rows'>, counted: number): Standing[] {
  const isWhole = counted >= sources.length;
  const sums = rows.map(({ parts, total }) =>
    isWhole ? total : parts.slice(0, counted).reduce((sum, part) => sum + part, 0),
  );
  const order = sums.map((_, row) => row);
  // equals stand as they will in the end
  if (!isWhole) order.sort((a, b) => at(sums, b) - at(sums, a) || a - b);
  return sums.map((sum, row) => ({ sum, rank: order.indexOf(row) }));
}

/** From this source on, the next one of which somebody has something; all of them where there is none. */
export function nextSource({ sources, rows }: Pick<Score, 'sources' | 'rows'>, from: number): number {
  let next = from;
  while (next < sources.length && rows.every(({ parts }) => (parts[next] ?? 0) === 0)) next++;
  return next;
}

/** What of a bar lies left and right of zero, in every row: all bars have one scale. */
export function scaleOf({ rows }: Pick<Score, 'rows'>): { readonly below: number; readonly above: number } {
  const most = (sign: 1 | -1): number =>
    Math.max(0, ...rows.map(({ parts }) => parts.reduce((sum, part) => sum + Math.max(0, sign * part), 0)));
  return { below: most(-1), above: Math.max(1, most(1)) };
}

/** Round steps for an axis, four or five of them. */
export function ticksOf(least: number, most: number): number[] {
  const span = Math.max(1, most - Math.min(0, least));
  const size = [1, 2, 5, 10, 20, 25, 50, 100, 200, 500].find((step) => span / step <= 5) ?? 1000;
  const first = Math.floor(Math.min(0, least) / size);
  const last = Math.max(first + 1, Math.ceil(most / size));
  return Array.from({ length: last - first + 1 }, (_, step) => (first + step) * size);
}

/** Marks that would lie upon each other, moved apart; none leaves the range. */
export function spread(places: readonly number[], apart: number, least: number, most: number): number[] {
  const order = places.map((_, i) => i).sort((a, b) => at(places, a) - at(places, b));
  const moved = [...places];
  let floor = least;
  for (const i of order) {
    moved[i] = Math.max(at(moved, i), floor);
    floor = at(moved, i) + apart;
  }
  let ceiling = most;
  for (const i of order.reverse()) {
    moved[i] = Math.min(at(moved, i), ceiling);
    ceiling = at(moved, i) - apart;
  }
  return moved;
}
