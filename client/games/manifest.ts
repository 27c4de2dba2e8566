import type { AnyGame, GameMeta } from '../../shared/engine/game.ts';
import type { GameId } from '../../shared/games/ids.ts';
import type { TableTexts } from '../../shared/i18n/games/game-texts.ts';
import type { Lang } from '../../shared/i18n/load.ts';
import type { ChoiceTexts } from '../../shared/i18n/options.ts';
import type { LobbyIcon } from '../art/lobby-icons.ts';
import type { CardLook } from '../page/ui/Card.tsx';
import type { SceneClass } from '../stage/BaseTableScene.ts';
import type { Presenter, PresenterInput } from './presenter.ts';

type DrawnByIcon<Look> = Look extends { readonly art: unknown }
  ? Omit<Look, 'art'> & { readonly art: LobbyIcon }
  : never;
/** A card in the picture of the lobby: as data, so that a manifest can be read without a page. */
export type LobbyCard = DrawnByIcon<CardLook>;

/** The rules of a game as a text to read, in one language. */
export interface Rulebook {
  readonly heading: string;
  readonly sections: readonly { readonly title: string; readonly text: readonly string[] }[];
}

/**
 * Everything the client needs to know of a game. The facts are part of the lobby, which must stay small; whatever only a
 * table needs is behind `load`.
 */
export interface GameManifest extends GameMeta<GameId> {
  readonly emblem: LobbyIcon;
  /** options that everybody should see; the others wait behind a click. Without it all are seen. */
  readonly upfront?: readonly string[];
  /** small pictures for values that are explained each by itself */
  readonly pictures?: Readonly<Record<string, LobbyIcon>>;
  /** three cards for the picture in the lobby, with the names that `games.<game>.art` of a language gives */
  readonly lobbyCards: (names: readonly string[]) => readonly LobbyCard[];
  /** what only a table needs */
  readonly load: () => Promise<GameParts>;
}

/** What a table of a game consists of; each part is a chunk of its own. */
export interface GameParts {
  readonly texts: TableTexts<{ readonly rules: Rulebook }>;
  /** what only the dialog that makes a table says of it */
  readonly choices: TableTexts<ChoiceTexts>;
  /** the words of the game on the page, in one language */
  readonly loadPresenter: (lang: Lang) => Promise<(input: PresenterInput) => Presenter>;
  /** the table on the canvas */
  readonly loadScene: () => Promise<SceneClass>;
  /** the rules themselves, for replays */
  readonly loadRules: () => Promise<AnyGame>;
}
