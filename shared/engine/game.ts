import type { CampaignMeta } from './campaign.ts';
import type { CoreState, Outcome, Params, Refusal, Result, Seat, Viewer } from './core.ts';
import type { Rng, Seed } from './rng.ts';
import type { Story, StoryStep } from './story.ts';

export type Emit<E> = (event: E) => void;

/** An option of a table, as the lobby offers it. Texts come from the i18n dictionaries by key. */
export type OptionMeta =
  | { readonly key: string; readonly kind: 'flag'; readonly default: boolean }
  | {
      readonly key: string;
      readonly kind: 'choice';
      readonly values: readonly (string | number)[];
      readonly default: string | number;
    }
  | {
      readonly key: string;
      readonly kind: 'number';
      readonly min: number;
      readonly max: number;
      readonly default: number;
    };

/** Options by name, as far as somebody has set them. */
export type GivenOptions = Readonly<Record<string, unknown>>;

export interface GameMeta<Id extends string = string> {
  /** the name it has in records and addresses */
  readonly id: Id;
  /** what new tables are played by; raised whenever a record of an older version would replay differently */
  readonly rulesVersion: number;
  /** the versions that this build can play, ascending, `rulesVersion` among them: a record is played by its own */
  readonly playable: readonly number[];
  /** the fewest and the most of all its modes; `seatsFor` says how many play by given options */
  readonly seats: readonly [min: number, max: number];
  /** where the number of players depends on the options; those that are not given are as usual */
  readonly seatsOf?: (options: GivenOptions) => readonly [min: number, max: number];
  /** whether people play together against the game by these options: such a game is never rated */
  readonly isTeamGame?: (options: GivenOptions) => boolean;
  /** about how long a game takes, for the lobby */
  readonly minutes: number;
  /** where that depends on the options */
  readonly minutesOf?: (options: GivenOptions) => number;
  readonly options: readonly OptionMeta[];
  /** where its games may follow each other as chapters */
  readonly campaign?: CampaignMeta;
  /** an option whose value sets the defaults of others; one given by itself stands against it */
  readonly preset?: {
    readonly key: string;
    readonly values: Readonly<Record<string, Readonly<Record<string, string | number | boolean>>>>;
  };
}

/**
 * Everything the house needs to know of a game. Pure and deterministic: no clock, no chance but
 * `state.rng`, no package. `S` is plain JSON and complete at every prompt.
 */
export interface GameDefinition<
  S extends CoreState = CoreState,
  M extends { readonly type: string } = { readonly type: string },
  V = unknown,
  E extends { readonly type: string } = { readonly type: string },
  O = unknown,
  Id extends string = string,
> {
  readonly meta: GameMeta<Id>;
  /**
   * With `seats`, also whether the options suit a table of that size. `version`: of the record that they stand in, whose
   * rules may have had other options or defaults; without it they are those of a new table.
   */
  parseOptions(input: unknown, seats?: number, version?: number): Result<O>;
  /** resolves the rules of that version once, into the state: nothing that is played later asks for a version */
  setup(options: O, seats: number, seed: Seed, version: number): S;
  /** what happened before the first prompt; derived from the first state alone, empty for later ones */
  opening(state: Readonly<S>): E[];
  /** who owes a decision; empty exactly when `outcome` is not null */
  actors(state: Readonly<S>): readonly Seat[];
  /** stable order; depends only on what `seat` may know */
  legalMoves(state: Readonly<S>, seat: Seat): M[];
  /** null ⇔ the move is among `legalMoves` */
  check(state: Readonly<S>, seat: Seat, move: M): Refusal | null;
  /** shape only */
  parseMove(input: unknown): Result<M>;
  /** a legal move, in place, on to the next decision */
  apply(state: S, seat: Seat, move: M, emit: Emit<E>): void;
  outcome(state: Readonly<S>): Outcome | null;
  /** allow-list, copies */
  view(state: Readonly<S>, viewer: Viewer): V;
  /** what of an event this viewer may see */
  redact(event: E, viewer: Viewer): E | null;
  /** an allow-list: events that tell nobody what was hidden, so that what led to them may be taken back */
  reversible(state: Readonly<S>, event: E): boolean;
  clone(state: Readonly<S>): S;
  /** a full state that this seat cannot tell from the real one */
  imagine(view: V, seat: Seat, rng: Rng): S;
  /** the answer of an absent player: always legal, never bold */
  defaultMove(state: Readonly<S>, seat: Seat): M;
  /** how much this seat would like each of the moves: the greedy bot's taste, and priors for deeper ones */
  rate(view: V, seat: Seat, moves: readonly M[]): number[];
  /** short text for golden files and bug reports; not for players */
  format(move: M): string;
  /** what a legal move costs and brings, by the functions that charge it; e.g. `{ cost: 6, fee: 1 }` */
  quote(state: Readonly<S>, seat: Seat, move: M): Params;
  /** what a table by these options has, in numbers, for whoever is about to make it */
  brings?(options: O, seats: number): Params;
  /** a running game at a lobbySummary, for lists in the lobby; public facts only */
  lobbySummary(view: V): Params;
  /** of a game that tells a tale: the pages that whoever sees this may read, in their order; their texts are the house's */
  openedPages?(view: V): readonly string[];
  /** what a game that is over tells of itself, from all of its positions in their order */
  story(steps: Iterable<StoryStep<S, E>>): Story;
}

/** A definition whose own types the holder does not need to know. */
// biome-ignore lint/suspicious/noExplicitAny: the registry holds games of different types; inside a game all is typed
export type AnyGame<Id extends string = string> = GameDefinition<any, any, any, any, any, Id>;
