import { counted, listed } from '../plural.ts';

const seconds = counted('en', 'second', 'seconds');

/** Looking for a game, ratings, players. Its type is what the other languages must fill. */
export const players = {
  seek: {
    heading: (p: { game: string }) => `Looking for players: ${p.game}`,
    looking: (p: { seconds: number }) => `You have been waiting for ${seconds(p.seconds)}.`,
    others: 'Waiting with you',
    otherwise: 'Waiting for another table',
    fellow: (p: { waited: number; speed: string; kind: string }) => `for ${seconds(p.waited)} · ${p.speed} · ${p.kind}`,
    seats: (p: { least: number; most: number }) =>
      p.least === p.most ? `${p.least} players` : `${p.least}–${p.most} players`,
    alike: 'Play like this',
    nobody: 'Nobody else is waiting for this right now.',
    estimate: (p: { seconds: number }) => `Recently, half of all players found a game within ${seconds(p.seconds)}.`,
    noEstimate: 'Too few people have searched recently to estimate the wait.',
    found: 'Players found. Opening the table …',
    offerAlone: 'Nobody has joined yet. You can begin with bots.',
    offer: (p: { n: number }) =>
      `${p.n === 1 ? 'One more player is' : `${p.n} more players are`} missing. A bot can fill in.`,
    unrated: 'With bots the game is casual.',
    begin: (p: { people: readonly string[]; bots: number }) =>
      `Begin with ${listed('en', [...p.people, p.bots === 1 ? 'one bot' : `${p.bots} bots`])}`,
    begins: (p: { by: string; seconds: number }) => `${p.by} wants to begin. The game starts in ${seconds(p.seconds)}.`,
    beginsYours: (p: { seconds: number }) => `The game starts in ${seconds(p.seconds)}, or when everyone has joined.`,
    comeAlong: 'You come along unless you keep waiting.',
    join: (p: { people: readonly string[]; bots: number }) =>
      `Join ${listed('en', [...p.people, p.bots === 1 ? 'one bot' : `${p.bots} bots`])}`,
    stay: 'Keep waiting',
    free: 'Free seats right now',
    waitsAt: (p: { host: string; open: number }) =>
      `${p.host} has a table with ${p.open === 1 ? 'one free seat' : `${p.open} free seats`}.`,
    begunAt: (p: { host: string; bots: number }) =>
      `${p.host} has just begun against ${p.bots === 1 ? 'a bot' : `${p.bots} bots`}.`,
    takeSeat: 'Take the seat',
    least: 'Minimum players',
    most: 'Maximum players',
    kind: 'Game type',
    casualHint: 'Just for fun: ratings do not change.',
    ratedHint: 'Counts towards everyone’s rating. Players who leave early finish last.',
    patience: 'Offer bots after',
    patienceValue: (p: { seconds: number }) => `${p.seconds} s`,
    never: 'never',
    rules: 'How ratings work',
  },
  board: {
    title: 'Leaderboard',
    place: 'Place',
    player: 'Player',
    rating: 'Rating',
    games: 'Games',
    wins: 'Won',
    none: 'Nobody has a rating here yet. Play the first rated game!',
    provisional: 'provisional',
  },
  player: {
    title: (p: { name: string }) => p.name,
    since: (p: { date: string }) => `Member since ${p.date}`,
    unrated: 'no rating yet',
    won: 'Won',
    left: 'Left early',
    best: 'Best score',
    history: 'Finished games',
    none: 'No finished games to show yet.',
    place: (p: { place: number; seats: number }) => `place ${p.place} of ${p.seats}`,
    score: (p: { score: number }) => `score ${p.score}`,
    leftGame: 'left early',
    casual: 'casual',
    replay: 'Replay',
    replayNamed: (p: { game: string; date: string }) => `Replay ${p.game} of ${p.date}`,
    more: 'Older games',
    uncertain: (p: { n: number }) => `± ${p.n}`,
  },
  rules: {
    title: 'How ratings work',
    text: [
      '*Each game has its own rating.* It is calculated with openskill, which works for two to five players and handles ties.',
      '*Casual by default.* Your games are casual until you choose otherwise, so you can learn a game before it counts. Private tables and games against bots are always casual.',
      '*Rated games are between people.* A game is rated if there were at least two people and no bots at the table when it started. If a bot had to fill a seat, the game is casual. Bots have no rating.',
      '*Leaving means finishing last.* Anyone who is not at the table at the end is ranked behind everyone who stayed. If you come back in time, nothing changes.',
      '*Substitute bots do not count.* When a bot takes over a seat, nobody is compared with it, however well it plays: those who stayed are ranked among themselves. Players who take over a seat during a game keep the result, but their rating does not change.',
      '*The number.* Everyone starts at 1500. It is a cautious estimate of your strength: the estimate itself minus three times its uncertainty, which shrinks with every game. ± is that uncertainty; while it is large, the rating is provisional.',
      '*Matchmaking.* Play now first looks for players of your strength and widens the search with every second you wait.',
    ] as readonly string[],
    boards: 'Leaderboards',
  },
};

export type PlayersDict = typeof players;
