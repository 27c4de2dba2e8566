import { useState } from 'preact/hooks';
import type { Pile } from '../../games/presenter.ts';
import type { BarCommand } from './Bar.tsx';

/** What the page opens over itself, by the name of its tool in the bar. */
export type TableDialog = Exclude<BarCommand, 'leave' | 'report' | 'lookBack'>;

export interface DialogsHandle<T = TableDialog> {
  /** the dialog that is open */
  readonly opened: T | null;
  open(dialog: T): void;
  close(): void;
  /** cards that are looked through */
  readonly openPile: Pile | null;
  setOpenPile(pile: Pile | null): void;
}

/** Which dialog is open, and which pile of cards. */
export function useTableDialogs<T = TableDialog>(): DialogsHandle<T> {
  const [opened, setOpened] = useState<T | null>(null);
  const [openPile, setOpenPile] = useState<Pile | null>(null);
  return { opened, open: (dialog) => setOpened(() => dialog), close: () => setOpened(null), openPile, setOpenPile };
}
