import type { Size } from '../../../stage/geometry.ts';
import { low } from './layout/low.ts';
import { lowWithContracts } from './layout/low-contracts.ts';
import type { Demand, Places } from './layout/places.ts';
import { tall } from './layout/tall.ts';
import { tallWithContracts } from './layout/tall-contracts.ts';
import { wide } from './layout/wide.ts';
import { wideWithContracts } from './layout/wide-contracts.ts';
import type { Table } from './model.ts';

export type { Demand, Places } from './layout/places.ts';
export { cardRatio } from './layout/places.ts';

export function demandOf(table: Table, size: Size, actions: number): Demand {
  return {
    ...size,
    plates: table.plates.map((plate) => plate.cards.length),
    expeditions: table.expeditions.length,
    contracts: table.contracts,
    team: table.team !== null,
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
  const bare = demand.contracts.length === 0;
  if (height < 520 && width > height * 1.25) return bare ? low(demand) : lowWithContracts(demand);
  if (width < 640 || height > width * 1.12) return bare ? tall(demand) : tallWithContracts(demand);
  return bare ? wide(demand) : wideWithContracts(demand);
}
