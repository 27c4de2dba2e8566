import './Book.css';
import type { ComponentChildren } from 'preact';
import { useEffect, useId, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { openBook } from '../../art/icons.ts';
import type { Tale } from '../../games/tale.ts';
import { useStoryPage } from '../table/useStoryPage.ts';
import { Outline } from '../ui/Outline.tsx';
import { Rich } from '../words.tsx';
import type { BookHandle } from './useBook.ts';

interface Props {
  readonly table: string;
  readonly tale: Tale;
  readonly view: unknown;
  readonly book: BookHandle;
  /** who else reads, in words */
  readonly readers?: readonly string[];
  /** a question waits for whoever reads: with the clock, if one runs */
  readonly asked: { readonly prompt: string; readonly clock: ComponentChildren } | null;
}

/** The story as an open book over one's own table: picture left, page right; on a phone one page. */
export function Book({ table, tale, view, book, asked, readers = [] }: Props) {
  const { words } = tale;
  const ref = useRef<HTMLDialogElement>(null);
  const go = useRef<HTMLButtonElement>(null);
  const heading = useId();
  const [round, setRound] = useState(0);
  const found = useStoryPage(table, book.at, round);
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (dialog && !dialog.open) dialog.showModal();
    return () => dialog?.close();
  }, []);
  // the page is read from its beginning, and Enter reads on
  useEffect(() => go.current?.focus(), [book.at]);
  if (book.at === null) return null;
  const page = tale.page(view, book.at);
  const last = book.nth === book.pages.length - 1;
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowRight' && !last) book.turn(1);
    else if (event.key === 'ArrowLeft' && book.nth > 0) book.turn(-1);
    else return;
    event.preventDefault();
  };
  return (
    <dialog
      ref={ref}
      class="book"
      aria-labelledby={heading}
      onKeyDown={onKeyDown}
      onCancel={(event) => {
        event.preventDefault();
        book.close();
      }}
    >
      <div class="book-pages" key={book.at}>
        <div class="book-page left">
          <p class="book-chapter">{page.chapter}</p>
          <h2 id={heading}>{found.state === 'read' ? found.page.title : words.heading}</h2>
          <div class="book-picture" aria-hidden="true">
            {page.scene}
          </div>
        </div>
        <div class="book-page right">
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long page must be scrolled by the keyboard, too */}
          <div class="book-text" tabIndex={0} aria-live="polite">
            {found.state === 'read' ? (
              found.page.text.split('\n\n').map((paragraph) => <p key={paragraph}>{paragraph}</p>)
            ) : found.state === 'loading' ? (
              <p class="book-waits">{words.loading}</p>
            ) : (
              <>
                <p class="book-waits">{words.failed}</p>
                <button type="button" class="link" onClick={() => setRound(round + 1)}>
                  {words.again}
                </button>
              </>
            )}
          </div>
          {page.opens && (
            <section class="book-mission">
              <h3>
                <span class="tag">{words.opens}</span>
                <b>{page.opens.number}</b> {page.opens.name}
              </h3>
              <p>{page.opens.text}</p>
              <p class="book-prizes">{page.opens.prizes}</p>
            </section>
          )}
        </div>
      </div>
      <footer>
        {asked && (
          <p class="book-asked" role="status">
            <strong>{words.asked}</strong> <Rich text={asked.prompt} /> {asked.clock}
          </p>
        )}
        <span class="book-count">{words.pages({ nth: book.nth + 1, of: book.pages.length })}</span>
        {readers.length > 0 && (
          <span class="book-readers">
            <Rich text={readers.join(' · ')} />
          </span>
        )}
        {book.nth > 0 && (
          <button type="button" class="btn" onClick={() => book.turn(-1)}>
            {words.previous}
          </button>
        )}
        {!last && (
          <button type="button" class="btn" onClick={book.close}>
            {words.close}
          </button>
        )}
        <button ref={go} type="button" class="btn pri book-on" onClick={() => (last ? book.close() : book.turn(1))}>
          <Outline d={openBook} size={20} />
          {last ? words.close : words.readOn}
        </button>
      </footer>
    </dialog>
  );
}

/** Opens the book where it was last turned to; nothing while it has no pages. */
export function BookButton({ tale, book }: Pick<Props, 'tale' | 'book'>) {
  const last = book.pages.at(-1);
  if (last === undefined) return null;
  return (
    <button type="button" class="book-button" onClick={() => book.open(last)}>
      <Outline d={openBook} size={18} />
      {tale.words.open}
    </button>
  );
}
