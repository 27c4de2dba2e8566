import type { MissionKind } from '../../../games/borneo/index.ts';

/** `4 alike ×3, 2 of each`: alike ones together, where the first of them stood. */
export const together = (kinds: readonly MissionKind[], names: Readonly<Record<MissionKind, string>>): string =>
  [...new Set(kinds)]
    .map((kind) => {
      const n = kinds.filter((other) => other === kind).length;
      return n > 1 ? `${names[kind]} ×${n}` : names[kind];
    })
    .join(', ');
