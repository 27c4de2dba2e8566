import type {
  AdventurerId,
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

/** A mission that may be claimed: what it costs and brings, or which step it is of how many. */
export interface MissionClaim {
  readonly mission: MissionId;
  readonly cost: number;
  readonly coins: number;
  readonly crowns: number;
  readonly step: number;
  readonly steps: number;
}

/** A contract in words. */
export interface ContractText {
  readonly name: string;
  /** what it asks for, in a sentence */
  readonly text: string;
}

/** Labels of moves that name their consequence. */
export interface MoveLabels {
  draw(p: { readonly first: boolean }): string;
  stop(p: { readonly takes: number }): string;
  keep(p: { readonly ship: ShipFace; readonly bust: boolean }): string;
  repel(p: { readonly ship: ShipFace }): string;
  complete(p: { readonly expedition: ExpeditionFace }): string;
  pay(p: { readonly persons: readonly PersonFace[] }): string;
  trade(p: { readonly ship: ShipFace; readonly income: number; readonly fee: Fee | null }): string;
  store(p: { readonly ship: ShipFace }): string;
  gamble(p: { readonly cards: number }): string;
  claim(p: Claim): string;
  decline(): string;
  use(p: {
    readonly ship: ShipFace;
    readonly under: boolean;
    readonly renounce: ContractId | null;
    readonly income: number;
    readonly fee: Fee | null;
  }): string;
  give(p: { readonly to: string; readonly amount: number }): string;
  setAside(p: { readonly time: number; readonly victory: number }): string;
  leave(): string;
  begin(): string;
  choose(p: { readonly sides: readonly AdventurerId[] }): string;
  side(p: { readonly adventurer: AdventurerId; readonly coins: number }): string;
  look(p: { readonly cards: number }): string;
  /** a card that is looked at, as far as one may know it */
  retain(p: { readonly face: Face | null; readonly place: number }): string;
  toss(p: { readonly face: Face | null; readonly place: number }): string;
  fulfil(p: MissionClaim): string;
  deliver(p: { readonly ships: readonly ShipFace[] }): string;
  stow(p: { readonly ship: ShipFace; readonly income: number; readonly fee: Fee | null }): string;
  sell(p: { readonly ship: ShipFace; readonly coins: number }): string;
  buyOut(p: { readonly cost: number }): string;
  hire(p: { readonly person: PersonFace; readonly cost: number; readonly fee: Fee | null }): string;
  pass(p: { readonly taken: boolean }): string;
  done(): string;
}
/** a label for every move, and no other */
export const labelsAreComplete: Same<keyof MoveLabels, Move['type']> = true;

export type PromptLines = PromptLinesOf<PromptView, PortRoyalSpeech>;

export type SkillCounts = Readonly<Record<Skill, number>>;
