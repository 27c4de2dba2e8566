import { setTimeout as pause } from 'node:timers/promises';

/** Asks again and again until it holds; fails with what it waited for when that takes too long. */
export async function eventually(
  what: string,
  holds: () => boolean | Promise<boolean>,
  { ms = 20_000, everyMs = 20 }: { readonly ms?: number; readonly everyMs?: number } = {},
): Promise<void> {
  for (const end = performance.now() + ms; !(await holds()); await pause(everyMs))
    if (performance.now() > end) throw new Error(`${what}: not within ${ms} ms`);
}
