import { type Move, NUMBERS, type View, WARES, type Ware } from '../../../../shared/games/manila/index.ts';
import type { ManilaDict } from '../../../../shared/i18n/en/manila/index.ts';
import type { Outfit } from '../../presenter.ts';
import { wareLooks } from '../art/wares.ts';
import { wareTints } from './card-looks.tsx';

const isWare = (id: string): id is Ware => (WARES as readonly string[]).includes(id);

/** Of all that may still be loaded: what one has the fewest shares of, the cheapest of these. */
function leastWanted({ players, values }: View, seat: number, free: readonly Ware[]): Ware | null {
  const held = (ware: Ware) => players[seat]?.hand?.filter((one) => one === ware).length ?? 0;
  return free.toSorted((a, b) => held(a) - held(b) || values[a] - values[b])[0] ?? null;
}

/** The wares as they are loaded, one after the other, without the one that stays (M5.2). */
function fleet({ boats }: View, stays: string): readonly Ware[] {
  const loaded = boats.map(({ ware }) => ware);
  return [...loaded, ...WARES.filter((ware) => ware !== stays && !loaded.includes(ware))].slice(0, NUMBERS.boats);
}

/** Everything that the harbour master decides about the boats, in one go: made of the moves that are asked for one by one. */
export function outfitOf(dict: ManilaDict, view: View, seat: number, moves: readonly Move[]): Outfit | null {
  const isAsked = moves.some(({ type }) => type === 'load' || type === 'launch');
  const open = view.boats.filter(({ start }) => start === null).length + NUMBERS.boats - view.boats.length;
  // the last boat has no choice (M5.3)
  if (!isAsked || open < 2) return null;
  const loaded = view.boats.map(({ ware }) => ware);
  const free = WARES.filter((ware) => !loaded.includes(ware));
  const choosing = loaded.length < NUMBERS.boats;
  const stays = choosing ? leastWanted(view, seat, free) : (free[0] ?? null);
  if (stays === null) return null;
  const started = (ware: string) => view.boats.find((boat) => boat.ware === ware)?.start ?? null;
  return {
    words: dict.outfit,
    wares: WARES.map((id) => ({
      id,
      name: dict.wares[id],
      icon: wareLooks[id].emblem,
      tint: wareTints[id],
      mayStay: choosing && free.includes(id),
      start: started(id),
    })),
    stays,
    sum: NUMBERS.startSum,
    highest: NUMBERS.highestStart,
    movesOf: (kept, starts) => {
      const wares = fleet(view, kept);
      return [
        ...wares.filter((ware) => !loaded.includes(ware)).map((ware): Move => ({ type: 'load', ware })),
        ...wares
          .filter((ware) => isWare(ware) && started(ware) === null)
          .map((ware): Move => ({ type: 'launch', ware, start: starts.get(ware) ?? 0 })),
      ];
    },
  };
}
