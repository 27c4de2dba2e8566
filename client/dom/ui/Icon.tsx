import sprite from '../../art/lobby-icons.svg';
import type { LobbyIcon } from '../../art/lobby-icons.ts';

interface Props {
  readonly size?: number;
}

/** An icon of the lobby's sheet. Always beside words or a label, so never announced. */
export function Icon({ of, size = 18 }: Props & { readonly of: LobbyIcon }) {
  return (
    <svg class="i" aria-hidden="true" width={size} height={size} fill="currentColor">
      <use href={`${sprite}#${of}`} />
    </svg>
  );
}

/** An outline of client/art/icons.ts, for pages that load those anyway. */
export function Outline({ d, size = 18 }: Props & { readonly d: string }) {
  return (
    <svg class="i" aria-hidden="true" width={size} height={size} viewBox="0 0 512 512" fill="currentColor">
      <path d={d} />
    </svg>
  );
}
