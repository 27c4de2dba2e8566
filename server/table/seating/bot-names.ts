import { randomInt } from 'node:crypto';

const names = [
  'Anne Bonny',
  'Black Bart',
  'Calico Jack',
  'Ching Shih',
  'Grace O’Malley',
  'Henry Morgan',
  'Jean Lafitte',
  'Mary Read',
  'Sayyida al Hurra',
  'Stede Bonnet',
] as const;

/** A name that no other bot at the table has. */
export function botName(taken: readonly string[]): string {
  const free = names.filter((name) => !taken.includes(name));
  return free[randomInt(free.length)] ?? names[0];
}
