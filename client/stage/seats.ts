import type { Seat } from '../../shared/engine/core.ts';
import type { StageAnimation } from './animation.ts';
import { glideOthers } from './animation.ts';
import { lightPasses } from './effects.ts';
import { meanwhile } from './flights.ts';

/** What every table shows of a player. */
interface Held {
  readonly seat: Seat;
  /** who owes the decision */
  readonly acting: boolean;
}

/** Others lie around the table, one's own board before oneself. */
interface Around<H> {
  readonly plates: readonly H[];
  readonly mat: H | null;
}

const all = <H>({ plates, mat }: Around<H>): H[] => [...plates, ...(mat ? [mat] : [])];

export const holdingOf = <H extends { readonly seat: Seat }>(table: Around<H>, seat: Seat): H | null =>
  all(table).find((who) => who.seat === seat) ?? null;

type SeatedAnimation = StageAnimation<Around<Held>, { readonly unit: number }, never>;

/** Nothing but the question goes on: a light crosses from one player to the next. */
export async function passOn(animation: SeatedAnimation, counterKey: (seat: Seat) => string): Promise<void> {
  const asked = (table: Around<Held>): string | null => {
    const seat = all(table).find((who) => who.acting)?.seat;
    return seat === undefined ? null : counterKey(seat);
  };
  const before = asked(animation.before.table);
  const after = asked(animation.after.table);
  const others = meanwhile(glideOthers(animation, 170));
  const from = before === null ? null : animation.board.piece(before);
  const to = after === null ? null : animation.board.piece(after);
  if (from && to && before !== after) await lightPasses(animation, from, to, 60 * animation.after.places.unit);
  await others;
}
