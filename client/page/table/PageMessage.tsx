import './PageMessage.css';
import type { ComponentChildren } from 'preact';
import { useWords } from '../words.tsx';

/** A sentence in the place of a table, and what can be done about it. Without a heading only screen readers hear one. */
export function PageMessage(props: {
  readonly heading?: string;
  readonly text: string;
  readonly children?: ComponentChildren;
}) {
  const { title } = useWords();
  return (
    <main class="lost message">
      {props.heading ? <h1>{props.heading}</h1> : <h1 class="sr">{title}</h1>}
      <p role="status">{props.text}</p>
      {props.children}
    </main>
  );
}
