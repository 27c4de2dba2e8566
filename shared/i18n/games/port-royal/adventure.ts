/** Cards of the adventure, as the dictionaries name them. */

export type MissionKey =
  | 'st-10'
  | 'st-11'
  | 'st-12'
  | 'st-13'
  | 'st-14'
  | 'st-15'
  | 'st-16'
  | 'st-17'
  | 'st-20'
  | 'st-21'
  | 'st-22'
  | 'st-23'
  | 'st-24'
  | 'st-25'
  | 'st-26'
  | 'st-27'
  | 'st-28a'
  | 'st-28b'
  | 'st-30'
  | 'st-31'
  | 'st-32'
  | 'st-33'
  | 'st-34'
  | 'st-35'
  | 'st-36'
  | 'st-37'
  | 'st-38'
  | 'st-40'
  | 'st-41'
  | 'st-42'
  | 'st-43'
  | 'st-44'
  | 'st-45'
  | 'st-46'
  | 'st-47'
  | 'st-48'
  | 'st-50'
  | 'st-51'
  | 'st-52'
  | 'st-53'
  | 'st-54'
  | 'st-55'
  | 'st-56'
  | 'st-57'
  | 'st-58';

export type EventKey =
  | 'ev-0-fair-wind'
  | 'ev-0-market-day'
  | 'ev-0-royal-favour'
  | 'ev-0-tailwind'
  | 'ev-0-fog'
  | 'ev-0-patrol'
  | 'ev-0-storm'
  | 'ev-0-cheap-hands'
  | 'ev-0-dear-wages'
  | 'ev-0-smugglers'
  | 'ev-0-harbour-dues'
  | 'ev-0-open-harbour'
  | 'ev-0-rumours'
  | 'ev-1'
  | 'ev-2'
  | 'ev-3';

export type AdventurerKey =
  | 'adv-grace-may'
  | 'adv-jacques-grandeur'
  | 'adv-jean-blackbeard'
  | 'adv-senora-anne'
  | 'adv-don-ferdinando'
  | 'adv-officer-scott'
  | 'adv-p-landman'
  | 'adv-cutthroat-mary'
  | 'adv-samuel-blackguard'
  | 'adv-thomas-fishborn';

/** A mission, an event: its name, and what it asks or does in one sentence. */
export interface AdventureText {
  readonly name: string;
  readonly text: string;
}

/** An adventurer: the name, the ability in a sentence, and as short as a card has room for. */
export interface AdventurerText extends AdventureText {
  readonly short: string;
}

export type MissionTexts = Readonly<Record<MissionKey, AdventureText>>;
export type EventTexts = Readonly<Record<EventKey, AdventureText>>;
export type AdventurerTexts = Readonly<Record<AdventurerKey, AdventurerText>>;

/** Where the published game has a number on a card, the sentence about it has a parameter. */
export interface AdventureCardTexts {
  /** abilities of persons */
  readonly sentinel: string;
  readonly sentinelShort: string;
  readonly innkeeper: (price: number) => string;
  readonly innkeeperShort: (price: number) => string;
  /** of captain, priest and settler: what they add to the usual sentence (PR14.13) */
  readonly aresBonus: (coins: number) => string;
  readonly aresBonusShort: (coins: number) => string;
  /** of every ship of the adventure: cash or keep (PR14.12) */
  readonly cargoShip: (cargo: string) => string;
  readonly crownShip: (crowns: number) => string;
}

/** What ships of the adventure carry. */
export type CargoKey = 'ritualBook' | 'herbs' | 'bread' | 'rum';
