const numerals = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X'];

/** Chapters are counted as books count them. */
export const chapterNumber = (n: number): string => numerals[n - 1] ?? String(n);

/** The words of a campaign: several games of one group, chapter by chapter. */
export const campaign = {
  name: 'Campaign',
  ways: { against: 'Against each other', together: 'Together', alone: 'Alone' },
  chapter: (p: { n: number }) => `Chapter ${chapterNumber(p.n)}`,
  next: (p: { n: number }) => `Begin chapter ${chapterNumber(p.n)}`,
  again: (p: { n: number }) => `Try chapter ${chapterNumber(p.n)} again`,

  /** the dialog in which one is begun */
  begin: {
    heading: (p: { game: string }) => `${p.game}: a campaign`,
    what: (p: { n: number }) =>
      `${p.n} chapters that tell one story. You play them with the same group, whenever you find the time; everyone finds the campaign again under “Your games”.`,
    way: 'How do you want to play?',
    hints: {
      against: 'Each chapter has its winner. The story goes on, whoever wins.',
      together: 'You win or lose together. A lost chapter is played again, with more coins.',
      alone: 'Only you and the story. A lost chapter is played again, with more coins.',
    },
    players: 'Players',
    bots: 'Bots among them',
    botsNone: 'none',
    botsHint: 'They stay until the last chapter.',
    invite: 'Whoever sits at the table when chapter I begins is in the campaign. You get a link for the others.',
    submit: 'Open the table',
    submitStart: 'Begin chapter I',
  },

  /** its page */
  page: {
    path: 'The chapters',
    now: 'you are here',
    ahead: 'not reached yet',
    won: 'won',
    wonBy: (p: { names: string }) => `won by ${p.names}`,
    tries: (p: { n: number }) => (p.n === 1 ? 'at the first try' : p.n === 2 ? 'at the second try' : `at try ${p.n}`),
    lostSoFar: (p: { n: number }) => (p.n === 1 ? 'lost once' : `lost ${p.n} times`),
    bonus: (p: { coins: number; n: number }) =>
      `You start this attempt with ${p.coins} more coins${p.n === 1 ? '.' : ', and share them as you like.'}`,
    group: 'The group',
    bot: 'bot',
    you: 'you',
    failures: (p: { n: number }) =>
      p.n === 0 ? 'No defeat so far' : p.n === 1 ? 'One defeat so far' : `${p.n} defeats so far`,
    waits: (p: { n: number }) => `The table for chapter ${chapterNumber(p.n)} is waiting for you.`,
    runs: (p: { n: number }) => `Chapter ${chapterNumber(p.n)} is being played.`,
    toTable: 'To the table',
    missing: 'Someone cannot come? Begin anyway: a bot plays for them, and they can take their seat back at any time.',
    played: 'Games played',
    nothing: 'No chapter has been played to its end yet.',
    lost: 'lost',
    replay: 'Replay',
    replayNamed: (p: { chapter: string; date: string }) => `Replay: ${p.chapter}, ${p.date}`,
  },

  /** when all of it has been played */
  over: {
    won: 'The adventure is won',
    flawless: 'Won without a single defeat',
    told: 'The story is told',
    wonText: (p: { n: number }) =>
      p.n === 1
        ? 'One defeat on the way, and the ship came home all the same.'
        : `${p.n} defeats on the way, and the ship came home all the same.`,
    flawlessText: 'Every chapter at the first try. Few crews can say that.',
    toldText: (p: { names: string; n: number }) =>
      p.n === 1 ? `${p.names} won the most chapters: one.` : `${p.names} won the most chapters: ${p.n}.`,
    seal: 'Flawless',
    share: 'Share as a picture',
    link: 'Copy link',
    copied: 'Link copied. Everyone who has it can see this page.',
    copyFailed: (p: { link: string }) => `The link: ${p.link}`,
    saved: 'The picture has been saved.',
    notSaved: 'The picture could not be made.',
    afterwards: 'You know the story now. There is a game for those who do, with all its cards and none of its pages.',
    playOn: 'Play on without a story',
    from: (p: { began: string; ended: string }) => `${p.began} – ${p.ended}`,
  },

  /** at a table */
  table: {
    expects: 'It begins when everyone is here. The seats are kept.',
    without: (p: { names: string; n: number }) =>
      p.n === 1 ? `Begin; a bot plays for ${p.names}` : `Begin; bots play for ${p.names}`,
    keptFor: (p: { name: string }) => `kept for ${p.name}`,
    join: 'Join the others',
    wanted: 'The next game is open, and your seat is waiting.',
    carried: 'The campaign goes on, and you are watching.',
    watch: 'Watch how it goes on',
    toCampaign: 'To the campaign',
    whole: 'See the whole campaign',
  },

  /** among one's own games */
  yours: {
    next: (p: { n: number }) => `Campaign · next: chapter ${chapterNumber(p.n)}`,
    again: (p: { n: number }) => `Campaign · chapter ${chapterNumber(p.n)} once more`,
    chapter: (p: { n: number }) => `Campaign, chapter ${chapterNumber(p.n)}`,
    goOn: 'Continue',
    goOnNamed: (p: { game: string; detail: string }) => `Continue: ${p.game}, ${p.detail}`,
    page: 'Overview',
    pageNamed: (p: { game: string; detail: string }) => `Overview: ${p.game}, ${p.detail}`,
  },

  /** on one's own profile */
  profile: {
    heading: 'Your campaigns',
    running: (p: { n: number }) => `at chapter ${chapterNumber(p.n)}`,
    open: 'Open',
    openNamed: (p: { detail: string }) => `Open: ${p.detail}`,
  },
};

export type CampaignDict = typeof campaign;
