/** What a key does at the table. */
export type KeyCommand =
  | { readonly kind: 'move'; readonly at: number }
  | { readonly kind: 'confirm' }
  | { readonly kind: 'cancel' }
  /** turns the dial */
  | { readonly kind: 'dial'; readonly by: number }
  /** the key belongs to the dial's own field */
  | { readonly kind: 'type' }
  /** opens or closes the list of choices */
  | { readonly kind: 'list' }
  | { readonly kind: 'log' }
  | { readonly kind: 'chat' }
  | { readonly kind: 'undo' }
  | { readonly kind: 'help' }
  /** comes to the end of what is being shown */
  | { readonly kind: 'skip' }
  /** everything faster, or as before */
  | { readonly kind: 'forward' };

export interface KeyPress {
  readonly key: string;
  readonly ctrlKey?: boolean;
  readonly metaKey?: boolean;
  readonly altKey?: boolean;
  readonly repeat?: boolean;
}

/** Buttons in their order, each with its own letter, if it has one. */
export type Shortcuts = readonly { readonly shortcut: string | null; readonly tucked?: boolean }[];

const turns: Readonly<Record<string, number>> = { ArrowUp: 1, ArrowDown: -1, PageUp: 5, PageDown: -5 };

/**
 * Digits count through the list, or are the first of an amount where there is a dial; letters mean one kind of move.
 * Nothing but the dial is repeated by holding a key. While something is still shown (`behind`), whatever would answer
 * ends that first.
 */
export function commandOf(pressed: KeyPress, buttons: Shortcuts, dials = false, behind = false): KeyCommand | null {
  const command = commandAtEnd(pressed, buttons, dials);
  if (!behind || (command && unasked.has(command.kind))) return command;
  // what is asked has not been shown yet: nobody answers it unseen
  return command || (pressed.key === ' ' && !pressed.repeat) ? { kind: 'skip' } : null;
}

/** What may be wanted at any moment. */
const unasked: ReadonlySet<KeyCommand['kind']> = new Set(['log', 'chat', 'undo', 'help', 'forward']);

function commandAtEnd(pressed: KeyPress, buttons: Shortcuts, dials: boolean): KeyCommand | null {
  if (pressed.ctrlKey || pressed.metaKey || pressed.altKey) return null;
  const by = turns[pressed.key];
  if (by !== undefined) return dials ? { kind: 'dial', by } : null;
  if (pressed.repeat) return null;
  const key = pressed.key.length === 1 ? pressed.key.toUpperCase() : pressed.key;
  if (key === 'Enter') return { kind: 'confirm' };
  if (key === 'Escape') return { kind: 'cancel' };
  if (key === '?') return { kind: 'help' };
  const lettered = buttons.findIndex(({ shortcut }) => shortcut === key);
  if (lettered >= 0) return { kind: 'move', at: lettered };
  if (key === 'L') return { kind: 'log' };
  if (key === 'C') return { kind: 'chat' };
  if (key === 'Z') return { kind: 'undo' };
  if (key === 'F') return { kind: 'forward' };
  if (key === 'A' && buttons.some(({ tucked }) => tucked)) return { kind: 'list' };
  if (dials && /^\d$/.test(key)) return { kind: 'type' };
  if (!/^[1-9]$/.test(key)) return null;
  const at = Number(key) - 1;
  return at < buttons.length ? { kind: 'move', at } : null;
}

/** Keys belong to the field in which somebody writes or chooses, and to a dialog that is open. A switch wants none. */
export function isElsewhere(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return target.closest('input:not([type=checkbox]), textarea, select, dialog, [contenteditable]') !== null;
}
