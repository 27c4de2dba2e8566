import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.ts';

const { version: ours } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  version: string;
};

/** The version that is running. */
export const version = ours;
