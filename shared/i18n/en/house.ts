import type { Params } from '../../engine/core.ts';
import type { ServiceRefusalCode, TalkRefusalCode } from '../../protocol/refusals.ts';
import { counted } from '../plural.ts';
import type { UndoRefusalCode } from './clocks.ts';
import type { LookRefusalCode } from './social.ts';

const sailors = counted('en', 'sailor online', 'sailors online');
const openSeats = counted('en', 'seat is free', 'seats are free');
const watching = counted('en', 'watching', 'watching');

const service: Record<
  Exclude<ServiceRefusalCode, TalkRefusalCode | UndoRefusalCode | LookRefusalCode> | 'offline',
  (p: Params) => string
> = {
  offline: () => 'The server does not answer. Your game is safe; try again in a moment.',
  badRequest: () => 'The server did not understand that. Reloading the page may help.',
  noGuest: () => 'Please choose a name first.',
  noSuchRoute: () => 'The server does not know that request. Reloading the page may help.',
  noSuchTable: () => 'There is no table with that code.',
  noSuchGame: () => 'That game is not played here.',
  seatCount: (p) => `This game is for ${p.least} to ${p.most} players.`,
  tooMany: (p) => `That was a little fast. Try again in ${p.seconds} s.`,
  tableFull: () => 'Every place at this table is taken.',
  notSeated: () => 'Only those who sit at the table may do that.',
  notHost: () => 'Only the host of the table may do that.',
  notWaiting: () => 'The game has begun already.',
  notRunning: () => 'The game is not running.',
  noSuchSeat: () => 'There is no such seat.',
  seatTaken: () => 'That seat is taken.',
  noBot: () => 'There is no bot on that seat.',
  seatsOpen: (p) => `Every seat must be taken first; ${openSeats(Number(p.open))}.`,
  stale: () => 'The game has gone on meanwhile. Look again, then choose.',
  notStored: () => 'The move could not be stored, so it was not made. Try again.',
  closing: () => 'The server is closing. Your game is kept and goes on later.',
  internal: () => 'Something went wrong on our side; nothing was changed.',
  seatBound: () => 'You have held another seat in this game. You may take only that one again.',
  moved: () => 'The table has moved to another server; you will be there in a moment.',
  otherRules: () =>
    'This game was begun under another version of the rules. It is kept and goes on when that version is back.',
  notFinished: () => 'This game is not over yet.',
  noSuchMoment: () => 'Nobody can play on from there: the game was over.',
  notSeeking: () => 'You are not looking for a game. Press Play now to start.',
  noSuchPlayer: () => 'Nobody is known by that address.',
  kicked: () => 'The host has asked you to leave this table; you may not sit down here again.',
  notWatchable: () => 'The host lets nobody watch this table.',
  nobodyThere: () => 'Nobody sits there who could be sent away.',
  hostStays: () => 'The host stays.',
  linkExpired: () => 'This link was used already, or is too old. Make a new one on your other device.',
};

/** The words of the house: lobby, dialogs, refusals of the service. Its type is what the other languages must fill. */
export const house = {
  title: 'Three Harbours',

  common: {
    close: 'Close',
    cancel: 'Cancel',
    save: 'Save',
    join: 'Join',
    watch: 'Watch',
    resume: 'Resume',
    loading: 'One moment …',
    skipToContent: 'Skip to the content',
    notFound: 'There is no such place on the chart.',
    toLobby: 'Back to the lobby',
  },

  identity: {
    heading: 'What shall we call you?',
    text: 'A name is all you need. It is kept in this browser; no account, no password.',
    label: 'Your name',
    rules: 'Letters, digits and spaces; 20 at most.',
    another: 'Another name',
    start: 'Set sail',
    rename: (p: { name: string }) => `You are ${p.name}. Change your name`,
    proposals: {
      first: ['Swift', 'Salty', 'Lucky', 'Brave', 'Quiet', 'Merry', 'Bold', 'Sunny', 'Windy', 'Clever'],
      second: ['Gull', 'Otter', 'Heron', 'Pelican', 'Dolphin', 'Tern', 'Marlin', 'Petrel', 'Turtle', 'Osprey'],
      join: (first: string, second: string) => `${first} ${second}`,
    },
  },

  lobby: {
    online: sailors,
    games: 'Games',
    playNow: 'Play now',
    speeds: { blitz: 'blitz', normal: 'normal', slow: 'slow', unhurried: 'no clock' },
    casual: 'casual',
    rated: 'rated',
    againstBots: 'Against bots',
    seeking: (p: { names: string }) => `Looking for players now: ${p.names}`,
    seekingNone: 'Nobody is looking for players yet',
    leaderboard: 'Leaderboards',
    profile: 'Your profile',
    againstBotsHint: (p: { seats: number }) =>
      p.seats === 2
        ? 'You and one bot; the game begins at once'
        : `You and ${p.seats - 1} bots; the game begins at once`,
    tableOf: 'Players at the table',
    minutes: (p: { n: number }) => `${p.n} min`,
    seats: (p: { min: number; max: number }) => `${p.min}–${p.max}`,
    seatsLong: (p: { min: number; max: number }) => `${p.min} to ${p.max} players`,
    minutesLong: (p: { n: number }) => `about ${p.n} minutes`,
    openTables: 'Open tables',
    openNone: 'No table is waiting for players. Open one, and everybody sees it here.',
    openOne: 'Open a table',
    hostsTable: (p: { host: string }) => `${p.host}’s table`,
    taken: (p: { taken: number; seats: number }) => `${p.taken} of ${p.seats} seats taken`,
    joinNamed: (p: { host: string; game: string }) => `Join ${p.host}’s table of ${p.game}`,
    watchNamed: (p: { game: string; glance: string }) => `Watch ${p.game}: ${p.glance}`,
    resumeNamed: (p: { game: string; detail: string }) => `Resume ${p.game}: ${p.detail}`,
    liveGames: 'Live games',
    liveNone: 'The sea is calm. Games under way can be watched from here.',
    underWay: (p: { n: number }) => `${p.n} under way`,
    watching: (p: { n: number }) => watching(p.n),
    yourGames: 'Your games',
    yourTurn: 'your turn',
    waitingForStart: 'waiting for players',
    howItPlays: 'How it plays',
    allRules: 'All the rules',
    privateTable: 'Private table',
    code: 'Code of the table',
    codeExample: 'BELUGA-7',
    codeHint: 'Have an invitation? Enter its code, or open its link.',
    create: 'Create and invite',
    lost: 'The harbour is out of sight. Looking again …',
    settings: 'Settings',
    languageMenu: 'Language',
    replays: 'Replays',
    credits: 'Credits',
    status: 'Status',
    fairness: 'Fair play',
  },

  create: {
    heading: (p: { game: string }) => `A table of ${p.game}`,
    players: 'Players',
    playersHint: 'You sit down first; the others come by link or find the table in the lobby.',
    bots: 'Bots',
    botsHint: 'They take seats at once. You can add or remove them until the game begins.',
    botsNone: 'none',
    visibility: 'Who may join',
    private: 'Invited people',
    privateHint: 'Only those who have the link or the code find the table.',
    public: 'Everybody',
    publicHint: 'The table stands in the lobby until its seats are taken.',
    pace: 'Pace of the bots',
    paces: { slow: 'leisurely', normal: 'steady', fast: 'brisk', instant: 'instant' },
    paceHint: 'How long bots think before they play. You can change it at the table.',
    game: 'Game',
    optionsHeading: 'Variants',
    moreOptions: 'More options',
    /** of an option that most tables have */
    off: (p: { what: string }) => `${p.what}: no`,
    /** of an option with several values */
    is: (p: { what: string; value: string | number }) => `${p.what}: ${p.value}`,
    submit: 'Open the table',
    submitStart: 'Open and begin',
  },

  settings: {
    heading: 'Settings',
    language: 'Language',
    speed: 'Animations',
    speeds: { normal: 'full', fast: 'fast', off: 'off' },
    reduced: 'Your system asks for less motion, so animations are off.',
    sound: 'Sound',
    volume: 'Volume',
    odds: 'Show the odds',
    oddsHint:
      'How likely the next card is a bust, or a boat arrives: reckoned from what everybody can see, where the table allows it.',
    skip: 'Act at the first tap',
    skipHint: 'Without this, a card or a space is chosen first and taken with the second tap.',
  },

  credits: {
    heading: 'Credits',
    icons: 'Icons by Lorc, Delapouite and contributors of game-icons.net (CC BY 3.0), recoloured.',
    fonts:
      'Typefaces: IM Fell English SC by Igino Marini, Cinzel by Natanael Gama, Alegreya Sans by Juan Pablo del Peral (SIL OFL).',
    code: 'Built on Phaser, Colyseus, Preact and ZzFX, with thanks.',
    rules: 'Their rules are told here in our own words.',
  },

  service,
};

export type Dict = typeof house;
