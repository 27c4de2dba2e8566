import type { HarbourId } from '../../../games/borneo/index.ts';

const capital = (id: string): string => id.charAt(0).toUpperCase() + id.slice(1);

/** Ports keep their names, but for those that a language writes its own way. */
export const harbourName = (id: HarbourId, own: Readonly<Partial<Record<HarbourId, string>>> = {}): string =>
  own[id] ?? capital(id);
