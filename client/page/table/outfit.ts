import type { Outfit } from '../../games/presenter.ts';

type Starts = ReadonlyMap<string, number>;

const sailing = ({ wares }: Outfit, stays: string) => wares.filter(({ id }) => id !== stays);

/** Where the boats start unless somebody wants it otherwise: those that are not launched yet, as evenly as can be. */
export function evenly(outfit: Outfit, stays: string): Starts {
  const starts = new Map<string, number>();
  const boats = sailing(outfit, stays);
  for (const { id, start } of boats) if (start !== null) starts.set(id, start);
  const open = boats.filter(({ start }) => start === null);
  let left = outfit.sum - [...starts.values()].reduce((sum, start) => sum + start, 0);
  for (const [at, { id }] of open.entries()) {
    const start = Math.max(0, Math.min(outfit.highest, Math.ceil(left / (open.length - at))));
    starts.set(id, start);
    left -= start;
  }
  return starts;
}

/** How many spaces are still to be given out; less than none are too many. */
export const restOf = (outfit: Outfit, stays: string, starts: Starts): number =>
  outfit.sum - sailing(outfit, stays).reduce((sum, { id }) => sum + (starts.get(id) ?? 0), 0);

/** One boat further ahead or back, as far as it may. */
export const stepped = ({ highest }: Outfit, starts: Starts, id: string, by: number): Starts =>
  new Map(starts).set(id, Math.max(0, Math.min(highest, (starts.get(id) ?? 0) + by)));
