import type { Params } from '../../engine/core.ts';
import type { ServiceRefusalCode, TalkRefusalCode } from '../../protocol/refusals.ts';
import { counted } from '../plural.ts';
import type { UndoRefusalCode } from './clocks.ts';
import type { LookRefusalCode } from './social.ts';

const sailors = counted('en', 'player online', 'players online');
const openSeats = counted('en', 'seat is free', 'seats are free');
const watching = counted('en', 'watching', 'watching');

const service: Record<
  Exclude<ServiceRefusalCode, TalkRefusalCode | UndoRefusalCode | LookRefusalCode> | 'offline',
  (p: Params) => string
> = {
  offline: () => 'The server is not responding. Your game is safe; please try again in a moment.',
  badRequest: () => 'The server did not understand that. Try reloading the page.',
  noGuest: () => 'Please choose a name first.',
  noSuchRoute: () => 'The server does not know that request. Try reloading the page.',
  noSuchTable: () => 'There is no table with that code.',
  noSuchGame: () => 'That game is not available here.',
  seatCount: (p) => `This game is for ${p.least} to ${p.most} players.`,
  tooMany: (p) => `That was a bit fast. Try again in ${p.seconds} s.`,
  tableFull: () => 'All seats at this table are taken.',
  seatTaken: () => 'That seat is taken.',
  seatsOpen: (p) => `All seats must be taken first: ${openSeats(Number(p.open))}.`,
  closing: () => 'The server is shutting down. Your game is saved and will continue later.',
  internal: () => 'Something went wrong on our side. Nothing was changed.',
  seatBound: () => 'You have already played in another seat of this game. You can only return to that one.',
  moved: () => 'The table has moved to another server. You will be back in a moment.',
  otherRules: () =>
    'This game was started with a version of the rules that cannot be played here right now. It is saved and will continue once that version is back.',
  notFinished: () => 'This game is not over yet.',
  noSuchMoment: () => 'You cannot continue from there: the game was already over.',
  notSeeking: () => 'You are not looking for a game. Press Play now to start.',
  noSuchPlayer: () => 'There is no player at this address.',
  kicked: () => 'The host has removed you from this table. You cannot take a seat here again.',
  notWatchable: () => 'The host does not allow spectators at this table.',
  linkExpired: () => 'This link has already been used or has expired. Create a new one on your other device.',
  notOffered: () => 'Bots are offered when the waiting time you chose is over.',
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
    loading: 'One moment …',
    skipToContent: 'Skip to content',
    notFound: 'This page does not exist.',
    toLobby: 'Back to the lobby',
  },

  identity: {
    label: 'Your name',
    rename: (p: { name: string }) => `You are ${p.name}. Change your name`,
  },

  lobby: {
    online: sailors,
    games: 'Games',
    playNow: 'Play now',
    speeds: { blitz: 'blitz', normal: 'normal', slow: 'slow', unhurried: 'no clock' },
    casual: 'casual',
    rated: 'rated',
    againstBots: 'Against bots',
    seeking: (p: { names: string }) => `Looking for players: ${p.names}`,
    seekingNone: 'Nobody is looking for players right now',
    leaderboard: 'Leaderboards',
    profile: 'Your profile',
    againstBotsHint: (p: { seats: number }) =>
      p.seats === 2
        ? 'You and one bot; the game starts right away'
        : `You and ${p.seats - 1} bots; the game starts right away`,
    tableOf: 'Players at the table',
    minutes: (p: { n: number }) => `${p.n} min`,
    seats: (p: { min: number; max: number }) => `${p.min}–${p.max}`,
    seatsLong: (p: { min: number; max: number }) => `${p.min} to ${p.max} players`,
    minutesLong: (p: { n: number }) => `about ${p.n} minutes`,
    openTables: 'Open tables',
    openNone: 'No table is waiting for players. Open one, and everyone will see it here.',
    openOne: 'Open a table',
    hostsTable: (p: { host: string }) => `${p.host}’s table`,
    taken: (p: { taken: number; seats: number }) => `${p.taken} of ${p.seats} seats taken`,
    joinNamed: (p: { host: string; game: string }) => `Join ${p.host}’s ${p.game} table`,
    watchNamed: (p: { game: string; lobbySummary: string }) => `Watch ${p.game}: ${p.lobbySummary}`,
    liveGames: 'Live games',
    liveNone: 'No games right now. When there are some, you can watch them here.',
    underWay: (p: { n: number }) => `${p.n} in progress`,
    watching: (p: { n: number }) => watching(p.n),
    howItPlays: 'How to play',
    allRules: 'Full rules',
    privateTable: 'Private table',
    code: 'Table code',
    codeExample: 'BELUGA-7',
    codeHint: 'Got an invitation? Enter the code or open the link.',
    create: 'Create and invite',
    lost: 'Connection lost. Reconnecting …',
    settings: 'Settings',
    languageMenu: 'Language',
    replays: 'Replays',
    credits: 'Credits',
    status: 'Status',
    fairness: 'Fair play',
  },

  create: {
    /** of an option that most tables have */
    off: (p: { what: string }) => `${p.what}: no`,
    /** of an option with several values */
    is: (p: { what: string; value: string | number }) => `${p.what}: ${p.value}`,
  },

  service,
};

export type Dict = typeof house;
