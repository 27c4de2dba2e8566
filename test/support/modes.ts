import { withoutComments } from './imports.ts';

/** Where a game says what its modes are, what there is of them on a table, and what they are called. */
const HOMES: readonly RegExp[] = [
  /^shared\/games\/[^/]+\/(meta|modes|options|state-types|card-types|components|faces)\.ts$/,
  /^shared\/i18n\//,
  /^client\/games\/[^/]+\/(index|load)\.ts$/,
];

export const mayNameModes = (path: string): boolean => HOMES.some((home) => home.test(path));

/**
 * Those of these names that a source has in quotes: what a mode is asked for by. Fields of a state and scores may be
 * called like one.
 */
export function modesNamedIn(source: string, modes: readonly string[]): string[] {
  const code = withoutComments(source).replace(/\b(?:Pick|Omit)<[^>]*>/g, '');
  return modes.filter((mode) => new RegExp(`(?<!\\[|key: )(['"\`])${mode}\\1`).test(code));
}
