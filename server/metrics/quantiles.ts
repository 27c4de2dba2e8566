/** Milliseconds within which half, and 99 of 100, were answered. */
export interface Latency {
  readonly p50: number;
  readonly p99: number;
}

/** A line of a histogram as prom-client gives it. */
interface HistogramLine {
  readonly value: number;
  readonly metricName?: string;
  readonly labels: Partial<Record<string, string | number>>;
}

/** Estimated from the buckets, assuming an even spread within each; null when there are none. */
export function quantilesOf(values: readonly HistogramLine[]): Latency | null {
  const buckets = values.flatMap(({ labels: { le }, value }) =>
    le === undefined ? [] : [{ upTo: le === '+Inf' ? Number.POSITIVE_INFINITY : Number(le), count: value }],
  );
  buckets.sort((a, b) => a.upTo - b.upTo);
  const all = buckets.at(-1)?.count ?? 0;
  if (all === 0) return null;
  const ms = (share: number): number => {
    const at = buckets.findIndex(({ count }) => count >= all * share);
    const low = buckets[at - 1] ?? { upTo: 0, count: 0 };
    const high = buckets[at] ?? low;
    // of values beyond the last bucket only the lower bound is known
    if (high.upTo === Number.POSITIVE_INFINITY) return low.upTo * 1000;
    const within = (all * share - low.count) / (high.count - low.count);
    return Math.round((low.upTo + (high.upTo - low.upTo) * within) * 10_000) / 10;
  };
  return { p50: ms(0.5), p99: ms(0.99) };
}
