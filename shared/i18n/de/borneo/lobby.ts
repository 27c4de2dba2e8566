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
      values: { board: 'Brett', card: 'Karten' },
    },
    fourMerchants: {
      label: 'Je vier Händler',
    },
    blackbeard: {
      label: 'Blackbeard',
    },
  },
};
