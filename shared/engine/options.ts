import { ok, type Result, refuse } from './core.ts';

export type Check<T> = (value: unknown) => value is T;

export const isFlag: Check<boolean> = (value): value is boolean => typeof value === 'boolean';

export const oneOf =
  <T>(...values: readonly T[]): Check<T> =>
  (value): value is T =>
    values.some((known) => Object.is(known, value));

/** What was asked for, if it is asked for by name: unknown options are refused, so that nobody plays by other rules. */
export function givenOptions<O extends object>(
  input: unknown,
  defaults: O,
  clauses: { readonly shape: string; readonly stranger: string },
): Result<Partial<Record<keyof O, unknown>>> {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) return refuse('badOptions', clauses.shape);
  const known = new Set<string>(Object.keys(defaults));
  const stranger = Object.keys(input).find((key) => !known.has(key));
  if (stranger !== undefined) return refuse('badOptions', clauses.stranger, { option: stranger.slice(0, 40) });
  return ok(input);
}

/** What each option may be, and the clause that it belongs to. */
export type Checks<O> = { readonly [K in keyof O]: readonly [fits: Check<O[K]>, clause: string] };

/** The first option that is not what it may be. */
export function misfitOf<O>(options: Readonly<Record<keyof O, unknown>>, checks: Checks<O>): Result<never> | null {
  for (const key of Object.keys(checks) as (keyof O & string)[]) {
    const [fits, clause] = checks[key];
    if (!fits(options[key])) return refuse('badOptions', clause, { option: key });
  }
  return null;
}
