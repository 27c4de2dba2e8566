import type { ReportedTable } from '../table/summary.ts';
import type { Cancel, Time } from '../time.ts';
import type { Headcount } from './Headcount.ts';
import type { Signal, Signals } from './Signals.ts';

const beatMs = 2000;
/** after this silence a process counts as gone, with its people and its rooms */
const silenceMs = 7000;
const collectMs = 100;
/** a beat that is this late means that this process had stalled */
const stallMs = 3000;

/** A change of the lists that was made in this process; null: the table was taken off. */
export interface LocalListingChange {
  readonly id: string;
  readonly epoch: number;
  readonly listed: ReportedTable | null;
}

/** The lists, as far as processes share them. */
export interface SharedListing {
  /** called with what rooms and routes of this process have changed */
  onLocalChange: (change: LocalListingChange) => void;
  all(): readonly ReportedTable[];
  receive(listed: ReportedTable): boolean;
  receiveHidden(id: string, epoch: number): boolean;
}

export interface PeerEvents {
  /** a process is gone: what its rooms reported is out of date */
  gone(process: string): void;
  /** a room of a table was opened elsewhere */
  opened(id: string, epoch: number): void;
  /** this process had stalled, and what it knows may be old */
  stalled(): void;
}

/** The other processes of the service: sends them our people and tables, and receives theirs. */
export class Peers {
  private readonly self: string;
  private readonly signals: Signals;
  private readonly listing: SharedListing;
  private readonly presence: Headcount;
  private readonly seenAt = new Map<string, number>();
  private readonly unsent = new Map<string, ReportedTable>();
  private sentCount = -1;
  private readonly time: Time;
  private collecting: Cancel | undefined;
  private beating: Cancel | undefined;
  private lastBeat = 0;
  private on: PeerEvents = { gone: () => {}, opened: () => {}, stalled: () => {} };

  constructor(self: string, signals: Signals, listing: SharedListing, presence: Headcount, time: Time) {
    this.time = time;
    this.self = self;
    this.signals = signals;
    this.listing = listing;
    this.presence = presence;
  }

  async open(on: PeerEvents): Promise<void> {
    this.on = on;
    this.signals.onSignal((signal, from) => this.receive(signal, from));
    this.listing.onLocalChange = ({ id, epoch, listed }) => {
      if (listed) this.unsent.set(id, listed);
      else this.unsent.delete(id);
      if (listed) this.sendSoon();
      else this.signals.send({ kind: 'hidden', id, epoch });
    };
    this.presence.onChange(() => this.sendSoon());
    await this.signals.open();
    this.sendAlive(true);
    this.lastBeat = this.time.now();
    this.beatAgain();
  }

  close(): void {
    this.beating?.();
    this.beating = undefined;
    this.collecting?.();
    // what rooms report while they close is in the store
    this.listing.onLocalChange = () => {};
    this.signals.send({ kind: 'closed' });
    this.signals.close();
  }

  /** Whether this process has sent a sign of life recently. */
  isAlive(process: string): boolean {
    return process === this.self || this.seenAt.has(process);
  }

  opened(id: string, epoch: number): void {
    this.signals.send({ kind: 'opened', id, epoch });
  }

  /** Sends again all that our rooms have reported: for a new process, and for lost messages. */
  sendAll(): void {
    const tables = this.listing.all().filter(({ home }) => home === this.self);
    if (tables.length > 0) this.signals.send({ kind: 'shown', tables });
  }

  private receive(signal: Signal, from: string): void {
    if (signal.kind === 'closed') {
      this.lose(from);
      return;
    }
    const isNew = !this.seenAt.has(from);
    this.seenAt.set(from, this.time.now());
    if (isNew) this.sendAlive(true);
    switch (signal.kind) {
      case 'alive':
        this.presence.receivedFromPeer(from, signal.online);
        if (!signal.hello) return;
        this.sendAlive(false);
        this.sendAll();
        return;
      case 'opened':
        this.on.opened(signal.id, signal.epoch);
        return;
      case 'shown':
        for (const listed of signal.tables) this.listing.receive(listed);
        return;
      case 'hidden':
        this.listing.receiveHidden(signal.id, signal.epoch);
        return;
    }
  }

  private beatAgain(): void {
    this.beating = this.time.after(beatMs, () => {
      this.beatAgain();
      this.beat();
    });
  }

  private beat(): void {
    const now = this.time.now();
    const isLate = now - this.lastBeat > beatMs + stallMs;
    this.lastBeat = now;
    this.sendAlive(false);
    if (isLate) {
      // the others only seemed silent: this process did not listen
      for (const process of this.seenAt.keys()) this.seenAt.set(process, now);
      this.on.stalled();
      return;
    }
    for (const [process, seen] of this.seenAt) if (now - seen > silenceMs) this.lose(process);
  }

  private lose(process: string): void {
    if (!this.seenAt.delete(process)) return;
    this.presence.receivedFromPeer(process, null);
    this.on.gone(process);
  }

  private sendAlive(hello: boolean): void {
    this.sentCount = this.presence.here;
    this.signals.send({ kind: 'alive', online: this.sentCount, hello });
  }

  /** Collects changes: many at once are one message. */
  private sendSoon(): void {
    if (!this.beating) return;
    this.collecting ??= this.time.after(collectMs, () => {
      this.collecting = undefined;
      if (this.presence.here !== this.sentCount) this.sendAlive(false);
      if (this.unsent.size > 0) this.signals.send({ kind: 'shown', tables: [...this.unsent.values()] });
      this.unsent.clear();
    });
  }
}
