import type {
  CardId,
  Company,
  Event,
  HarbourId,
  MissionKind,
  Move,
  PromptView,
  Rank,
  RefusalCode,
  ShipmentId,
  Spice,
} from '../../../games/borneo/index.ts';
import type { LogLinesOf, PromptLinesOf, RefusalLinesOf, Same, Speech } from '../../speech.ts';

export type LogLines = LogLinesOf<Event, Speech>;
export type RefusalLines = RefusalLinesOf<RefusalCode, Speech>;
export type PromptLines = PromptLinesOf<PromptView, Speech>;

/** Labels of moves that name their consequence. */
export interface MoveLabels {
  placeMerchant(p: { readonly company: Company; readonly rank: Rank }): string;
  pass(p: { readonly phase: 'mission' | 'company' | 'finalMission' }): string;
  mission(p: { readonly kind: MissionKind; readonly points: number; readonly pirates: boolean }): string;
  pirateCard(p: { readonly card: CardId }): string;
  pirateSpice(p: { readonly spice: Spice }): string;
  pay(p: { readonly card: CardId }): string;
  transfer(p: { readonly to: Company; readonly rank: Rank }): string;
  attack(p: { readonly victim: string; readonly company: Company; readonly rank: Rank }): string;
  attackCard(p: { readonly card: ShipmentId }): string;
  defendCard(p: { readonly card: ShipmentId }): string;
  done(p: { readonly defending: boolean; readonly laid: number }): string;
  swap(p: { readonly company: Company; readonly rank: Rank }): string;
  leave(p: { readonly to: Company; readonly rank: Rank }): string;
  reward(p: { readonly card: ShipmentId }): string;
  none(): string;
  ship(p: { readonly card: ShipmentId; readonly harbour: HarbourId }): string;
  pick(p: { readonly card: ShipmentId }): string;
  discard(p: { readonly card: ShipmentId }): string;
}
/** a label for every move, and no other */
export const labelsAreComplete: Same<keyof MoveLabels, Move['type']> = true;
