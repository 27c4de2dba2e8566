import type { ComponentChildren } from 'preact';
import type { Seat } from '../../shared/engine/core.ts';
import type { AnyGame } from '../../shared/engine/game.ts';
import type { Story } from '../../shared/engine/story.ts';
import type { FlagTint, Speech } from '../../shared/i18n/speech.ts';
import type { CardLook, ShareTint } from '../page/ui/Card.tsx';
import type { StageText, TargetId } from '../stage/stage.ts';
import type { Score, ToldStory } from './score.ts';
import type { Tale } from './tale.ts';

export type { Score, ScoreRow, ScoreSource, ToldStory } from './score.ts';

export interface GameMove {
  readonly type: string;
}

/** What is chosen first of two. */
export interface Hold {
  readonly label: string;
  readonly note: string;
  /** outline of an icon */
  readonly icon: string;
  readonly face: string | null;
  /** asked when it is chosen: where to, against whom */
  readonly next: string;
}

/** A legal move as a button. */
export interface MoveButton {
  readonly move: GameMove;
  /** names the consequence; may hold bold words */
  readonly label: string;
  /** a fact beside it, like a risk */
  readonly note: string;
  /** outline of an icon */
  readonly icon: string;
  readonly shortcut: string | null;
  readonly target: TargetId | null;
  readonly face: string | null;
  readonly primary: boolean;
  readonly atOnce: boolean;
  /**
   * Moves that differ by an amount only, like bids, share one button and are chosen from with a dial; `label` names
   * what is dialled.
   */
  readonly dial?: { readonly group: string; readonly amount: number; readonly label: string };
  /** what is chosen before `target`, where a move needs two places: a card and its harbour, a merchant and their company */
  readonly first?: TargetId;
  /** how the page speaks of `first`; all moves with the same one share it */
  readonly hold?: Hold;
  /** it stands for all moves that begin with this place; made by the page, never by a presenter */
  readonly holds?: TargetId;
  /** one of many that are best chosen on the canvas: it waits in a list that can be opened */
  readonly tucked?: boolean;
  /** seldom wanted: it waits under this heading */
  readonly minor?: string;
}

export interface Stat {
  readonly kind: 'coins' | 'icon';
  readonly icon?: string;
  /** a mark where it is hidden */
  readonly value: number | string;
  /** in words, for those who do not see the icon */
  readonly words: string;
}

export interface PlayerLine {
  readonly stats: readonly Stat[];
  /** null while it is nobody's business */
  readonly score: number | null;
  readonly scoreWords: string;
  /** in words, where nobody has more; absent while all have the same */
  readonly leads?: string;
  /** an office that this player holds */
  readonly badge?: { readonly icon: string; readonly words: string };
}

export interface LogLine {
  readonly text: string;
  readonly seat: Seat | null;
  /** opens a chapter of the log */
  readonly chapter?: boolean;
  readonly strong?: boolean;
  /** outline of an icon */
  readonly icon?: string;
  /** the flags that it speaks of */
  readonly flags?: readonly FlagTint[];
}

export interface ZoomedCard {
  readonly look: CardLook;
  readonly title: string;
  readonly kind: string;
  readonly facts: readonly { readonly label: string; readonly value: string }[];
  readonly text: string;
}

/** Places in their order: what each of them brings, or who has it. */
export interface PlacesOfPile {
  readonly title: string;
  readonly list: readonly { readonly coins: number; readonly seat: Seat | null; readonly words: string }[];
}

/** Cards that lie together and may be looked through. */
export interface Pile {
  readonly title: string;
  /** said when it is empty */
  readonly none: string;
  /** what is known of it besides the cards */
  readonly note?: string;
  /** more of it, by name */
  readonly facts?: readonly { readonly label: string; readonly value: string }[];
  /** what it asks for, each with its icon, and whether the reader has it */
  readonly asks?: readonly { readonly icon: string; readonly label: string; readonly had: boolean }[];
  readonly places?: PlacesOfPile;
  /** goes on to the next one of its kind */
  readonly next?: { readonly target: TargetId; readonly label: string };
  readonly cards: readonly { readonly key: string; readonly look: CardLook; readonly text: string }[];
  /** the page of the story that tells of it, and what opens it */
  readonly page?: { readonly id: string; readonly label: string };
}

/** Something that a report speaks of, with its emblem. */
export interface ReportItem {
  readonly key: string;
  /** outline of an icon */
  readonly icon: string;
  readonly tint: ShareTint;
  readonly name: string;
  readonly text: string;
}

/** The account of a part of the game that is over: what happened, and who was paid for what. */
export interface PartReport {
  /** another one for every part: it opens by itself when it is new */
  readonly key: string;
  readonly title: string;
  /** said when it opens */
  readonly summary: string;
  readonly fates: readonly ReportItem[];
  /** of every seat, in the order of the table */
  readonly accounts: readonly {
    readonly seat: Seat;
    readonly lines: readonly { readonly what: string; readonly party: string; readonly amount: number }[];
    readonly total: number;
  }[];
  readonly nothing: string;
  /** outline of what is counted; without it coins */
  readonly unit?: string;
  readonly changes: { readonly title: string; readonly none: string; readonly items: readonly ReportItem[] };
}

/** A question in the middle of somebody else's turn, with what it is about; small screens show it as a sheet. */
export interface Interruption {
  readonly title: string;
  readonly sides: readonly {
    readonly heading: string;
    readonly cards: readonly { readonly key: string; readonly look: CardLook; readonly text: string }[];
    /** said while no card lies there */
    readonly none: string;
    /** what counts besides the cards; empty: nothing */
    readonly bonus: string;
    readonly total: string;
  }[];
  /** lays it aside to look at the table, and takes it up again */
  readonly fold: string;
  readonly unfold: string;
}

/** Several decisions about boats in one go: which ware has none, and where the others start. */
export interface Outfit {
  readonly words: {
    /** opens it */
    readonly open: string;
    readonly stays: string;
    starts(p: { sum: number }): string;
    less(p: { name: string }): string;
    more(p: { name: string }): string;
    missing(p: { n: number }): string;
    tooMany(p: { n: number }): string;
    readonly done: string;
  };
  readonly wares: readonly {
    readonly id: string;
    readonly name: string;
    /** outline of an icon */
    readonly icon: string;
    readonly tint: ShareTint;
    readonly mayStay: boolean;
    /** where its boat has been launched already */
    readonly start: number | null;
  }[];
  /** what stays unless somebody chooses */
  readonly stays: string;
  /** what the starts come to, and how far the farthest may be */
  readonly sum: number;
  readonly highest: number;
  /** the legal moves that it comes to, one after the other; one that is made by itself is left out when its turn comes */
  movesOf(stays: string, starts: ReadonlyMap<string, number>): readonly GameMove[];
}

/** Everything the page says about one game, in one language, to one reader. Views and events are the game's own. */
export interface Presenter {
  readonly rules: AnyGame;
  /** whose decision everybody waits for; null when it is over */
  actor(view: unknown): Seat | null;
  prompt(view: unknown): string;
  buttons(view: unknown, seat: Seat, moves: readonly GameMove[]): readonly MoveButton[];
  /** why a place cannot be used, with what is held already; null where there is nothing to say */
  whyNot(view: unknown, seat: Seat, target: TargetId, held?: TargetId | null): string | null;
  refusal(code: string, params: Readonly<Record<string, string | number | boolean>>): string | null;
  /** with all that has been told so far, where the view does not keep what everybody has seen */
  players(view: unknown, log?: readonly GameMove[]): readonly PlayerLine[];
  /** null: nothing to say */
  logLine(event: GameMove): LogLine | null;
  /** what an event is about, if it still lies on the table; else who did it */
  placeOf(view: unknown, event: GameMove): TargetId | null;
  /** what to do now, for somebody who has nothing before them yet */
  hint(view: unknown, seat: Seat): string | null;
  /** a word over one's own buttons, where they do not explain themselves */
  advice(view: unknown, seat: Seat): string | null;
  /** how far the game is, for the bar */
  counter(view: unknown): string | null;
  /** the account of what was settled last, out of the view or of what has been told so far */
  report(view: unknown, log: readonly GameMove[]): PartReport | null;
  /** what can be decided together with what is asked now; absent where there is no such thing */
  outfit?(view: unknown, seat: Seat, moves: readonly GameMove[]): Outfit | null;
  /** what this seat is asked out of turn, with what it is about */
  interruption(view: unknown, seat: Seat): Interruption | null;
  /** in words, with what is held already */
  zoom(face: string, view: unknown, held?: TargetId | null): ZoomedCard | null;
  /** what can be looked through at this place of the canvas */
  pile(view: unknown, target: TargetId): Pile | null;
  /** what this seat holds, where the viewer may see it; null where there are no hands */
  hand(view: unknown, seat: Seat): Pile['cards'] | null;
  inWords(view: unknown): ComponentChildren;
  score(view: unknown): Score | null;
  story(story: Story): ToldStory;
  /** the story that it tells, page by page; absent where there is none */
  readonly tale?: Tale;
  readonly text: StageText;
  /** keys of this game's own, for the page of keys */
  readonly letters: readonly { readonly key: string; readonly label: string }[];
}

export interface PresenterInput {
  readonly speech: Speech;
  readonly odds: boolean;
}
