import type { MoreDicts } from '../language.ts';

/** What is read beyond the lobby. */
export const more: MoreDicts = {
  dialogs: async () => (await import('./dialogs.ts')).dialogs,
  table: async () => (await import('./table.ts')).table,
  chat: async () => (await import('./chat.ts')).chat,
  clocks: async () => (await import('./clocks.ts')).clocks,
  social: async () => (await import('./social.ts')).social,
  players: async () => (await import('./players.ts')).players,
  fairness: async () => (await import('./fairness.ts')).fairness,
  campaign: async () => (await import('./campaign.ts')).campaign,
  replay: async () => (await import('./replay.ts')).replay,
  status: async () => (await import('./status.ts')).status,
  storedGames: async () => (await import('./stored-games.ts')).storedGames,
};
