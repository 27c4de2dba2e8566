import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.ts';

const { version: ours } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  version: string;
};

/** Of what is running here. */
export const version = ours;
