import type { Outcome, Params, Seat } from '../../engine/core.ts';
import type { AdventurerId, EventId, MissionId, PageId } from './adventure-types.ts';
import type { ContractId, FaceId } from './card-types.ts';
import type { LookSource, Rules } from './state-types.ts';

export interface HarbourCardView {
  readonly slot: number;
  readonly face: FaceId;
}

export interface PlayerView {
  readonly coins: number;
  readonly influence: number;
  readonly swords: number;
  readonly tableau: readonly FaceId[];
  readonly expeditions: readonly FaceId[];
  readonly ships: readonly FaceId[];
  readonly stored: readonly FaceId[];
  /** null: no adventure is played */
  readonly venturer: VenturerView | null;
}

/** What the adventure adds to a player. */
export interface VenturerView {
  /** the card, with a side each; 0: none yet */
  readonly card: number;
  /** null: the side is not chosen yet */
  readonly adventurer: AdventurerId | null;
  readonly hold: readonly FaceId[];
  readonly crowns: number;
  /** what the crowns count for (PR14.16) */
  readonly crownInfluence: number;
  /** markers that have left for good, so many from the left: ability, trophy and crowns follow (PR14.15) */
  readonly windows: number;
  readonly boughtOut: number;
  /** markers that still lie on the adventurer; one that is reserved for a mission has left it */
  readonly markers: number;
  readonly abilityUnlocked: boolean;
  readonly trophy: boolean;
}

export interface MissionView {
  readonly id: MissionId;
  /** who has completed it, the first one first */
  readonly done: readonly Seat[];
  /** whose marker is reserved for it (PR14.18) */
  readonly progress: readonly Seat[];
}

/** Everything that only the adventure has. */
export interface AdventureView {
  /** the latest one last */
  readonly missions: readonly MissionView[];
  /** in the order in which they were opened */
  readonly pages: readonly PageId[];
  /** adventurers that may still be chosen (PR14.2) */
  readonly cards: readonly number[];
  /** 1-based */
  readonly month: number;
  /** what this turn brought; null: the end of a month, or before the first turn */
  readonly event: EventId | null;
  /** events of this month before it, the first one first */
  readonly past: readonly EventId[];
  /** the pack, its top card first; null: unknown (PR17.1) */
  readonly pack: readonly (EventId | null)[];
  /** how many events of number 0 have not come yet */
  readonly unused: number;
  readonly looks: number;
  readonly grown: number;
  readonly takesFewer: number;
  /** innkeepers who have bought in this window */
  readonly sold: readonly FaceId[];
}

/** What one seat knows of the deck (PR17.3). */
export interface Glimpse {
  /** the cards that are being looked at, the topmost first */
  readonly looking: readonly FaceId[];
  /** the top of the deck as it was left, the topmost first */
  readonly top: readonly FaceId[];
}

export interface ContractView {
  readonly id: ContractId;
  readonly done: readonly Seat[];
  readonly progress: readonly number[];
}

/** The phase that a decision interrupts, with its own numbers. */
interface Within {
  readonly within: 'discover' | 'trade' | 'bust' | 'wrapUp';
  readonly drawn: number;
  readonly reshuffled: boolean;
  readonly takes: number;
}

/** A decision of the stack below the one that is asked: still to be answered or done. */
export interface WaitingView {
  readonly kind: 'instant' | 'gamble' | 'taxBonus' | 'jesters' | 'missionInstant' | 'trading';
  readonly seat: Seat;
  /** the tax */
  readonly face: FaceId | null;
  readonly contract: ContractId | null;
  readonly mission: MissionId | null;
  /** cards that a gambler is still to turn up */
  readonly left: number;
}

/** The open question, as everybody at the table sees it. */
export type PromptView =
  | { readonly kind: 'discover'; readonly seat: Seat; readonly drawn: number; readonly reshuffled: boolean }
  | {
      readonly kind: 'ship';
      readonly seat: Seat;
      readonly face: FaceId;
      readonly drawn: number;
      readonly reshuffled: boolean;
    }
  | { readonly kind: 'trade'; readonly seat: Seat; readonly takes: number }
  | { readonly kind: 'bust'; readonly seat: Seat }
  | { readonly kind: 'startVictory'; readonly seat: Seat }
  | { readonly kind: 'wrapUp'; readonly seat: Seat }
  | ({ readonly kind: 'instant'; readonly seat: Seat; readonly contract: ContractId } & Within)
  | ({ readonly kind: 'taxVictory'; readonly seat: Seat } & Within)
  | { readonly kind: 'shipUse'; readonly seat: Seat; readonly slot: number; readonly takes: number }
  | { readonly kind: 'gift'; readonly seat: Seat; readonly coins: number; readonly takes: number }
  | ({ readonly kind: 'expeditionPay'; readonly seat: Seat; readonly expedition: FaceId } & Within)
  | { readonly kind: 'adventurerCard'; readonly seat: Seat }
  | { readonly kind: 'adventurerSide'; readonly seat: Seat }
  /** coins of a new attempt that are still to be given */
  | { readonly kind: 'retryCoins'; readonly seat: Seat; readonly left: number }
  | ({ readonly kind: 'missionInstant'; readonly seat: Seat; readonly mission: MissionId } & Within)
  | ({ readonly kind: 'missionPay'; readonly seat: Seat; readonly mission: MissionId } & Within)
  /** which cards they are stands in `glimpse` of that seat alone */
  | ({ readonly kind: 'look'; readonly seat: Seat; readonly source: LookSource; readonly count: number } & Within)
  | ({ readonly kind: 'buyOut'; readonly seat: Seat; readonly price: number } & Within)
  | { readonly kind: 'over' };

export type DiscardView =
  | { readonly known: true; readonly faces: readonly FaceId[] }
  | { readonly known: false; readonly count: number };

/** The same for every viewer, but for the glimpse of one seat (PR17.1, PR17.3). */
export interface View {
  readonly seq: number;
  readonly rules: Rules;
  readonly round: number;
  readonly turn: number;
  readonly start: Seat;
  readonly active: Seat;
  readonly deadTurns: number;
  readonly ending: boolean;
  readonly prompt: PromptView;
  readonly deck: number;
  readonly discard: DiscardView;
  readonly harbour: readonly HarbourCardView[];
  readonly nextSlot: number;
  /** open expeditions */
  readonly table: readonly FaceId[];
  readonly players: readonly PlayerView[];
  readonly contracts: readonly ContractView[];
  readonly time: number;
  readonly victory: number;
  readonly gamblers: number;
  readonly reached: number;
  readonly purse: number;
  /** the outermost first */
  readonly waiting: readonly WaitingView[];
  readonly adventure: AdventureView | null;
  /** null: this viewer knows nothing of the deck */
  readonly glimpse: Glimpse | null;
  readonly outcome: Outcome | null;
}

/** What a move would cost and bring, for buttons that name the consequence. */
export type Quote = Params;
