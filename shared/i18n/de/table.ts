import type { TableDict } from '../en/table.ts';
import { plural } from '../plural.ts';

export const table: TableDict = {
  bar: {
    table: 'Tisch',
    copyLink: 'Link zu diesem Tisch kopieren',
    copied: 'Link kopiert. Schick ihn deinen Freunden.',
    copyFailed: (p) => `Kopiere diesen Link: ${p.link}`,
    watchers: (p) => `${p.n} ${plural('de', p.n, { one: 'schaut zu', other: 'schauen zu' })}`,
    spectator: 'Du schaust zu',
    soundOn: 'Ton ist an; ausschalten',
    soundOff: 'Ton ist aus; einschalten',
    rules: 'Regeln',
    settings: 'Einstellungen',
    leave: 'Tisch verlassen',
    help: 'Tasten und Hilfe',
    panel: 'Mitspielende und Logbuch',
    lookBack: 'Auf die Partie zurückblicken',
    /** of a game that goes on from a moment of another */
    origin: (p) => `Weitergespielt aus einer anderen Partie, nach Zug ${p.seq}`,
  },

  turn: {
    titleMark: 'Du bist am Zug',
    waiting: 'Warten auf Mitspielende',
  },

  players: {
    heading: 'Mitspielende',
    you: 'du',
    bot: 'Bot',
    away: 'verbindet sich neu …',
    active: 'ist am Zug',
    look: 'Karten ansehen',
    host: 'Gastgeber',
    seat: (p) => `Platz ${p.n}`,
  },

  log: {
    heading: 'Logbuch',
    label: 'Logbuch des Spiels',
    empty: 'Noch ist nichts geschehen.',
  },

  actions: {
    heading: 'Deine Züge',
    all: (p) => (p.n === 1 ? 'Die eine Möglichkeit' : `Alle ${p.n} Möglichkeiten`),
    choose: 'Wähle, was leuchtet',
    back: 'Zurücknehmen',
    less: 'Weniger',
    more: 'Mehr',
    range: (p) => (p.min === p.max ? `${p.min}` : `${p.min} bis ${p.max}`),
  },

  report: { open: 'Die letzte Abrechnung', close: 'Abrechnung schließen' },

  waiting: {
    heading: 'Der Tisch wird gedeckt',
    hostHint: 'Lade Leute ein, setze Bots dazu, dann beginne.',
    gathering:
      'Die Partie beginnt von selbst, sobald alle da sind; nach 20 Sekunden übernehmen Bots die Plätze derer, die fehlen.',
    guestHint: 'Es geht los, sobald alle Plätze besetzt sind.',
    watchHint: 'Nimm einen freien Platz, um mitzuspielen.',
    invite: 'Mit diesem Link einladen',
    copy: 'Link kopieren',
    code: 'Code',
    sit: 'Hier sitzen',
    stand: 'Aufstehen',
    addBot: 'Bot dazu',
    removeBot: (p) => `${p.name} wegschicken`,
    fill: 'Mit Bots auffüllen',
    start: 'Spiel beginnen',
    free: 'Freier Platz',
    levels: { random: 'Waghalsiger Bot', greedy: 'Gewiefter Bot' },
    needSeats: (p) => plural('de', p.n, { one: 'Ein Platz ist noch frei', other: `${p.n} Plätze sind noch frei` }),
    private: 'Privat: nur wer den Link hat, findet diesen Tisch.',
    public: 'Öffentlich: der Tisch steht in der Übersicht.',
  },

  end: {
    heading: 'Das Spiel ist aus',
    open: 'Ergebnis',
    youWon: 'Du hast gewonnen!',
    youShare: (p) => `Du teilst den Sieg mit ${p.names}`,
    shared: (p) => `${p.names} teilen sich den Sieg`,
    won: (p) => `${p.name} gewinnt`,
    place: 'Platz',
    player: 'Name',
    toLobby: 'Zur Übersicht',
    replay: 'Wiederholung',
    look: 'Tisch ansehen',
    verify: 'Dieses Spiel prüfen',
  },

  deal: { label: 'Fingerabdruck der Karten', copy: 'Kopieren', copied: 'Fingerabdruck kopiert.', what: 'Was ist das?' },

  connection: {
    connecting: 'Dein Tisch wird gesucht …',
    reconnecting: 'Die Verbindung ist weg. Dein Platz bleibt dir; wir suchen den Tisch wieder …',
    elsewhere: 'Du hast diesen Tisch in einem anderen Tab oder auf einem anderen Gerät geöffnet. Dieser hier ruht.',
    takeOver: 'Lieber hier spielen',
    gone: 'Dieser Tisch ist geschlossen.',
    internalError: 'Am Tisch gab es einen Fehler; dein Spiel ist gespeichert und geht weiter.',
    restored: 'Der Tisch wurde aus dem Logbuch wiederhergestellt. Nichts ist verloren.',
    botsFilled:
      'Jemand ist nicht gekommen. Ein Bot hat den Platz übernommen, und die Partie beginnt; sie zählt nicht für die Wertung.',
    closing: 'Der Server startet gleich neu. Das Spiel geht in einem Augenblick von selbst weiter.',
  },

  words: { summary: 'Der Tisch in Worten' },

  help: {
    heading: 'Tasten und Hilfe',
    moves: 'Die Züge, die du hast, in ihrer Reihenfolge',
    log: 'Zum Logbuch',
    cancel: 'Auswahl zurücknehmen, Fenster schließen',
    confirm: 'Den gewählten Zug machen',
    help: 'Diese Seite',
    tapHint:
      'Tippe eine leuchtende Karte oder ein leuchtendes Feld an, um zu wählen, und noch einmal, um zu nehmen. Halte gedrückt oder lass den Zeiger ruhen, um zu lesen.',
    whyHint: 'Tippe an, was nicht leuchtet, um zu erfahren, warum du es nicht nehmen kannst.',
    lookHint:
      'Tippe Mitspielende oder einen Stapel an, um ihre Karten durchzusehen, und eine Zeile im Logbuch, um zu sehen, wovon sie handelt.',
    keysHeading: 'Tasten',
    handHeading: 'Maus und Finger',
  },
};
