import type { Hold, MoveButton } from '../../games/presenter.ts';
import type { TargetId } from '../../stage/stage.ts';

/** What the page offers while a move of two places is put together. */
export interface StepwiseMoves {
  readonly buttons: readonly MoveButton[];
  /** things that may be chosen instead of the one that is held */
  readonly firsts: readonly TargetId[];
  /** what is held, in words */
  readonly hold: Hold | null;
}

const standIn = (button: MoveButton, first: TargetId, hold: Hold): MoveButton => ({
  move: button.move,
  label: hold.label,
  note: hold.note,
  icon: hold.icon,
  face: hold.face,
  target: first,
  holds: first,
  shortcut: null,
  primary: false,
  atOnce: false,
  ...(button.tucked ? { tucked: true } : {}),
});

/**
 * Moves that need two places, one after the other: each thing that may be chosen first stands for all its moves; once
 * it is held, its moves take its place.
 */
export function inTwoSteps(all: readonly MoveButton[], held: TargetId | null): StepwiseMoves {
  const firsts = [...new Set(all.flatMap(({ first }) => first ?? []))];
  if (firsts.length === 0) return { buttons: all, firsts, hold: null };
  const own = all.filter(({ first }) => first !== undefined && first === held);
  const hold = own[0]?.hold ?? null;
  if (own.length > 0) {
    const others = all.filter(({ first }) => first === undefined);
    return { buttons: [...own, ...others], firsts: firsts.filter((first) => first !== held), hold };
  }
  const seen = new Set<TargetId>();
  const buttons = all.flatMap((button) => {
    const { first } = button;
    if (first === undefined || !button.hold) return [button];
    if (seen.has(first)) return [];
    seen.add(first);
    return [standIn(button, first, button.hold)];
  });
  return { buttons: alone(buttons), firsts: [], hold: null };
}

/** What is alone needs no list to wait in. */
const alone = (buttons: readonly MoveButton[]): readonly MoveButton[] =>
  buttons.length === 1 ? buttons.map((button) => ({ ...button, tucked: false })) : buttons;
