import type { Size } from '../../../stage/geometry.ts';
import { low } from './layout/low.ts';
import { lowAdventure } from './layout/low-adventure.ts';
import { lowWithContracts } from './layout/low-contracts.ts';
import type { Demand, Places } from './layout/places.ts';
import { tall } from './layout/tall.ts';
import { tallAdventure } from './layout/tall-adventure.ts';
import { tallWithContracts } from './layout/tall-contracts.ts';
import { wide } from './layout/wide.ts';
import { wideAdventure } from './layout/wide-adventure.ts';
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
    adventure: table.adventure && {
      missions: table.adventure.missions,
      aim: table.adventure.aim !== null,
      look: table.adventure.look?.cards.length ?? 0,
      candidates: table.adventure.candidates.length,
      sides: table.adventure.candidates[0]?.sides.length ?? 0,
    },
    harbour: table.harbour.length,
    next: table.next,
    drawn: table.drawn !== null,
    own: table.mat ? table.mat.cards.length : null,
    actions,
  };
}

type Arrangement = (demand: Demand) => Places;

/** For low, tall and wide windows, by what else than cards lies on the table. */
function arrangements({
  adventure,
  contracts,
}: Demand): readonly [low: Arrangement, tall: Arrangement, wide: Arrangement] {
  if (adventure) return [lowAdventure, tallAdventure, wideAdventure];
  return contracts.length === 0 ? [low, tall, wide] : [lowWithContracts, tallWithContracts, wideWithContracts];
}

/** Where everything lies, for any size of the canvas and any number of cards. */
export function arrange(demand: Demand): Places {
  const { width, height } = demand;
  const [inLow, inTall, inWide] = arrangements(demand);
  if (height < 520 && width > height * 1.25) return inLow(demand);
  if (width < 640 || height > width * 1.12) return inTall(demand);
  return inWide(demand);
}
