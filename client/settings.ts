import type { Lang } from '../shared/i18n/load.ts';

/** what the table looks like */
export type TableTheme = 'chart' | 'lagoon' | 'dusk';

export type AnimationSpeed = 'normal' | 'fast' | 'off';

/** Kept by the browser; everything a person may set for themselves. */
export interface Settings {
  readonly lang: Lang;
  readonly speed: AnimationSpeed;
  readonly theme: TableTheme;
  readonly sound: boolean;
  /** of effects, from 0 to 1 */
  readonly volume: number;
  /** of the sea under a table, from 0 to 1 */
  readonly sea: number;
  /** show the bust risk computed from public facts */
  readonly odds: boolean;
  /** costly moves are made at the first tap */
  readonly skipConfirmations: boolean;
  /** others see that somebody watches, and not who */
  readonly watchUnnamed: boolean;
  /** a notice on the desktop when it is one's turn and the page is hidden */
  readonly desktop: boolean;
}
