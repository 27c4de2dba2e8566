import type { AnyMove } from '../../shared/bots/bot.ts';
import type { CoreState } from '../../shared/engine/core.ts';
import type { MatchRecord } from '../../shared/engine/record.ts';
import type { AnyEvent } from './random-play.ts';
import type { Truth } from './wire-audit.ts';

/** Called after every move; throws where a law of the game is broken. */
export type Watch = (state: CoreState, events: readonly AnyEvent[]) => void;

/** What the suites that know no game by name need to know of each; `test/games/<game>/support/trial.ts` says it. */
export interface Trial {
  /** option sets worth playing with every number of players */
  readonly variants: readonly object[];
  /** option sets that one number of players is enough for */
  readonly twists: readonly object[];
  watch(first: CoreState): Watch;
  /** a wide choice of moves, legal ones among them, for `check` */
  conceivable(): readonly AnyMove[];
  /** positions that random play seldom meets, at a choice */
  positions(seats: number): readonly CoreState[];
  /** a game of random moves never needs more */
  readonly longest: number;
  /** with these options nothing is private to one seat */
  hasOneView(options: object): boolean;
  /** events with which, and after which, two states that a seat cannot tell apart may differ: something hidden came up */
  reveals(state: CoreState): ReadonlySet<string>;
  /** moves that no rules can mean, at the first decision */
  readonly strangeMoves: readonly object[];
  /** events worth counting in random games */
  readonly notableEvents: readonly string[];
  /** the fixture that the golden file tells */
  readonly golden: string;
  /** every so many bytes of the moves in a file of a game are altered, which a verification must see */
  readonly alteredEvery: number;
  /** what is secret in a recorded game, and to whom */
  truthOf(record: MatchRecord): Truth;
  /** a fixture with secrets, and how many of them the audit of its history must have met */
  readonly history: { readonly fixture: string; readonly seen: number };
  readonly wire: WireTrial;
}

/** What the audit of everything that a server sends needs to know of a game. */
export interface WireTrial {
  readonly variants: readonly Record<string, unknown>[];
  /** how much of what it looks for the audit must have seen on the line of a seat or of a spectator, in the end */
  readonly seen: { readonly seat: number; readonly spectator: number };
  /** lists of numbers that messages may hold; all others could be cards */
  readonly lists: RegExp;
  /** paths of events that a game never tells before its last move */
  readonly untold: RegExp;
  /** events that not everybody is told alike: in every game, or in some */
  readonly redacted: readonly string[];
  readonly sometimesRedacted?: readonly string[];
}
