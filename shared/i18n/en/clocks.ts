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
    unhurried: 'Everybody takes the time they need. A game that everybody left is closed after two weeks.',
  },
  undo: {
    label: 'Decisions may be taken back',
    hint: 'As long as nothing was revealed or rolled and nobody else has decided.',
    button: 'Undo',
    title: 'Take back your last decision (Z)',
    key: 'Take back your last decision',
  },
  clock: {
    left: (p: { time: string }) => `Time left: ${p.time}`,
    reserve: (p: { time: string }) => `reserve ${p.time}`,
    /** the connection is lost, and the clock waits for it */
    waits: (p: { time: string }) => `away; the clock waits ${p.time}`,
    warning: (p: { seconds: number }) => `You have ${seconds(p.seconds)} left.`,
  },
  notices: {
    timedOut: (p: { name: string }) => `${p.name} ran out of time: the default move was played.`,
    timedOutYou: 'You ran out of time: the default move was played for you.',
    satIn: (p: { name: string }) => `A bot plays on for ${p.name}.`,
    satInYou: 'A bot plays on for you. Your seat stays yours.',
    undone: (p: { name: string }) => `${p.name} has taken back a decision.`,
    undoneYou: 'Taken back.',
  },
  seat: {
    text: 'A bot is playing for you.',
    takeBack: 'Take my seat back',
    standsFor: (p: { name: string }) => `bot for ${p.name}`,
  },
  /** refusals that only a table gives: the lobby does not load them */
  refusals: {
    undoOff: 'The host has turned taking back off at this table.',
    tooLate: 'There is nothing of yours to take back any more: somebody else has decided since, or your time is up.',
    revealed: 'That cannot be taken back: it has shown something that was hidden.',
  },
  abandoned: 'Everybody had left. The game was closed without a result and is kept as it stood.',
  alerts: {
    label: 'Tell me on the desktop when it is my turn',
    hint: 'Only while this page is hidden. Your browser asks once.',
    denied: 'Your browser does not allow it. You can change that in its settings for this page.',
    title: (p: { game: string }) => `Your turn: ${p.game}`,
  },
};

/** Said by `refusals` above. */
export type UndoRefusalCode = keyof (typeof clocks)['refusals'];

export type ClocksDict = typeof clocks;
