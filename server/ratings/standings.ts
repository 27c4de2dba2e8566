import type { Outcome, Seat } from '../../shared/engine/core.ts';

/** A seat as far as results care who holds it. */
type RatedSeat = { readonly kind: 'person'; readonly uid: string } | { readonly kind: 'open' | 'bot' };

/** How one person fared in a finished game. */
export interface Finish {
  readonly uid: string;
  readonly seat: Seat;
  /** as the rules of the game say of the seat; of a leaver, the last; of a team 1 if it won, else 0 */
  readonly place: number;
  readonly score: number;
  /** not there at the end: a bot or somebody else played on */
  readonly left: boolean;
  /** joined the running game, on the seat of a bot */
  readonly late: boolean;
}

/** Everybody who has had a seat, and how they fared. Bots that played on are left out, however well they did. */
export function finishesOf(
  seating: readonly RatedSeat[],
  seatHistory: Readonly<Record<string, Seat>>,
  outcome: Outcome,
): Finish[] {
  const sitting = seating.flatMap((holder, seat) => (holder.kind === 'person' ? [{ uid: holder.uid, seat }] : []));
  const isSitting = (uid: string, seat: Seat): boolean => sitting.some((one) => one.uid === uid && one.seat === seat);
  const gone = Object.entries(seatHistory).flatMap(([uid, seat]) => (isSitting(uid, seat) ? [] : [{ uid, seat }]));
  // entries are in the order of sitting: the first person on a seat was there when the cards were dealt
  const firstOn = (seat: Seat): string | undefined =>
    Object.entries(seatHistory).find(([, at]) => at === seat)?.[0] ?? sitting.find((one) => one.seat === seat)?.uid;
  const finish = (uid: string, seat: Seat, left: boolean): Finish => ({
    uid,
    seat,
    place: placeIn(outcome, seat, seating.length, left),
    score: outcome.scores[seat] ?? 0,
    left,
    late: firstOn(seat) !== uid,
  });
  return [
    ...sitting.map(({ uid, seat }) => finish(uid, seat, false)),
    ...gone.map((one) => finish(one.uid, one.seat, true)),
  ];
}

function placeIn({ team, places }: Outcome, seat: Seat, seats: number, left: boolean): number {
  if (team) return team.won && !left ? 1 : 0;
  return left ? seats : (places[seat] ?? seats);
}

/**
 * Those whose ratings a rated game changes, with their ranks: those who stayed by the places of the game, those who
 * left behind all of them. Nobody when fewer than two began it or nobody stayed.
 */
export function countedOf(finishes: readonly Finish[]): { readonly finish: Finish; readonly rank: number }[] {
  const counted = finishes.filter(({ late }) => !late);
  if (counted.length < 2 || counted.every(({ left }) => left)) return [];
  const last = Math.max(...counted.map(({ place }) => place)) + 1;
  return counted.map((finish) => ({ finish, rank: finish.left ? last : finish.place }));
}
