import type { Seat } from './core.ts';

/** Under these names an event speaks of somebody at the table. */
const people = ['seat', 'attacker', 'defender', 'victim', 'opener', 'crew'] as const;

/** Whether an event tells of this seat: somebody who waits sees the rest in passing. */
export function concerns(event: object, seat: Seat): boolean {
  const told = event as Readonly<Record<string, unknown>>;
  // elsewhere these two are places
  if ('amount' in told && (told.from === seat || told.to === seat)) return true;
  return people.some((name) => {
    const who = told[name];
    return Array.isArray(who) ? who.includes(seat) : who === seat;
  });
}
