import type { ComponentChildren } from 'preact';
import { go, pathOf, type Route } from '../router.ts';

/** A way to another page: a link, that opens in a new tab like any other, and here without loading the page again. */
export function Link(props: {
  readonly to: Exclude<Route, { page: 'lost' }>;
  readonly class?: string;
  readonly children: ComponentChildren;
  /** what happens first, where something must; it goes there itself */
  readonly onGo?: () => void;
}) {
  const { to } = props;
  return (
    <a
      class={props.class ?? 'link'}
      href={pathOf(to)}
      onClick={(event) => {
        if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        if (props.onGo) props.onGo();
        else go(to);
      }}
    >
      {props.children}
    </a>
  );
}
