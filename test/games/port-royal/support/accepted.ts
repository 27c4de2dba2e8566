import assert from 'node:assert/strict';
import { type Options, portRoyal } from '../../../../shared/games/port-royal/index.ts';

/** Options that are known to be allowed. */
export function accepted(input: object): Options {
  const result = portRoyal.parseOptions(input);
  assert.ok(result.ok, JSON.stringify(input));
  return result.value;
}
