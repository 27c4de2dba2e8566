/** The words of the status page. Its type is what the other languages must fill. */
export const status = {
  title: 'Status',
  lead: 'How the service is doing right now.',
  open: 'All systems operational',
  house: 'All tables',
  running: 'running',
  waiting: 'waiting for players',
  finished: 'finished',
  moves: 'moves stored',
  up: (time: string) => `up for ${time}`,
  version: (version: string) => `version ${version}`,
  online: 'people online',
  tables: 'open tables',
  seats: 'people playing',
  spectators: 'people watching',
  movesHere: 'moves since start',
  half: 'half of all moves stored within',
  most: '99 of 100 moves stored within',
  reconnects: 'reconnections',
  rehomed: 'tables taken over from another process',
  refusedAppends: 'writes refused to protect a game',
  none: 'no moves yet',
  ms: (n: string) => `${n} ms`,
};

export type StatusDict = typeof status;
