/** An outline of client/art/icons.ts, for pages that load those anyway. */
export function Outline({ d, size = 18 }: { readonly d: string; readonly size?: number }) {
  return (
    <svg class="i" aria-hidden="true" width={size} height={size} viewBox="0 0 512 512" fill="currentColor">
      <path d={d} />
    </svg>
  );
}
