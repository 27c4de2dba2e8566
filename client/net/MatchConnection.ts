import type { ActRequest, RefusalMessage, TableRequest } from '../../shared/protocol/messages.ts';
import { randomHex } from './random-hex.ts';
import { offline } from './room-request.ts';
import { SeatConnection } from './SeatConnection.ts';

/** What a person at a table asks of it, by whichever connection stands just now. */
export class MatchConnection extends SeatConnection {
  async act(move: { readonly type: string }): Promise<RefusalMessage | null> {
    if (this.state.busy) return null;
    const request: ActRequest = { id: randomHex(12), seq: this.state.seq, move };
    this.publish({ ...this.state, busy: true });
    try {
      // not heard of: the move may be stored or not; the same id makes asking again harmless
      const answered = await this.askUntil(
        (answer) => typeof answer !== 'string' || this.state.seq > request.seq,
        'act',
        request,
      );
      return typeof answered === 'string' ? null : answered.refusal;
    } finally {
      this.publish({ ...this.state, busy: false });
    }
  }

  /** Seats, bots, pace, start: what a person may ask of the table itself. */
  async table(request: TableRequest): Promise<RefusalMessage | null> {
    const answered = await this.askUntil((answer) => answer !== 'elsewhere', 'table', request);
    if (typeof answered === 'string') return offline;
    const { room } = this;
    // sitting down and standing up change what we may see and do
    if (room && answered.refusal === null && request.op !== 'start') await this.sync(room).catch(() => {});
    return answered.refusal;
  }

  /** Takes back our last decision; asked for a position that is gone, it has been done. */
  async undo(): Promise<RefusalMessage | null> {
    if (this.state.busy || !this.state.undo) return null;
    this.publish({ ...this.state, busy: true });
    const answered = await this.ask('undo', { seq: this.state.seq });
    this.publish({ ...this.state, busy: false });
    return typeof answered === 'string' ? offline : answered.refusal;
  }

  /** What we would do in the place of whoever is asked; null takes it back. Too late is no harm: the page has moved on. */
  async suggest(move: { readonly type: string } | null): Promise<RefusalMessage | null> {
    const answered = await this.ask('suggest', { seq: this.state.seq, move });
    if (typeof answered === 'string') return offline;
    return answered.refusal?.code === 'stale' ? null : answered.refusal;
  }

  /** Whether the bots shall hurry; the table keeps to its pace unless everybody who plays wants it. */
  async hurry(on: boolean): Promise<void> {
    await this.ask('hurry', { on });
  }

  /** Whether a new page lies open before us: the others see it, and nobody waits. */
  async read(on: boolean): Promise<void> {
    await this.ask('read', { on });
  }
}
