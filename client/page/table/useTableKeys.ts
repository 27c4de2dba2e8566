import { focusChat } from '../chat/useChat.ts';
import { nearest } from './dial.ts';
import { choices } from './selection.ts';
import type { Acting } from './useActing.ts';
import { useKeys } from './useKeys.ts';
import type { ReportHandle } from './useReport.ts';
import type { SelectionHandle } from './useSelection.ts';

/** What the keyboard does at the table. */
export function useTableKeys(
  { buttons, dials, held, selection, dispatch }: SelectionHandle,
  { act, hold, undo }: Acting,
  sheet: ReportHandle,
  behind: boolean,
  { showChat, onHelp, onSkip, onForward }: Readonly<Record<'showChat' | 'onHelp' | 'onSkip' | 'onForward', () => void>>,
): void {
  const { chosen, openList } = selection;
  const [dial] = dials.values();
  useKeys(
    buttons,
    { dials: dial !== undefined, behind },
    {
      // nobody presses a number that they do not see
      move: (at) => (buttons[at]?.tucked && openList !== choices ? dispatch({ kind: 'toggleChoices' }) : act(at)),
      confirm: () => chosen !== null && act(chosen),
      cancel: () => {
        if (chosen !== null) dispatch({ kind: 'choose', at: null });
        else if (held !== null) hold(null);
        else if (sheet.open) sheet.show(false);
        else dispatch({ kind: 'open', list: null });
      },
      turn: (by) =>
        dial && dispatch({ kind: 'turn', group: dial.group, amount: nearest(dial.amounts, dial.shown + by) }),
      type: () => document.querySelector<HTMLInputElement>('[data-dial]')?.focus(),
      list: () => dispatch({ kind: 'toggleChoices' }),
      log: () => document.getElementById('log')?.focus(),
      chat: () => {
        showChat();
        focusChat();
      },
      undo,
      help: onHelp,
      skip: onSkip,
      forward: onForward,
    },
  );
}
