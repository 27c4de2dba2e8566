import type { CampaignDict } from './en/campaign.ts';
import type { ChatDict } from './en/chat.ts';
import type { ClocksDict } from './en/clocks.ts';
import type { DialogsDict } from './en/dialogs.ts';
import type { FairnessDict } from './en/fairness.ts';
import type { Dict } from './en/house.ts';
import type { PlayersDict } from './en/players.ts';
import type { ReplayDict } from './en/replay.ts';
import type { SocialDict } from './en/social.ts';
import type { StatusDict } from './en/status.ts';
import type { StoredGamesDict } from './en/stored-games.ts';
import type { TableDict } from './en/table.ts';

/** What every language says; English is the type of each dictionary. */
export interface Dicts {
  readonly house: Dict;
  readonly dialogs: DialogsDict;
  readonly table: TableDict;
  readonly chat: ChatDict;
  readonly clocks: ClocksDict;
  readonly social: SocialDict;
  readonly players: PlayersDict;
  readonly fairness: FairnessDict;
  readonly campaign: CampaignDict;
  readonly replay: ReplayDict;
  readonly status: StatusDict;
  readonly storedGames: StoredGamesDict;
}

export type Loaders<D> = { readonly [K in keyof D]: () => Promise<D[K]> };

/** A language: each of its dictionaries is a chunk of its own, loaded when somebody reads it. */
export interface Language extends Loaders<Dicts> {
  /** as its speakers write it */
  readonly name: string;
}

/** Loaders of what the lobby does not say. They are many, so the list of them is loaded with the first. */
export type MoreDicts = Loaders<Omit<Dicts, 'house'>>;

const further = {
  dialogs: true,
  table: true,
  chat: true,
  clocks: true,
  social: true,
  players: true,
  fairness: true,
  campaign: true,
  replay: true,
  status: true,
  storedGames: true,
} as const satisfies Record<keyof MoreDicts, true>;

export function languageOf(name: string, house: () => Promise<Dict>, more: () => Promise<MoreDicts>): Language {
  const later = Object.keys(further).map((key) => [key, async () => (await more())[key as keyof MoreDicts]()]);
  return { name, house, ...(Object.fromEntries(later) as MoreDicts) };
}
