import { listed } from '../plural.ts';
import type { Speech } from '../speech.ts';

/** „Du deckst … auf“, „Chidi deckt … auf“ */
export const by = (s: Speech, seat: number, du: string, andere: string): string =>
  s.isYou(seat) ? `*Du* ${du}` : `*${s.name(seat)}* ${andere}`;

/** dasselbe mitten im Satz */
export const dann = (s: Speech, seat: number, du: string, andere: string): string =>
  s.isYou(seat) ? `*du* ${du}` : `*${s.name(seat)}* ${andere}`;

/** Dativ */
export const wem = (s: Speech, seat: number): string => (s.isYou(seat) ? 'dir' : `*${s.name(seat)}*`);

export const turn = (s: Speech, seat: number, du: string, andere: string): string =>
  s.isYou(seat) ? `*Dein Zug* – ${du}` : `*${s.name(seat)}* ${andere}`;

export const capital = (text: string): string => text.replace(/^\*?./, (first) => first.toUpperCase());

export function victory(s: Speech, winners: readonly number[]): string {
  const [only] = winners;
  if (winners.length === 1 && only !== undefined) return `${by(s, only, 'gewinnst', 'gewinnt')} das Spiel!`;
  const names = winners.map((seat) => (s.isYou(seat) ? '*du*' : `*${s.name(seat)}*`));
  return `Geteilter Sieg: ${listed('de', names)}.`;
}

export const notTheTurn = (s: Speech, turnOf: unknown): string =>
  Number(turnOf) >= 0 ? `${s.name(Number(turnOf))} ist am Zug.` : 'Du bist nicht am Zug.';
