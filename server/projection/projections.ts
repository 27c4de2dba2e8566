import type { GameId } from '../../shared/games/ids.ts';
import { wires } from '../../shared/wire/registry.ts';
import { type AnyProjection, projection } from './project.ts';

/** Of every game that there is. */
export const projections = Object.fromEntries(
  Object.entries(wires).map(([id, descriptor]) => [id, projection(descriptor, id)]),
) as Readonly<Record<GameId, AnyProjection>>;
