import type { Presence as Wire } from '@colyseus/core';
import type { Logger } from 'pino';
import type { Listed } from '../lobby/Listing.ts';

/** What processes of one house tell each other. None of it is the truth: whatever is lost heals at the next sweep. */
export type Signal =
  /** a sign of life; `hello`: and tell me of your tables */
  | { readonly kind: 'alive'; readonly online: number; readonly hello: boolean }
  | { readonly kind: 'closed' }
  /** a room was opened: older ones of this table are out of date */
  | { readonly kind: 'opened'; readonly id: string; readonly epoch: number }
  | { readonly kind: 'shown'; readonly tables: readonly Listed[] }
  | { readonly kind: 'hidden'; readonly id: string; readonly epoch: number };

type Hear = (signal: Signal, from: string) => void;

const channel = 'three-harbours';

/** Over Redis when there are several processes, within this one when it is alone. */
export class Signals {
  private readonly wire: Wire;
  private readonly from: string;
  private readonly log: Logger;
  private readonly listeners = new Set<Hear>();
  private readonly hear = ({ from, signal }: { readonly from: string; readonly signal: Signal }): void => {
    if (from !== this.from) for (const listener of this.listeners) listener(signal, from);
  };

  constructor(wire: Wire, from: string, log: Logger) {
    this.wire = wire;
    this.from = from;
    this.log = log;
  }

  async open(): Promise<void> {
    await this.wire.subscribe(channel, this.hear);
  }

  close(): void {
    this.wire.unsubscribe(channel, this.hear);
  }

  onSignal(listener: Hear): void {
    this.listeners.add(listener);
  }

  send(signal: Signal): void {
    const failed = (err: unknown): void => this.log.warn({ err }, 'a signal to the other processes was lost');
    Promise.resolve(this.wire.publish(channel, { from: this.from, signal })).catch(failed);
  }
}
