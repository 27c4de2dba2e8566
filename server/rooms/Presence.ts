/** Who is in the house: one person may have several connections. */
export class Presence {
  private readonly people = new Map<string, string>();
  private readonly listeners = new Set<() => void>();

  get online(): number {
    return new Set(this.people.values()).size;
  }

  enter(sessionId: string, person: string): void {
    this.people.set(sessionId, person);
    this.tell();
  }

  leave(sessionId: string): void {
    if (this.people.delete(sessionId)) this.tell();
  }

  onChange(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  private tell(): void {
    for (const listener of this.listeners) listener();
  }
}
