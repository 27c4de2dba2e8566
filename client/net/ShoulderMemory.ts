import type { Seat } from '../../shared/engine/core.ts';
import type { SyncAnswer, TableInfo } from '../../shared/protocol/messages.ts';

interface Shoulder {
  readonly table: string;
  readonly seat: Seat;
  readonly name: string;
}

const key = 'three-harbours.shoulder';

function kept(table: string): Shoulder | null {
  try {
    const found = JSON.parse(sessionStorage.getItem(key) ?? 'null') as Partial<Shoulder> | null;
    return found?.table === table && typeof found.seat === 'number' ? (found as Shoulder) : null;
  } catch {
    return null;
  }
}

/** Over whose shoulder this tab looks, kept so that it does so again after a reload or in another room. */
export class ShoulderMemory {
  private readonly table: string;
  private shoulder: Shoulder | null;

  constructor(table: string) {
    this.table = table;
    this.shoulder = kept(table);
  }

  /** null: over nobody's. */
  remember(seat: Seat | null, info: TableInfo | null): void {
    const name = seat === null ? undefined : info?.seats[seat]?.name;
    this.shoulder = seat === null || name === undefined ? null : { table: this.table, seat, name };
    try {
      if (this.shoulder) sessionStorage.setItem(key, JSON.stringify(this.shoulder));
      else sessionStorage.removeItem(key);
    } catch {
      // without storage it is remembered until the page is closed
    }
  }

  /** The seat to ask for once more, where the same person still lets others look; null: none, or it is seen already. */
  seatToAskFor(answer: SyncAnswer, { seats }: TableInfo): Seat | null {
    const { shoulder } = this;
    if (!shoulder || answer.seat !== null || answer.over !== undefined) return null;
    const holder = seats[shoulder.seat];
    return holder?.shoulder && holder.name === shoulder.name ? shoulder.seat : null;
  }
}
