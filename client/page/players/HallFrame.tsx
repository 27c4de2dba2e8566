import './HallFrame.css';
import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { type Answer, ask } from '../../net/api.ts';
import { identity } from '../../net/identity.ts';
import { PageBar } from '../ui/PageBar.tsx';
import { useStore } from '../useStore.ts';
import { useWords } from '../words.tsx';

/** A page of the hall: its title, and what stands on it. */
export function HallFrame(props: { readonly title: string; readonly children: ComponentChildren }) {
  const { title } = useWords();
  useEffect(() => {
    document.title = `${props.title} · ${title}`;
  }, [props.title, title]);
  return (
    <div class="lobby hall">
      <PageBar />
      <main id="content">
        <h1>{props.title}</h1>
        {props.children}
      </main>
    </div>
  );
}

/** What the service says to this question, and to no earlier one; null until it has, and while nothing is asked. */
export function useAnswer<T>(path: string | null): Answer<T> | null {
  const token = useStore(identity)?.token;
  const [heard, hear] = useState<{ readonly path: string | null; readonly answer: Answer<T> } | null>(null);
  useEffect(() => {
    if (path === null) return;
    let current = true;
    void ask<T>('GET', path, { token }).then((answer) => current && hear({ path, answer }));
    return () => {
      current = false;
    };
  }, [path, token]);
  return path !== null && heard?.path === path ? heard.answer : null;
}
