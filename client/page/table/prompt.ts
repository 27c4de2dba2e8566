import type { TableDict } from '../../../shared/i18n/en/table.ts';
import type { TableInfo } from '../../../shared/protocol/messages.ts';
import type { Hold, Presenter } from '../../games/presenter.ts';

/** The question of the moment, with its bold words. */
export function promptText(
  table: TableInfo,
  words: TableDict,
  presenter: Presenter,
  turn: {
    /** the position that it is about; null before the game */
    readonly view: unknown;
    readonly actor: number | null;
    readonly yours: boolean;
    /** the first of two places, which is held already */
    readonly hold: Hold | null;
  },
): string {
  const { view, actor, yours, hold } = turn;
  if (view === null) return table.status === 'running' ? words.bar.spectator : words.turn.waiting;
  const awaited = actor === null || yours ? undefined : table.seats[actor];
  if (awaited?.kind === 'person' && !awaited.connected) return `*${awaited.name}* ${words.players.away}`;
  return yours && hold ? hold.next : presenter.prompt(view);
}
