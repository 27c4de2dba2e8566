import type { MoveButton } from '../../games/presenter.ts';

/** Moves that differ by an amount only, and the one of them that is shown. */
export interface Dial {
  readonly group: string;
  readonly label: string;
  /** rising */
  readonly amounts: readonly number[];
  readonly shown: number;
}

/** What the page shows of the legal moves: of each dial one button, and what is seldom wanted last. */
export interface Arranged {
  readonly buttons: readonly MoveButton[];
  /** by the place of their button */
  readonly dials: ReadonlyMap<number, Dial>;
}

/** The one that is meant by a number: itself if it can be, else the nearest. */
export function nearest(amounts: readonly number[], wanted: number): number {
  const [first = wanted, ...others] = amounts;
  return others.reduce((best, amount) => (Math.abs(amount - wanted) < Math.abs(best - wanted) ? amount : best), first);
}

export const leastOf = (dial: Dial): number => dial.amounts[0] ?? 0;
export const mostOf = (dial: Dial): number => dial.amounts.at(-1) ?? 0;

/** A number as it was typed, if it is one of the dial. */
export function typed(dial: Dial, text: string): number | null {
  const number = /^\s*\d{1,6}\s*$/.test(text) ? Number(text) : null;
  return number !== null && dial.amounts.includes(number) ? number : null;
}

function dialOf(group: string, all: readonly MoveButton[], wanted: number | undefined): Dial {
  const own = all.flatMap(({ dial }) => (dial?.group === group ? [dial] : []));
  const amounts = own.map(({ amount }) => amount).sort((a, b) => a - b);
  const least = amounts[0] ?? 0;
  return { group, label: own[0]?.label ?? '', amounts, shown: wanted === undefined ? least : nearest(amounts, wanted) };
}

export function arrange(all: readonly MoveButton[], dialled: ReadonlyMap<string, number>): Arranged {
  const dials = new Map<number, Dial>();
  const known = new Map<string, Dial>();
  const buttons: MoveButton[] = [];
  const ordered = [...all.filter(({ minor }) => !minor), ...all.filter(({ minor }) => minor)];
  for (const button of ordered) {
    const group = button.dial?.group;
    if (group === undefined || !button.dial) {
      buttons.push(button);
      continue;
    }
    const dial = known.get(group) ?? dialOf(group, all, dialled.get(group));
    known.set(group, dial);
    if (button.dial.amount !== dial.shown) continue;
    dials.set(buttons.length, dial);
    buttons.push(button);
  }
  return { buttons, dials };
}
