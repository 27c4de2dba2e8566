import { useEffect, useState } from 'preact/hooks';

export interface BookHandle {
  /** the page that lies open; null: the book is closed */
  readonly at: string | null;
  /** which page it is of how many, from 0 */
  readonly nth: number;
  readonly pages: readonly string[];
  /** whoever plays has not read it before */
  readonly isNew: boolean;
  open(page: string): void;
  turn(by: 1 | -1): void;
  close(): void;
}

const keyOf = (table: string): string => `book:${table}`;

/** Pages of this table that were read in this browser. */
function readBefore(table: string): number {
  try {
    return Number(localStorage.getItem(keyOf(table)) ?? 0) || 0;
  } catch {
    return 0;
  }
}

function keepRead(table: string, count: number): void {
  try {
    localStorage.setItem(keyOf(table), String(Math.max(count, readBefore(table))));
  } catch {
    // without a place to remember it, pages open again after a reload
  }
}

/**
 * The book of a table. A page that is new opens by itself over one's own table, and only there; the game goes on. What
 * was read does not open again, not after a reload either, but can be turned back to. `reader`: somebody who plays.
 */
export function useBook(table: string, pages: readonly string[], reader: boolean): BookHandle {
  const [at, setAt] = useState<string | null>(null);
  const known = pages.join();
  useEffect(() => {
    if (!reader || pages.length === 0) return;
    const next = pages[readBefore(table)];
    if (next !== undefined) setAt((open) => open ?? next);
  }, [table, known, reader]);
  const nth = at === null ? -1 : pages.indexOf(at);
  const leave = (): void => {
    if (reader && nth >= 0) keepRead(table, nth + 1);
  };
  return {
    at: nth < 0 ? null : at,
    nth,
    pages,
    isNew: reader && nth >= readBefore(table) && nth >= 0,
    open: (page) => pages.includes(page) && setAt(page),
    turn: (by) => {
      leave();
      setAt(pages[nth + by] ?? null);
    },
    close: () => {
      // whoever closes it has seen that there are more
      if (reader) keepRead(table, pages.length);
      setAt(null);
    },
  };
}
