import type { PortRoyalLobby } from '../../en/port-royal/lobby.ts';

export const lobby: PortRoyalLobby = {
  name: 'Port Royal',
  credit: 'Port Royal ist ein Spiel von Alexander Pfister.',
  tagline: 'Glück wagen, Leute anheuern',
  blurb: 'Karte um Karte laufen Schiffe ein. Hör auf, solange der Hafen voll ist, oder sieh alles wieder auslaufen.',
  art: ['Pinasse', 'Admiral', 'ab 5 Karten: +2', 'Galeone'],
  steps: [
    {
      title: 'Aufdecken',
      text: 'Decke Karten auf, solange du dich traust. Zwei Schiffe einer Farbe, und dein Zug ist verloren.',
    },
    { title: 'Aufhören', text: 'Je mehr Farben im Hafen liegen, desto mehr Karten darfst du nehmen.' },
    {
      title: 'Handeln und anheuern',
      text: 'Schiffe bringen Münzen. Leute kosten Münzen und bringen Einfluss und Können.',
    },
    {
      title: 'Gewinnen',
      text: 'Wer zuerst 12 Einfluss hat, läutet die letzte Runde ein; der größte Einfluss gewinnt.',
    },
  ],
  glance: (p) => `Runde ${p.round} · vorn ${p.leader} / ${p.goal}`,
  options: {
    expeditionVariant: {
      label: 'Nur Entdecker gewinnen',
      hint: 'Ende und Sieg verlangen außer 12 Einfluss mindestens eine vollendete Expedition.',
    },
    showDiscard: {
      label: 'Offene Ablage',
      hint: 'Alle dürfen die abgelegten Karten jederzeit durchsehen.',
    },
  },
};
