import type { GameId } from '../../shared/games/ids.ts';
import type { TableDict } from '../../shared/i18n/en/table.ts';
import { type Lang, languages } from '../../shared/i18n/load.ts';
import type { Presenter, PresenterInput } from './presenter.ts';

/** The words of a table in one language, and the way to present its game with them. */
export interface TableWords {
  readonly lang: Lang;
  readonly table: TableDict;
  /** null until the game of the table is known */
  readonly game: ((input: PresenterInput) => Presenter) | null;
}

/** The words of a table whose game is known. */
export type SpokenTable = TableWords & { readonly game: NonNullable<TableWords['game']> };

type Maker = (lang: Lang) => Promise<NonNullable<TableWords['game']>>;

/** Each game is a chunk of its own: a table loads the rules that it is played by. */
const makers: { readonly [G in GameId]: Maker } = {
  'port-royal': async (lang) => {
    const [{ portRoyalPresenter }, dict] = await Promise.all([
      import('./port-royal/page/presenter.tsx'),
      languages[lang].games['port-royal'](),
    ]);
    return (input) => portRoyalPresenter(dict, input);
  },
  manila: async (lang) => {
    const [{ manilaPresenter }, dict] = await Promise.all([
      import('./manila/page/presenter.tsx'),
      languages[lang].games.manila(),
    ]);
    return (input) => manilaPresenter(dict, input);
  },
  borneo: async (lang) => {
    const [{ borneoPresenter }, dict] = await Promise.all([
      import('./borneo/page/presenter.tsx'),
      languages[lang].games.borneo(),
    ]);
    return (input) => borneoPresenter(dict, input);
  },
};

export async function loadWords(game: GameId | null, lang: Lang): Promise<TableWords> {
  const [table, present] = await Promise.all([languages[lang].table(), game === null ? null : makers[game](lang)]);
  return { lang, table, game: present };
}
