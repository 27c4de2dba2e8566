import type { View, Ware } from '../../../shared/games/manila/index.ts';

/** What dice alone will do, from public facts (pilots, who may change it, are not foreseen). */
export interface Chances {
  readonly boats: readonly {
    readonly ware: Ware;
    /** past 13 */
    readonly arrive: number;
    /** on 13 after the last roll */
    readonly thirteen: number;
    readonly short: number;
  }[];
  /** that a boat lies at A, B, C */
  readonly port: readonly number[];
  readonly shipyard: readonly number[];
}

/** Null while no boat is at sea. */
export function chancesOf(_view: View): Chances | null {
  return null;
}
