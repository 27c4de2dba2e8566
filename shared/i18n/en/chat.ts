import type { Params } from '../../engine/core.ts';
import type { Emote, Phrase, Reason } from '../../protocol/chat.ts';
import type { TalkRefusalCode } from '../../protocol/refusals.ts';
import { lasting } from '../lasting.ts';

const phrases: Readonly<Record<Phrase, string>> = {
  hello: 'Hello!',
  goodLuck: 'Good luck!',
  wellPlayed: 'Well played!',
  niceMove: 'Nice move!',
  thanks: 'Thank you!',
  oops: 'Oops!',
  oneMoment: 'One moment, please.',
  backAgain: 'I am back.',
  hurryPlease: 'A little faster, please.',
  goodGame: 'Good game!',
  rematch: 'Another game?',
  goodbye: 'Goodbye!',
};

const emotes: Readonly<Record<Emote, string>> = {
  thumbUp: 'Thumbs up',
  bravo: 'Bravo',
  love: 'Love it',
  cheers: 'Cheers',
  surprise: 'Surprised',
  shrug: 'Shrug',
  tears: 'Tears',
  skull: 'Ouch',
};

const reasons: Readonly<Record<Reason, string>> = {
  insult: 'Insult or threat',
  spam: 'Spam or advertising',
  cheating: 'Cheating or advice on hidden cards',
  other: 'Something else',
};

const refusals: Readonly<Record<TalkRefusalCode, (p: Params) => string>> = {
  notYourChannel: () => 'Others would read this now than when you wrote it. Look again, then send it.',
  notSaid: () => 'This could not be stored, so nobody has read it. Try again.',
  silenced: (p) => `A moderator has silenced you for another ${lasting('en', Number(p.seconds))}.`,
  noSuchSaying: () => 'There is no such message.',
  notModerator: () => 'That is not the key of the moderators.',
};

/** What people say to each other at a table, and what moderators read of it. */
export const chat = {
  phrases,
  emotes,
  reasons,
  refusals,
  heading: 'Table talk',
  label: 'What is said at the table',
  empty: 'Nobody has said anything yet.',
  open: (p: { unread: number }) => (p.unread === 0 ? 'Table talk' : `Table talk, ${p.unread} new`),
  write: 'Message the table…',
  writeWatchers: 'Message those who watch…',
  needName: 'Choose a name to talk',
  send: 'Send',
  quick: 'Phrases and pictures',
  quickPhrases: 'Phrases, read by everybody in their own language',
  quickEmotes: 'Pictures',
  watchersHint: 'Only those who watch read this until the game is over.',
  fromWatcher: 'watching',
  more: (p: { name: string }) => `Mute or report ${p.name}`,
  mute: 'Mute',
  unmute: (p: { name: string }) => `Hear ${p.name} again`,
  muted: (p: { n: number }) => (p.n === 1 ? 'One person muted' : `${p.n} people muted`),
  hasMuted: (p: { name: string }) => `You hear nothing more of ${p.name}.`,
  report: 'Report',
  reportHeading: (p: { name: string }) => `Report ${p.name}`,
  reportText: 'A moderator will read this message and what was said around it.',
  reportReason: 'What is wrong with it?',
  reportNote: 'Anything to add? (optional)',
  reportSend: 'Send the report',
  reported: 'Thank you. A moderator will look at it.',
  key: 'Write a message',
  moderation: {
    title: 'Moderation',
    lead: 'Messages that somebody has complained of. Talk is private: read no more than you need.',
    key: 'Key of the moderators',
    enter: 'Open',
    none: 'Nothing to decide. Fair winds!',
    refresh: 'Look again',
    about: (p: { name: string; table: string }) => `${p.name}, table ${p.table}`,
    open: (p: { n: number }) => `${p.n} open reports about this person`,
    silenced: (p: { until: string }) => `silenced until ${p.until}`,
    note: (p: { note: string }) => `“${p.note}”`,
    dismiss: 'Dismiss',
    settle: 'Take note',
    silenceFor: 'Silence for',
    hour: '1 hour',
    day: '1 day',
    week: '1 week',
    decided: 'Decided.',
    leave: 'Forget the key',
  },
};

export type ChatDict = typeof chat;
