import type { Seat } from '../../../shared/engine/core.ts';
import type { CampaignGroup, SeatHolder } from '../../store/row-types.ts';
import { filled, openSeats, withBot } from './holders.ts';
import type { Arrangement, IsHere } from './types.ts';

/** Whose each seat is when a campaign begins; null while there is a seat that somebody may still take. */
export function groupOf(seating: readonly SeatHolder[]): CampaignGroup | null {
  if (openSeats(seating) > 0) return null;
  return seating.map((holder) => {
    if (holder.kind !== 'person') return null;
    const { uid, name, avatar } = holder;
    return { uid, name, ...(avatar ? { avatar } : {}) };
  });
}

/** The seat that is this person's in every game of the campaign; null: they are not in it. */
export const inGroup = (group: CampaignGroup, uid: string): Seat | null => {
  const seat = group.findIndex((one) => one?.uid === uid);
  return seat < 0 ? null : seat;
};

/** Bots play for those of the group who are not here; the seats stay theirs. */
export function withStandIns(table: Arrangement, isHere: IsHere): Arrangement {
  const missing = table.seating.flatMap((holder, seat) =>
    holder.kind === 'person' && !isHere(holder.uid) ? [seat] : [],
  );
  return filled(
    missing.reduce((rest, seat) => withBot(rest, seat, 'greedy'), table),
    'greedy',
  );
}
