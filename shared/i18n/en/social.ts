import { counted } from '../plural.ts';

const watchers = counted('en', 'spectator', 'spectators');
const free = counted('en', 'seat free', 'seats free');
const moves = counted('en', 'move', 'moves');

/** The words of playing with friends and of watching. */
export const social = {
  host: {
    swapShort: 'Move',
    swapHere: 'Here',
    swapCancel: 'Cancel',
    swapHint: 'Choose a seat to swap with.',
    kick: (p: { name: string }) => `Remove ${p.name}`,
    kickSure: (p: { name: string }) => `Remove ${p.name}? They cannot take a seat at this table again.`,
    kickYes: 'Remove',
    kickNo: 'Keep',
    level: 'Bot level',
    levels: { greedy: 'strong', random: 'random' },
    levelHints: { greedy: 'They play the best move they can find.', random: 'They play any legal move.' },
    kicked: 'The host has removed you from the table. You can still watch.',
  },

  watching: {
    legend: 'Spectators',
    allowed: 'allowed',
    forbidden: 'not allowed',
    allowedHint: 'Anyone with the link can watch and sees everything that is public.',
    forbiddenHint: 'Only the players see the game. Once it is over, everyone can.',
    delay: 'Spectator delay',
    delays: (n: number) => (n === 0 ? 'none' : moves(n)),
    delayHint: 'So that nobody can tip off the players.',
    heading: 'Spectators',
    count: (p: { n: number }) => watchers(p.n),
    unnamed: (p: { n: number; alone: boolean }) => {
      if (p.alone) return p.n === 1 ? '1 anonymous spectator.' : `${p.n} anonymous spectators.`;
      return p.n === 1 ? 'and one more' : `and ${p.n} more`;
    },
    nobody: 'Nobody is watching.',
    behind: (p: { n: number }) => `You are watching with a delay of ${moves(p.n)}.`,
    notYet: (p: { n: number }) => `The game has started. You will see it after ${moves(p.n)}.`,
    anonymous: 'Watch anonymously',
    anonymousHint: 'Others see that someone is watching, but not that it is you.',
  },

  /** looking over a player's shoulder */
  shoulder: {
    label: 'Let spectators see my view',
    hint: (p: { n: number }) =>
      `They see what you see, including your hidden cards, ${moves(p.n)} later. You can stop this at any time.`,
    open: 'Spectators can see this player’s view',
    eyes: 'View',
    everybody: (p: { n: number }) => `Public view, ${moves(p.n)} behind`,
    over: (p: { name: string; n: number }) => `${p.name}’s view, ${moves(p.n)} behind`,
    behind: (p: { name: string; n: number }) => `You are watching ${p.name}’s view, ${moves(p.n)} behind.`,
    noSeat: 'Viewers cannot take a seat in this game any more',
    sureHeading: (p: { name: string }) => `Watch ${p.name}’s view?`,
    sure: 'You will see hidden cards, so you can no longer take a seat in this game.',
    look: 'Watch',
    ended: 'You are back to the public view.',
  },

  /** refusals that only a table gives: the lobby does not load them */
  refusals: {
    notSeated: 'Only the players at the table can do that.',
    notRunning: 'No game is being played at this table.',
    pageClosed: 'That page has not been opened yet.',
    noSuchSeat: 'That seat does not exist.',
    stale: 'The game has moved on in the meantime. Take another look, then choose.',
    notStored: 'Your move could not be saved, so it was not made. Please try again.',
    notHost: 'Only the host can do that.',
    notWaiting: 'The game has already started.',
    noBot: 'There is no bot in that seat.',
    nobodyThere: 'There is nobody in that seat to remove.',
    hostStays: 'The host cannot be removed.',
    noShoulder:
      'You cannot watch this player’s view. The player must allow it, spectators must have a delay, and players cannot use it themselves.',
    hasLooked: 'You have watched a player’s view, so you cannot take a seat in this game.',
    stillTime: 'Not yet: a bot can take over when the time shown is up.',
    noTeam: 'Suggestions are for games that people play together.',
    yourDecision: 'You are asked yourself: decide, and the others see it.',
    noSuchCampaign: 'There is no campaign at this address.',
    notInCampaign:
      'This campaign belongs to the people who began it. Only they can sit here, and see it before it is over.',
    campaignOver: 'All chapters of this campaign have been played.',
    seatsKept: 'In a campaign everyone keeps their seat.',
  },

  /** where people play together */
  suggest: {
    heading: 'Moves you can suggest',
    move: (p: { label: string }) => `Suggest: ${p.label}`,
    advice: (p: { name: string }) => `*${p.name}* decides. You can suggest a move; everyone sees it.`,
    by: (p: { names: string }) => `Suggested by ${p.names}`,
    theirs: (p: { name: string; label: string }) => `*${p.name}* suggests: ${p.label}`,
    yours: (p: { label: string }) => `You suggest: ${p.label}`,
    /** said after it */
    again: 'Choose it again to take it back.',
  },

  /** who has a new page of the story open */
  reading: {
    remark: 'reading',
    theirs: (p: { name: string }) => `*${p.name}* is reading`,
  },

  rematch: {
    asks: (p: { name: string }) => `${p.name} wants a rematch`,
    kept: 'Your seat is kept for a moment; then a bot takes it.',
    seconds: (p: { n: number }) => `${p.n} s`,
    no: 'Not now',
    button: 'Rematch',
    join: 'Join the rematch',
    wanted: 'Someone wants a rematch. Your seat is reserved for a moment.',
    carried: 'The players are playing again, and you are watching the rematch.',
    watch: 'Watch the rematch',
  },

  /** a table that waits for its people */
  gathering: {
    here: 'here',
    coming: 'not here yet',
    begins: (p: { n: number }) => `Begins when everyone is here; in ${p.n} s bots take the empty seats.`,
  },

  /** before one sits down: what the link leads to */
  entrance: {
    tableOf: (p: { game: string }) => `A table of ${p.game}`,
    minutes: (p: { n: number }) => `about ${p.n} minutes`,
    players: (p: { n: number }) => `${p.n} players`,
    join: 'Take a seat',
    nameNext: 'You will be asked for a name, nothing else.',
    watch: 'Just watch',
    choose: 'Take over a bot’s seat, or just watch.',
    playsOn: 'You get this seat as it is, with its cards, money and points.',
    take: 'Take this seat',
    yours: 'A bot is playing for you. Your seat is still yours.',
    takeBack: 'Take my seat back',
    back: 'Choose again',
  },

  /** who takes and leaves a seat of a running game */
  seats: {
    took: (p: { name: string; bot: string }) => `${p.name} has taken over from ${p.bot}.`,
    left: (p: { name: string; bot: string }) => `${p.name} has left. ${p.bot} plays on.`,
    replaced: (p: { name: string; bot: string }) => `${p.bot} plays on for ${p.name}.`,
    returned: (p: { name: string }) => `${p.name} is back.`,
  },

  /** who is waited for */
  waited: {
    away: (p: { name: string; time: string }) => `${p.name} is away. A bot can take over in ${p.time}.`,
    asleep: (p: { name: string; time: string }) => `Waiting for ${p.name}. A bot can take over in ${p.time}.`,
    now: (p: { name: string }) => `Everyone is waiting for ${p.name}.`,
    replace: (p: { name: string }) => `Let a bot play for ${p.name}`,
    still: 'The others are waiting for you. A bot may take over for you.',
  },

  leave: {
    heading: 'Leave the game?',
    text: 'A bot takes over at once, so nobody has to wait. You can return as long as nobody else has taken your seat.',
    rated: 'This game is rated. If you do not return, you finish last.',
    hand: 'Leave it to a bot',
    keep: 'Keep my seat, back later',
    stay: 'Stay',
  },

  open: {
    label: 'Strangers may take a bot’s seat',
    hint: 'The table is shown in the lobby and offered to people who look for a game.',
  },

  /** how long bots think */
  botPace: {
    label: 'Pace of the bots',
    values: { slow: 'slow', normal: 'normal', fast: 'fast', instant: 'instant' },
    hint: 'How long bots think before they move. You can change this at the table.',
  },

  featured: {
    heading: 'Live now',
    live: 'live',
    watch: 'Watch',
    /** how far those who watch are behind */
    behind: (n: number) => moves(n),
  },

  /** of one's own games, wherever one is */
  yours: {
    yourTurn: 'your turn',
    resume: 'Resume',
    /** in the place of how a game stands */
    rulesAway: 'kept: its rules cannot be played here at the moment',
    waitingForStart: 'waiting for players',
    resumeNamed: (p: { game: string; detail: string }) => `Resume ${p.game}: ${p.detail}`,
    yourGames: 'Your games',
    turnOf: (p: { names: string }) => `${p.names} to move`,
    timeLeft: (p: { time: string }) => `time left: ${p.time}`,
    yourTurns: (p: { n: number }) => (p.n === 1 ? 'Your turn in one game' : `Your turn in ${p.n} games`),
    allYours: (p: { n: number }) => `Show all ${p.n}`,
  },

  /** at an address where nothing is */
  lost: {
    hint: 'The address may be mistyped, or what was here is gone.',
  },

  device: {
    button: 'Play on from another device',
    heading: 'Play on from another device',
    what: 'Open this link in the other browser. It works once, within ten minutes, and lets that browser play as you: do not show it to anyone.',
    copy: 'Copy link',
    copied: 'Link copied.',
    making: 'One moment …',
    takeHeading: 'Play on here?',
    takeWhat: 'This browser will take over the name and the seats of the device that created the link.',
    takeLoses: (p: { name: string }) =>
      `So far this browser has played as ${p.name}; it will lose that name and its seats.`,
    take: 'Play on here',
  },

  /** of a link, where it is posted */
  preview: {
    invites: (p: { host: string; game: string }) => `${p.host} invites you to ${p.game}`,
    plays: (p: { game: string }) => `${p.game}: game in progress`,
    over: (p: { game: string }) => `${p.game}: game over`,
    waits: (p: { n: number; free: number }) =>
      p.free === 0
        ? 'All seats are taken, but you can watch.'
        : `A table for ${p.n}: ${free(p.free)}. Play in your browser, no sign-up needed.`,
    watch: (p: { names: string }) => `With ${p.names}. Watch live in your browser.`,
    result: (p: { names: string }) => `With ${p.names}.`,
  },
};

/** Said by `refusals` above. */
export type LookRefusalCode = keyof (typeof social)['refusals'];

export type SocialDict = typeof social;
