import './Avatar.css';
import { beard, captainHatProfile, mustache, pirateCaptain, womanElfFace } from '../../art/icons.ts';
import { Icon } from './Icon.tsx';
import { Outline } from './Outline.tsx';
import { markOf } from './Pawn.tsx';

const portraits = [captainHatProfile, pirateCaptain, beard, womanElfFace, mustache];

/** The portrait of a seat in its colour, with its symbol at the foot. */
export function Avatar({ seat, size = 38 }: { readonly seat: number; readonly size?: number }) {
  const { colour, on, symbol } = markOf(seat);
  const portrait = portraits[seat % portraits.length] ?? captainHatProfile;
  return (
    <span class="ava" aria-hidden="true" style={{ '--s': `${size}px`, '--c': colour, '--on': on }}>
      <Outline d={portrait} size={size * 0.66} />
      <span class="sym">
        <Icon of={symbol} size={Math.max(9, size * 0.29)} />
      </span>
    </span>
  );
}
