/** How many people are connected: one person may have several connections. */
export class Headcount {
  private readonly people = new Map<string, string>();
  private readonly elsewhere = new Map<string, number>();
  private readonly listeners = new Set<() => void>();
  private seekers: Readonly<Record<string, readonly string[]>> = {};

  /** In all processes; a person in two of them counts twice. */
  get online(): number {
    return [...this.elsewhere.values()].reduce((sum, people) => sum + people, this.here);
  }

  /** In this process. */
  get here(): number {
    return new Set(this.people.values()).size;
  }

  /** Game → the names of those who look for others to play it with, in whatever process. */
  get seeking(): Readonly<Record<string, readonly string[]>> {
    return this.seekers;
  }

  seek(seekers: Readonly<Record<string, readonly string[]>>): void {
    this.seekers = seekers;
    this.notify();
  }

  enter(sessionId: string, person: string): void {
    this.people.set(sessionId, person);
    this.notify();
  }

  leave(sessionId: string): void {
    if (this.people.delete(sessionId)) this.notify();
  }

  /** How many people another process has; null when it is gone. */
  receivedFromPeer(process: string, people: number | null): void {
    if (people === (this.elsewhere.get(process) ?? null)) return;
    if (people === null) this.elsewhere.delete(process);
    else this.elsewhere.set(process, people);
    this.notify();
  }

  onChange(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  private notify(): void {
    for (const listener of this.listeners) listener();
  }
}
