import type { GameId } from '../../games/ids.ts';
import type { Dict } from '../en/house.ts';
import { type Lang, languages } from '../load.ts';
import { borneoTexts } from './borneo/index.ts';
import type { GameLobby, GameTexts } from './game-texts.ts';
import { manilaTexts } from './manila/index.ts';
import { portRoyalTexts } from './port-royal/index.ts';

/** Every game, in the words of every language. */
export const gameTexts: Readonly<Record<GameId, GameTexts<object>>> = {
  'port-royal': portRoyalTexts,
  manila: manilaTexts,
  borneo: borneoTexts,
};

/** The words of the house, and what its lobby says of each game. */
export type HouseWords = Dict & { readonly games: Readonly<Record<GameId, GameLobby>> };

export async function loadHouse(lang: Lang): Promise<HouseWords> {
  const lobbies = Object.entries(gameTexts).map(async ([id, texts]) => [id, await texts[lang].lobby()] as const);
  const [house, games] = await Promise.all([languages[lang].house(), Promise.all(lobbies)]);
  return { ...house, games: Object.fromEntries(games) as HouseWords['games'] };
}
