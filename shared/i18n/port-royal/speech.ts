import type { Params } from '../../engine/core.ts';
import type {
  Event,
  ExpeditionFace,
  Face,
  FaceId,
  Move,
  PersonFace,
  PromptView,
  RefusalCode,
  ShipFace,
  Skill,
} from '../../games/port-royal/index.ts';
import type { Speech } from '../speech.ts';

/** Who is who, and what lies behind the ids of cards. */
export interface PortRoyalSpeech extends Speech {
  face(id: FaceId): Face;
}

/** One line for every event, empty where the log says nothing; a missing event does not compile. */
export type LogLines = {
  readonly [T in Event['type']]: (event: Extract<Event, { type: T }>, s: PortRoyalSpeech) => string;
};

export type RefusalLines = { readonly [C in RefusalCode]: (p: Params, s: PortRoyalSpeech) => string };

/** The fee of a visitor, and to whom it goes. */
export interface Fee {
  readonly amount: number;
  readonly to: string;
}

/** What belongs to a move besides its label: whom its fee goes to. */
export type FeeNote = (p: { readonly to: string }) => string;

/** Labels of moves that name their consequence. */
export interface MoveLabels {
  draw(p: { readonly first: boolean }): string;
  stop(p: { readonly takes: number }): string;
  keep(p: { readonly ship: ShipFace; readonly bust: boolean }): string;
  repel(p: { readonly ship: ShipFace }): string;
  complete(p: { readonly expedition: ExpeditionFace }): string;
  pay(p: { readonly persons: readonly PersonFace[] }): string;
  trade(p: { readonly ship: ShipFace; readonly income: number; readonly fee: Fee | null }): string;
  hire(p: { readonly person: PersonFace; readonly cost: number; readonly fee: Fee | null }): string;
  pass(p: { readonly taken: boolean }): string;
  done(): string;
}
type Same<A, B> = [A, B] extends [B, A] ? true : never;
/** a label for every move, and no other */
export const labelsAreComplete: Same<keyof MoveLabels, Move['type']> = true;

/** The open question in the bar: to the one who is asked, or about someone else. */
export type PromptLines = {
  readonly [K in PromptView['kind']]: (prompt: Extract<PromptView, { kind: K }>, s: PortRoyalSpeech) => string;
};

export type SkillCounts = Readonly<Record<Skill, number>>;
