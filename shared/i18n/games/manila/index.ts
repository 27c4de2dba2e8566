import type { ManilaDict } from '../../en/manila/index.ts';
import type { GameTexts } from '../game-texts.ts';

/** Manila in every language. */
export const manilaTexts: GameTexts<ManilaDict> = {
  en: {
    lobby: async () => (await import('../../en/manila/lobby.ts')).lobby,
    table: async () => (await import('../../en/manila/index.ts')).manila,
  },
  fr: {
    lobby: async () => (await import('../../fr/manila/lobby.ts')).lobby,
    table: async () => (await import('../../fr/manila/index.ts')).manila,
  },
  de: {
    lobby: async () => (await import('../../de/manila/lobby.ts')).lobby,
    table: async () => (await import('../../de/manila/index.ts')).manila,
  },
};
