import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

function above(folder: string): string {
  return existsSync(join(folder, 'package.json')) ? folder : above(dirname(folder));
}

/** The folder of the project: of the sources as of what was built of them. */
export const root = above(import.meta.dirname);
