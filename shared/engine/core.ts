import type { Rng } from './rng.ts';

/** 0-based in turn order; spectators have none. */
export type Seat = number;

/** `omniscient` is for finished games and tests only. */
export type Viewer = Seat | 'spectator' | 'omniscient';

/** Message parameters: numbers, words of the rules, seats; never sentences. */
export type Params = Readonly<Record<string, string | number | boolean>>;

/** A refusal names the rule clause that stands against the move. */
export interface Refusal {
  readonly code: string;
  readonly clause: string;
  readonly params: Params;
}

export type Result<T> = { readonly ok: true; readonly value: T } | ({ readonly ok: false } & Refusal);

export const ok = <T>(value: T): Result<T> => ({ ok: true, value });
export const refuse = (code: string, clause: string, params: Params = {}): { readonly ok: false } & Refusal => ({
  ok: false,
  code,
  clause,
  params,
});

/** What every state has; a game adds its own zones, phase and players. */
export interface CoreState {
  rng: Rng;
  /** number of moves applied so far */
  seq: number;
  /** the kind `over`, and it alone, has the outcome */
  phase: { readonly kind: string; readonly outcome?: Outcome };
  /** the decision stack: interrupts of the phase, the innermost last */
  pending: { readonly kind: string }[];
}

/** How a team fared that played together against the game: all of it won, or all of it lost. */
export interface TeamResult {
  readonly won: boolean;
  /** how well it won, 0 for the least of the ranks of the game; null after a loss, or where a game has no ranks */
  readonly rank: number | null;
  /** what the rank was counted by */
  readonly points: number;
}

export interface Outcome {
  /** why the game ended, a word of the game's own */
  readonly reason: string;
  /** all who share the victory; of a team everybody or nobody */
  readonly winners: readonly Seat[];
  /** 1 for the winners, equal places for ties, per seat; none in a team */
  readonly places: readonly number[];
  /** the main score per seat */
  readonly scores: readonly number[];
  /** tie-breaker values per seat, in the order in which they are compared; none in a team */
  readonly ties: readonly (readonly number[])[];
  /** only where people played together against the game */
  readonly team?: TeamResult;
}
