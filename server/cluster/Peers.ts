import type { Listed, Listing } from '../lobby/Listing.ts';
import type { Headcount } from './Headcount.ts';
import type { Signal, Signals } from './Signals.ts';

const beatMs = 2000;
/** silent for so long, a process counts as gone: its people and its rooms' words with it */
const silenceMs = 7000;
const gatherMs = 100;
/** a beat that comes so late has been a stall of this process */
const stallMs = 3000;

interface Told {
  /** a process is gone: what its rooms told is out of date */
  gone(process: string): void;
  /** a room of a table was opened elsewhere */
  opened(id: string, epoch: number): void;
  /** this process had stopped for a while, and what it knows may be old */
  stalled(): void;
}

/** The other processes of the house: tells them of our people and tables, and hears of theirs. */
export class Peers {
  private readonly self: string;
  private readonly signals: Signals;
  private readonly listing: Listing;
  private readonly presence: Headcount;
  private readonly heardAt = new Map<string, number>();
  private readonly untold = new Map<string, Listed>();
  private counted = -1;
  private gathering: NodeJS.Timeout | undefined;
  private beating: NodeJS.Timeout | undefined;
  private lastBeat = 0;
  private told: Told = { gone: () => {}, opened: () => {}, stalled: () => {} };

  constructor(self: string, signals: Signals, listing: Listing, presence: Headcount) {
    this.self = self;
    this.signals = signals;
    this.listing = listing;
    this.presence = presence;
  }

  async open(told: Told): Promise<void> {
    this.told = told;
    this.signals.onSignal((signal, from) => this.hear(signal, from));
    this.listing.tell = ({ id, epoch, listed }) => {
      if (listed) this.untold.set(id, listed);
      else this.untold.delete(id);
      if (listed) this.gather();
      else this.signals.send({ kind: 'hidden', id, epoch });
    };
    this.presence.onChange(() => this.gather());
    await this.signals.open();
    this.alive(true);
    this.lastBeat = performance.now();
    this.beating = setInterval(() => this.beat(), beatMs);
  }

  close(): void {
    clearInterval(this.beating);
    this.beating = undefined;
    clearTimeout(this.gathering);
    // what the rooms tell while they close is told by the store
    this.listing.tell = () => {};
    this.signals.send({ kind: 'closed' });
    this.signals.close();
  }

  /** Whether this process lives, as far as one hears. */
  isAlive(process: string): boolean {
    return process === this.self || this.heardAt.has(process);
  }

  opened(id: string, epoch: number): void {
    this.signals.send({ kind: 'opened', id, epoch });
  }

  /** All that our rooms have told, once more: for a newcomer, and for what was lost. */
  tellAll(): void {
    const tables = this.listing.all().filter(({ home }) => home === this.self);
    if (tables.length > 0) this.signals.send({ kind: 'shown', tables });
  }

  private hear(signal: Signal, from: string): void {
    if (signal.kind === 'closed') {
      this.lose(from);
      return;
    }
    const isNew = !this.heardAt.has(from);
    this.heardAt.set(from, performance.now());
    if (isNew) this.alive(true);
    switch (signal.kind) {
      case 'alive':
        this.presence.heard(from, signal.online);
        if (!signal.hello) return;
        this.alive(false);
        this.tellAll();
        return;
      case 'opened':
        this.told.opened(signal.id, signal.epoch);
        return;
      case 'shown':
        for (const listed of signal.tables) this.listing.heard(listed);
        return;
      case 'hidden':
        this.listing.heardHidden(signal.id, signal.epoch);
        return;
    }
  }

  private beat(): void {
    const now = performance.now();
    const isLate = now - this.lastBeat > beatMs + stallMs;
    this.lastBeat = now;
    this.alive(false);
    if (isLate) {
      // nobody was heard because we did not listen
      for (const process of this.heardAt.keys()) this.heardAt.set(process, now);
      this.told.stalled();
      return;
    }
    for (const [process, heard] of this.heardAt) if (now - heard > silenceMs) this.lose(process);
  }

  private lose(process: string): void {
    if (!this.heardAt.delete(process)) return;
    this.presence.heard(process, null);
    this.told.gone(process);
  }

  private alive(hello: boolean): void {
    this.counted = this.presence.here;
    this.signals.send({ kind: 'alive', online: this.counted, hello });
  }

  /** Many changes at once are one message. */
  private gather(): void {
    if (!this.beating) return;
    this.gathering ??= setTimeout(() => {
      this.gathering = undefined;
      if (this.presence.here !== this.counted) this.alive(false);
      if (this.untold.size > 0) this.signals.send({ kind: 'shown', tables: [...this.untold.values()] });
      this.untold.clear();
    }, gatherMs);
  }
}
