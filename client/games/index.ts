import type { GameId } from '../../shared/games/ids.ts';
import type { HouseWords } from '../../shared/i18n/games/index.ts';
import type { LobbyIcon } from '../art/lobby-icons.ts';
import { borneo } from './borneo/index.ts';
import type { GameManifest } from './manifest.ts';
import { manila } from './manila/index.ts';
import { optionsInWords, type TouchedOptions } from './options.ts';
import { portRoyal } from './port-royal/index.ts';

/** Every game of the client, in the order of the lobby. The only place outside the folders of the games that names one. */
const byId: Readonly<Record<GameId, GameManifest>> = { 'port-royal': portRoyal, manila, borneo };

export const manifests: readonly GameManifest[] = Object.values(byId);

export const manifestOf = (game: GameId): GameManifest => byId[game];

export const emblemOf = (game: GameId): LobbyIcon => byId[game].emblem;

/** How a table differs from the usual one, in words. `options` is JSON, as lists of tables carry it. */
export function variantsOf(of: { readonly game: GameId; readonly options: string }, words: HouseWords): string[] {
  const options = JSON.parse(of.options || '{}') as TouchedOptions;
  return optionsInWords(byId[of.game], words.games[of.game].options, options, words.create);
}
