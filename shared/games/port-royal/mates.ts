import type { Seat } from '../../engine/core.ts';
import { nextSeat } from '../../engine/turn-order.ts';
import type { Affairs, Mate, Own } from './affairs.ts';
import { wantOf } from './appraisal.ts';
import { face } from './components.ts';
import type { FaceId, PersonFace, ShipFace, View } from './types.ts';

/** Who has a window after this seat: all others while the active player draws or takes. */
export function matesOf({ active, players }: View, seat: Seat, affairs: (mate: Seat) => Affairs): Mate[] {
  const mates: Mate[] = [];
  for (let mate = nextSeat(seat, players.length); mate !== active; mate = nextSeat(mate, players.length)) {
    const theirs = affairs(mate);
    const known = new Map<FaceId, number>();
    mates.push((id) => {
      const before = known.get(id);
      if (before !== undefined) return before;
      const want = wantOf(theirs, face(id) as PersonFace | ShipFace);
      known.set(id, want);
      return want;
    });
  }
  return mates;
}

/** What the others of a team get out of these cards: each the one that they like best of what is still there. */
export function ofMates({ mates, taste }: Own, cards: readonly FaceId[]): number {
  let sum = 0;
  const taken = new Set<number>();
  for (const mate of mates) {
    let best = 0;
    let choice = -1;
    cards.forEach((id, i) => {
      const want = taken.has(i) ? 0 : mate(id);
      if (want <= best) return;
      best = want;
      choice = i;
    });
    taken.add(choice);
    sum += best;
  }
  return taste.share * sum;
}
