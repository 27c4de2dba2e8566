/** The words of the status page. Its type is what the other languages must fill. */
export const status = {
  title: 'Status',
  lead: 'How the house is, this very moment. Everybody may look.',
  open: 'Everything is open',
  house: 'All tables',
  running: 'running',
  waiting: 'waiting for players',
  finished: 'finished',
  moves: 'moves kept',
  up: (time: string) => `up for ${time}`,
  version: (version: string) => `version ${version}`,
  online: 'people here',
  tables: 'open tables',
  seats: 'people playing',
  spectators: 'people watching',
  movesHere: 'moves since it opened',
  half: 'half of all moves kept within',
  most: '99 of 100 moves kept within',
  reconnects: 'lost lines that came back',
  rehomed: 'tables taken over',
  refusedAppends: 'writes refused, to keep a game whole',
  none: 'no move yet',
  ms: (n: string) => `${n} ms`,
};

export type StatusDict = typeof status;
