import type { RefusalMessage } from '../../shared/protocol/messages.ts';
import type { FollowedMatch, MatchSnapshot, MatchStep } from './snapshot.ts';

/** A match that tells its listeners of every new snapshot and of every step. */
export abstract class ObservableMatch<S extends MatchSnapshot> implements FollowedMatch {
  protected abstract state: S;
  private readonly listeners = new Set<() => void>();
  private readonly stepListeners = new Set<(step: MatchStep) => void>();

  snapshot(): S {
    return this.state;
  }

  subscribe(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  onStep(listener: (step: MatchStep) => void): () => void {
    this.stepListeners.add(listener);
    return () => this.stepListeners.delete(listener);
  }

  abstract act(move: { readonly type: string }): Promise<RefusalMessage | null>;

  protected async whenState(isSo: () => boolean): Promise<void> {
    if (isSo()) return;
    await new Promise<void>((resolve) => {
      const stop = this.subscribe(() => {
        if (!isSo()) return;
        stop();
        resolve();
      });
    });
  }

  protected publish(next: S): void {
    this.state = next;
    for (const listener of [...this.listeners]) listener();
  }

  protected publishStep(step: MatchStep): void {
    for (const listener of [...this.stepListeners]) listener(step);
  }
}
