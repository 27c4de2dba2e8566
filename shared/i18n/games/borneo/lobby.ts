import type { LobbyTexts } from '../game-texts.ts';

/** What the lobby says of Borneo in every language. */
export const borneoLobby: LobbyTexts = {
  en: async () => (await import('../../en/borneo/lobby.ts')).lobby,
  fr: async () => (await import('../../fr/borneo/lobby.ts')).lobby,
  de: async () => (await import('../../de/borneo/lobby.ts')).lobby,
};
