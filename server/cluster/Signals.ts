import type { Presence } from '@colyseus/core';
import type { Log } from '../log.ts';
import type { ReportedTable } from '../table/summary.ts';

/** Messages between the processes of one service. None is authoritative: what gets lost is repaired by the next sweep. */
export type Signal =
  /** this process lives; `hello`: and asks for your tables */
  | { readonly kind: 'alive'; readonly online: number; readonly hello: boolean }
  | { readonly kind: 'closed' }
  /** a room was opened: older ones of this table are out of date */
  | { readonly kind: 'opened'; readonly id: string; readonly epoch: number }
  | { readonly kind: 'shown'; readonly tables: readonly ReportedTable[] }
  | { readonly kind: 'hidden'; readonly id: string; readonly epoch: number };

type SignalListener = (signal: Signal, from: string) => void;

const channel = 'three-harbours';

/** Over Redis when there are several processes, within this one when it is alone. */
export class Signals {
  private readonly presence: Presence;
  private readonly from: string;
  private readonly log: Log;
  private readonly listeners = new Set<SignalListener>();
  private readonly receive = ({ from, signal }: { readonly from: string; readonly signal: Signal }): void => {
    if (from !== this.from) for (const listener of this.listeners) listener(signal, from);
  };

  constructor(presence: Presence, from: string, log: Log) {
    this.presence = presence;
    this.from = from;
    this.log = log;
  }

  async open(): Promise<void> {
    await this.presence.subscribe(channel, this.receive);
  }

  close(): void {
    this.presence.unsubscribe(channel, this.receive);
  }

  onSignal(listener: SignalListener): void {
    this.listeners.add(listener);
  }

  send(signal: Signal): void {
    const failed = (err: unknown): void => this.log.warn('signal-lost', { err });
    Promise.resolve(this.presence.publish(channel, { from: this.from, signal })).catch(failed);
  }
}
