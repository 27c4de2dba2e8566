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

/** The houses of a card stand one upon the other in a column, or side by side in a row of their own. */
function candidatesIn(harbour: Rect, { candidates, sides }: Asked, gap: number): Rect[] {
  if (candidates === 0 || sides < 2) return spread(harbour, candidates, 0.82, gap);
  const room = rect(
    harbour.x + harbour.width * 0.04,
    harbour.y + harbour.height * 0.07,
    harbour.width * 0.92,
    harbour.height * 0.89,
  );
  const isTall = harbour.width < 150 * candidates;
  if (isTall) {
    const height = Math.min(room.width * 0.3, (room.height - gap * (candidates - 1)) / candidates);
    return Array.from({ length: candidates }, (_, i) => rect(room.x, room.y + i * (height + gap), room.width, height));
  }
  const width = Math.min(room.height / 0.82, (room.width - gap * (candidates - 1)) / candidates);
  const used = width * candidates + gap * (candidates - 1);
  const height = Math.min(room.height, width * 1.3);
  const row = rect(room.x + (room.width - used) / 2, room.y + (room.height - height) / 2, used, height);
  return columns(row, candidates, gap);
}

type Asked = Pick<NonNullable<Demand['adventure']>, 'candidates' | 'sides'>;

const nobody: Asked = { candidates: 0, sides: 0 };

/** Before the first turn there is neither mission nor event: adventurers have the room. */
export const asksWho = ({ adventure }: Demand): boolean => (adventure?.candidates ?? 0) > 0;

/** Shows cards in a row only where they are asked about. */
export const shownIn = (harbour: Rect, demand: Demand, unit: number): Pick<Venue, 'look' | 'candidates'> => ({
  look: spread(harbour, demand.adventure?.look ?? 0, 1.42, 14 * unit),
  candidates: candidatesIn(harbour, demand.adventure ?? nobody, 10 * unit),
});
