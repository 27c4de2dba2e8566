import type { TargetId } from '../../stage/stage.ts';

/** A button of the page and the place on the canvas that stands for the same move. */
export interface Tappable {
  readonly target: TargetId | null;
  /** nothing is given up by it that a second look would save */
  readonly atOnce: boolean;
}

export type TapDeed =
  | { readonly kind: 'act'; readonly at: number }
  | { readonly kind: 'choose'; readonly at: number }
  | { readonly kind: 'ask' };

/**
 * The first tap chooses, the second takes; the deck is drawn from at once. Where one place stands for several moves,
 * their buttons decide. What is not legal asks for the reason.
 */
export function tapped(
  target: TargetId,
  buttons: readonly Tappable[],
  chosen: number | null,
  skipConfirmations: boolean,
): TapDeed {
  const at = buttons.findIndex((button) => button.target === target);
  const button = buttons[at];
  if (!button) return { kind: 'ask' };
  if (buttons.some((other, i) => i > at && other.target === target)) return { kind: 'choose', at };
  return button.atOnce || skipConfirmations || chosen === at ? { kind: 'act', at } : { kind: 'choose', at };
}
