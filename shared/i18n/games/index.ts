import type { GameId } from '../../games/ids.ts';
import type { Dict } from '../en/house.ts';
import { type Lang, languages } from '../load.ts';
import { borneoLobby } from './borneo/lobby.ts';
import type { GameLobby, LobbyTexts } from './game-texts.ts';
import { manilaLobby } from './manila/lobby.ts';
import { portRoyalLobby } from './port-royal/lobby.ts';

/** Every game, in the words of every language. */
const lobbyTexts: Readonly<Record<GameId, LobbyTexts>> = {
  'port-royal': portRoyalLobby,
  manila: manilaLobby,
  borneo: borneoLobby,
};

/** The words of the house, and what its lobby says of each game. */
export type HouseWords = Dict & { readonly games: Readonly<Record<GameId, GameLobby>> };

export async function loadHouse(lang: Lang): Promise<HouseWords> {
  const lobbies = Object.entries(lobbyTexts).map(async ([id, texts]) => [id, await texts[lang]()] as const);
  const [house, games] = await Promise.all([languages[lang].house(), Promise.all(lobbies)]);
  return { ...house, games: Object.fromEntries(games) as HouseWords['games'] };
}
