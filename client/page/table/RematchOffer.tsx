import './RematchOffer.css';
import { useEffect } from 'preact/hooks';
import type { SocialDict } from '../../../shared/i18n/en/social.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { useSecondsLeft } from '../useSecondsLeft.ts';

/** Who asks to play again, and for how long one's seat is kept. */
export interface RematchAsked {
  readonly by: string;
  readonly seconds: number;
  /** when it was told, by the clock of `performance` */
  readonly at: number;
}

/** Somebody asks to play again: over everything else, until it is answered or too late. */
export function RematchOffer(props: {
  readonly asked: RematchAsked;
  readonly words: SocialDict['rematch'];
  readonly onJoin: () => void;
  readonly onClose: () => void;
}) {
  const { asked, words } = props;
  const left = useSecondsLeft(asked.seconds, asked) ?? 0;
  useEffect(() => {
    if (left === 0) props.onClose();
  }, [left === 0]);
  return (
    <Dialog title={words.asks({ name: asked.by })} onClose={props.onClose} class="rematch">
      <p>{words.kept}</p>
      <p class="left" role="timer" aria-live="off">
        {words.seconds({ n: left })}
      </p>
      <div class="foot">
        <button type="button" class="btn dim" onClick={props.onClose}>
          {words.no}
        </button>
        {/* biome-ignore lint/a11y/noAutofocus: a dialog that opens by itself must not focus its exit */}
        <button type="button" class="btn pri" autoFocus onClick={props.onJoin}>
          {words.join}
        </button>
      </div>
    </Dialog>
  );
}
