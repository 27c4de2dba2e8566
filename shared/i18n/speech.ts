import type { Params, Seat } from '../engine/core.ts';

/** Who is who, for sentences about players. */
export interface Speech {
  name(seat: Seat): string;
  isYou(seat: Seat): boolean;
}

/** A colour that is drawn as its flag, with its word for those who do not see it: `{red|rouge}`. */
export const flag = (tint: string, word: string): string => `{${tint}|${word}}`;
const flagMark = /\{(red|yellow|green|blue)\|([^{}|]*)\}/g;

/** Sentences may set words in bold: `*Chidi* draws a *Trader*`. Names of players cannot contain the mark. */
export const plain = (text: string): string => text.replaceAll('*', '').replace(flagMark, '$2');

/** The same text in pieces, for showing. */
export function pieces(text: string): TextPiece[] {
  return text
    .split('*')
    .flatMap((piece, at) => withFlags(piece).map((part) => ({ ...part, bold: at % 2 === 1 })))
    .filter((piece) => piece.text !== '');
}

export interface TextPiece {
  readonly text: string;
  readonly bold: boolean;
  /** drawn in the place of the text */
  readonly flag?: FlagTint;
}

export type FlagTint = 'red' | 'yellow' | 'green' | 'blue';

/** Words and flags in turn: the mark has two groups, its colour and its word. */
function withFlags(text: string): { readonly text: string; readonly flag?: FlagTint }[] {
  const parts = text.split(flagMark);
  return parts.flatMap((part, at) => {
    if (at % 3 === 0) return [{ text: part }];
    return at % 3 === 1 ? [{ text: parts[at + 1] ?? '', flag: part as FlagTint }] : [];
  });
}

/** One line for every event, empty where the log says nothing; a missing event does not compile. */
export type LogLinesOf<E extends { readonly type: string }, S extends Speech> = {
  readonly [T in E['type']]: (event: Extract<E, { type: T }>, s: S) => string;
};

/** The open question in the bar: to the one who is asked, or about someone else. */
export type PromptLinesOf<P extends { readonly kind: string }, S extends Speech> = {
  readonly [K in P['kind']]: (prompt: Extract<P, { kind: K }>, s: S) => string;
};

export type RefusalLinesOf<C extends string, S extends Speech> = { readonly [K in C]: (p: Params, s: S) => string };

/** `true` for two unions with the same members. */
export type Same<A, B> = [A, B] extends [B, A] ? true : never;

/** What counted in a game, as a heading and a sentence; a missing one does not compile. */
export type MomentLinesOf<M> = {
  readonly [C in keyof M]: (p: M[C], s: Speech, seat: Seat) => readonly [heading: string, text: string];
};

/** What somebody gets a medal for, and how much of it they did. */
export type MedalLinesOf<A> = { readonly [C in keyof A]: (p: A[C]) => readonly [name: string, text: string] };
