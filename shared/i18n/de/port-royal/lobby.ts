import type { PortRoyalLobby } from '../../en/port-royal/lobby.ts';

export const lobby: PortRoyalLobby = {
  name: 'Port Royal',
  credit: 'Port Royal ist ein Spiel von Alexander Pfister.',
  tagline: 'Das Glück herausfordern, Leute anheuern',
  blurb: 'Karte um Karte laufen Schiffe ein. Hör rechtzeitig auf, sonst läuft alles wieder aus.',
  art: ['Pinasse', 'Admiral', 'ab 5 Karten: +2', 'Galeone'],
  steps: [
    {
      title: 'Aufdecken',
      text: 'Decke Karten auf, solange du dich traust. Zwei Schiffe derselben Farbe, und dein Zug ist verloren.',
    },
    { title: 'Aufhören', text: 'Je mehr Farben im Hafen liegen, desto mehr Karten darfst du nehmen.' },
    {
      title: 'Handeln und anheuern',
      text: 'Schiffe bringen Münzen. Leute kosten Münzen und bringen Einfluss und Können.',
    },
    {
      title: 'Gewinnen',
      text: 'Wer zuerst 12 Einfluss hat, löst die letzte Runde aus; der größte Einfluss gewinnt.',
    },
  ],
  lobbySummary: (p) => `Runde ${p.round} · vorn ${p.leader} / ${p.goal}`,
  options: {
    expeditionVariant: {
      label: 'Nur Entdecker gewinnen',
      hint: 'Für Spielende und Sieg braucht man außer 12 Einfluss mindestens eine abgeschlossene Expedition.',
    },
    showDiscard: {
      label: 'Offener Ablagestapel',
      hint: 'Alle können die abgelegten Karten jederzeit ansehen.',
    },
  },
};
