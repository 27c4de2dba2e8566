import { counted } from '../plural.ts';

const watchers = counted('en', 'person watching', 'people watching');
const free = counted('en', 'seat free', 'seats free');
const moves = counted('en', 'move', 'moves');

/** The words of playing with friends and of watching. */
export const social = {
  host: {
    swapShort: 'Move',
    swapHere: 'Here',
    swapCancel: 'Cancel',
    swapHint: 'Choose the seat to change with.',
    kick: (p: { name: string }) => `Send ${p.name} away`,
    kickSure: (p: { name: string }) => `Send ${p.name} away? There is no way back to this table.`,
    kickYes: 'Send away',
    kickNo: 'Keep',
    level: 'Level of the bots',
    levels: { greedy: 'shrewd', random: 'reckless' },
    levelHints: { greedy: 'They look for the best move they can see.', random: 'They play whatever the rules allow.' },
    kicked: 'The host has asked you to leave the table. You may still watch.',
  },

  watching: {
    legend: 'Watching',
    allowed: 'allowed',
    forbidden: 'not allowed',
    allowedHint: 'Whoever has the link may watch, and sees what lies open.',
    forbiddenHint: 'Only those who play see the game; at the end it is open to all.',
    delay: 'Delay for those who watch',
    delays: (n: number) => (n === 0 ? 'none' : moves(n)),
    delayHint: 'So nobody can whisper to the players what is happening now.',
    heading: 'Who is watching',
    count: (p: { n: number }) => watchers(p.n),
    unnamed: (p: { n: number; alone: boolean }) => {
      if (p.alone) return p.n === 1 ? 'Somebody without a name.' : `${p.n} people without a name.`;
      return p.n === 1 ? 'and one more' : `and ${p.n} more`;
    },
    nobody: 'Nobody is watching.',
    behind: (p: { n: number }) => `You see the game ${moves(p.n)} behind.`,
    notYet: (p: { n: number }) => `The game has begun. You will see it after ${moves(p.n)}.`,
    anonymous: 'Watch without a name',
    anonymousHint: 'Others see that somebody watches, but not that it is you.',
  },

  /** looking over a player's shoulder */
  shoulder: {
    label: 'Let watchers look over my shoulder',
    hint: (p: { n: number }) =>
      `They see what you see, hidden things too, ${moves(p.n)} late. You may end it at any time.`,
    open: 'Watchers may look over this shoulder',
    eyes: 'Watch',
    everybody: (p: { n: number }) => `Everybody’s table, ${moves(p.n)} late`,
    over: (p: { name: string; n: number }) => `Over ${p.name}’s shoulder, ${moves(p.n)} late`,
    behind: (p: { name: string; n: number }) => `You look over ${p.name}’s shoulder, ${moves(p.n)} behind.`,
    noSeat: 'Whoever looks can take no seat in this game',
    sureHeading: (p: { name: string }) => `Look over ${p.name}’s shoulder?`,
    sure: 'You will see hidden things, so you can take no seat in this game any more.',
    look: 'Look',
    ended: 'You see the table as everybody does again.',
  },

  /** refusals that only a table gives: the lobby does not load them */
  refusals: {
    noShoulder:
      'Nobody can look over that shoulder. It takes the player’s consent and a delay for watchers, and it is not for those who play.',
    hasLooked: 'You have looked over a player’s shoulder, so you can take no seat in this game.',
  },

  rematch: {
    button: 'Rematch',
    join: 'Join the rematch',
    wanted: 'Somebody has asked for a rematch. Your seat is kept for a moment.',
    carried: 'They play again, and you watch the rematch.',
    watch: 'Watch the rematch',
  },

  device: {
    button: 'Play on from another device',
    heading: 'Play on from another device',
    what: 'Open this link in the other browser. It works once, for ten minutes, and makes that browser you: do not show it to anybody.',
    copy: 'Copy link',
    copied: 'Link copied.',
    making: 'One moment …',
    takeHeading: 'Play on here?',
    takeWhat: 'This browser will take over name and seats from the device that made the link.',
    takeLoses: (p: { name: string }) => `So far it plays as ${p.name}; that name and its seats would be left behind.`,
    take: 'Play on here',
  },

  featured: {
    heading: 'On deck now',
    live: 'live',
    watch: 'Watch',
  },

  /** of a link, where it is posted */
  preview: {
    invites: (p: { host: string; game: string }) => `${p.host} invites you to ${p.game}`,
    plays: (p: { game: string }) => `${p.game}: a game is being played`,
    over: (p: { game: string }) => `${p.game}: the game is over`,
    waits: (p: { n: number; free: number }) =>
      p.free === 0
        ? 'All seats are taken. Come and watch.'
        : `A table for ${p.n}: ${free(p.free)}. Play in the browser, without signing up.`,
    watch: (p: { names: string }) => `With ${p.names}. Watch it live in the browser.`,
    result: (p: { names: string }) => `With ${p.names}.`,
  },
};

/** Said by `refusals` above. */
export type LookRefusalCode = keyof (typeof social)['refusals'];

export type SocialDict = typeof social;
