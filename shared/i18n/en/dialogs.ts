/** The words of the dialogs that the lobby opens now and then: they come with them. */
export const dialogs = {
  name: {
    heading: 'What should we call you?',
    text: 'A name is all you need: no account, no password. It is saved in this browser.',
    rules: 'Up to 20 letters, digits and spaces.',
    another: 'Another name',
    start: 'Set sail',
    proposals: {
      first: ['Swift', 'Salty', 'Lucky', 'Brave', 'Quiet', 'Merry', 'Bold', 'Sunny', 'Windy', 'Clever'],
      second: ['Gull', 'Otter', 'Heron', 'Pelican', 'Dolphin', 'Tern', 'Marlin', 'Petrel', 'Turtle', 'Osprey'],
      join: (first: string, second: string) => `${first} ${second}`,
    },
  },

  create: {
    heading: (p: { game: string }) => `New table: ${p.game}`,
    players: 'Players',
    playersHint: 'You get the first seat. The others join with the link or find the table in the lobby.',
    bots: 'Bots',
    botsHint: 'They sit down right away. You can add or remove bots until the game starts.',
    botsNone: 'none',
    visibility: 'Who can join',
    private: 'By invitation',
    privateHint: 'Only people with the link or the code can find the table.',
    public: 'Everyone',
    publicHint: 'The table is listed in the lobby until all seats are taken.',
    game: 'Game',
    optionsHeading: 'Variants',
    moreOptions: 'More options',
    submit: 'Open the table',
    submitStart: 'Open and begin',
  },

  settings: {
    heading: 'Settings',
    language: 'Language',
    speed: 'Animations',
    speeds: { normal: 'full', fast: 'fast', off: 'off' },
    reduced: 'Animations are off because your system asks for reduced motion.',
    theme: 'Table',
    themes: { chart: 'sea chart', lagoon: 'lagoon', dusk: 'dusk' },
    sound: 'Sound',
    volume: 'Volume of effects',
    sea: 'Quiet sea at the table',
    odds: 'Show the odds',
    oddsHint:
      'The chance that the next card is a bust or that a boat arrives, based on what everyone can see. Only where the table allows it.',
    skip: 'Play with a single tap',
    skipHint: 'Otherwise the first tap selects a card or a space and the second one takes it.',
  },

  credits: {
    heading: 'Credits',
    icons: 'Icons by Lorc, Delapouite and contributors of game-icons.net (CC BY 3.0), recoloured.',
    fonts:
      'Typefaces: IM Fell English SC by Igino Marini, Cinzel by Natanael Gama, Alegreya Sans by Juan Pablo del Peral (SIL OFL).',
    code: 'Built on Phaser, Colyseus, Preact and ZzFX, with thanks.',
    rules: 'The rules are explained here in our own words.',
  },
};

export type DialogsDict = typeof dialogs;
