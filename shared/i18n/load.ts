import type { GameId } from '../games/ids.ts';
import type { BorneoDict } from './en/borneo/index.ts';
import type { ChatDict } from './en/chat.ts';
import type { ClocksDict } from './en/clocks.ts';
import type { FairnessDict } from './en/fairness.ts';
import type { Dict } from './en/house.ts';
import type { ManilaDict } from './en/manila/index.ts';
import type { PlayersDict } from './en/players.ts';
import type { PortRoyalDict } from './en/port-royal/index.ts';
import type { ReplayDict } from './en/replay.ts';
import type { SocialDict } from './en/social.ts';
import type { StatusDict } from './en/status.ts';
import type { StoredGamesDict } from './en/stored-games.ts';
import type { TableDict } from './en/table.ts';
import type { Lang } from './plural.ts';

/** Each language is a chunk of its own: a reader loads what he reads. */
export const loadHouse: Readonly<Record<Lang, () => Promise<Dict>>> = {
  en: async () => (await import('./en/house.ts')).en,
  fr: async () => (await import('./fr/house.ts')).fr,
  de: async () => (await import('./de/house.ts')).de,
};

export const loadTable: Readonly<Record<Lang, () => Promise<TableDict>>> = {
  en: async () => (await import('./en/table.ts')).tableEn,
  fr: async () => (await import('./fr/table.ts')).tableFr,
  de: async () => (await import('./de/table.ts')).tableDe,
};

export const loadChat: Readonly<Record<Lang, () => Promise<ChatDict>>> = {
  en: async () => (await import('./en/chat.ts')).chatEn,
  fr: async () => (await import('./fr/chat.ts')).chatFr,
  de: async () => (await import('./de/chat.ts')).chatDe,
};

export const loadClocks: Readonly<Record<Lang, () => Promise<ClocksDict>>> = {
  en: async () => (await import('./en/clocks.ts')).clocksEn,
  fr: async () => (await import('./fr/clocks.ts')).clocksFr,
  de: async () => (await import('./de/clocks.ts')).clocksDe,
};

export const loadStatus: Readonly<Record<Lang, () => Promise<StatusDict>>> = {
  en: async () => (await import('./en/status.ts')).statusEn,
  fr: async () => (await import('./fr/status.ts')).statusFr,
  de: async () => (await import('./de/status.ts')).statusDe,
};

export const loadSocial: Readonly<Record<Lang, () => Promise<SocialDict>>> = {
  en: async () => (await import('./en/social.ts')).socialEn,
  fr: async () => (await import('./fr/social.ts')).socialFr,
  de: async () => (await import('./de/social.ts')).socialDe,
};

export const loadFairness: Readonly<Record<Lang, () => Promise<FairnessDict>>> = {
  en: async () => (await import('./en/fairness.ts')).fairnessEn,
  fr: async () => (await import('./fr/fairness.ts')).fairnessFr,
  de: async () => (await import('./de/fairness.ts')).fairnessDe,
};

export const loadStoredGames: Readonly<Record<Lang, () => Promise<StoredGamesDict>>> = {
  en: async () => (await import('./en/stored-games.ts')).storedGamesEn,
  fr: async () => (await import('./fr/stored-games.ts')).storedGamesFr,
  de: async () => (await import('./de/stored-games.ts')).storedGamesDe,
};

export const loadReplay: Readonly<Record<Lang, () => Promise<ReplayDict>>> = {
  en: async () => (await import('./en/replay.ts')).replayEn,
  fr: async () => (await import('./fr/replay.ts')).replayFr,
  de: async () => (await import('./de/replay.ts')).replayDe,
};

export const loadPlayers: Readonly<Record<Lang, () => Promise<PlayersDict>>> = {
  en: async () => (await import('./en/players.ts')).playersEn,
  fr: async () => (await import('./fr/players.ts')).playersFr,
  de: async () => (await import('./de/players.ts')).playersDe,
};

export interface GameDicts {
  readonly 'port-royal': PortRoyalDict;
  readonly manila: ManilaDict;
  readonly borneo: BorneoDict;
}

export const loadGame: { readonly [G in GameId]: Readonly<Record<Lang, () => Promise<GameDicts[G]>>> } = {
  'port-royal': {
    en: async () => (await import('./en/port-royal/index.ts')).portRoyalEn,
    fr: async () => (await import('./fr/port-royal/index.ts')).portRoyalFr,
    de: async () => (await import('./de/port-royal/index.ts')).portRoyalDe,
  },
  manila: {
    en: async () => (await import('./en/manila/index.ts')).manilaEn,
    fr: async () => (await import('./fr/manila/index.ts')).manilaFr,
    de: async () => (await import('./de/manila/index.ts')).manilaDe,
  },
  borneo: {
    en: async () => (await import('./en/borneo/index.ts')).borneoEn,
    fr: async () => (await import('./fr/borneo/index.ts')).borneoFr,
    de: async () => (await import('./de/borneo/index.ts')).borneoDe,
  },
};
