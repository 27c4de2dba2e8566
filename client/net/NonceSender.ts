import type { TableInfo, TableRequest } from '../../shared/protocol/messages.ts';
import { keepNonce, nonceFor } from './nonces.ts';
import type { RequestOutcome } from './room-request.ts';

/** Adds the number of this browser to the deal of its table, once each time we sit down. */
export class NonceSender {
  private readonly ask: (request: TableRequest) => Promise<RequestOutcome>;
  /** a new object each time we sit down: an answer to an older one changes nothing */
  private sitting = { isSent: false };

  constructor(ask: (request: TableRequest) => Promise<RequestOutcome>) {
    this.ask = ask;
  }

  /** We sit somewhere else, or nowhere: the next `send` is the first again. */
  reset(): void {
    this.sitting = { isSent: false };
  }

  /** As soon as we sit and have seen the commitment. */
  async send({ id, status, commitment }: TableInfo): Promise<void> {
    const { sitting } = this;
    if (sitting.isSent || status !== 'waiting' || commitment === '') return;
    sitting.isSent = true;
    const kept = nonceFor(id, commitment);
    const answered = await this.ask({ op: 'nonce', nonce: kept.nonce });
    // not heard: once more after the next sync, which a lost connection brings by itself
    if (typeof answered === 'string') sitting.isSent = false;
    else if (answered.refusal === null) keepNonce({ ...kept, heard: true });
  }
}
