import type { GameId } from '../engine/game.ts';
import type { BorneoDict } from './borneo/en.ts';
import type { ClocksDict } from './clocks/en.ts';
import type { CompanyDict } from './company/en.ts';
import type { StoredGamesDict } from './en/stored-games.ts';
import type { Dict } from './en.ts';
import type { FairnessDict } from './fairness/en.ts';
import type { ManilaDict } from './manila/en.ts';
import type { PlayersDict } from './players/en.ts';
import type { Lang } from './plural.ts';
import type { PortRoyalDict } from './port-royal/en.ts';
import type { ReplayDict } from './replay/en.ts';
import type { StatusDict } from './status/en.ts';
import type { TableDict } from './table/en.ts';
import type { TalkDict } from './talk/en.ts';

/** Each language is a chunk of its own: a reader loads what he reads. */
export const loadHouse: Readonly<Record<Lang, () => Promise<Dict>>> = {
  en: async () => (await import('./en.ts')).en,
  fr: async () => (await import('./fr.ts')).fr,
  de: async () => (await import('./de.ts')).de,
};

export const loadTable: Readonly<Record<Lang, () => Promise<TableDict>>> = {
  en: async () => (await import('./table/en.ts')).tableEn,
  fr: async () => (await import('./table/fr.ts')).tableFr,
  de: async () => (await import('./table/de.ts')).tableDe,
};

export const loadTalk: Readonly<Record<Lang, () => Promise<TalkDict>>> = {
  en: async () => (await import('./talk/en.ts')).talkEn,
  fr: async () => (await import('./talk/fr.ts')).talkFr,
  de: async () => (await import('./talk/de.ts')).talkDe,
};

export const loadClocks: Readonly<Record<Lang, () => Promise<ClocksDict>>> = {
  en: async () => (await import('./clocks/en.ts')).clocksEn,
  fr: async () => (await import('./clocks/fr.ts')).clocksFr,
  de: async () => (await import('./clocks/de.ts')).clocksDe,
};

export const loadStatus: Readonly<Record<Lang, () => Promise<StatusDict>>> = {
  en: async () => (await import('./status/en.ts')).statusEn,
  fr: async () => (await import('./status/fr.ts')).statusFr,
  de: async () => (await import('./status/de.ts')).statusDe,
};

export const loadCompany: Readonly<Record<Lang, () => Promise<CompanyDict>>> = {
  en: async () => (await import('./company/en.ts')).companyEn,
  fr: async () => (await import('./company/fr.ts')).companyFr,
  de: async () => (await import('./company/de.ts')).companyDe,
};

export const loadFairness: Readonly<Record<Lang, () => Promise<FairnessDict>>> = {
  en: async () => (await import('./fairness/en.ts')).fairnessEn,
  fr: async () => (await import('./fairness/fr.ts')).fairnessFr,
  de: async () => (await import('./fairness/de.ts')).fairnessDe,
};

export const loadStoredGames: Readonly<Record<Lang, () => Promise<StoredGamesDict>>> = {
  en: async () => (await import('./en/stored-games.ts')).storedGamesEn,
  fr: async () => (await import('./fr/stored-games.ts')).storedGamesFr,
  de: async () => (await import('./de/stored-games.ts')).storedGamesDe,
};

export const loadReplay: Readonly<Record<Lang, () => Promise<ReplayDict>>> = {
  en: async () => (await import('./replay/en.ts')).replayEn,
  fr: async () => (await import('./replay/fr.ts')).replayFr,
  de: async () => (await import('./replay/de.ts')).replayDe,
};

export const loadPlayers: Readonly<Record<Lang, () => Promise<PlayersDict>>> = {
  en: async () => (await import('./players/en.ts')).playersEn,
  fr: async () => (await import('./players/fr.ts')).playersFr,
  de: async () => (await import('./players/de.ts')).playersDe,
};

export interface GameDicts {
  readonly 'port-royal': PortRoyalDict;
  readonly manila: ManilaDict;
  readonly borneo: BorneoDict;
}

export const loadGame: { readonly [G in GameId]: Readonly<Record<Lang, () => Promise<GameDicts[G]>>> } = {
  'port-royal': {
    en: async () => (await import('./port-royal/en.ts')).portRoyalEn,
    fr: async () => (await import('./port-royal/fr.ts')).portRoyalFr,
    de: async () => (await import('./port-royal/de.ts')).portRoyalDe,
  },
  manila: {
    en: async () => (await import('./manila/en.ts')).manilaEn,
    fr: async () => (await import('./manila/fr.ts')).manilaFr,
    de: async () => (await import('./manila/de.ts')).manilaDe,
  },
  borneo: {
    en: async () => (await import('./borneo/en.ts')).borneoEn,
    fr: async () => (await import('./borneo/fr.ts')).borneoFr,
    de: async () => (await import('./borneo/de.ts')).borneoDe,
  },
};
