import type { Outcome, Params, Seat } from '../../engine/core.ts';
import type { ContractId, FaceId } from './card-types.ts';
import type { Rules } from './state-types.ts';

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
}

export interface ContractView {
  readonly id: ContractId;
  readonly done: readonly Seat[];
  readonly progress: readonly number[];
}

/** The phase that a decision interrupts, with its own numbers. */
interface Within {
  readonly within: 'discover' | 'trade' | 'bust';
  readonly drawn: number;
  readonly reshuffled: boolean;
  readonly takes: number;
}

/** A decision of the stack below the one that is asked: still to be answered or done. */
export interface WaitingView {
  readonly kind: 'instant' | 'gamble' | 'taxBonus' | 'jesters';
  readonly seat: Seat;
  /** the tax */
  readonly face: FaceId | null;
  readonly contract: ContractId | null;
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
  | { readonly kind: 'over' };

export type DiscardView =
  | { readonly known: true; readonly faces: readonly FaceId[] }
  | { readonly known: false; readonly count: number };

/** The same for every viewer: nothing is private to one seat (PR17.1). */
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
  readonly outcome: Outcome | null;
}

/** What a move would cost and bring, for buttons that name the consequence. */
export type Quote = Params;
