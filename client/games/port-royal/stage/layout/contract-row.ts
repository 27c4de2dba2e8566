import { columns, rect } from '../../../../stage/geometry.ts';
import type { Rect } from '../../../../stage/stage.ts';
import type { Demand, Places } from './places.ts';

/** those that are done for the team need less room */
const weightOf = ({ settled }: Demand['contracts'][number]): number => (settled ? 1 : 1.6);

/** Contracts side by side in so many rows. */
export function contractRow(room: Rect, contracts: Demand['contracts'], rows: number, gap: number): Rect[] {
  const perRow = Math.ceil(contracts.length / rows);
  const height = (room.height - gap * (rows - 1)) / rows;
  return Array.from({ length: rows }, (_, row) => contracts.slice(row * perRow, (row + 1) * perRow)).flatMap(
    (inRow, row) => {
      const all = inRow.reduce((sum, one) => sum + weightOf(one), 0);
      const free = room.width - gap * (inRow.length - 1);
      let x = room.x;
      return inRow.map((one) => {
        const width = (free * weightOf(one)) / all;
        const at = rect(x, room.y + row * (height + gap), width, height);
        x += width + gap;
        return at;
      });
    },
  );
}

/** Expeditions in a block: as many as there are, in rows of `across`, none higher than `most`. */
export function block(room: Rect, count: number, across: number, gap: number, most = Infinity): Rect[] {
  const rows = Math.max(1, Math.ceil(count / across));
  const height = Math.min(most, (room.height - gap * (rows - 1)) / rows);
  return Array.from({ length: count }, (_, i) => {
    const row = Math.floor(i / across);
    const line = rect(room.x, room.y + row * (height + gap), room.width, height);
    return columns(line, across, gap)[i % across] ?? line;
  });
}

/** The pennants upon the upper edge of the harbour, behind its name. */
export const onEdge = (harbour: Rect, width: number, height: number, inset: number): Rect =>
  rect(harbour.x + harbour.width - width - inset, harbour.y - height / 2, width, height);

/** Time and victory beside each other, the time pile with more room. */
export function pilesIn(room: Rect, gap: number): NonNullable<Places['piles']> {
  const wide = (room.width - gap) * 0.56;
  return {
    time: rect(room.x, room.y, wide, room.height),
    victory: rect(room.x + wide + gap, room.y, room.width - wide - gap, room.height),
  };
}

/** One above the other. */
export function pilesStacked(room: Rect, gap: number): NonNullable<Places['piles']> {
  const height = (room.height - gap) / 2;
  return {
    time: rect(room.x, room.y, room.width, height),
    victory: rect(room.x, room.y + height + gap, room.width, height),
  };
}
