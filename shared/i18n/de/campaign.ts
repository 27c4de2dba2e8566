import { type CampaignDict, chapterNumber } from '../en/campaign.ts';

export const campaign: CampaignDict = {
  name: 'Kampagne',
  ways: { against: 'Gegeneinander', together: 'Miteinander', alone: 'Allein' },
  chapter: (p) => `Kapitel ${chapterNumber(p.n)}`,
  next: (p) => `Kapitel ${chapterNumber(p.n)} beginnen`,
  again: (p) => `Kapitel ${chapterNumber(p.n)} noch einmal versuchen`,

  begin: {
    heading: (p) => `${p.game}: eine Kampagne`,
    what: (p) =>
      `${p.n} Kapitel, eine Geschichte. Ihr spielt sie in derselben Gruppe, wann immer ihr Zeit habt; alle finden die Kampagne unter „Deine Partien“ wieder.`,
    way: 'Wie wollt ihr spielen?',
    hints: {
      against: 'In jedem Kapitel gewinnt jemand. Die Geschichte geht auf jeden Fall weiter.',
      together: 'Ihr gewinnt oder verliert gemeinsam. Ein verlorenes Kapitel spielt ihr noch einmal, mit mehr Münzen.',
      alone: 'Nur du und die Geschichte. Ein verlorenes Kapitel spielst du noch einmal, mit mehr Münzen.',
    },
    players: 'Mitspielende',
    bots: 'Davon Bots',
    botsNone: 'keine',
    botsHint: 'Sie bleiben bis zum letzten Kapitel dabei.',
    invite: 'Wer am Tisch sitzt, wenn Kapitel I beginnt, gehört zur Kampagne. Für die anderen bekommst du einen Link.',
    submit: 'Tisch eröffnen',
    submitStart: 'Kapitel I beginnen',
  },

  page: {
    path: 'Die Kapitel',
    now: 'hier seid ihr',
    ahead: 'noch nicht erreicht',
    won: 'gewonnen',
    wonBy: (p) => `gewonnen von ${p.names}`,
    tries: (p) => (p.n === 1 ? 'beim ersten Versuch' : p.n === 2 ? 'beim zweiten Versuch' : `beim ${p.n}. Versuch`),
    lostSoFar: (p) => (p.n === 1 ? 'einmal verloren' : `${p.n}-mal verloren`),
    bonus: (p) =>
      p.n === 1
        ? `Diesen Versuch beginnst du mit ${p.coins} Münzen mehr.`
        : `Diesen Versuch beginnt ihr mit ${p.coins} Münzen mehr und verteilt sie, wie ihr wollt.`,
    group: 'Die Gruppe',
    bot: 'Bot',
    you: 'du',
    failures: (p) =>
      p.n === 0 ? 'Bisher keine Niederlage' : p.n === 1 ? 'Bisher eine Niederlage' : `Bisher ${p.n} Niederlagen`,
    waits: (p) => `Der Tisch für Kapitel ${chapterNumber(p.n)} wartet auf euch.`,
    runs: (p) => `Kapitel ${chapterNumber(p.n)} wird gerade gespielt.`,
    toTable: 'Zum Tisch',
    missing:
      'Jemand kann nicht kommen? Fangt trotzdem an: Ein Bot spielt so lange mit, und der Platz lässt sich jederzeit wieder einnehmen.',
    played: 'Gespielte Partien',
    nothing: 'Noch wurde kein Kapitel zu Ende gespielt.',
    lost: 'verloren',
    replay: 'Ansehen',
    replayNamed: (p) => `Ansehen: ${p.chapter}, ${p.date}`,
  },

  over: {
    won: 'Das Abenteuer ist gewonnen',
    flawless: 'Ohne eine Niederlage gewonnen',
    told: 'Die Geschichte ist erzählt',
    wonText: (p) =>
      p.n === 1
        ? 'Eine Niederlage unterwegs, und das Schiff kam trotzdem heim.'
        : `${p.n} Niederlagen unterwegs, und das Schiff kam trotzdem heim.`,
    flawlessText: 'Jedes Kapitel beim ersten Versuch. Das können wenige Mannschaften von sich sagen.',
    toldText: (p) =>
      p.n === 1 ? `Die meisten Kapitel gewann ${p.names}: eines.` : `Die meisten Kapitel: ${p.names}, nämlich ${p.n}.`,
    seal: 'Makellos',
    share: 'Als Bild teilen',
    link: 'Link kopieren',
    copied: 'Link kopiert. Wer ihn hat, kann diese Seite sehen.',
    copyFailed: (p) => `Der Link: ${p.link}`,
    saved: 'Das Bild ist gespeichert.',
    notSaved: 'Das Bild ließ sich nicht erstellen.',
    afterwards:
      'Du kennst jetzt die Geschichte. Für alle, die sie kennen, gibt es noch eine Partie: mit allen ihren Karten und keiner ihrer Seiten.',
    playOn: 'Ohne Geschichte weiterspielen',
    from: (p) => `${p.began} – ${p.ended}`,
  },

  table: {
    expects: 'Es geht los, sobald alle da sind. Die Plätze sind reserviert.',
    without: (p) => (p.n === 1 ? `Beginnen; ein Bot spielt für ${p.names}` : `Beginnen; Bots spielen für ${p.names}`),
    keptFor: (p) => `reserviert für ${p.name}`,
    join: 'Zu den anderen',
    wanted: 'Die nächste Partie ist eröffnet, und dein Platz wartet.',
    carried: 'Die Kampagne geht weiter, und du siehst zu.',
    watch: 'Zusehen, wie es weitergeht',
    toCampaign: 'Zur Kampagne',
    whole: 'Die ganze Kampagne ansehen',
  },

  yours: {
    next: (p) => `Kampagne · als Nächstes: Kapitel ${chapterNumber(p.n)}`,
    again: (p) => `Kampagne · Kapitel ${chapterNumber(p.n)} noch einmal`,
    chapter: (p) => `Kampagne, Kapitel ${chapterNumber(p.n)}`,
    goOn: 'Weiterspielen',
    goOnNamed: (p) => `Weiterspielen: ${p.game}, ${p.detail}`,
    page: 'Übersicht',
    pageNamed: (p) => `Übersicht: ${p.game}, ${p.detail}`,
  },

  profile: {
    heading: 'Deine Kampagnen',
    running: (p) => `bei Kapitel ${chapterNumber(p.n)}`,
    open: 'Öffnen',
    openNamed: (p) => `Öffnen: ${p.detail}`,
  },
};
