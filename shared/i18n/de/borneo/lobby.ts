import type { BorneoLobby } from '../../en/borneo/lobby.ts';

export const lobby: BorneoLobby = {
  name: 'Borneo',
  credit: 'Borneo ist ein Spiel von Paolo Mori.',
  tagline: 'Aufsteigen, Gewürze verschiffen',
  blurb:
    'Vier Handelsgesellschaften, drei Häfen. Kämpfe um deine Position, führe Fracht zum Monopol, erfülle Aufträge.',
  art: ['Pfeffer', 'Nelken', 'Muskat'],
  steps: [
    { title: 'Auftrag', text: 'Wirf Waren aus deinem Lager ab, eine von jeder oder viele gleiche, für Punkte.' },
    { title: 'Gesellschaften', text: 'Versetze einen Händler, oder greife jemanden über ihm an.' },
    {
      title: 'Fracht',
      text: 'Lege Flaggen an einen Hafen. Ein Monopol versorgt eine Gesellschaft; ein voller Hafen wird geteilt.',
    },
    { title: 'Gewinnen', text: 'Wenn die Häfen ausgehen, zählen Aufträge und jede Karte im Lager.' },
  ],
  glance: (p) => `Zug ${p.turn} · noch ${p.harbours} Häfen`,
  options: {
    edition: {
      label: 'Ausgabe',
      hint: 'Brett: fünf Plätze je Gesellschaft, und Kisten. Karten: keine Grenze, und den Hafen eines Monopols bekommt sein erster Händler.',
      values: { board: 'Brett', card: 'Karten' },
    },
    fourMerchants: {
      label: 'Je vier Händler',
      hint: 'Engere Gesellschaften zu dritt (Brettausgabe).',
    },
    blackbeard: {
      label: 'Blackbeard',
      hint: 'Piraten lassen in einem Auftrag eine Ware als andere gelten; wer am Ende ihr Schiff hat, verliert 2 Punkte (Brettausgabe).',
    },
  },
};
