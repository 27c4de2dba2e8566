import type { LobbyTexts } from '../game-texts.ts';

/** What the lobby says of Manila in every language. */
export const manilaLobby: LobbyTexts = {
  en: async () => (await import('../../en/manila/lobby.ts')).lobby,
  fr: async () => (await import('../../fr/manila/lobby.ts')).lobby,
  de: async () => (await import('../../de/manila/lobby.ts')).lobby,
};
