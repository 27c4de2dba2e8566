import './InWords.css';
import './word-tables.css';
import type { ComponentChildren } from 'preact';

/** The table as lists and tables of words, for those who do not see the canvas. */
export function InWords({ summary, children }: { readonly summary: string; readonly children: ComponentChildren }) {
  return (
    <details class="in-words">
      <summary>{summary}</summary>
      <div class="panel">{children}</div>
    </details>
  );
}
