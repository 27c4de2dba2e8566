const key = 'three-harbours.renewed';
/** a page that was just reloaded and still lacks a file is not helped by another reload */
const restMs = 60_000;

interface PageEnvironment {
  readonly memory: Pick<Storage, 'getItem' | 'setItem'>;
  now(): number;
  /** whether the server answers */
  reaches(): Promise<boolean>;
  reload(): void;
}

/**
 * A page that was loaded before a deployment asks for files that are gone, and is reloaded. Not while the server is out
 * of reach, since an old page is better than none, and not twice in a row.
 */
export async function reloadIfStale({ memory, now, reaches, reload }: PageEnvironment): Promise<void> {
  if (!(await reaches())) return;
  try {
    if (now() - Number(memory.getItem(key) ?? -restMs) < restMs) return;
    memory.setItem(key, String(now()));
  } catch {
    // without storage the second reload cannot be told from the first
    return;
  }
  reload();
}

const reaches = (): Promise<boolean> =>
  fetch('/', { cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );

/** Reloads the page when a part of it cannot be fetched. */
export function reloadWhenStale(): void {
  addEventListener('vite:preloadError', () => {
    void reloadIfStale({ memory: sessionStorage, now: Date.now, reaches, reload: () => location.reload() });
  });
}
