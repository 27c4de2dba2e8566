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

/** Wer gewonnen hat, in wenigen Worten; auch niemand, oder alle zusammen. */
export function verdict(s: Speech, winners: readonly number[], seats: number): string {
  const [only, second, third] = winners;
  if (only === undefined) return 'Alles verloren';
  if (second === undefined) return s.isYou(only) ? 'Du gewinnst' : `${s.name(only)} gewinnt`;
  if (winners.length === seats) return 'Alle gewinnen gemeinsam';
  if (winners.some((seat) => s.isYou(seat))) return 'Du teilst den Sieg';
  return third === undefined ? `${s.name(only)} und ${s.name(second)} gewinnen` : 'Geteilter Sieg';
}

export const notTheTurn = (s: Speech, turnOf: unknown): string =>
  Number(turnOf) >= 0 ? `${s.name(Number(turnOf))} ist am Zug.` : 'Du bist nicht am Zug.';
