import type { Seat } from '../../shared/engine/core.ts';
import type { Waited } from '../../shared/protocol/messages.ts';
import { replacedAfter } from '../../shared/protocol/speeds.ts';
import type { SeatHolder } from '../store/row-types.ts';
import type { Time } from '../time.ts';
import type { ModeOf } from './TableClock.ts';

interface Wait {
  readonly uid: string;
  readonly mode: 'thinking' | 'away';
  readonly since: number;
}

/**
 * Who is waited for, and since when: after a while anybody at the table may let a bot play on for them. Not stored: in a
 * new room everybody is waited for anew.
 */
export class WaitedFor {
  private readonly time: Time;
  private waits: ReadonlyMap<Seat, Wait> = new Map();

  constructor(time: Time) {
    this.time = time;
  }

  /** Who owes a decision from now on; true when that differs from before. */
  update(seating: readonly SeatHolder[], actors: readonly Seat[], modeOf: ModeOf): boolean {
    const next = new Map<Seat, Wait>();
    for (const seat of actors) {
      const holder = seating[seat];
      const asked = holder?.kind === 'person' ? modeOf(holder.uid) : 'rest';
      if (holder?.kind !== 'person' || asked === 'rest') continue;
      // to those who wait, reading is thinking
      const mode = asked === 'away' ? asked : 'thinking';
      const known = this.waits.get(seat);
      const isKnown = known?.uid === holder.uid && known.mode === mode;
      next.set(seat, isKnown ? known : { uid: holder.uid, mode, since: this.time.now() });
    }
    const hasChanged = next.size !== this.waits.size || [...next].some(([seat, wait]) => this.waits.get(seat) !== wait);
    this.waits = next;
    return hasChanged;
  }

  /** This seat has decided: if it is asked again, that is a new question. */
  moved(seat: Seat): void {
    this.waits = new Map([...this.waits].filter(([one]) => one !== seat));
  }

  /** Milliseconds until this seat may be given to a bot; null: it is not waited for, or a clock decides. */
  left(seat: Seat, hasClock: boolean): number | null {
    const wait = this.waits.get(seat);
    const after = wait && replacedAfter(wait.mode, hasClock);
    return wait && after !== null && after !== undefined ? Math.max(0, wait.since + after - this.time.now()) : null;
  }

  /** For everybody at the table to see. */
  shown(hasClock: boolean): Waited[] {
    return [...this.waits].flatMap(([seat, { mode }]) => {
      const left = this.left(seat, hasClock);
      return left === null ? [] : [{ seat, away: mode === 'away', left }];
    });
  }
}
