import type { Outcome, Seat } from '../../shared/engine/core.ts';
import type { Held, SeatHolder } from '../table/seating/seating.ts';

/** How one person fared in a finished game. */
export interface Finish {
  readonly uid: string;
  readonly seat: Seat;
  /** as the rules of the game say of the seat; of a leaver, the last */
  readonly place: number;
  readonly score: number;
  /** he was not there at the end: a bot, or somebody else, played on */
  readonly left: boolean;
  /** he came into the running game, on the seat of a bot */
  readonly late: boolean;
}

/** Who has held a seat, and what came of it. A bot that played on is not in it, however well it did. */
export function finishesOf(seating: readonly SeatHolder[], held: Held, outcome: Outcome): Finish[] {
  const sitting = seating.flatMap((holder, seat) => (holder.kind === 'person' ? [{ uid: holder.uid, seat }] : []));
  const isSitting = (uid: string, seat: Seat): boolean => sitting.some((one) => one.uid === uid && one.seat === seat);
  const gone = Object.entries(held).flatMap(([uid, seat]) => (isSitting(uid, seat) ? [] : [{ uid, seat }]));
  // noted in the order in which they had the seat: the first of them sat there when the cards were dealt
  const firstOn = (seat: Seat): string | undefined =>
    Object.entries(held).find(([, at]) => at === seat)?.[0] ?? sitting.find((one) => one.seat === seat)?.uid;
  const finish = (uid: string, seat: Seat, left: boolean): Finish => ({
    uid,
    seat,
    place: left ? seating.length : (outcome.places[seat] ?? seating.length),
    score: outcome.scores[seat] ?? 0,
    left,
    late: firstOn(seat) !== uid,
  });
  return [
    ...sitting.map(({ uid, seat }) => finish(uid, seat, false)),
    ...gone.map((one) => finish(one.uid, one.seat, true)),
  ];
}

/**
 * Those whose ratings a rated game changes, with the ranks that count: who stayed by the places of the game, who left
 * behind all of them. Nobody, when fewer than two had begun it or nobody stayed.
 */
export function countedOf(finishes: readonly Finish[]): { readonly finish: Finish; readonly rank: number }[] {
  const counted = finishes.filter(({ late }) => !late);
  if (counted.length < 2 || counted.every(({ left }) => left)) return [];
  const last = Math.max(...counted.map(({ place }) => place)) + 1;
  return counted.map((finish) => ({ finish, rank: finish.left ? last : finish.place }));
}
