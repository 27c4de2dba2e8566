import type { PlayersDict } from '../../../shared/i18n/en/players.ts';
import { useLoaded } from '../use-loaded.ts';

/** The words about players. */
export const usePlayersWords = (): PlayersDict | null => useLoaded('players');
