import type { Aim } from './aims.ts';
import type { Means, Quest } from './quests.ts';
import type { Taste } from './taste.ts';
import type { Ability, ExpeditionFace, FaceId, PersonFace, Role, ShipColour } from './types.ts';

/** One seat's affairs, as far as they decide what a card is worth to it. */
export interface Affairs {
  readonly taste: Taste;
  readonly active: boolean;
  readonly coins: number;
  readonly influence: number;
  readonly swords: number;
  readonly fee: number;
  readonly roles: Readonly<Record<Role, number>>;
  readonly traders: Readonly<Record<ShipColour, number>>;
  readonly merchants: Readonly<Record<ShipColour, number>>;
  readonly clerks: Readonly<Record<ShipColour, number>>;
  readonly persons: readonly PersonFace[];
  /** contracts that this seat would like to complete */
  readonly aims: readonly Aim[];
  /** coins that a contract asks for; saving up for it is worth more than the coins */
  readonly ransom: Aim | null;
  readonly expeditions: number;
  readonly stored: ReadonlySet<ShipColour>;
  /** the most colours of this turn so far (PR12.19) */
  readonly reached: number;
  /** takes that gamblers have brought in this turn (PR10.4) */
  readonly gambled: number;
  readonly table: readonly ExpeditionFace[];
  /** the expedition variant, and none finished yet (PR8.5) */
  readonly wantsExpedition: boolean;
  readonly visitors: number;
  /** rounds still expected after this turn */
  readonly rounds: number;
  /** worth of one influence now */
  readonly perInfluence: number;
  /** missions that this seat would like to complete, and what it has for them */
  readonly quests: readonly Quest[];
  readonly means: Means;
  readonly ability: Ability | null;
  /** what hiring costs less, besides señoritas; takes more; swords for repelling, below 0 none */
  readonly discount: number;
  readonly moreTakes: number;
  readonly repel: number;
  /** the best price of an own innkeeper */
  readonly innPrice: number;
  /** a harbour of this size came about otherwise than by the last draw (PR14.18) */
  readonly spoilt: number;
  /** no window of this seat comes after this turn; then only beating the best rival counts */
  readonly final: { readonly influence: number; readonly coins: number } | null;
}

/** Affairs of whoever is asked, and what those of their team would take who come after them. */
export interface Own extends Affairs {
  readonly mates: readonly Mate[];
}

/** What a card that lies in the harbour is worth to one of them. */
export type Mate = (id: FaceId) => number;
