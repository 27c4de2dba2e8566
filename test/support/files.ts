import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** All files below a folder that end in one of these ways, in a stable order. */
export function filesUnder(folder: string, endings: readonly string[]): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return entry.name === 'node_modules' ? [] : filesUnder(path, endings);
      return endings.some((ending) => entry.name.endsWith(ending)) ? [path] : [];
    });
}

/** Where all tests of one game stand together. */
export const gameFolder = (id: string): string => join(import.meta.dirname, '..', 'games', id);
