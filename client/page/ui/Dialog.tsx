import './Dialog.css';
import type { ComponentChildren } from 'preact';
import { useId, useLayoutEffect, useRef } from 'preact/hooks';
import { useWords } from '../words.tsx';
import { Icon } from './Icon.tsx';
import { Toasts } from './toasts.tsx';

/** A native modal dialog: it traps focus, closes with Esc and gives the focus back. */
export function Dialog(props: {
  readonly title: ComponentChildren;
  readonly onClose: () => void;
  readonly children: ComponentChildren;
  readonly class?: string;
  /** text only: there is nothing in it to hold the focus */
  readonly reading?: boolean;
}) {
  const ref = useRef<HTMLDialogElement>(null);
  const heading = useId();
  const { common } = useWords();
  // closed while it is still in the page: only then does the browser give the focus back
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (dialog && !dialog.open) dialog.showModal();
    return () => dialog?.close();
  }, []);
  // a touch that opened it is followed by a click where it was: only what was pressed here closes
  const pressed = useRef(false);
  const atBackdrop = (event: MouseEvent) => {
    if (event.target === ref.current && pressed.current) props.onClose();
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the click is the backdrop's; the keyboard has Esc
    <dialog
      ref={ref}
      class={props.class}
      aria-labelledby={heading}
      onPointerDown={(event) => {
        pressed.current = event.target === ref.current;
      }}
      onClick={atBackdrop}
      onCancel={(event) => {
        event.preventDefault();
        props.onClose();
      }}
    >
      <header>
        <h2 id={heading}>{props.title}</h2>
        <button type="button" class="close" aria-label={common.close} onClick={props.onClose}>
          <Icon of="cancel" size={18} />
        </button>
      </header>
      {props.reading ? (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a long text must be scrolled by the keyboard, too
        <div class="body" tabIndex={0}>
          {props.children}
        </div>
      ) : (
        <div class="body">{props.children}</div>
      )}
      <Toasts dialog={heading} />
    </dialog>
  );
}
