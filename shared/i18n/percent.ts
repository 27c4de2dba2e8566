/** What sums of fractions may be off by. */
const dust = 1e-9;

/** A chance as people say it: 100 only when it is certain, 0 only when it cannot be. */
export function percentOf(chance: number): number {
  if (chance <= dust) return 0;
  if (chance >= 1 - dust) return 100;
  return Math.min(99, Math.max(1, Math.round(chance * 100)));
}
