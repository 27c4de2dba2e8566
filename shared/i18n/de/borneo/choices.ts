import type { BorneoChoices } from '../../en/borneo/choices.ts';

export const choices: BorneoChoices = {
  hints: {
    edition:
      'Brett: fünf Plätze je Gesellschaft, und Kisten. Karten: keine Grenze, und den Hafen eines Monopols bekommt der erste Händler der Gesellschaft.',
    fourMerchants: 'Engere Gesellschaften zu dritt (Brettausgabe).',
    blackbeard:
      'Mit den Piraten gilt in einem Auftrag eine Ware als eine andere; wer am Ende ihr Schiff hat, verliert 2 Punkte (Brettausgabe).',
  },
  refused: {
    badOptions: (p) =>
      p.option === 'fourMerchants'
        ? 'Nur mit dem Brett, und zu dritt.'
        : p.option === 'blackbeard'
          ? 'Nur mit dem Brett.'
          : 'Diese Optionen passen nicht zusammen.',
  },
};
