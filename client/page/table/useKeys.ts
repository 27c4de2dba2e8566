import { useEffect, useRef } from 'preact/hooks';
import { commandOf, isElsewhere, type Shortcuts } from './keys.ts';

export interface KeyHandlers {
  move(at: number): void;
  confirm(): void;
  cancel(): void;
  turn(by: number): void;
  type(): void;
  list(): void;
  log(): void;
  chat(): void;
  undo(): void;
  help(): void;
  skip(): void;
  forward(): void;
}

interface KeyMode {
  /** an amount can be dialled */
  readonly dials: boolean;
  /** something is still shown */
  readonly behind: boolean;
}

/** Nothing has the focus, or one of the moves. */
const isFree = (target: EventTarget | null): boolean =>
  target === document.body || (target instanceof Element && target.closest('.acts') !== null);

/** The keyboard of the table, as long as nobody writes and no dialog is open. */
export function useKeys(buttons: Shortcuts, { dials, behind }: KeyMode, handlers: KeyHandlers): void {
  const now = useRef({ buttons, dials, behind, handlers });
  now.current = { buttons, dials, behind, handlers };
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      if (event.defaultPrevented || isElsewhere(event.target) || document.querySelector('dialog[open]')) return;
      const command = commandOf(event, now.current.buttons, now.current.dials, now.current.behind);
      if (!command) return;
      // Enter and the space bar belong to the button, switch or disclosure that has the focus
      const pushes = command.kind === 'confirm' || (command.kind === 'skip' && [' ', 'Enter'].includes(event.key));
      if (pushes && (event.target as HTMLElement).closest('button, input, summary, a')) return;
      // the arrows belong to whatever scrolls and has the focus
      if (command.kind === 'dial' && !isFree(event.target)) return;
      // the digit itself goes into the field that gets the focus
      if (command.kind === 'type') return now.current.handlers.type();
      event.preventDefault();
      if (command.kind === 'dial') now.current.handlers.turn(command.by);
      else if (command.kind === 'move') now.current.handlers.move(command.at);
      else now.current.handlers[command.kind]();
    };
    document.addEventListener('keydown', pressed);
    return () => document.removeEventListener('keydown', pressed);
  }, []);
}
