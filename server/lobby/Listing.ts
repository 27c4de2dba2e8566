import type { TableSummary } from '../../shared/protocol/messages.ts';

export interface Listed {
  readonly summary: TableSummary;
  /** time of creation: the lists are in this order */
  readonly order: number;
  /** the last sign of life */
  readonly seen: number;
  /** of the room that tells it */
  readonly epoch: number;
  /** the process of that room; none: as the store has it */
  readonly home: string;
}

interface Change {
  readonly id: string;
  readonly epoch: number;
  readonly listed: Listed | null;
}

/** Tables that wait or run, as their rooms tell it, in whatever process; the lobby shows the public ones. */
export class Listing {
  private readonly tables = new Map<string, Listed>();
  private readonly listeners = new Set<(id: string) => void>();
  /** hears of what rooms and routes of this process have changed */
  tell: (change: Change) => void = () => {};

  /** Private tables are nobody's business, nor are games that nobody may watch. */
  get(id: string): Listed | undefined {
    const listed = this.tables.get(id);
    const { visibility, status, watchable } = listed?.summary ?? {};
    return visibility === 'private' || (status === 'running' && !watchable) ? undefined : listed;
  }

  ids(): string[] {
    return [...this.tables.keys()];
  }

  /** Of all tables, the private ones too: what their rooms tell. */
  all(): Listed[] {
    return [...this.tables.values()];
  }

  /** What the room of this incarnation has told, public or private. */
  told(id: string, epoch: number): Listed | undefined {
    const listed = this.tables.get(id);
    return listed?.epoch === epoch && listed.home !== '' ? listed : undefined;
  }

  show(listed: Listed): void {
    if (this.heard(listed)) this.tell({ id: listed.summary.id, epoch: listed.epoch, listed });
  }

  hide(id: string, epoch: number): void {
    if (this.heardHidden(id, epoch)) this.tell({ id, epoch, listed: null });
  }

  /** From another process, or from the store; false when we know better. */
  heard(listed: Listed): boolean {
    const { id, status } = listed.summary;
    if ((this.tables.get(id)?.epoch ?? 0) > listed.epoch) return false;
    this.change(id, status === 'finished' ? null : listed);
    return true;
  }

  heardHidden(id: string, epoch: number): boolean {
    const known = this.tables.get(id);
    if (!known || known.epoch > epoch) return false;
    this.change(id, null);
    return true;
  }

  /** Running games that have stood still since then. */
  hideIdle(before: number): void {
    for (const [id, { summary, seen }] of this.tables)
      if (summary.status === 'running' && seen < before) this.change(id, null);
  }

  onChange(listener: (id: string) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  private change(id: string, listed: Listed | null): void {
    if (listed) this.tables.set(id, listed);
    else this.tables.delete(id);
    for (const listener of this.listeners) listener(id);
  }
}
