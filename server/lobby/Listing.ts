import type { LocalListingChange, SharedListing } from '../cluster/Peers.ts';
import type { ReportedTable } from '../table/summary.ts';

/** Tables that wait or run, as their rooms report them, in whatever process; the lobby shows the public ones. */
export class Listing implements SharedListing {
  private readonly tables = new Map<string, ReportedTable>();
  private readonly listeners = new Set<(id: string) => void>();
  onLocalChange: (change: LocalListingChange) => void = () => {};

  /** The table, unless it is private or a running game that nobody may watch. */
  get(id: string): ReportedTable | undefined {
    const listed = this.tables.get(id);
    const { visibility, status, watchable } = listed?.summary ?? {};
    return visibility === 'private' || (status === 'running' && !watchable) ? undefined : listed;
  }

  ids(): string[] {
    return [...this.tables.keys()];
  }

  /** Including private tables. */
  all(): ReportedTable[] {
    return [...this.tables.values()];
  }

  /** What the room of this incarnation has reported, public or private. */
  reportedBy(id: string, epoch: number): ReportedTable | undefined {
    const listed = this.tables.get(id);
    return listed?.epoch === epoch && listed.home !== '' ? listed : undefined;
  }

  show(listed: ReportedTable): void {
    if (this.receive(listed)) this.onLocalChange({ id: listed.summary.id, epoch: listed.epoch, listed });
  }

  hide(id: string, epoch: number): void {
    if (this.receiveHidden(id, epoch)) this.onLocalChange({ id, epoch, listed: null });
  }

  /** From another process, or from the store; false when a newer room has reported. */
  receive(listed: ReportedTable): boolean {
    const { id, status } = listed.summary;
    if ((this.tables.get(id)?.epoch ?? 0) > listed.epoch) return false;
    this.change(id, status === 'finished' ? null : listed);
    return true;
  }

  receiveHidden(id: string, epoch: number): boolean {
    const known = this.tables.get(id);
    if (!known || known.epoch > epoch) return false;
    this.change(id, null);
    return true;
  }

  /** Takes running games off the list in which nothing has happened since then. */
  hideIdle(before: number): void {
    for (const [id, { summary, seen }] of this.tables)
      if (summary.status === 'running' && seen < before) this.change(id, null);
  }

  onChange(listener: (id: string) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  private change(id: string, listed: ReportedTable | null): void {
    if (listed) this.tables.set(id, listed);
    else this.tables.delete(id);
    for (const listener of this.listeners) listener(id);
  }
}
