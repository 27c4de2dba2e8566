import { counted } from '../plural.ts';
import { end } from './end.ts';

const watchers = counted('en', 'watching', 'watching');

/** The words of the table page, the same for all games. */
export const table = {
  bar: {
    table: 'Table',
    copyLink: 'Copy the table link',
    copied: 'Link copied. Send it to your friends.',
    copyFailed: (p: { link: string }) => `Copy this link: ${p.link}`,
    watchers: (p: { n: number }) => watchers(p.n),
    spectator: 'You are watching',
    soundOn: 'Sound is on: turn it off',
    soundOff: 'Sound is off: turn it on',
    rules: 'Rules',
    settings: 'Settings',
    leave: 'Leave the table',
    help: 'Keys and help',
    panel: 'Players and log',
    lookBack: 'Look back at the game',
    /** of a game that goes on from a moment of another */
    origin: (p: { seq: number }) => `Continued from another game, after move ${p.seq}`,
  },

  turn: {
    titleMark: 'Your turn',
    waiting: 'Waiting for players',
    /** while something is still shown: the way to its end */
    skip: 'Skip',
    /** the same, where one is asked then */
    toMine: 'Skip to my turn',
    /** nothing of it has been told yet */
    shown: 'Watch what happens',
    /** the key */
    space: 'Space',
  },

  pace: {
    forward: 'Fast forward',
    /** `pace` is one of the house's words */
    bots: (p: { pace: string }) => `Bots: ${p.pace}`,
    key: 'Fast forward, and back to the usual pace',
    skipKey: 'Skip to the end of what is being shown',
  },

  players: {
    heading: 'Players',
    you: 'you',
    bot: 'bot',
    away: 'reconnecting …',
    active: 'to move',
    look: 'view cards',
    host: 'host',
    seat: (p: { n: number }) => `Seat ${p.n}`,
  },

  log: {
    heading: 'Game log',
    label: 'Game log',
    empty: 'Nothing has happened yet.',
    open: 'Open the game log',
  },

  actions: {
    heading: 'Your moves',
    /** opens the list of what glows on the table */
    all: (p: { n: number }) => (p.n === 1 ? 'The only choice' : `All ${p.n} choices`),
    choose: 'Choose something highlighted',
    /** puts down what was chosen first of two */
    back: 'Take back',
    less: 'Less',
    more: 'More',
    /** beside an amount that can be dialled */
    range: (p: { min: number; max: number }) => (p.min === p.max ? `${p.min}` : `${p.min} to ${p.max}`),
  },

  report: { open: 'Latest summary', close: 'Close the summary' },

  waiting: {
    heading: 'Setting up the table',
    hostHint: 'Invite people, add bots, then begin.',
    gathering:
      'The game starts as soon as everyone is here. After 20 seconds, bots take the seats of those who are missing.',
    guestHint: 'The host can start the game once all seats are taken.',
    watchHint: 'Take a free seat to join the game.',
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
    levels: { random: 'Random bot', greedy: 'Strong bot' },
    needSeats: (p: { n: number }) => (p.n === 1 ? 'One seat is still free' : `${p.n} seats are still free`),
    private: 'Private: only people with the link can find this table.',
    public: 'Public: this table is listed in the lobby.',
  },

  end,

  deal: { label: 'Deal fingerprint', copy: 'Copy', copied: 'Fingerprint copied.', what: 'What is this?' },

  connection: {
    connecting: 'Loading your table …',
    reconnecting: 'Connection lost. Your seat is safe; reconnecting …',
    elsewhere: 'You have opened this table in another tab or on another device. This tab is paused.',
    takeOver: 'Play here instead',
    gone: 'This table has been closed.',
    internalError: 'Something went wrong at this table. Your game is saved and will continue.',
    restored: 'The table was restored. Nothing has been lost.',
    botsFilled: 'Someone did not show up. A bot takes their seat, and the game is not rated.',
    closing: 'The server is about to restart. The game will continue automatically in a moment.',
  },

  words: { summary: 'Table in words', explore: 'Explore the table with the arrow keys' },

  help: {
    heading: 'Keys and help',
    explore: 'Walk over the table and read about everything on it',
    moves: 'Your possible moves, in order',
    log: 'Go to the log',
    cancel: 'Undo a selection, close a window',
    confirm: 'Play the selected move',
    help: 'This page',
    tapHint:
      'Tap a highlighted card or space to select it and tap again to take it. Press and hold it, or hover over it, to read about it.',
    whyHint: 'Tap anything that is not highlighted to see why you cannot take it.',
    lookHint: 'Tap a player or a pile to see their cards, and a log entry to see what it refers to.',
    keysHeading: 'Keyboard',
    handHeading: 'Mouse and touch',
  },
};

export type TableDict = typeof table;
