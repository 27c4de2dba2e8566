import { counted } from '../plural.ts';

const seconds = counted('en', 'second', 'seconds');
const minutes = counted('en', 'minute', 'minutes');
const time = (s: number): string => (s < 120 && s % 60 !== 0 ? seconds(s) : minutes(Math.round(s / 60)));

/** The words of clocks, of bots that sit in, and of taking back. */
export const clocks = {
  speed: {
    legend: 'Time to think',
    /** in seconds */
    timed: (p: { decision: number; bank: number }) =>
      `${time(p.decision)} for each decision, and ${time(p.bank)} in reserve for the whole game.`,
    unhurried: 'Take all the time you need. A game that everyone has left is closed after two weeks.',
  },
  undo: {
    label: 'Allow undo',
    hint: 'As long as nothing was revealed or rolled and nobody else has moved since.',
    button: 'Undo',
    title: 'Undo your last move (Z)',
    key: 'Undo your last move',
  },
  clock: {
    left: (p: { time: string }) => `Time left: ${p.time}`,
    /** one's own clock runs, and what is asked has not been shown yet */
    early: (p: { time: string }) => `Your time is running while this is shown: ${p.time}`,
    reserve: (p: { time: string }) => `reserve ${p.time}`,
    /** the connection is lost, and the clock waits for it */
    waits: (p: { time: string }) => `away; clock paused for ${p.time}`,
    /** a page that has just been opened is read, and the clock waits for a while */
    reading: 'reading; clock paused',
    warning: (p: { seconds: number }) => `You have ${seconds(p.seconds)} left.`,
  },
  notices: {
    timedOut: (p: { name: string }) => `${p.name} ran out of time: the default move was played.`,
    timedOutYou: 'You ran out of time: the default move was played for you.',
    replacedByBot: (p: { name: string }) => `A bot has taken over for ${p.name}.`,
    replacedByBotYou: 'A bot has taken over for you. Your seat is still yours.',
    undone: (p: { name: string }) => `${p.name} has undone a move.`,
    undoneYou: 'Move undone.',
  },
  seat: {
    text: 'A bot is playing for you.',
    takeBack: 'Take my seat back',
    standsFor: (p: { name: string }) => `bot for ${p.name}`,
  },
  /** refusals that only a table gives: the lobby does not load them */
  refusals: {
    undoOff: 'The host has turned off undo at this table.',
    tooLate: 'You can no longer undo: someone else has moved since, or your time is up.',
    revealed: 'That move cannot be undone: it revealed something hidden.',
    undoneOften: 'You have undone this decision many times: now it stands.',
  },
  abandoned: 'Everyone had left. The game was closed without a result; its moves are kept.',
  alerts: {
    label: 'Notify me when it is my turn',
    hint: 'Only while this page is in the background. Your browser will ask for permission once.',
    denied: 'Your browser blocks notifications. You can change that in its settings for this page.',
    title: (p: { game: string }) => `Your turn: ${p.game}`,
  },
};

/** Said by `refusals` above. */
export type UndoRefusalCode = keyof (typeof clocks)['refusals'];

export type ClocksDict = typeof clocks;
