import type { GameId } from '../games/ids.ts';
import { borneoWire } from './borneo.ts';
import type { RecordShape } from './descriptor.ts';
import { manilaWire } from './manila.ts';
import { portRoyalWire } from './port-royal.ts';

/** How the View of every game travels. */
export const wires: Readonly<Record<GameId, RecordShape>> = {
  'port-royal': portRoyalWire,
  manila: manilaWire,
  borneo: borneoWire,
};
