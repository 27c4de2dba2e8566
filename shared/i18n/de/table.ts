import type { TableDict } from '../en/table.ts';
import { plural } from '../plural.ts';
import { end } from './end.ts';

export const table: TableDict = {
  bar: {
    table: 'Tisch',
    copyLink: 'Tischlink kopieren',
    copied: 'Link kopiert. Schick ihn an Freunde.',
    copyFailed: (p) => `Kopiere diesen Link: ${p.link}`,
    watchers: (p) => `${p.n} ${plural('de', p.n, { one: 'schaut zu', other: 'schauen zu' })}`,
    spectator: 'Du schaust zu',
    soundOn: 'Ton ist an: ausschalten',
    soundOff: 'Ton ist aus: einschalten',
    rules: 'Regeln',
    settings: 'Einstellungen',
    leave: 'Tisch verlassen',
    help: 'Tasten und Hilfe',
    panel: 'Mitspielende und Spielverlauf',
    lookBack: 'Partie zurückspulen',
    /** of a game that goes on from a moment of another */
    origin: (p) => `Fortsetzung einer anderen Partie, nach Zug ${p.seq}`,
  },

  turn: {
    titleMark: 'Du bist am Zug',
    waiting: 'Wartet auf Mitspielende',
    /** while something is still shown: the way to its end */
    skip: 'Überspringen',
    /** the same, where one is asked then */
    toMine: 'Zu meinem Zug',
    /** nothing of it has been told yet */
    shown: 'Sieh zu, was geschieht',
    /** the key */
    space: 'Leertaste',
  },

  pace: {
    forward: 'Schneller Vorlauf',
    /** `pace` is one of the house's words */
    bots: (p: { pace: string }) => `Bots: ${p.pace}`,
    key: 'Schneller Vorlauf und zurück zum üblichen Tempo',
    skipKey: 'Zum Ende dessen springen, was gezeigt wird',
  },

  players: {
    heading: 'Mitspielende',
    you: 'du',
    bot: 'Bot',
    away: 'verbindet sich neu …',
    active: 'ist am Zug',
    look: 'Karten ansehen',
    host: 'Host',
    seat: (p) => `Platz ${p.n}`,
  },

  log: {
    heading: 'Spielverlauf',
    label: 'Spielverlauf',
    empty: 'Noch ist nichts passiert.',
    open: 'Verlauf öffnen',
  },

  actions: {
    heading: 'Deine Züge',
    all: (p) => (p.n === 1 ? 'Einzige Möglichkeit' : `Alle ${p.n} Möglichkeiten`),
    choose: 'Wähle etwas Markiertes',
    back: 'Zurücknehmen',
    less: 'Weniger',
    more: 'Mehr',
    range: (p) => (p.min === p.max ? `${p.min}` : `${p.min} bis ${p.max}`),
  },

  report: { open: 'Letzte Abrechnung', close: 'Abrechnung schließen' },

  waiting: {
    heading: 'Der Tisch wird vorbereitet',
    hostHint: 'Lade Leute ein, füge Bots hinzu, dann geht’s los.',
    gathering:
      'Die Partie beginnt, sobald alle da sind. Nach 20 Sekunden übernehmen Bots die Plätze, die noch leer sind.',
    guestHint: 'Der Host kann die Partie starten, sobald alle Plätze besetzt sind.',
    watchHint: 'Nimm einen freien Platz, um mitzuspielen.',
    invite: 'Mit diesem Link einladen',
    copy: 'Link kopieren',
    code: 'Code',
    sit: 'Platz nehmen',
    stand: 'Aufstehen',
    addBot: 'Bot hinzufügen',
    removeBot: (p) => `${p.name} entfernen`,
    fill: 'Mit Bots auffüllen',
    start: 'Partie beginnen',
    free: 'Freier Platz',
    levels: { random: 'Zufallsbot', greedy: 'Starker Bot' },
    needSeats: (p) => plural('de', p.n, { one: 'Ein Platz ist noch frei', other: `${p.n} Plätze sind noch frei` }),
    private: 'Privat: Nur wer den Link hat, findet diesen Tisch.',
    public: 'Öffentlich: Dieser Tisch steht in der Lobby.',
  },

  end,

  deal: { label: 'Fingerabdruck der Karten', copy: 'Kopieren', copied: 'Fingerabdruck kopiert.', what: 'Was ist das?' },

  connection: {
    connecting: 'Dein Tisch wird geladen …',
    reconnecting: 'Verbindung verloren. Dein Platz bleibt reserviert; neuer Versuch …',
    elsewhere: 'Du hast diesen Tisch in einem anderen Tab oder auf einem anderen Gerät geöffnet. Dieser Tab pausiert.',
    takeOver: 'Hier weiterspielen',
    gone: 'Dieser Tisch wurde geschlossen.',
    internalError: 'An diesem Tisch gab es einen Fehler. Deine Partie ist gespeichert und geht weiter.',
    restored: 'Der Tisch wurde wiederhergestellt. Nichts ist verloren gegangen.',
    botsFilled: 'Jemand ist nicht gekommen. Ein Bot übernimmt den Platz, und die Partie wird nicht gewertet.',
    closing: 'Der Server startet gleich neu. Die Partie geht gleich automatisch weiter.',
  },

  words: { summary: 'Der Tisch in Worten', explore: 'Den Tisch mit den Pfeiltasten erkunden' },

  help: {
    heading: 'Tasten und Hilfe',
    explore: 'Über den Tisch gehen und lesen, was alles bedeutet',
    moves: 'Deine möglichen Züge der Reihe nach',
    log: 'Zum Spielverlauf',
    cancel: 'Auswahl aufheben, Fenster schließen',
    confirm: 'Den ausgewählten Zug spielen',
    help: 'Diese Seite',
    tapHint:
      'Tippe eine markierte Karte oder ein markiertes Feld an, um es auszuwählen, und noch einmal, um es zu nehmen. Halte gedrückt oder fahre mit der Maus darüber, um mehr zu lesen.',
    whyHint: 'Tippe etwas an, das nicht markiert ist, um zu sehen, warum du es nicht nehmen kannst.',
    lookHint:
      'Tippe Mitspielende oder einen Stapel an, um die Karten zu sehen, und eine Zeile im Spielverlauf, um zu sehen, worum es geht.',
    keysHeading: 'Tasten',
    handHeading: 'Maus und Touch',
  },
};
