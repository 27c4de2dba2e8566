/** How much of its full time an animation gets, by what it tells. */
export const shares = {
  /** of oneself, or to somebody who only watches */
  own: 1,
  /** of others, and yet worth a look: a roll, a combat, the end */
  momentous: 0.8,
  /** of others only */
  aside: 0.5,
} as const;

export type Weight = keyof typeof shares;

/** Never shorter than this, or nobody could follow. */
const shortest = 0.4;

/** What durations are multiplied by: the more waits behind, the shorter the breath. */
export const paceOf = (weight: Weight, haste: number): number => Math.max(shortest, shares[weight] / (1 + haste / 3));
