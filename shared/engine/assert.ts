/** A state that the rules cannot produce: a bug of ours, never a player's mistake. */
export class InvariantError extends Error {
  override readonly name = 'InvariantError';
}

/** The element that must be there. */
export function at<T>(list: readonly T[], index: number): T {
  const value = list[index];
  if (value === undefined) throw new InvariantError(`no element ${index} of ${list.length}`);
  return value;
}

export function never(value: never): never {
  throw new InvariantError(`unexpected ${JSON.stringify(value)}`);
}
