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
}

/** Nothing has the focus, or one of the moves. */
const isFree = (target: EventTarget | null): boolean =>
  target === document.body || (target instanceof Element && target.closest('.acts') !== null);

/** The keyboard of the table, as long as nobody writes and no dialog is open. */
export function useKeys(buttons: Shortcuts, dials: boolean, handlers: KeyHandlers): void {
  const now = useRef({ buttons, dials, handlers });
  now.current = { buttons, dials, handlers };
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      if (event.defaultPrevented || isElsewhere(event.target) || document.querySelector('dialog[open]')) return;
      const command = commandOf(event, now.current.buttons, now.current.dials);
      if (!command) return;
      // Enter belongs to the button, switch or disclosure that has the focus
      if (command.kind === 'confirm' && (event.target as HTMLElement).closest('button, input, summary, a')) return;
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
