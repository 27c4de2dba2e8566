import type {
  Event,
  Haven,
  Letter,
  Move,
  Pilot,
  PromptView,
  RefusalCode,
  Space,
  Ware,
} from '../../../games/manila/index.ts';
import type { LogLinesOf, PromptLinesOf, RefusalLinesOf, Same, Speech } from '../../speech.ts';

export type LogLines = LogLinesOf<Event, Speech>;
export type RefusalLines = RefusalLinesOf<RefusalCode, Speech>;
export type PromptLines = PromptLinesOf<PromptView, Speech>;

/** Labels of moves that name their consequence. */
export interface MoveLabels {
  bid(p: { readonly amount: number }): string;
  pass(p: { readonly asked: 'auction' | 'placement'; readonly final: boolean }): string;
  buy(p: { readonly ware: Ware; readonly price: number }): string;
  decline(): string;
  load(p: { readonly ware: Ware; readonly lane: number }): string;
  launch(p: { readonly ware: Ware; readonly start: number }): string;
  place(p: { readonly space: Space; readonly cost: number; readonly stowaway: boolean }): string;
  roll(p: { readonly roll: number }): string;
  board(p: { readonly ware: Ware }): string;
  evict(p: { readonly ware: Ware; readonly victim: string }): string;
  stay(): string;
  steer(p: { readonly ware: Ware; readonly steps: number; readonly to: number }): string;
  waive(p: { readonly second: boolean }): string;
  send(p: { readonly ware: Ware; readonly to: Haven }): string;
  borrow(p: { readonly amount: number }): string;
  redeem(p: { readonly amount: number }): string;
}
/** a label for every move, and no other */
export const labelsAreComplete: Same<keyof MoveLabels, Move['type']> = true;

/** How a language calls the places of the board. */
export interface SpaceNames {
  seat(ware: Ware): string;
  port(letter: Letter): string;
  shipyard(letter: Letter): string;
  pirate(): string;
  pilot(pilot: Pilot): string;
  insurance(): string;
}

/** What a space is called, or what else is to be said of it. */
export function nameOf(names: SpaceNames, space: Space): string {
  const [area, of] = space.split(':') as [keyof SpaceNames, string];
  return (names[area] as (of: string) => string)(of);
}
