const key = 'three-harbours.renewed';
/** who has just been renewed and still misses something is not helped by another time */
const restMs = 60_000;

interface Surroundings {
  readonly memory: Pick<Storage, 'getItem' | 'setItem'>;
  now(): number;
  /** whether the house answers */
  reaches(): Promise<boolean>;
  reload(): void;
}

/**
 * A page of before a deployment asks for files that are gone: it is loaded anew, from the files of today. Not while the
 * house is out of reach, since an old page that stands is more than none, and not twice in a row.
 */
export async function renew({ memory, now, reaches, reload }: Surroundings): Promise<void> {
  if (!(await reaches())) return;
  try {
    if (now() - Number(memory.getItem(key) ?? -restMs) < restMs) return;
    memory.setItem(key, String(now()));
  } catch {
    // a browser that keeps nothing cannot tell the second time from the first
    return;
  }
  reload();
}

const reaches = (): Promise<boolean> =>
  fetch('/', { cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );

/** Renews the page when a part of it cannot be fetched. */
export function renewWhenStale(): void {
  addEventListener('vite:preloadError', () => {
    void renew({ memory: sessionStorage, now: Date.now, reaches, reload: () => location.reload() });
  });
}
