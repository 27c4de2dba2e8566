import type { Dict } from '../en/house.ts';
import { plural } from '../plural.ts';

const service: Dict['service'] = {
  offline: () => 'Der Server antwortet nicht. Deine Partie ist gespeichert; versuch es gleich noch einmal.',
  badRequest: () => 'Der Server hat das nicht verstanden. Lade die Seite neu.',
  noGuest: () => 'Bitte wähle zuerst einen Namen.',
  noSuchRoute: () => 'Der Server kennt diese Anfrage nicht. Lade die Seite neu.',
  noSuchTable: () => 'Es gibt keinen Tisch mit diesem Code.',
  noSuchGame: () => 'Dieses Spiel gibt es hier nicht.',
  seatCount: (p) => `Dieses Spiel ist für ${p.least} bis ${p.most} Personen.`,
  tooMany: (p) => `Das war etwas zu schnell. Versuch es in ${p.seconds} s noch einmal.`,
  tableFull: () => 'An diesem Tisch sind alle Plätze besetzt.',
  seatTaken: () => 'Dieser Platz ist besetzt.',
  seatsOpen: (p) =>
    `Erst müssen alle Plätze besetzt sein: ${plural('de', Number(p.open), { one: 'ein Platz ist', other: `${p.open} Plätze sind` })} noch frei.`,
  closing: () => 'Der Server wird heruntergefahren. Deine Partie ist gespeichert und geht später weiter.',
  internal: () => 'Bei uns ist etwas schiefgegangen. Es hat sich nichts geändert.',
  seatBound: () => 'Du hattest in dieser Partie schon einen anderen Platz. Du kannst nur auf diesen zurückkehren.',
  moved: () => 'Der Tisch ist auf einen anderen Server umgezogen. Gleich bist du wieder da.',
  otherRules: () =>
    'Diese Partie wurde mit einer Version der Regeln begonnen, die hier gerade nicht gespielt werden kann. Sie ist gespeichert und geht weiter, sobald diese Version wieder da ist.',
  notFinished: () => 'Diese Partie ist noch nicht zu Ende.',
  noSuchMoment: () => 'Von dort kannst du nicht weiterspielen: Die Partie war schon zu Ende.',
  notSeeking: () => 'Du suchst gerade keine Partie. Drücke auf „Jetzt spielen“.',
  noSuchPlayer: () => 'Unter dieser Adresse gibt es niemanden.',
  kicked: () => 'Der Host hat dich vom Tisch entfernt. Du kannst hier keinen Platz mehr nehmen.',
  notWatchable: () => 'Der Host erlaubt an diesem Tisch kein Zuschauen.',
  linkExpired: () =>
    'Dieser Link wurde schon benutzt oder ist abgelaufen. Erstelle auf deinem anderen Gerät einen neuen.',
  notOffered: () => 'Bots werden angeboten, wenn die gewählte Wartezeit vorbei ist.',
};

export const house: Dict = {
  title: 'Three Harbours',

  common: {
    close: 'Schließen',
    cancel: 'Abbrechen',
    save: 'Speichern',
    join: 'Mitspielen',
    watch: 'Zuschauen',
    loading: 'Einen Moment …',
    skipToContent: 'Zum Inhalt springen',
    notFound: 'Diese Seite gibt es nicht.',
    toLobby: 'Zurück zur Lobby',
  },

  identity: {
    label: 'Dein Name',
    rename: (p) => `Du bist ${p.name}. Namen ändern`,
  },

  lobby: {
    online: (n) => `${n} ${plural('de', n, { one: 'Person online', other: 'Personen online' })}`,
    games: 'Spiele',
    playNow: 'Jetzt spielen',
    speeds: { blitz: 'Blitz', normal: 'normal', slow: 'langsam', unhurried: 'ohne Uhr' },
    casual: 'ungewertet',
    rated: 'gewertet',
    againstBots: 'Gegen Bots',
    seeking: (p) => `Suchen gerade Mitspielende: ${p.names}`,
    seekingNone: 'Gerade sucht niemand Mitspielende',
    leaderboard: 'Ranglisten',
    profile: 'Dein Profil',
    againstBotsHint: (p) =>
      p.seats === 2 ? 'Du und ein Bot; es geht sofort los' : `Du und ${p.seats - 1} Bots; es geht sofort los`,
    tableOf: 'Personen am Tisch',
    minutes: (p) => `${p.n} Min.`,
    seats: (p) => `${p.min}–${p.max}`,
    seatsLong: (p) => `${p.min} bis ${p.max} Personen`,
    minutesLong: (p) => `etwa ${p.n} Minuten`,
    openTables: 'Offene Tische',
    openNone: 'Kein Tisch wartet auf Mitspielende. Eröffne einen, und alle sehen ihn hier.',
    openOne: 'Tisch eröffnen',
    hostsTable: (p) => `Tisch von ${p.host}`,
    taken: (p) => `${p.taken} von ${p.seats} Plätzen besetzt`,
    joinNamed: (p) => `Am Tisch von ${p.host} mitspielen: ${p.game}`,
    watchNamed: (p) => `${p.game} zuschauen: ${p.lobbySummary}`,
    liveGames: 'Laufende Partien',
    liveNone: 'Gerade läuft keine Partie. Sobald eine läuft, kannst du hier zuschauen.',
    underWay: (p) => `${p.n} laufend`,
    watching: (p) => `${p.n} ${plural('de', p.n, { one: 'schaut zu', other: 'schauen zu' })}`,
    howItPlays: 'So geht’s',
    allRules: 'Alle Regeln',
    privateTable: 'Privater Tisch',
    code: 'Tischcode',
    codeExample: 'BELUGA-7',
    codeHint: 'Eingeladen? Gib den Code ein oder öffne den Link.',
    create: 'Eröffnen und einladen',
    lost: 'Verbindung verloren. Neuer Versuch …',
    settings: 'Einstellungen',
    languageMenu: 'Sprache',
    replays: 'Wiederholungen',
    credits: 'Mitwirkende',
    status: 'Serverstatus',
    fairness: 'Faires Spiel',
  },

  create: {
    off: (p) => `${p.what}: nein`,
    is: (p) => `${p.what}: ${p.value}`,
  },

  service,
};
