import type { ComponentChildren } from 'preact';

/** What the book says around its pages. */
export interface BookWords {
  readonly heading: string;
  readonly opens: string;
  readonly readOn: string;
  readonly close: string;
  readonly asked: string;
  readonly loading: string;
  readonly failed: string;
  readonly again: string;
  readonly previous: string;
  /** opens the book again */
  readonly open: string;
  pages(p: { nth: number; of: number }): string;
}

/** A page besides its words, which the house keeps until it is opened. */
export interface TalePage {
  readonly chapter: string;
  readonly scene: ComponentChildren;
  /** what it sets its readers to do */
  readonly opens: {
    readonly number: string;
    readonly name: string;
    readonly text: string;
    readonly prizes: string;
  } | null;
}

/** The story that a game tells page by page. */
export interface Tale {
  readonly words: BookWords;
  /** those that are open, in their order */
  pages(view: unknown): readonly string[];
  page(view: unknown, id: string): TalePage;
  /** the page that a line of the log is about */
  pageOf(event: { readonly type: string }): string | null;
}
