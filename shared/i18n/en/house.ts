import type { Params } from '../../engine/core.ts';
import type { Options as OfBorneo } from '../../games/borneo/index.ts';
import type { Options as OfManila } from '../../games/manila/index.ts';
import type { Options as OfPortRoyal } from '../../games/port-royal/index.ts';
import type { ServiceRefusalCode, TalkRefusalCode } from '../../protocol/refusals.ts';
import { counted } from '../plural.ts';
import type { UndoRefusalCode } from './clocks.ts';
import type { LookRefusalCode } from './social.ts';

/** An option of a game: its name, a sentence about it, and the names of its values. */
export interface OptionText {
  readonly label: string;
  readonly hint: string;
  readonly values?: Readonly<Record<string | number, string>>;
}
/** who begins is drawn by lot */
type BorneoOptions = Readonly<Record<Exclude<keyof OfBorneo, 'startingSeat'>, OptionText>>;
type PortRoyalOptions = Readonly<Record<Extract<keyof OfPortRoyal, 'expeditionVariant' | 'showDiscard'>, OptionText>>;
/** who begins is drawn by lot, as on every table of the lobby */
type ManilaOptions = Readonly<Record<Exclude<keyof OfManila, 'startingSeat'>, OptionText>>;

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
    'This game was begun with a version of the rules that cannot be played here at the moment. It is kept, and goes on when that version is back.',
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
export const en = {
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
    /** in the place of how a game stands */
    rulesAway: 'kept: its rules cannot be played here at the moment',
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
    game: 'Port Royal is a game by Alexander Pfister, Manila one by Franz-Benno Delonge, Borneo one by Paolo Mori. Their rules are told here in our own words.',
  },

  service,

  games: {
    'port-royal': {
      name: 'Port Royal',
      tagline: 'Push your luck, hire a crew',
      blurb: 'Ships come in, one card at a time. Stop while the harbour is full, or see it all sail away.',
      /** names on the cards of the picture: a ship, a person and what he does, another ship */
      art: ['Pinnace', 'Admiral', '5+ cards here: +2', 'Galleon'] as readonly string[],
      steps: [
        { title: 'Draw', text: 'Turn up cards as long as you dare. Two ships of one colour, and your turn is lost.' },
        { title: 'Stop', text: 'The more colours lie in the harbour, the more cards you may take.' },
        { title: 'Trade and hire', text: 'Ships bring coins. People cost coins, and bring influence and skills.' },
        { title: 'Win', text: 'Who first has 12 influence starts the last round; the most influence wins.' },
      ],
      glance: (p: Params) => `Round ${p.round} · leader ${p.leader} / ${p.goal}`,
      options: {
        expeditionVariant: {
          label: 'Only explorers win',
          hint: 'The end and the victory need at least one finished expedition besides 12 influence.',
        },
        showDiscard: {
          label: 'Open discard pile',
          hint: 'Everybody may look through the discarded cards at any time.',
        },
      } as PortRoyalOptions,
    },
    manila: {
      name: 'Manila',
      tagline: 'Auction, bet, roll the tides',
      blurb: 'Three boats, three rolls. Bet on who makes port, on who does not, or wait for them with the pirates.',
      /** names of the wares on the shares of the picture, and what a share is called */
      art: ['Silk', 'Jade', 'Ginseng', 'share'] as readonly string[],
      steps: [
        {
          title: 'Bid',
          text: 'The highest bid makes the harbour master: he buys a share, loads three boats, launches them.',
        },
        { title: 'Place', text: 'Accomplices board boats, wait in port or shipyard, turn pirate, pilot or insurer.' },
        { title: 'Roll', text: 'Three rolls carry the boats to port, to the shipyard, or to the pirates on 13.' },
        { title: 'Win', text: 'Wares that arrive gain value. When one is worth 30, the greatest fortune wins.' },
      ],
      glance: (p: Params) => `Voyage ${p.voyage} · best ware ${p.top} / ${p.goal}`,
      options: {
        rules: {
          label: 'Edition',
          hint: 'The booklets differ in a few points. Everything below follows the edition, unless you change it.',
          values: { fr: 'French', en: 'English' },
        },
        pirateEviction: {
          label: 'Pirates may throw people off',
          hint: 'A pirate may board a full boat on 13 and send one accomplice home. The booklet’s own variant.',
        },
        startValue: {
          label: 'First value of the wares',
          hint: 'Starting at 5 saves about a voyage.',
          values: { 0: '0', 5: '5, a shorter game' },
        },
        hideCash: { label: 'Secret money', hint: 'Nobody sees how many pesos the others have.' },
        showOdds: { label: 'Odds at the table', hint: 'Everybody may see how likely boats are to arrive.' },
        pilotOrder: {
          label: 'First pilot',
          hint: 'Which pilot moves first before the last roll.',
          values: { smallFirst: 'small', largeFirst: 'large' },
        },
        largePilotMoves: {
          label: 'Large pilot',
          hint: 'Whether the large pilot may also move just one boat by 1.',
          values: { exact: '2, or 1 + 1', upTo: 'also a single 1' },
        },
        placementPass: {
          label: 'Placing nobody',
          hint: 'Whether you may place again after you have passed.',
          values: { skipOne: 'for this round', final: 'for this voyage' },
        },
        stowawayTargets: {
          label: 'Stowaways',
          hint: 'Where somebody without any money may go.',
          values: { boatsOnly: 'boats only', anyExceptInsurance: 'anywhere but insurance' },
        },
        destituteMayInsure: {
          label: 'Insurance without money',
          hint: 'Somebody who cannot pay for any space may still be insurer.',
        },
        seatsOnDockedBoats: {
          label: 'Seats on boats in port',
          hint: 'Free seats of a boat may be bought even after she has docked.',
        },
        evictionVacancies: {
          label: 'Before anybody is thrown off',
          hint: 'Which free seats must be taken first.',
          values: { attackedBoat: 'those of that boat', allBoatsOn13: 'those of all boats on 13' },
        },
      } as ManilaOptions,
    },
    borneo: {
      name: 'Borneo',
      tagline: 'Rise in rank, ship the spices',
      blurb:
        'Four trading companies, three harbours. Fight for rank, lead a cargo to a monopoly, and pay for missions.',
      /** spices on the shipments of the picture */
      art: ['Pepper', 'Cloves', 'Nutmeg'] as readonly string[],
      steps: [
        { title: 'Mission', text: 'Pay spices from your warehouse: one of each, or many alike, for points.' },
        { title: 'Companies', text: 'Move a merchant to another company, or fight somebody above him for the rank.' },
        {
          title: 'Shipment',
          text: 'Play flags to a harbour. A monopoly feeds one company; a full harbour is shared by all.',
        },
        { title: 'Win', text: 'When the harbours run out, missions and every card in the warehouse count.' },
      ],
      glance: (p: Params) => `Turn ${p.turn} · harbours left ${p.harbours}`,
      options: {
        edition: {
          label: 'Edition',
          hint: 'On the board: five places a company, and crates. With cards: no limit, and the harbour of a monopoly goes to its first merchant.',
          values: { board: 'board', card: 'cards' },
        },
        fourMerchants: {
          label: 'Four merchants each',
          hint: 'Closer companies for three players (board edition).',
        },
        blackbeard: {
          label: 'Blackbeard',
          hint: 'Pirates let one spice pass for another in a mission; whoever has their ship at the end loses 2 points (board edition).',
        },
      } as BorneoOptions,
    },
  },
};

export type Dict = typeof en;
