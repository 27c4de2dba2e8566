import type { TargetId } from '../../stage/stage.ts';

/** A button of the page and the place on the canvas that stands for the same move. */
export interface Tappable {
  readonly target: TargetId | null;
  /** nothing is given up by it that a second look would save */
  readonly atOnce: boolean;
  /** it stands for all moves that begin with this place */
  readonly holds?: TargetId;
}

/** The first half of a move that needs two places. */
export interface FirstPlace {
  /** what is held */
  readonly held: TargetId | null;
  /** what may be held instead */
  readonly firsts: readonly TargetId[];
}

export type TapEffect =
  | { readonly kind: 'act'; readonly at: number }
  | { readonly kind: 'choose'; readonly at: number }
  | { readonly kind: 'hold'; readonly first: TargetId }
  | { readonly kind: 'drop' }
  | { readonly kind: 'ask' };

const nothingHeld: FirstPlace = { held: null, firsts: [] };

/**
 * The first tap chooses, the second takes; the deck is drawn from at once. Where a move needs two places the first of
 * them is held, until it is tapped again. Where one place stands for several moves, their buttons decide. What is not
 * legal asks for the reason.
 */
export function tapped(
  target: TargetId,
  buttons: readonly Tappable[],
  chosen: number | null,
  skipConfirmations: boolean,
  { held, firsts }: FirstPlace = nothingHeld,
): TapEffect {
  if (target === held) return { kind: 'drop' };
  const at = buttons.findIndex((button) => button.target === target);
  const button = buttons[at];
  if (!button) return firsts.includes(target) ? { kind: 'hold', first: target } : { kind: 'ask' };
  if (button.holds !== undefined) return { kind: 'hold', first: button.holds };
  if (buttons.some((other, i) => i > at && other.target === target)) return { kind: 'choose', at };
  return button.atOnce || skipConfirmations || chosen === at ? { kind: 'act', at } : { kind: 'choose', at };
}

/** Everything that glows: what can be taken now, and what may be held instead of what is. */
export const glowing = (buttons: readonly Tappable[], { firsts }: FirstPlace): readonly TargetId[] => [
  ...new Set([...buttons.flatMap(({ target }) => target ?? []), ...firsts]),
];
