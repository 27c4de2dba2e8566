import type { Outcome } from '../engine/core.ts';

/** An outcome as room state: a schema has no arrays of arrays, and no null. */
export type OutcomeWire = Omit<Outcome, 'ties'> & { readonly ties: readonly { readonly values: readonly number[] }[] };

export const outcomeOf = (wire: OutcomeWire | undefined): Outcome | null =>
  wire ? { ...wire, ties: wire.ties.map((row) => row.values) } : null;
