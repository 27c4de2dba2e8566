import type { BorneoLobby } from '../../en/borneo/lobby.ts';

export const lobby: BorneoLobby = {
  name: 'Borneo',
  credit: 'Borneo ist ein Spiel von Paolo Mori.',
  tagline: 'Aufsteigen, Gewürze verschiffen',
  blurb: 'Vier Handelsgesellschaften, drei Häfen. Kämpfe um Positionen, schaffe Monopole und erfülle Aufträge.',
  art: ['Pfeffer', 'Nelken', 'Muskat'],
  steps: [
    {
      title: 'Auftrag',
      text: 'Bezahle mit Waren aus deinem Lager und erhalte Punkte: eine von jeder oder viele gleiche.',
    },
    { title: 'Gesellschaften', text: 'Versetze einen Händler oder greife einen besser platzierten an.' },
    {
      title: 'Fracht',
      text: 'Spiele Flaggen an einen Hafen. Ein Monopol nützt einer Gesellschaft; ein voller Hafen wird geteilt.',
    },
    { title: 'Gewinnen', text: 'Wenn es keine Häfen mehr gibt, zählen deine Aufträge und jede Karte im Lager.' },
  ],
  lobbySummary: (p) => `Zug ${p.turn} · noch ${p.harbours} Häfen`,
  options: {
    edition: {
      label: 'Ausgabe',
      hint: 'Brett: fünf Plätze je Gesellschaft, und Kisten. Karten: keine Grenze, und den Hafen eines Monopols bekommt der erste Händler der Gesellschaft.',
      values: { board: 'Brett', card: 'Karten' },
    },
    fourMerchants: {
      label: 'Je vier Händler',
      hint: 'Engere Gesellschaften zu dritt (Brettausgabe).',
    },
    blackbeard: {
      label: 'Blackbeard',
      hint: 'Mit den Piraten gilt in einem Auftrag eine Ware als eine andere; wer am Ende ihr Schiff hat, verliert 2 Punkte (Brettausgabe).',
    },
  },
};
