import sprite from '../../art/lobby-icons.svg';
import type { LobbyIcon } from '../../art/lobby-icons.ts';

/** An icon of the lobby's sheet. Always beside words or a label, so never announced. */
export function Icon({ of, size = 18 }: { readonly of: LobbyIcon; readonly size?: number }) {
  return (
    <svg class="i" aria-hidden="true" width={size} height={size} fill="currentColor">
      <use href={`${sprite}#${of}`} />
    </svg>
  );
}
