import type { GameId } from '../../../shared/engine/game.ts';
import { loadGame, loadTable } from '../../../shared/i18n/load.ts';
import type { Lang } from '../../../shared/i18n/plural.ts';
import type { TableDict } from '../../../shared/i18n/table/en.ts';
import { portRoyalPresenter } from './port-royal.tsx';
import type { Presenter, PresenterInput } from './presenter.ts';

/** The words of a table in one language, and the way to present its game with them. */
export interface TableWords {
  readonly lang: Lang;
  readonly table: TableDict;
  present(input: PresenterInput): Presenter;
}

const makers: { readonly [G in GameId]: (lang: Lang) => Promise<TableWords['present']> } = {
  'port-royal': async (lang) => {
    const dict = await loadGame['port-royal'][lang]();
    return (input) => portRoyalPresenter(dict, input);
  },
};

export async function loadWords(game: GameId, lang: Lang): Promise<TableWords> {
  const [table, present] = await Promise.all([loadTable[lang](), makers[game](lang)]);
  return { lang, table, present };
}
