import { listed } from '../plural.ts';
import type { Speech } from '../speech.ts';

/** `You draw …`, `Chidi draws …` */
export const by = (s: Speech, seat: number, you: string, other: string): string =>
  s.isYou(seat) ? `*You* ${you}` : `*${s.name(seat)}* ${other}`;

/** the same within a sentence */
export const amid = (s: Speech, seat: number, you: string, other: string): string =>
  s.isYou(seat) ? `*you* ${you}` : `*${s.name(seat)}* ${other}`;

export const whom = (s: Speech, seat: number): string => (s.isYou(seat) ? 'you' : `*${s.name(seat)}*`);

/** The question in the bar: to the one who is asked, or about someone else. */
export const turn = (s: Speech, seat: number, you: string, other: string): string =>
  s.isYou(seat) ? `*Your turn* – ${you}` : `*${s.name(seat)}* ${other}`;

export function victory(s: Speech, winners: readonly number[]): string {
  const [only] = winners;
  if (winners.length === 1 && only !== undefined) return `${by(s, only, 'win', 'wins')} the game!`;
  const names = winners.map((seat) => whom(s, seat));
  return `Shared victory: ${listed('en', names)}.`;
}

/** Who has won, in a few words; nobody, or everybody together, too. */
export function verdict(s: Speech, winners: readonly number[], seats: number): string {
  const [only, second, third] = winners;
  if (only === undefined) return 'All is lost';
  if (second === undefined) return s.isYou(only) ? 'You win' : `${s.name(only)} wins`;
  if (winners.length === seats) return 'All win together';
  if (winners.some((seat) => s.isYou(seat))) return 'You share the victory';
  return third === undefined ? `${s.name(only)} and ${s.name(second)} win` : 'Shared victory';
}

export const notTheTurn = (s: Speech, turnOf: unknown): string =>
  Number(turnOf) >= 0 ? `It is ${s.name(Number(turnOf))}’s turn.` : 'It is not your turn.';
