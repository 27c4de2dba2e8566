const key = 'three-harbours.read';
const tables = 50;

function kept(): Readonly<Record<string, number>> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(key) ?? '{}');
    return typeof found === 'object' && found !== null ? (found as Record<string, number>) : {};
  } catch {
    return {};
  }
}

/** How far the talk of this table has been read in this browser. */
export const readUpTo = (table: string): number => Number(kept()[table] ?? 0) || 0;

/** The tables of long ago are forgotten. */
export function keepRead(table: string, n: number): void {
  const { [table]: _, ...others } = kept();
  try {
    localStorage.setItem(
      key,
      JSON.stringify(Object.fromEntries([...Object.entries(others).slice(1 - tables), [table, n]])),
    );
  } catch {
    // a browser that keeps nothing finds everything new when it comes back
  }
}
