import type { PortRoyalLobby } from '../../en/port-royal/lobby.ts';

export const lobby: PortRoyalLobby = {
  name: 'Port Royal',
  credit: 'Port Royal ist ein Spiel von Alexander Pfister.',
  tagline: 'Das Glück herausfordern, Leute anheuern',
  blurb: 'Karte um Karte laufen Schiffe ein. Hör rechtzeitig auf, sonst läuft alles wieder aus.',
  art: ['Pinasse', 'Admiral', 'ab 5 Karten: +2', 'Galeone'],
  solo: 'Allein gegen die Zeit',
  campaign: 'Kampagne',
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
  lobbySummary: (p) =>
    p.of === undefined
      ? `Runde ${p.round} · vorn ${p.leader} / ${p.goal}`
      : `Aufträge ${p.done} / ${p.of} · Zeit ${p.time}`,
  options: {
    mode: {
      label: 'Modus',
      values: {
        base: 'Grundspiel',
        onTheGo: 'Unterwegs',
        contracts: 'Aufträge',
        contractsCoop: 'Gemeinsam',
        adventure: 'Abenteuer',
        adventureCoop: 'Abenteuer gemeinsam',
        adventureVariable: 'Freies Abenteuer',
      },
    },
    gambler: {
      label: 'Der Glücksspieler',
    },
    onTheGo20: {
      label: 'Karten aus Unterwegs',
    },
    contractCards: {
      label: 'Leute und Schiffe der Aufträge',
    },
    startVictoryCards: {
      label: 'Siegkarten zu Beginn',
      values: { ask: 'Das Team fragen', 0: '0', 2: '2', 4: '4', 6: '6', 8: '8' },
    },
    chapter: {
      label: 'Kapitel',
      values: { 1: '1', 2: '2', 3: '3', 4: '4', 5: '5' },
    },
    failures: {
      label: 'Verlorene Versuche davor',
    },
    adventurerChoice: {
      label: 'Abenteurer',
      values: { random: 'Verteilt', draft: 'Gewählt' },
    },
    expeditionVariant: {
      label: 'Nur Entdecker gewinnen',
    },
    showDiscard: {
      label: 'Offener Ablagestapel',
    },
  },
};
