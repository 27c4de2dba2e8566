import { SPICES } from '../../../../shared/games/borneo/index.ts';
import type { Size } from '../../../stage/geometry.ts';
import { low } from './layout/low.ts';
import type { Demand, Places } from './layout/places.ts';
import { tall } from './layout/tall.ts';
import { wide } from './layout/wide.ts';
import type { Table } from './model.ts';

export { shipmentRatio } from './layout/parts.ts';
export type { CompanySpot, Demand, Lines, Mat, PlaceSpot, Places, Plate, Sheet, SideSpot } from './layout/places.ts';

function spreadOf({ combat, payment, pick }: Table): number[] {
  if (combat) return [combat.attack.cards.length, combat.defence.cards.length];
  return [payment?.wares.length ?? pick?.cards.length ?? 0];
}

export function demandOf(table: Table, size: Size, actions: number): Demand {
  return {
    ...size,
    seats: table.plates.length + (table.mat ? 1 : 0),
    own: table.mat ? table.mat.cards : null,
    goods: (table.mat ?? table.plates[0])?.stores.length ?? SPICES.length,
    columns: table.places.map(({ column, harbour, coming }) => ({
      cards: column.length + (coming ? 1 : 0),
      limit: harbour?.limit ?? 3,
    })),
    merchants: table.companies.map(({ merchants }) => merchants.length),
    capacity: table.companies[0]?.capacity ?? null,
    show: table.show,
    spread: spreadOf(table),
    pickers: table.pick?.pickers.length ?? 0,
    cove: table.cove !== null,
    phase: table.phase,
    actions,
  };
}

/** Where everything lies, for any size of the canvas and any number of players. */
export function arrange(demand: Demand): Places {
  const { width, height } = demand;
  if (height < 520 && width > height * 1.25) return low(demand);
  return width < 640 || height > width * 1.12 ? tall(demand) : wide(demand);
}
