import './TableFrame.css';
import './large-screens.css';
import type { ComponentChildren } from 'preact';
import { settings } from '../preferences.ts';
import { useStore } from '../useStore.ts';

/** The page of a table or a replay: the bar on top, the table, and what stands beside it. */
export function TableFrame({ kind, children }: { readonly kind: string; readonly children: ComponentChildren }) {
  const { theme } = useStore(settings);
  return (
    <div class={kind === '' ? 'app' : `app ${kind}`} data-theme={theme}>
      {children}
    </div>
  );
}
