/** How many people are connected: one person may have several connections. */
export class Headcount {
  private readonly people = new Map<string, string>();
  /** person → how many connections they have: with each that comes or goes, everybody would be counted again */
  private readonly connections = new Map<string, number>();
  private readonly elsewhere = new Map<string, number>();
  private readonly listeners = new Set<() => void>();
  private seekers: Readonly<Record<string, readonly string[]>> = {};

  /** In all processes; a person in two of them counts twice. */
  get online(): number {
    return [...this.elsewhere.values()].reduce((sum, people) => sum + people, this.here);
  }

  /** In this process. */
  get here(): number {
    return this.connections.size;
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
    this.forget(sessionId);
    this.people.set(sessionId, person);
    this.connections.set(person, (this.connections.get(person) ?? 0) + 1);
    this.notify();
  }

  leave(sessionId: string): void {
    if (this.forget(sessionId)) this.notify();
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

  /** Whether this connection was counted. */
  private forget(sessionId: string): boolean {
    const person = this.people.get(sessionId);
    if (person === undefined) return false;
    this.people.delete(sessionId);
    const left = (this.connections.get(person) ?? 1) - 1;
    if (left > 0) this.connections.set(person, left);
    else this.connections.delete(person);
    return true;
  }

  private notify(): void {
    for (const listener of this.listeners) listener();
  }
}
