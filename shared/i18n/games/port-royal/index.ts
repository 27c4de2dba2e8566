import type { PortRoyalDict } from '../../en/port-royal/index.ts';
import type { GameTexts } from '../game-texts.ts';

/** Port Royal in every language. */
export const portRoyalTexts: GameTexts<PortRoyalDict> = {
  en: {
    lobby: async () => (await import('../../en/port-royal/lobby.ts')).lobby,
    table: async () => (await import('../../en/port-royal/index.ts')).portRoyal,
  },
  fr: {
    lobby: async () => (await import('../../fr/port-royal/lobby.ts')).lobby,
    table: async () => (await import('../../fr/port-royal/index.ts')).portRoyal,
  },
  de: {
    lobby: async () => (await import('../../de/port-royal/lobby.ts')).lobby,
    table: async () => (await import('../../de/port-royal/index.ts')).portRoyal,
  },
};
