import type { Seat } from '../../shared/engine/core.ts';
import type { LoggedEvent, RefusalMessage, Suggestion, TableInfo } from '../../shared/protocol/messages.ts';

/** `reconnecting` ends by itself; `closed` does not. */
export type ConnectionStatus = 'connecting' | 'live' | 'reconnecting' | 'closed';

/** All that a table page knows, as plain data; a new object with every change. */
export interface MatchSnapshot {
  readonly connection: ConnectionStatus;
  /** null until the first state has arrived */
  readonly table: TableInfo | null;
  /** null: a spectator */
  readonly seat: Seat | null;
  /** of a spectator: the seat over whose shoulder they look */
  readonly over?: Seat | null;
  readonly seq: number;
  /** the game's View; null until the game has started */
  readonly view: unknown;
  /** own legal moves, in the server's order; empty when others are to move */
  readonly moves: readonly { readonly type: string }[];
  /** what others would do who play together with whoever is asked; absent where nobody can suggest anything */
  readonly suggestions?: readonly Suggestion[];
  readonly log: readonly LoggedEvent[];
  /** a move of ours is on its way */
  readonly busy: boolean;
}

/** Events arrive together with the view after them; the scene plays them, then equals the view. */
export interface MatchStep {
  readonly seq: number;
  readonly events: readonly { readonly type: string }[];
  readonly view: unknown;
}

/** What the page and the stage need of a match; `MatchConnection` provides it, tests may stand in. */
export interface FollowedMatch {
  snapshot(): MatchSnapshot;
  /** called after every change; returns the way to unsubscribe */
  subscribe(listener: () => void): () => void;
  onStep(listener: (step: MatchStep) => void): () => void;
  /** resolves to null when accepted and stored, to the refusal otherwise */
  act(move: { readonly type: string }): Promise<RefusalMessage | null>;
}
