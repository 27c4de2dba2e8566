import type { Haven, Letter } from '../../../../shared/games/manila/index.ts';
import { LETTERS, TILES } from '../../../../shared/games/manila/index.ts';
import type { Size } from '../../../stage/geometry.ts';
import { clamp, rect } from '../../../stage/geometry.ts';
import type { Rect } from '../../../stage/stage.ts';
import { low } from './layout/low.ts';
import type { Demand, Places } from './layout/places.ts';
import { tall } from './layout/tall.ts';
import { wide } from './layout/wide.ts';
import type { BoatOnTable, Table } from './model.ts';

export type { Demand, LanePlaces, Mat, Panel, Places, Plate, Slot } from './layout/places.ts';

export function demandOf(table: Table, size: Size, actions: number): Demand {
  return {
    ...size,
    seats: table.plates.length + (table.mat ? 1 : 0),
    own: table.mat ? table.mat.shares : null,
    show: table.show,
    crews: table.boats.map((boat) => TILES[boat.ware].costs.length),
    wanted: table.wanted,
    revealed: table.plates.map((plate) => plate.hand?.length ?? 0),
    actions,
  };
}

/** Where everything lies, for any size of the canvas and any number of players. */
export function arrange(demand: Demand): Places {
  const { width, height } = demand;
  if (height < 520 && width > height * 1.25) return low(demand);
  return width < 640 || height > width * 1.12 ? tall(demand) : wide(demand);
}

/** A boat upon a space of its lane, from 0 to 14; its keel touches the space. */
export function boatOn(places: Places, lane: number, space: number): Rect {
  const track = places.lanes[lane];
  const stop = track?.stops[space] ?? track?.track ?? places.show;
  const { width, height } = places.boat;
  const size = places.lanes[0]?.stops[0]?.height ?? stop.height;
  // never over the edge of the stage, nor over the tile beside it
  const water = track?.track ?? places.show;
  const x = clamp(stop.x + stop.width / 2 - width / 2, water.x - 5, water.x + water.width + 7 - width);
  return rect(x, stop.y + stop.height / 2 - size * places.draught - height, width, height);
}

/** A boat at its berth: before the letter, as large as there is room. */
export function boatIn(places: Places, haven: Haven, letter: Letter): Rect {
  const { label } = places[haven].slots[LETTERS.indexOf(letter)] ?? { label: places[haven].frame };
  const width = Math.min(label.width * 1.1, (label.height * 1.15) / 0.72);
  const height = width * 0.72;
  return rect(label.x + label.width / 2 - width / 2, label.y + label.height / 2 - height / 2, width, height);
}

/** Where a boat is: at its berth, on its lane, or before its first space while it is being launched. */
export function boatPlace(places: Places, boat: Pick<BoatOnTable, 'lane' | 'position' | 'berth'>): Rect {
  if (boat.berth) return boatIn(places, boat.berth.haven, boat.berth.letter);
  return boatOn(places, boat.lane, boat.position ?? 0);
}

/** The die of a boat lies beside its mast, on the side where there is water. */
export function diePlace(places: Places, boat: Pick<BoatOnTable, 'lane' | 'position'>): Rect {
  const at = boatOn(places, boat.lane, boat.position ?? 0);
  const { die } = places;
  const x = (boat.position ?? 0) > 10 ? at.x - die * 0.82 : at.x + at.width - die * 0.18;
  return rect(x, at.y + at.height * 0.08, die, die);
}
