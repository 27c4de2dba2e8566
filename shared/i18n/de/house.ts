import type { Params } from '../../engine/core.ts';
import type { Dict } from '../en/house.ts';
import { plural } from '../plural.ts';

const service: Dict['service'] = {
  offline: () => 'Der Server antwortet nicht. Dein Spiel ist sicher; versuche es gleich noch einmal.',
  badRequest: () => 'Der Server hat das nicht verstanden. Neu laden könnte helfen.',
  noGuest: () => 'Bitte wähle zuerst einen Namen.',
  noSuchRoute: () => 'Der Server kennt diese Anfrage nicht. Neu laden könnte helfen.',
  noSuchTable: () => 'Es gibt keinen Tisch mit diesem Code.',
  noSuchGame: () => 'Dieses Spiel wird hier nicht gespielt.',
  seatCount: (p) => `Dieses Spiel ist für ${p.least} bis ${p.most} Personen.`,
  tooMany: (p) => `Das war etwas schnell. Versuche es in ${p.seconds} s noch einmal.`,
  tableFull: () => 'An diesem Tisch ist kein Platz mehr frei.',
  notSeated: () => 'Das darf nur, wer am Tisch sitzt.',
  notHost: () => 'Das darf nur, wer den Tisch eröffnet hat.',
  notWaiting: () => 'Das Spiel hat schon begonnen.',
  notRunning: () => 'Das Spiel läuft gerade nicht.',
  noSuchSeat: () => 'Diesen Platz gibt es nicht.',
  seatTaken: () => 'Dieser Platz ist besetzt.',
  noBot: () => 'Auf diesem Platz sitzt kein Bot.',
  seatsOpen: (p) =>
    `Erst müssen alle Plätze besetzt sein; ${plural('de', Number(p.open), { one: 'ein Platz ist', other: `${p.open} Plätze sind` })} noch frei.`,
  stale: () => 'Das Spiel ist inzwischen weitergegangen. Schau hin und wähle neu.',
  notStored: () => 'Der Zug konnte nicht gespeichert werden und gilt nicht. Versuche es noch einmal.',
  closing: () => 'Der Server schließt. Dein Spiel bleibt erhalten und geht später weiter.',
  internal: () => 'Bei uns ist etwas schiefgegangen; es wurde nichts verändert.',
  seatBound: () =>
    'Du hast in diesem Spiel schon auf einem anderen Platz gesessen. Du kannst nur diesen wieder einnehmen.',
  moved: () => 'Der Tisch ist auf einen anderen Server umgezogen; gleich bist du dort.',
  otherRules: () =>
    'Diese Partie wurde mit einer Fassung der Regeln begonnen, die hier zurzeit nicht gespielt werden kann. Sie bleibt erhalten und geht weiter, sobald diese Fassung wieder da ist.',
  notFinished: () => 'Diese Partie ist noch nicht zu Ende.',
  noSuchMoment: () => 'Von dort kann niemand weiterspielen: Die Partie war zu Ende.',
  notSeeking: () => 'Du suchst gerade keine Partie. Drücke auf „Jetzt spielen“.',
  noSuchPlayer: () => 'Unter dieser Adresse ist niemand bekannt.',
  kicked: () => 'Der Gastgeber hat dich von diesem Tisch weggeschickt; du kannst dich hier nicht mehr setzen.',
  notWatchable: () => 'An diesem Tisch lässt der Gastgeber niemanden zuschauen.',
  nobodyThere: () => 'Dort sitzt niemand, den man wegschicken könnte.',
  hostStays: () => 'Der Gastgeber bleibt.',
  linkExpired: () => 'Dieser Link ist verbraucht oder zu alt. Erstelle auf dem anderen Gerät einen neuen.',
};

export const de: Dict = {
  title: 'Three Harbours',

  common: {
    close: 'Schließen',
    cancel: 'Abbrechen',
    save: 'Speichern',
    join: 'Mitspielen',
    watch: 'Zuschauen',
    resume: 'Weiterspielen',
    loading: 'Einen Augenblick …',
    skipToContent: 'Zum Inhalt springen',
    notFound: 'Diesen Ort gibt es auf der Karte nicht.',
    toLobby: 'Zurück zur Übersicht',
  },

  identity: {
    heading: 'Wie sollen wir dich nennen?',
    text: 'Ein Name genügt. Er bleibt in diesem Browser; kein Konto, kein Passwort.',
    label: 'Dein Name',
    rules: 'Buchstaben, Ziffern und Leerzeichen; höchstens 20.',
    another: 'Ein anderer Name',
    start: 'Leinen los',
    rename: (p) => `Du bist ${p.name}. Namen ändern`,
    proposals: {
      first: ['Flinke', 'Salzige', 'Kühne', 'Stille', 'Muntere', 'Schlaue', 'Goldene', 'Ferne', 'Treue', 'Windige'],
      second: ['Möwe', 'Robbe', 'Perle', 'Welle', 'Brise', 'Makrele', 'Auster', 'Laterne', 'Kogge', 'Boje'],
      join: (first, second) => `${first} ${second}`,
    },
  },

  lobby: {
    online: (n) => `${n} ${plural('de', n, { one: 'Seele an Bord', other: 'Seelen an Bord' })}`,
    games: 'Spiele',
    playNow: 'Jetzt spielen',
    speeds: { blitz: 'Blitz', normal: 'normal', slow: 'langsam', unhurried: 'ohne Uhr' },
    casual: 'zum Spaß',
    rated: 'gewertet',
    againstBots: 'Gegen Bots',
    seeking: (p) => `Auf der Suche nach Mitspielern: ${p.names}`,
    seekingNone: 'Noch sucht niemand Mitspieler',
    leaderboard: 'Ranglisten',
    profile: 'Dein Profil',
    againstBotsHint: (p) =>
      p.seats === 2
        ? 'Du und ein Bot; das Spiel beginnt sofort'
        : `Du und ${p.seats - 1} Bots; das Spiel beginnt sofort`,
    tableOf: 'Personen am Tisch',
    minutes: (p) => `${p.n} Min.`,
    seats: (p) => `${p.min}–${p.max}`,
    seatsLong: (p) => `${p.min} bis ${p.max} Personen`,
    minutesLong: (p) => `etwa ${p.n} Minuten`,
    openTables: 'Offene Tische',
    openNone: 'Gerade wartet kein Tisch auf Mitspielende. Eröffne einen, und alle sehen ihn hier.',
    openOne: 'Tisch eröffnen',
    hostsTable: (p) => `Tisch von ${p.host}`,
    taken: (p) => `${p.taken} von ${p.seats} Plätzen besetzt`,
    joinNamed: (p) => `Am Tisch von ${p.host} mitspielen: ${p.game}`,
    watchNamed: (p) => `${p.game} zuschauen: ${p.glance}`,
    resumeNamed: (p) => `${p.game} weiterspielen: ${p.detail}`,
    liveGames: 'Laufende Spiele',
    liveNone: 'Die See ist ruhig. Laufenden Spielen kann man von hier aus zuschauen.',
    underWay: (p) => `${p.n} im Gange`,
    watching: (p) => `${p.n} ${plural('de', p.n, { one: 'schaut zu', other: 'schauen zu' })}`,
    yourGames: 'Deine Spiele',
    yourTurn: 'du bist am Zug',
    rulesAway: 'aufbewahrt: nach ihren Regeln kann hier zurzeit nicht gespielt werden',
    waitingForStart: 'wartet auf Mitspielende',
    howItPlays: 'So geht’s',
    allRules: 'Alle Regeln',
    privateTable: 'Privater Tisch',
    code: 'Code des Tisches',
    codeExample: 'BELUGA-7',
    codeHint: 'Eingeladen? Gib den Code ein oder öffne den Link.',
    create: 'Eröffnen und einladen',
    lost: 'Der Hafen ist außer Sicht. Wir suchen weiter …',
    settings: 'Einstellungen',
    languageMenu: 'Sprache',
    replays: 'Wiederholungen',
    credits: 'Mitwirkende',
    status: 'Betriebszustand',
    fairness: 'Faires Spiel',
  },

  create: {
    heading: (p) => `Ein Tisch für ${p.game}`,
    players: 'Personen',
    playersHint: 'Du sitzt zuerst; die anderen kommen über den Link oder finden den Tisch in der Übersicht.',
    bots: 'Bots',
    botsHint: 'Sie setzen sich sofort. Bis zum Beginn kannst du welche hinzufügen oder wegschicken.',
    botsNone: 'keine',
    visibility: 'Wer darf kommen',
    private: 'Eingeladene',
    privateHint: 'Nur wer den Link oder den Code hat, findet den Tisch.',
    public: 'Alle',
    publicHint: 'Der Tisch steht in der Übersicht, bis seine Plätze besetzt sind.',
    pace: 'Tempo der Bots',
    paces: { slow: 'gemütlich', normal: 'ruhig', fast: 'flott', instant: 'sofort' },
    paceHint: 'Wie lange Bots überlegen. Das lässt sich auch am Tisch ändern.',
    game: 'Spiel',
    optionsHeading: 'Varianten',
    moreOptions: 'Weitere Einzelheiten',
    off: (p) => `${p.what}: nein`,
    is: (p) => `${p.what}: ${p.value}`,
    submit: 'Tisch eröffnen',
    submitStart: 'Eröffnen und beginnen',
  },

  settings: {
    heading: 'Einstellungen',
    language: 'Sprache',
    speed: 'Animationen',
    speeds: { normal: 'voll', fast: 'schnell', off: 'aus' },
    reduced: 'Dein System wünscht weniger Bewegung, darum sind Animationen aus.',
    sound: 'Ton',
    volume: 'Lautstärke',
    odds: 'Chancen zeigen',
    oddsHint:
      'Wie wahrscheinlich die nächste Karte eine Havarie ist oder ein Boot ankommt: aus allem, was offen liegt, wo der Tisch es erlaubt.',
    skip: 'Beim ersten Tippen handeln',
    skipHint: 'Sonst wählt das erste Tippen eine Karte oder ein Feld aus, und das zweite nimmt sie.',
  },

  credits: {
    heading: 'Mitwirkende',
    icons: 'Symbole von Lorc, Delapouite und den Mitwirkenden von game-icons.net (CC BY 3.0), umgefärbt.',
    fonts:
      'Schriften: IM Fell English SC von Igino Marini, Cinzel von Natanael Gama, Alegreya Sans von Juan Pablo del Peral (SIL OFL).',
    code: 'Gebaut mit Phaser, Colyseus, Preact und ZzFX. Vielen Dank.',
    game: 'Port Royal ist ein Spiel von Alexander Pfister, Manila eines von Franz-Benno Delonge, Borneo eines von Paolo Mori. Die Regeln erzählen wir hier mit eigenen Worten.',
  },

  service,

  games: {
    'port-royal': {
      name: 'Port Royal',
      tagline: 'Glück wagen, Leute anheuern',
      blurb:
        'Karte um Karte laufen Schiffe ein. Hör auf, solange der Hafen voll ist, oder sieh alles wieder auslaufen.',
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
      glance: (p: Params) => `Runde ${p.round} · vorn ${p.leader} / ${p.goal}`,
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
    },
    manila: {
      name: 'Manila',
      tagline: 'Bieten, wetten, würfeln',
      blurb: 'Drei Boote, drei Würfe. Wette auf die, die ankommen, auf die anderen, oder lauere mit den Piraten.',
      art: ['Seide', 'Jade', 'Ginseng', 'Anteil'],
      steps: [
        {
          title: 'Bieten',
          text: 'Das höchste Gebot macht den Hafenmeister: Er kauft einen Anteil, belädt drei Boote, lässt sie starten.',
        },
        {
          title: 'Setzen',
          text: 'Komplizen gehen an Bord, warten in Hafen oder Werft, werden Pirat, Lotse oder Versicherung.',
        },
        {
          title: 'Würfeln',
          text: 'Drei Würfe führen die Boote in den Hafen, in die Werft oder zu den Piraten auf der 13.',
        },
        {
          title: 'Gewinnen',
          text: 'Waren, die ankommen, steigen im Wert. Ist eine 30 wert, gewinnt das größte Vermögen.',
        },
      ],
      glance: (p: Params) => `Fahrt ${p.voyage} · beste Ware ${p.top} / ${p.goal}`,
      options: {
        rules: {
          label: 'Ausgabe',
          hint: 'Die Hefte unterscheiden sich in einigen Punkten. Alles Weitere folgt der Ausgabe, außer was du änderst.',
          values: { fr: 'französisch', en: 'englisch' },
        },
        pirateEviction: {
          label: 'Piraten dürfen vertreiben',
          hint: 'Ein Pirat darf ein volles Boot auf der 13 entern und einen Komplizen heimschicken. Die Variante des Hefts.',
        },
        startValue: {
          label: 'Anfangswert der Waren',
          hint: 'Mit 5 spart man etwa eine Fahrt.',
          values: { 0: '0', 5: '5, kürzer' },
        },
        hideCash: { label: 'Geheimes Geld', hint: 'Niemand sieht, wie viele Pesos die anderen haben.' },
        showOdds: { label: 'Chancen am Tisch', hint: 'Alle dürfen sehen, wie wahrscheinlich Boote ankommen.' },
        pilotOrder: {
          label: 'Erster Lotse',
          hint: 'Welcher vor dem letzten Wurf zuerst zieht.',
          values: { smallFirst: 'der kleine', largeFirst: 'der große' },
        },
        largePilotMoves: {
          label: 'Großer Lotse',
          hint: 'Ob er auch nur ein einziges Boot um 1 bewegen darf.',
          values: { exact: '2 oder 1 + 1', upTo: 'auch nur 1' },
        },
        placementPass: {
          label: 'Niemanden setzen',
          hint: 'Ob man danach wieder setzen darf.',
          values: { skipOne: 'gilt für die Runde', final: 'gilt für die Fahrt' },
        },
        stowawayTargets: {
          label: 'Blinde Passagiere',
          hint: 'Wohin darf, wer gar kein Geld mehr hat.',
          values: { boatsOnly: 'nur auf Boote', anyExceptInsurance: 'überall außer Versicherung' },
        },
        destituteMayInsure: {
          label: 'Versichern ohne Geld',
          hint: 'Wer kein Feld bezahlen kann, darf trotzdem die Versicherung nehmen.',
        },
        seatsOnDockedBoats: {
          label: 'Plätze auf Booten im Hafen',
          hint: 'Freie Plätze sind auch dann noch zu haben, wenn das Boot schon eingelaufen ist.',
        },
        evictionVacancies: {
          label: 'Bevor jemand vertrieben wird',
          hint: 'Welche freien Plätze zuerst besetzt werden müssen.',
          values: { attackedBoat: 'die dieses Boots', allBoatsOn13: 'die aller auf der 13' },
        },
      },
    },
    borneo: {
      name: 'Borneo',
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
    },
  },
};
