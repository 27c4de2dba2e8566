import type { TableSummary } from '../../shared/protocol/messages.ts';

export interface Listed {
  readonly summary: TableSummary;
  /** time of creation: the lists are in this order */
  readonly order: number;
  /** the last sign of life */
  readonly seen: number;
}

/** The public tables of the house, as its lobby shows them. */
export class Listing {
  private readonly tables = new Map<string, Listed>();
  private readonly listeners = new Set<(id: string) => void>();

  get(id: string): Listed | undefined {
    return this.tables.get(id);
  }

  ids(): string[] {
    return [...this.tables.keys()];
  }

  /** Finished and private tables are nobody's business. */
  show(summary: TableSummary, order: number, seen = Date.now()): void {
    if (summary.visibility === 'private' || summary.status === 'finished') this.hide(summary.id);
    else this.change(summary.id, { summary, order, seen });
  }

  hide(id: string): void {
    if (this.tables.has(id)) this.change(id, null);
  }

  /** Running games that have stood still since then. */
  hideIdle(before: number): void {
    for (const [id, { summary, seen }] of this.tables) if (summary.status === 'running' && seen < before) this.hide(id);
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
