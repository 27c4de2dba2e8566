import './TableFrame.css';
import './large-screens.css';
import type { ComponentChildren } from 'preact';

/** The page of a table or a replay: the bar on top, the table, and what stands beside it. */
export function TableFrame({ kind, children }: { readonly kind: string; readonly children: ComponentChildren }) {
  return <div class={kind === '' ? 'app' : `app ${kind}`}>{children}</div>;
}
