import type { Seat } from '../engine/core.ts';

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
