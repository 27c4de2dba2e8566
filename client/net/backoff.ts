/**
 * 0.3 s, 0.6 s, 1.2 s … 3 s, each a little uneven, so that a whole house does not knock at once. Not longer: a process
 * that starts again is back in seconds, and whoever waits then waits for nothing.
 */
export const backoff = (attempt: number, chance = Math.random()): number =>
  Math.min(3000, 300 * 2 ** attempt) * (0.75 + chance / 2);

export const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
