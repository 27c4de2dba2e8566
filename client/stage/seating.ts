import type { Seat } from '../../shared/engine/core.ts';
import type { SeatLook } from '../art/avatar.ts';

/** Who looks at the table, and who sits at it. */
export interface Seating {
  readonly me: Seat | null;
  /** whether this viewer wants to see odds */
  readonly odds: boolean;
  name(seat: Seat): string;
  away(seat: Seat): boolean;
  /** how somebody is pictured; absent: by their seat alone */
  look?(seat: Seat): SeatLook;
}
