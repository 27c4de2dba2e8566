import './HostTools.css';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { SocialDict } from '../../../shared/i18n/en/social.ts';
import type { SeatInfo } from '../../../shared/protocol/messages.ts';

/** What the host may do with a seat before the game: move whoever sits there, or send them away. */
export function HostTools(props: {
  readonly seat: SeatInfo;
  readonly at: number;
  readonly me: number | null;
  /** the seat that is to be changed with another */
  readonly moving: number | null;
  readonly words: SocialDict['host'];
  readonly nameOf: (seat: number) => string;
  readonly onMove: (seat: number | null) => void;
  readonly onSwap: (seat: number) => void;
  readonly onKick: () => void;
}) {
  const { seat, at, moving, words } = props;
  const [sure, setSure] = useState<boolean | null>(null);
  const focused = useRef<HTMLButtonElement>(null);
  // the button that was pressed has made way for another, and the next key must not fall between them
  useLayoutEffect(() => {
    if (sure !== null) focused.current?.focus();
  }, [sure]);
  const name = props.nameOf(at);
  if (sure)
    return (
      <span class="sure">
        <small>{words.kickSure({ name })}</small>
        <button type="button" class="btn sm pri" onClick={props.onKick}>
          {words.kickYes}
        </button>
        <button type="button" class="btn sm dim" ref={focused} onClick={() => setSure(false)}>
          {words.kickNo}
        </button>
      </span>
    );
  if (moving === at)
    return (
      <button type="button" class="btn sm dim" onClick={() => props.onMove(null)}>
        {words.swapCancel}
      </button>
    );
  if (moving !== null)
    return (
      <button type="button" class="btn sm pri" onClick={() => props.onSwap(at)}>
        {words.swapHere}
        <span class="sr">: {name}</span>
      </button>
    );
  return (
    <>
      {seat.kind !== 'open' && (
        <button type="button" class="btn sm dim" onClick={() => props.onMove(at)}>
          {words.swapShort}
          <span class="sr">: {name}</span>
        </button>
      )}
      {seat.kind === 'person' && at !== props.me && (
        <button
          type="button"
          class="btn sm dim"
          ref={focused}
          aria-label={words.kick({ name })}
          onClick={() => setSure(true)}
        >
          ✕
        </button>
      )}
    </>
  );
}
