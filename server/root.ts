import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

function above(folder: string): string {
  return existsSync(join(folder, 'package.json')) ? folder : above(dirname(folder));
}

/** The folder of the project, for the sources as for the build. */
export const root = above(import.meta.dirname);
