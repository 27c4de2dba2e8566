/** The last one comes with the adventure (PR2.4). */
export type ShipColour = 'yellow' | 'blue' | 'green' | 'red' | 'black' | 'ares';

export type Role =
  | 'settler'
  | 'captain'
  | 'priest'
  | 'jack'
  | 'trader'
  | 'sailor'
  | 'pirate'
  | 'senorita'
  | 'jester'
  | 'admiral'
  | 'governor'
  // on the go
  | 'merchant'
  | 'passenger'
  // the gambler
  | 'gambler'
  // contracts
  | 'clerk'
  | 'gunner'
  | 'viceAdmiral'
  // the adventure
  | 'sentinel'
  | 'innkeeper'
  | 'tybuk';

/** A symbol that expeditions ask for; a jack supplies any one of them (PR6.2). */
export type Skill = 'settler' | 'captain' | 'priest';

/** What ships of the adventure carry (PR14.12). */
export type Cargo = 'ritualBook' | 'herbs' | 'bread' | 'rum';

/** The cards that a chapter of the adventure brings into the deck (PR14.1). */
export type Batch = 'chapter1' | 'chapter2' | 'chapter3' | 'chapter4' | 'chapter5';

/** Cards that come into the deck together (PR1.3): `onTheGo20` are those of on the go that also join the base game. */
export type CardSet = 'base' | 'gambler' | 'onTheGo20' | 'onTheGo40' | 'contractCards' | Batch;

/** What is printed on a card, e.g. `sailor-2`, `ship-red-skull-4`, `expedition-priest2`. Copies share it. */
export type FaceId = string;

/** One physical card: an index into `CARDS`. Never leaves the state: views and events speak of faces. */
export type CardNo = number;

export interface PersonFace {
  readonly kind: 'person';
  readonly id: FaceId;
  readonly count: number;
  readonly set: CardSet;
  readonly role: Role;
  readonly cost: number;
  readonly influence: number;
  /** sailors, pirates, the Tybuk brothers; 0 for all others */
  readonly swords: number;
  /** traders, merchants, clerks: the ships that they look after */
  readonly colour: ShipColour | null;
  /** more coins for every traded ship of Ares (PR14.13) */
  readonly aresBonus: number;
  /** what an innkeeper pays for bread or rum (PR14.22); 0 for all others */
  readonly buysFor: number;
}

export interface ShipFace {
  readonly kind: 'ship';
  readonly id: FaceId;
  readonly count: number;
  readonly set: CardSet;
  readonly colour: ShipColour;
  readonly coins: number;
  /** swords needed to repel it; null: a skull, it cannot be repelled (PR4.8) */
  readonly swords: number | null;
  /** coins for another player, named by the one who trades it (PR11.4) */
  readonly gift: number;
  /** what may be kept of it instead of its coins (PR14.12) */
  readonly cargo: Cargo | null;
  /** what it brings besides coins, unless its cargo is kept */
  readonly crowns: number;
}

export interface ExpeditionFace {
  readonly kind: 'expedition';
  readonly id: FaceId;
  readonly count: number;
  readonly set: CardSet;
  readonly requires: Readonly<Record<Skill, number>>;
  /** kept ships that it takes, by what they carry (PR6.2) */
  readonly cargo: Readonly<Record<Cargo, number>>;
  readonly coins: number;
  readonly influence: number;
  /** the coinless special expedition, with five players only (PR3.1) */
  readonly special: boolean;
}

export type TaxBonus = 'mostSwords' | 'leastInfluence';

export interface TaxFace {
  readonly kind: 'tax';
  readonly id: FaceId;
  readonly count: number;
  readonly set: CardSet;
  readonly threshold: number;
  /** how many coins it leaves (PR9.1); null: half of them (PR7.1) */
  readonly leaves: number | null;
  readonly bonusTo: TaxBonus;
  readonly bonusCoins: number;
}

export type Face = PersonFace | ShipFace | ExpeditionFace | TaxFace;

// ----------------------------------------------------------------- contracts

export type ContractId =
  | 'c-luminary'
  | 'c-bruja'
  | 'c-maritime-supremacy'
  | 'c-new-colony'
  | 'c-trade-outpost'
  | 'c-trade-master'
  | 'c-thrifty-staff'
  | 'c-mercenary'
  | 'c-explorer'
  | 'c-frigate-nemesis'
  | 'c-galleon-nemesis'
  | 'c-tax-inspector'
  | 'c-jinx'
  | 'c-speculator'
  | 'c-major-speculator'
  | 'c-pirates-nest'
  | 'c-small-estate'
  | 'c-ransom';

/** What somebody has to have, at any decision of their own turn (PR12.3). */
export type Possession =
  | { readonly kind: 'persons'; readonly roles: readonly Role[] }
  /** so many persons of at most this printed cost */
  | { readonly kind: 'cheapPersons'; readonly cost: number; readonly count: number }
  | { readonly kind: 'swords'; readonly count: number }
  | { readonly kind: 'expeditions'; readonly count: number }
  | { readonly kind: 'influence'; readonly count: number }
  /** given up when it is completed */
  | { readonly kind: 'coins'; readonly count: number }
  /** repelled ships of so many colours, given up when it is completed; the active player only */
  | { readonly kind: 'stored'; readonly count: number };

/** What has to happen; there is no later (PR12.4). */
export type Occasion =
  | { readonly kind: 'taxPaid' }
  | { readonly kind: 'bust' }
  | { readonly kind: 'colours'; readonly count: number }
  | { readonly kind: 'renounced'; readonly colour: ShipColour };

export interface ContractFace {
  readonly id: ContractId;
  readonly condition: Possession | Occasion;
  /** how often it takes: all but the last time are marked on progress spaces (PR12.6) */
  readonly times: number;
  /** coins of the five places, from the left (PR12.2) */
  readonly rewards: readonly number[];
  /** what it adds to the time pile (PR13.2) */
  readonly seal: { readonly value: number; readonly letter: string };
  /** played by teams only (PR12.1) */
  readonly teamOnly: boolean;
}
