import { listed } from '../plural.ts';
import type { Speech } from '../speech.ts';

/** « Tu pioches … », « Chidi pioche … » */
export const by = (s: Speech, seat: number, tu: string, autre: string): string =>
  s.isYou(seat) ? `*Tu* ${tu}` : `*${s.name(seat)}* ${autre}`;

/** la même chose au milieu d’une phrase */
export const donc = (s: Speech, seat: number, tu: string, autre: string): string =>
  s.isYou(seat) ? `*tu* ${tu}` : `*${s.name(seat)}* ${autre}`;

export const toWhom = (s: Speech, seat: number): string => (s.isYou(seat) ? '*toi*' : `*${s.name(seat)}*`);

export const turn = (s: Speech, seat: number, tu: string, autre: string): string =>
  s.isYou(seat) ? `*À toi* – ${tu}` : `*${s.name(seat)}* ${autre}`;

export function victory(s: Speech, winners: readonly number[]): string {
  const [only] = winners;
  if (winners.length === 1 && only !== undefined) return `${by(s, only, 'gagnes', 'gagne')} la partie !`;
  const names = winners.map((seat) => toWhom(s, seat));
  return `Victoire partagée : ${listed('fr', names)}.`;
}

/** Qui a gagné, en quelques mots ; personne, ou tout le monde ensemble, aussi. */
export function verdict(s: Speech, winners: readonly number[], seats: number): string {
  const [only, second, third] = winners;
  if (only === undefined) return 'Tout est perdu';
  if (second === undefined) return s.isYou(only) ? 'Tu gagnes' : `${s.name(only)} gagne`;
  if (winners.length === seats) return 'Tout le monde gagne';
  if (winners.some((seat) => s.isYou(seat))) return 'Tu partages la victoire';
  return third === undefined ? `${s.name(only)} et ${s.name(second)} gagnent` : 'Victoire partagée';
}

export const notTheTurn = (s: Speech, turnOf: unknown): string =>
  Number(turnOf) >= 0 ? `C’est à ${s.name(Number(turnOf))} de jouer.` : 'Ce n’est pas ton tour.';
