import { columns, rect } from '../../../../stage/geometry.ts';
import type { Rect } from '../../../../stage/stage.ts';
import type { Demand, Venue } from './places.ts';

/** Missions side by side, the latest one with more room. */
export function missionRow(
  room: Rect,
  missions: NonNullable<Demand['adventure']>['missions'],
  gap: number,
  weight: number,
): Rect[] {
  const weights = missions.map(({ latest }) => (latest ? weight : 1));
  const all = weights.reduce((sum, one) => sum + one, 0);
  const free = room.width - gap * Math.max(0, missions.length - 1);
  let x = room.x;
  return weights.map((one) => {
    const at = rect(x, room.y, (free * one) / Math.max(1, all), room.height);
    x += at.width + gap;
    return at;
  });
}

/** Cards looked at, or adventurers to choose from: across the middle of the harbour, as large as fits. */
export function spread(harbour: Rect, count: number, ratio: number, gap: number): Rect[] {
  if (count === 0) return [];
  const height = harbour.height * 0.84;
  const width = Math.min(height / ratio, (harbour.width * 0.92 - gap * (count - 1)) / count);
  const used = width * count + gap * (count - 1);
  const row = rect(
    harbour.x + (harbour.width - used) / 2,
    harbour.y + (harbour.height - width * ratio) / 2 + harbour.height * 0.04,
    used,
    width * ratio,
  );
  return columns(row, count, gap);
}

/** Shows cards in a row only where they are asked about. */
export const shownIn = (harbour: Rect, demand: Demand, unit: number): Pick<Venue, 'look' | 'candidates'> => ({
  look: spread(harbour, demand.adventure?.look ?? 0, 1.42, 14 * unit),
  candidates: spread(harbour, demand.adventure?.candidates ?? 0, 0.82, 12 * unit),
});
