import type { ComponentChildren } from 'preact';
import type { TableDict } from '../../../shared/i18n/en/table.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { KeyList } from '../ui/KeyList.tsx';

export function HelpDialog(props: {
  readonly words: TableDict['help'];
  /** letters of this game and what they do */
  readonly letters: readonly { readonly key: string; readonly label: string }[];
  readonly onClose: () => void;
  readonly children?: ComponentChildren;
}) {
  const { words } = props;
  const rows = [
    { key: '1 – 9', label: words.moves },
    ...props.letters,
    { key: 'Enter', label: words.confirm },
    { key: 'Esc', label: words.cancel },
    { key: 'Tab ← → ↑ ↓', label: words.explore },
    { key: 'L', label: words.log },
    { key: '?', label: words.help },
  ];
  return (
    <Dialog title={words.heading} onClose={props.onClose} class="prose" reading>
      <h3>{words.handHeading}</h3>
      <p>{words.tapHint}</p>
      <p>{words.whyHint}</p>
      <p>{words.lookHint}</p>
      <h3>{words.keysHeading}</h3>
      <KeyList rows={rows} />
      {props.children}
    </Dialog>
  );
}
