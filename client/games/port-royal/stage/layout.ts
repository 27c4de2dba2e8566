import type { Size } from '../../../stage/geometry.ts';
import { low } from './layout/low.ts';
import type { Demand, Places } from './layout/places.ts';
import { tall } from './layout/tall.ts';
import { wide } from './layout/wide.ts';
import type { Table } from './model.ts';

export type { Demand, Places } from './layout/places.ts';
export { cardRatio } from './layout/places.ts';

export function demandOf(table: Table, size: Size, actions: number): Demand {
  return {
    ...size,
    plates: table.plates.map((plate) => plate.cards.length),
    expeditions: table.expeditions.length,
    harbour: table.harbour.length,
    next: table.next,
    drawn: table.drawn !== null,
    own: table.mat ? table.mat.cards.length : null,
    actions,
  };
}

/** Where everything lies, for any size of the canvas and any number of cards. */
export function arrange(demand: Demand): Places {
  const { width, height } = demand;
  if (height < 520 && width > height * 1.25) return low(demand);
  return width < 640 || height > width * 1.12 ? tall(demand) : wide(demand);
}
