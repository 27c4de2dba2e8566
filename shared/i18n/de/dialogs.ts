import type { DialogsDict } from '../en/dialogs.ts';

export const dialogs: DialogsDict = {
  name: {
    heading: 'Wie sollen wir dich nennen?',
    text: 'Ein Name genügt: kein Konto, kein Passwort. Er wird in diesem Browser gespeichert.',
    rules: 'Bis zu 20 Buchstaben, Ziffern und Leerzeichen.',
    another: 'Ein anderer Name',
    start: 'Leinen los',
    proposals: {
      first: ['Flinke', 'Salzige', 'Kühne', 'Stille', 'Muntere', 'Schlaue', 'Goldene', 'Ferne', 'Treue', 'Windige'],
      second: ['Möwe', 'Robbe', 'Perle', 'Welle', 'Brise', 'Makrele', 'Auster', 'Laterne', 'Kogge', 'Boje'],
      join: (first, second) => `${first} ${second}`,
    },
  },

  create: {
    heading: (p) => `Neuer Tisch: ${p.game}`,
    players: 'Personen',
    playersHint: 'Du bekommst den ersten Platz. Die anderen kommen über den Link oder finden den Tisch in der Lobby.',
    bots: 'Bots',
    botsHint: 'Sie setzen sich sofort dazu. Bis die Partie beginnt, kannst du Bots hinzufügen oder entfernen.',
    botsNone: 'keine',
    visibility: 'Wer mitspielen kann',
    private: 'Auf Einladung',
    privateHint: 'Nur mit dem Link oder dem Code lässt sich der Tisch finden.',
    public: 'Alle',
    publicHint: 'Der Tisch steht in der Lobby, bis alle Plätze besetzt sind.',
    game: 'Spiel',
    optionsHeading: 'Varianten',
    moreOptions: 'Weitere Optionen',
    submit: 'Tisch eröffnen',
    submitStart: 'Eröffnen und beginnen',
  },

  settings: {
    heading: 'Einstellungen',
    language: 'Sprache',
    speed: 'Animationen',
    speeds: { normal: 'voll', fast: 'schnell', off: 'aus' },
    reduced: 'Animationen sind aus, weil dein System weniger Bewegung verlangt.',
    theme: 'Tisch',
    themes: { chart: 'Seekarte', lagoon: 'Lagune', dusk: 'Dämmerung' },
    sound: 'Ton',
    volume: 'Lautstärke der Effekte',
    sea: 'Leises Meer am Tisch',
    odds: 'Chancen anzeigen',
    oddsHint:
      'Wie wahrscheinlich die nächste Karte eine Havarie ist oder ein Boot ankommt, berechnet aus dem, was alle sehen. Nur wo der Tisch es erlaubt.',
    skip: 'Mit einem Tipp spielen',
    skipHint: 'Sonst wählt der erste Tipp eine Karte oder ein Feld aus, und erst der zweite nimmt sie.',
  },

  credits: {
    heading: 'Mitwirkende',
    icons: 'Symbole von Lorc, Delapouite und den Mitwirkenden von game-icons.net (CC BY 3.0), umgefärbt.',
    fonts:
      'Schriften: IM Fell English SC von Igino Marini, Cinzel von Natanael Gama, Alegreya Sans von Juan Pablo del Peral (SIL OFL).',
    code: 'Gebaut mit Phaser, Colyseus, Preact und ZzFX. Vielen Dank.',
    rules: 'Die Regeln erklären wir hier mit eigenen Worten.',
  },
};
