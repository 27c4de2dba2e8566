/** 0.5 s, 1 s, 2 s … 8 s, each a little uneven, so that a whole house does not knock at once. */
export const backoff = (attempt: number, chance = Math.random()): number =>
  Math.min(8000, 500 * 2 ** attempt) * (0.75 + chance / 2);

export const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
