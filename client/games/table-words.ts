import type { GameId } from '../../shared/games/ids.ts';
import type { TableDict } from '../../shared/i18n/en/table.ts';
import { type Lang, languages } from '../../shared/i18n/load.ts';
import { manifestOf } from './index.ts';
import type { Presenter, PresenterInput } from './presenter.ts';

/** The words of a table in one language, and the way to present its game with them. */
export interface TableWords {
  readonly lang: Lang;
  readonly table: TableDict;
  /** null until the game of the table is known */
  readonly game: ((input: PresenterInput) => Presenter) | null;
}

/** The words of a table whose game is known. */
export type GameTableWords = TableWords & { readonly game: NonNullable<TableWords['game']> };

export async function loadWords(game: GameId | null, lang: Lang): Promise<TableWords> {
  const [table, present] = await Promise.all([
    languages[lang].table(),
    game === null
      ? null
      : manifestOf(game)
          .load()
          .then(({ loadPresenter }) => loadPresenter(lang)),
  ]);
  return { lang, table, game: present };
}
