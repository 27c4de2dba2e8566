import type { LobbyTexts } from '../game-texts.ts';

/** What the lobby says of Port Royal in every language. */
export const portRoyalLobby: LobbyTexts = {
  en: async () => (await import('../../en/port-royal/lobby.ts')).lobby,
  fr: async () => (await import('../../fr/port-royal/lobby.ts')).lobby,
  de: async () => (await import('../../de/port-royal/lobby.ts')).lobby,
};
