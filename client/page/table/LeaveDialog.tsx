import './LeaveDialog.css';
import type { SocialDict } from '../../../shared/i18n/en/social.ts';
import { Dialog } from '../ui/Dialog.tsx';

/** Asked once: to leave the seat to a bot, or to keep it and come back. */
export function LeaveDialog(props: {
  readonly rated: boolean;
  readonly words: SocialDict['leave'];
  readonly onHand: () => void;
  readonly onKeep: () => void;
  readonly onClose: () => void;
}) {
  const { words } = props;
  return (
    <Dialog title={words.heading} onClose={props.onClose} class="leave">
      <p>{words.text}</p>
      {props.rated && <p class="hint">{words.rated}</p>}
      <div class="foot">
        <button type="button" class="btn dim" onClick={props.onClose}>
          {words.stay}
        </button>
        <button type="button" class="btn" onClick={props.onKeep}>
          {words.keep}
        </button>
        {/* biome-ignore lint/a11y/noAutofocus: what was asked for comes first */}
        <button type="button" class="btn pri" autoFocus onClick={props.onHand}>
          {words.hand}
        </button>
      </div>
    </Dialog>
  );
}
