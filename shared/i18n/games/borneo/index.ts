import type { BorneoDict } from '../../en/borneo/index.ts';
import type { GameTexts } from '../game-texts.ts';

/** Borneo in every language. */
export const borneoTexts: GameTexts<BorneoDict> = {
  en: {
    lobby: async () => (await import('../../en/borneo/lobby.ts')).lobby,
    table: async () => (await import('../../en/borneo/index.ts')).borneo,
  },
  fr: {
    lobby: async () => (await import('../../fr/borneo/lobby.ts')).lobby,
    table: async () => (await import('../../fr/borneo/index.ts')).borneo,
  },
  de: {
    lobby: async () => (await import('../../de/borneo/lobby.ts')).lobby,
    table: async () => (await import('../../de/borneo/index.ts')).borneo,
  },
};
