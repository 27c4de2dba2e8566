import type { GameMeta } from '../../shared/engine/game.ts';
import { meta as borneo } from '../../shared/games/borneo/index.ts';
import type { GameId } from '../../shared/games/ids.ts';
import { meta as manila } from '../../shared/games/manila/index.ts';
import { meta as portRoyal } from '../../shared/games/port-royal/index.ts';
import type { Dict } from '../../shared/i18n/en/house.ts';
import type { LobbyIcon } from '../art/lobby-icons.ts';
import { spoken, type Touched } from './options.ts';

export interface OfferedGame extends GameMeta<GameId> {
  readonly emblem: LobbyIcon;
  /** options that everybody should see; the others wait behind a click. Without it all are seen. */
  readonly upfront?: readonly string[];
  /** whether an option goes with the others and with so many players; without it all do */
  readonly suits?: (option: string, options: Touched, seats: number) => boolean;
}

/** The variants of Borneo belong to the board, and the fourth merchant to three players (B1.3, B1.4). */
const suitsBorneo: NonNullable<OfferedGame['suits']> = (option, { edition }, seats) =>
  option === 'edition' || (edition !== 'card' && (option !== 'fourMerchants' || seats === 3));

/** What the lobby offers. Only the facts: the rules of a game are loaded with its table. */
export const offered: readonly OfferedGame[] = [
  { ...portRoyal, emblem: 'galleon' },
  { ...manila, emblem: 'sailboat', upfront: ['rules', 'pirateEviction', 'startValue', 'hideCash', 'showOdds'] },
  { ...borneo, emblem: 'cellar-barrels', suits: suitsBorneo },
];

export const emblemOf = (game: GameId): LobbyIcon => offered.find(({ id }) => id === game)?.emblem ?? 'galleon';

/** How a table differs from the usual one, in words. `options` is JSON, as tables tell it. */
export function variantsOf(of: { readonly game: GameId; readonly options: string }, words: Dict): string[] {
  const game = offered.find(({ id }) => id === of.game);
  const options = JSON.parse(of.options || '{}') as Touched;
  return game ? spoken(game, words.games[of.game].options, options, words.create) : [];
}
