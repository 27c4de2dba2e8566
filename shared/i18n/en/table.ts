import { counted } from '../plural.ts';

const watchers = counted('en', 'watching', 'watching');

/** The words of the table page, the same for all games. */
export const table = {
  bar: {
    table: 'Table',
    copyLink: 'Copy the link to this table',
    copied: 'Link copied. Send it to your friends.',
    copyFailed: (p: { link: string }) => `Copy this link: ${p.link}`,
    watchers: (p: { n: number }) => watchers(p.n),
    spectator: 'You are watching',
    soundOn: 'Sound is on; switch it off',
    soundOff: 'Sound is off; switch it on',
    rules: 'Rules',
    settings: 'Settings',
    leave: 'Leave the table',
    help: 'Keys and help',
    panel: 'Players and log',
    lookBack: 'Look back at the game',
    /** of a game that goes on from a moment of another */
    origin: (p: { seq: number }) => `Played on from another game, after move ${p.seq}`,
  },

  turn: {
    titleMark: 'Your turn',
    waiting: 'Waiting for players',
  },

  players: {
    heading: 'Players',
    you: 'you',
    bot: 'bot',
    away: 'reconnecting …',
    active: 'is to play',
    look: 'look at the cards',
    host: 'host',
    seat: (p: { n: number }) => `Seat ${p.n}`,
  },

  log: {
    heading: 'Ship’s log',
    label: 'Game log',
    empty: 'Nothing has happened yet.',
  },

  actions: {
    heading: 'Your moves',
    /** opens the list of what glows on the table */
    all: (p: { n: number }) => (p.n === 1 ? 'The one choice' : `All ${p.n} choices`),
    choose: 'Choose what glows',
    /** puts down what was chosen first of two */
    back: 'Take back',
    less: 'Less',
    more: 'More',
    /** beside an amount that can be dialled */
    range: (p: { min: number; max: number }) => (p.min === p.max ? `${p.min}` : `${p.min} to ${p.max}`),
  },

  report: { open: 'The last account', close: 'Close the account' },

  waiting: {
    heading: 'The table is being laid',
    hostHint: 'Invite people, seat bots, then begin.',
    gathering:
      'The game begins by itself when all have come; after 20 seconds bots take the seats of those who have not.',
    guestHint: 'The host begins as soon as every seat is taken.',
    watchHint: 'Take a free seat to play along.',
    invite: 'Invite with this link',
    copy: 'Copy link',
    code: 'Code',
    sit: 'Sit here',
    stand: 'Stand up',
    addBot: 'Add a bot',
    removeBot: (p: { name: string }) => `Remove ${p.name}`,
    fill: 'Fill with bots',
    start: 'Begin the game',
    free: 'Free seat',
    levels: { random: 'Reckless bot', greedy: 'Shrewd bot' },
    needSeats: (p: { n: number }) => (p.n === 1 ? 'One seat is still free' : `${p.n} seats are still free`),
    private: 'Private: only people with the link find this table.',
    public: 'Public: the table stands in the lobby.',
  },

  end: {
    heading: 'The game is over',
    /** the way back to it */
    open: 'Result',
    youWon: 'You win!',
    youShare: (p: { names: string }) => `You share the victory with ${p.names}`,
    shared: (p: { names: string }) => `${p.names} share the victory`,
    won: (p: { name: string }) => `${p.name} wins`,
    place: 'Place',
    player: 'Player',
    toLobby: 'Back to the lobby',
    replay: 'Replay',
    look: 'Look at the table',
    verify: 'Verify this game',
  },

  deal: { label: 'Fingerprint of the deal', copy: 'Copy', copied: 'Fingerprint copied.', what: 'What is this?' },

  connection: {
    connecting: 'Finding your table …',
    reconnecting: 'The connection is lost. Your seat is kept; we are finding the table again …',
    elsewhere: 'You have opened this table in another tab or on another device. This tab only rests.',
    takeOver: 'Play here instead',
    gone: 'This table is closed.',
    internalError: 'The table had a fault; your game is stored and goes on.',
    restored: 'The table was brought back from the log book. Nothing is lost.',
    botsFilled: 'Somebody did not come. A bot has taken the seat, and the game begins; it does not count for ratings.',
    closing: 'The server is about to restart. The game goes on by itself in a moment.',
  },

  words: { summary: 'Table in words' },

  help: {
    heading: 'Keys and help',
    moves: 'The moves of your turn, in their order',
    log: 'Go to the log',
    cancel: 'Take back a choice, close a window',
    confirm: 'Make the chosen move',
    help: 'This page',
    tapHint:
      'Tap a glowing card or space to choose it, tap it again to take it. Hold it, or let the pointer rest on it, to read about it.',
    whyHint: 'Tap what does not glow to learn why you cannot take it.',
    lookHint: 'Tap a player or a pile to look through the cards there, and a line of the log to see what it is about.',
    keysHeading: 'Keys',
    handHeading: 'Mouse and finger',
  },
};

export type TableDict = typeof table;
