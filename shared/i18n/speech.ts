import type { Params, Seat } from '../engine/core.ts';

/** Who is who, for sentences about players. */
export interface Speech {
  name(seat: Seat): string;
  isYou(seat: Seat): boolean;
}

/** Sentences may set words in bold: `*Chidi* draws a *Trader*`. Names of players cannot contain the mark. */
export const plain = (text: string): string => text.replaceAll('*', '');

/** The same text in pieces, for showing. */
export function pieces(text: string): { readonly text: string; readonly bold: boolean }[] {
  return text
    .split('*')
    .map((piece, at) => ({ text: piece, bold: at % 2 === 1 }))
    .filter((piece) => piece.text !== '');
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
