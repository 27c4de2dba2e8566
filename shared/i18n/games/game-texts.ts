import type { Params } from '../../engine/core.ts';
import type { Lang } from '../load.ts';
import type { OptionText } from '../options.ts';

/** What the lobby says of a game. */
export interface GameLobby {
  readonly name: string;
  readonly tagline: string;
  readonly blurb: string;
  /** whose game it is, in a sentence */
  readonly credit: string;
  /** names on the cards of the picture */
  readonly art: readonly string[];
  /** what it is to play it alone, where one can */
  readonly solo?: string;
  /** of the button that begins a campaign, where the game has one */
  readonly campaign?: string;
  /** how it plays, for those who have never played it */
  readonly steps: readonly { readonly title: string; readonly text: string }[];
  /** a running game in short, with what the rules count */
  readonly lobbySummary: (facts: Params) => string;
  readonly options: Readonly<Record<string, OptionText>>;
}

/** What the lobby says of a game in every language; each is a chunk of its own. */
export type LobbyTexts = { readonly [L in Lang]: () => Promise<GameLobby> };

/** What a table of a game says in every language. */
export type TableTexts<D> = { readonly [L in Lang]: () => Promise<D> };
