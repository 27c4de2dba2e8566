import { useEffect, useRef } from 'preact/hooks';
import { deedOf, isElsewhere, type Shortcuts } from './keys.ts';

export interface KeyHandlers {
  move(at: number): void;
  confirm(): void;
  cancel(): void;
  log(): void;
  help(): void;
}

/** The keyboard of the table, as long as nobody writes and no dialog is open. */
export function useKeys(buttons: Shortcuts, handlers: KeyHandlers): void {
  const now = useRef({ buttons, handlers });
  now.current = { buttons, handlers };
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      if (event.defaultPrevented || isElsewhere(event.target) || document.querySelector('dialog[open]')) return;
      const deed = deedOf(event, now.current.buttons);
      if (!deed) return;
      // Enter belongs to the button or disclosure that has the focus
      if (deed.kind === 'confirm' && (event.target as HTMLElement).closest('button, summary, a')) return;
      event.preventDefault();
      if (deed.kind === 'move') now.current.handlers.move(deed.at);
      else now.current.handlers[deed.kind]();
    };
    document.addEventListener('keydown', pressed);
    return () => document.removeEventListener('keydown', pressed);
  }, []);
}
