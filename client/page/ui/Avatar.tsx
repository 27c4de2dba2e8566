import './Avatar.css';
import { useLayoutEffect } from 'preact/hooks';
import type { SeatInfo } from '../../../shared/protocol/messages.ts';
import { faces, lookOf } from '../../art/avatar.ts';
import { captainHatProfile, cog } from '../../art/icons.ts';
import { createStore } from '../../store.ts';
import { useStore } from '../useStore.ts';
import { Icon } from './Icon.tsx';
import { Outline } from './Outline.tsx';
import { markOf } from './Pawn.tsx';
import { Portrait } from './Portrait.tsx';

type Seats = readonly Pick<SeatInfo, 'kind' | 'avatar'>[];

/** Who sits at the table that is shown; there is one at a time. (A context would cost the lobby its budget of script.) */
const seated = createStore<Seats>([]);

export function useSeated(seats: Seats): void {
  useLayoutEffect(() => {
    seated.set(seats);
    return () => seated.set([]);
  }, [seats]);
}

/** The portrait of a seat in its colour, with its symbol at the foot: the one its holder has chosen, or the seat's own. */
export function Avatar({ seat, size = 38 }: { readonly seat: number; readonly size?: number }) {
  const { colour, on, symbol } = markOf(seat);
  const look = lookOf(useStore(seated)[seat]);
  const isChosen = look !== '' && look !== 'bot';
  return (
    <span class="ava" aria-hidden="true" style={{ '--s': `${size}px`, '--c': colour, '--on': on }}>
      {isChosen ? (
        <Portrait of={look} size={size * 0.8} bare />
      ) : (
        <Outline d={faces[seat % faces.length] ?? captainHatProfile} size={size * 0.66} />
      )}
      {look === 'bot' && size >= 28 && (
        <span class="machine">
          <Outline d={cog} size={size * 0.26} />
        </span>
      )}
      <span class="sym">
        <Icon of={symbol} size={Math.max(9, size * 0.29)} />
      </span>
    </span>
  );
}
