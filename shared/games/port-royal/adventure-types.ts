import type { Role } from './card-types.ts';

/** The cards of the adventure that are no part of the deck (PR14). */

// ------------------------------------------------------------------ missions

export type MissionId =
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

/** What is read aloud besides missions: cover, chapters, and how a chapter ends. */
export type TitleId = 'st-cover' | 'st-title-2' | 'st-title-3' | 'st-title-4' | 'st-title-5';
export type EndingId = 'st-61' | 'st-62' | 'st-63' | 'st-64' | 'st-65';
/** A page of the story: every mission has one of its own. */
export type PageId = MissionId | TitleId | EndingId;

/** What somebody must have; nothing of it is used up (PR14.11, PR14.25). */
export interface MissionNeeds {
  /** persons of exactly these roles */
  readonly roles: readonly Role[];
  readonly swords: number;
  readonly expeditions: number;
  readonly influence: number;
  /** persons with a printed cost of 3 at most */
  readonly cheap: number;
}

/** Kept ships that a mission takes, by what they must be; `food` is bread or rum, `ares` any ship of Ares (PR14.25). */
export type CargoNeed = 'ares' | 'ritualBook' | 'herbs' | 'bread' | 'rum' | 'food';

/** Missions that can only be claimed at a moment (PR14.17, PR14.18). */
export type MissionMoment =
  | { readonly kind: 'colours'; readonly count: number }
  | { readonly kind: 'taxPaid' }
  /** the last draw made the harbour so large, and they stop */
  | { readonly kind: 'stop'; readonly cards: number };

/** Where the month end leads (PR14.9). */
export type MonthLink =
  | { readonly kind: 'open'; readonly mission: MissionId; readonly buyOut: number | null }
  | {
      readonly kind: 'check';
      readonly mission: MissionId;
      readonly yes: MissionId;
      readonly no: MissionId;
      readonly buyOut: number | null;
    }
  /** card 9: the game ends, and with success in this page (PR15.1) */
  | { readonly kind: 'verdict'; readonly ending: EndingId }
  /** no new mission */
  | { readonly kind: 'stay'; readonly buyOut: number | null };

export interface MissionFace {
  readonly id: MissionId;
  readonly chapter: number;
  readonly have: MissionNeeds;
  /** to the bank */
  readonly coins: number;
  /** to the discard, one ship each */
  readonly cargo: readonly CargoNeed[];
  /** null: whenever somebody likes */
  readonly moment: MissionMoment | null;
  /** how often its moment must come (PR14.18) */
  readonly times: number;
  /** takes that it costs in the same turn (PR14.18) */
  readonly takesFewer: number;
  /** for whoever is the first to complete it (PR14.15) */
  readonly first: { readonly coins: number; readonly crowns: number };
  /** for everybody who does */
  readonly crowns: number;
  /** how a month ends on which it is the latest one: for rivals, and for people who play together */
  readonly rivals: MonthLink;
  readonly together: MonthLink;
  /** among those of the variable game (PR15.5) */
  readonly star: boolean;
}

// -------------------------------------------------------------------- events

export type EventId =
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

/** What an event does, at once or as long as the turn lasts (D.3); 0, false or null: nothing of that kind. */
export interface EventEffect {
  /** coins of the active player, coins of everybody */
  readonly coins: number;
  readonly coinsForAll: number;
  readonly crowns: number;
  readonly takes: number;
  /** the active player may not stop with fewer cards in the harbour */
  readonly leastCards: number;
  /** swords of the active player, for repelling only */
  readonly swords: number;
  readonly noRepelling: boolean;
  readonly discount: number;
  /** on what the active player hires */
  readonly surcharge: number;
  readonly tradeBonus: number;
  /** coins that everybody pays who has so many */
  readonly dues: { readonly from: number; readonly coins: number } | null;
  /** the bank pays the fees of visitors */
  readonly freeVisits: boolean;
  /** cards of the deck that the active player looks at, of which they may discard one */
  readonly rumours: number;
  /** what removes a marker at the end of a month by this event itself (PR15.5) */
  readonly buyOut: number | null;
  readonly monthEnds: boolean;
}

export interface EventFace {
  readonly id: EventId;
  readonly number: 0 | 1 | 2 | 3;
  readonly effect: EventEffect;
}

// --------------------------------------------------------------- adventurers

export type AdventurerId =
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

export type Side = 'a' | 'b';

/** What the first marker that leaves them unlocks (PR14.19). */
export type Ability =
  | { readonly kind: 'bust'; readonly cards: number; readonly coins: number }
  | { readonly kind: 'expedition'; readonly crowns: number }
  | { readonly kind: 'swords'; readonly count: number }
  | { readonly kind: 'discount'; readonly coins: number }
  | { readonly kind: 'tradeCrowns'; readonly colour: 'black'; readonly crowns: number }
  | { readonly kind: 'tradeCoins'; readonly colour: 'yellow'; readonly coins: number }
  /** when a window opens on so many cards, or ships */
  | { readonly kind: 'arrivalCards'; readonly least: number; readonly coins: number }
  | { readonly kind: 'arrivalShips'; readonly least: number; readonly coins: number }
  | { readonly kind: 'unlock'; readonly coins: number }
  | { readonly kind: 'sentinel' };

export interface AdventurerFace {
  readonly id: AdventurerId;
  /** two adventurers share a card, one on each side */
  readonly card: number;
  readonly side: Side;
  readonly startCoins: number;
  readonly ability: Ability;
}
