import './Portrait.css';
import { useId } from 'preact/hooks';
import type { AvatarId } from '../../../shared/protocol/avatars.ts';
import { portraits } from '../../art/portraits.ts';

/** The picture that somebody has chosen. Always beside their name, so never announced. */
export function Portrait(props: {
  readonly of: AvatarId;
  readonly size?: number /** without a rim */;
  readonly bare?: boolean;
}) {
  const { of, size = 64, bare = false } = props;
  const id = useId();
  const { sky, shapes } = portraits[of];
  return (
    <svg class="portrait" viewBox="0 0 64 64" width={size} height={size} aria-hidden="true">
      <defs>
        <linearGradient id={`${id}s`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stop-color={sky[0]} />
          <stop offset="1" stop-color={sky[1]} />
        </linearGradient>
        <clipPath id={`${id}c`}>
          <circle cx="32" cy="32" r="30" />
        </clipPath>
      </defs>
      <g clip-path={`url(#${id}c)`}>
        <path d="M0 0H64V64H0Z" fill={`url(#${id}s)`} />
        {shapes.map(([colour, outline], at) => (
          <path key={at} d={outline} fill={colour} />
        ))}
      </g>
      {!bare && <circle cx="32" cy="32" r="30" fill="none" stroke="#f3e7cb" stroke-width="3" />}
    </svg>
  );
}
