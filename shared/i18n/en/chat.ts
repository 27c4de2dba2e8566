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
  cheating: 'Cheating or revealing hidden cards',
  other: 'Something else',
};

const refusals: Readonly<Record<TalkRefusalCode, (p: Params) => string>> = {
  notYourChannel: () =>
    'The people who can read this have changed since you started typing. Check, then send it again.',
  notSaid: () => 'Your message could not be saved, so nobody has read it. Please try again.',
  silenced: (p) => `A moderator has muted you for another ${lasting('en', Number(p.seconds))}.`,
  noSuchSaying: () => 'That message does not exist.',
  notModerator: () => 'That is not the moderator key.',
};

/** What people say to each other at a table, and what moderators read of it. */
export const chat = {
  phrases,
  emotes,
  reasons,
  refusals,
  heading: 'Chat',
  label: 'Chat messages',
  empty: 'No messages yet.',
  open: (p: { unread: number }) => (p.unread === 0 ? 'Chat' : `Chat, ${p.unread} new`),
  write: 'Message the table…',
  writeWatchers: 'Message the spectators…',
  needName: 'Choose a name to chat',
  send: 'Send',
  quick: 'Phrases and emotes',
  quickPhrases: 'Phrases (everyone reads them in their own language)',
  quickEmotes: 'Emotes',
  watchersHint: 'Only spectators can read this until the game is over.',
  fromWatcher: 'spectator',
  more: (p: { name: string }) => `Mute or report ${p.name}`,
  mute: 'Mute',
  unmute: (p: { name: string }) => `Unmute ${p.name}`,
  muted: (p: { n: number }) => (p.n === 1 ? 'One person muted' : `${p.n} people muted`),
  hasMuted: (p: { name: string }) => `You no longer see messages from ${p.name}.`,
  report: 'Report',
  reportHeading: (p: { name: string }) => `Report ${p.name}`,
  reportText: 'A moderator will read this message and the ones around it.',
  reportReason: 'What is wrong with it?',
  reportNote: 'Anything to add? (optional)',
  reportSend: 'Send the report',
  reported: 'Thank you. A moderator will take a look.',
  key: 'Write a message',
  moderation: {
    title: 'Moderation',
    lead: 'Reported messages. Chats are private: read no more than you need to.',
    key: 'Moderator key',
    enter: 'Open',
    none: 'No open reports. All good!',
    refresh: 'Refresh',
    about: (p: { name: string; table: string }) => `${p.name}, table ${p.table}`,
    open: (p: { n: number }) => `${p.n} open reports about this person`,
    silenced: (p: { until: string }) => `muted until ${p.until}`,
    note: (p: { note: string }) => `“${p.note}”`,
    dismiss: 'Dismiss',
    settle: 'Mark as handled',
    silenceFor: 'Mute for',
    hour: '1 hour',
    day: '1 day',
    week: '1 week',
    decided: 'Done.',
    leave: 'Forget the key',
  },
};

export type ChatDict = typeof chat;
