import type {
  ContractId,
  Event,
  ExpeditionFace,
  Face,
  FaceId,
  MissionId,
  Move,
  PersonFace,
  PromptView,
  RefusalCode,
  ShipFace,
  Skill,
} from '../../../games/port-royal/index.ts';
import type { LogLinesOf, PromptLinesOf, RefusalLinesOf, Same, Speech } from '../../speech.ts';

/** Who is who, and what lies behind the ids of cards. */
export interface PortRoyalSpeech extends Speech {
  face(id: FaceId): Face;
}

export type LogLines = LogLinesOf<Event, PortRoyalSpeech>;

export type RefusalLines = RefusalLinesOf<RefusalCode, PortRoyalSpeech>;

/** The fee of a visitor, and to whom it goes. */
export interface Fee {
  readonly amount: number;
  readonly to: string;
}

/** What belongs to a move besides its label: whom its fee goes to. */
export type FeeNote = (p: { readonly to: string }) => string;

/** A contract that may be claimed: what the marker brings, or which step it is of how many. */
export interface Claim {
  readonly contract: ContractId;
  readonly coins: number;
  readonly influence: number;
  readonly cost: number;
  readonly step: number;
  readonly steps: number;
}

/** A contract in words. */
export interface ContractText {
  readonly name: string;
  /** what it asks for, in a sentence */
  readonly text: string;
}

/** A card of a look: whoever may not see it knows it by its place from the top, 1-based (PR17.3). */
interface LookedCard {
  readonly face: Face | null;
  readonly place: number;
}

/** A mission that may be completed: what it takes and brings, or that it is only the first of two times. */
export interface Fulfilment {
  readonly mission: MissionId;
  readonly cost: number;
  readonly coins: number;
  readonly crowns: number;
  readonly begun: boolean;
}

/** Labels of moves that name their consequence. */
export interface MoveLabels {
  draw(p: { readonly first: boolean }): string;
  stop(p: { readonly takes: number }): string;
  keep(p: { readonly ship: ShipFace; readonly bust: boolean }): string;
  repel(p: { readonly ship: ShipFace }): string;
  complete(p: { readonly expedition: ExpeditionFace }): string;
  /** persons, and kept ships of the adventure */
  pay(p: { readonly persons: readonly (PersonFace | ShipFace)[] }): string;
  trade(p: { readonly ship: ShipFace; readonly income: number; readonly fee: Fee | null }): string;
  store(p: { readonly ship: ShipFace }): string;
  gamble(p: { readonly cards: number; readonly takes: number }): string;
  claim(p: Claim): string;
  /** a contract, a mission, or a marker that could be bought out */
  decline(p: { readonly of: 'contract' | 'mission' | 'marker' }): string;
  use(p: {
    readonly ship: ShipFace;
    readonly under: boolean;
    readonly renounce: ContractId | null;
    /** coins that are given up for it */
    readonly lost: number;
    readonly income: number;
    readonly fee: Fee | null;
  }): string;
  give(p: { readonly to: string; readonly amount: number }): string;
  choose(p: { readonly names: readonly string[] }): string;
  side(p: { readonly name: string }): string;
  look(p: { readonly cards: number }): string;
  retain(p: LookedCard): string;
  toss(p: LookedCard): string;
  fulfil(p: Fulfilment): string;
  deliver(p: { readonly ships: readonly ShipFace[] }): string;
  stow(p: { readonly ship: ShipFace; readonly income: number; readonly fee: Fee | null }): string;
  sell(p: { readonly ship: ShipFace; readonly price: number }): string;
  buyOut(p: { readonly price: number }): string;
  setAside(p: { readonly time: number; readonly victory: number }): string;
  /** the time pile, or the cards that were looked at */
  leave(p: { readonly of: 'time' | 'deck' }): string;
  begin(): string;
  hire(p: { readonly person: PersonFace; readonly cost: number; readonly fee: Fee | null }): string;
  pass(p: { readonly taken: boolean }): string;
  done(): string;
}
/** a label for every move, and no other */
export const labelsAreComplete: Same<keyof MoveLabels, Move['type']> = true;

export type PromptLines = PromptLinesOf<PromptView, PortRoyalSpeech>;

export type SkillCounts = Readonly<Record<Skill, number>>;
