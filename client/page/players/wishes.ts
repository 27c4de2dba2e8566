import { seatsFor } from '../../../shared/engine/seats.ts';
import type { Seek } from '../../../shared/protocol/players.ts';
import { SPEEDS } from '../../../shared/protocol/speeds.ts';
import type { GameManifest } from '../../games/manifest.ts';

const key = 'three-harbours.seek';

type Wishes = Partial<Record<string, Partial<Seek>>>;

function kept(): Wishes {
  try {
    return (JSON.parse(localStorage.getItem(key) ?? '{}') ?? {}) as Wishes;
  } catch {
    return {};
  }
}

/** What was looked for the last time; at first anybody, for fun. */
export function wishFor(game: GameManifest): Seek {
  const { id } = game;
  // strangers meet at tables of the usual options
  const [min, max] = seatsFor(game, {});
  const { least, most, speed, rated, patience } = kept()[id] ?? {};
  const within = (n: unknown, otherwise: number): number =>
    typeof n === 'number' ? Math.max(min, Math.min(max, n)) : otherwise;
  const from = within(least, min);
  return {
    game: id,
    least: from,
    most: Math.max(from, within(most, max)),
    speed: SPEEDS.find((known) => known === speed) ?? 'normal',
    rated: rated === true,
    patience: patience === null || patience === 60 ? patience : 20,
  };
}

export function keepWish(wish: Seek): void {
  try {
    localStorage.setItem(key, JSON.stringify({ ...kept(), [wish.game]: wish }));
  } catch {
    // asked again the next time
  }
}
