import { counted } from '../plural.ts';

const seconds = counted('en', 'second', 'seconds');
const games = counted('en', 'game', 'games');

/** Looking for a game, ratings, players. Its type is what the other languages must fill. */
export const players = {
  seek: {
    heading: (p: { game: string }) => `Looking for players: ${p.game}`,
    looking: (p: { seconds: number }) => `You have been waiting for ${seconds(p.seconds)}.`,
    others: (p: { names: string }) => `Waiting for the same: ${p.names}`,
    nobody: 'Nobody else is waiting for this right now.',
    estimate: (p: { seconds: number }) =>
      `Lately, half of those who waited found players within ${seconds(p.seconds)}.`,
    noEstimate: 'Too few have looked for this lately to say how long it takes.',
    found: 'Players found. To the table …',
    offer: 'Nobody has come yet. Bots would sit down with you; the game then does not count for ratings.',
    takeBots: 'Begin with bots',
    least: 'Players at least',
    most: 'Players at most',
    kind: 'Kind of game',
    casualHint: 'For fun: no rating changes.',
    ratedHint: 'Counts for everybody’s rating. Who leaves early counts as last.',
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
    none: 'Nobody has a rating here yet. The first rated game makes the board.',
    provisional: 'provisional',
  },
  player: {
    title: (p: { name: string }) => p.name,
    mine: 'Your games',
    since: (p: { date: string }) => `Here since ${p.date}`,
    unrated: 'no rating yet',
    played: (p: { n: number }) => games(p.n),
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
      '*Each game has its own rating.* It is reckoned with openskill, which can tell apart two players or five, and shared places.',
      '*Casual comes first.* Your games are casual until you choose otherwise: learn a game before you let it count. Private tables and games against bots are always casual.',
      '*Rated games are among people.* A game counts if only people sat at the table when it began, and at least two of them. Where a bot had to fill a seat, it is casual. Bots have no rating.',
      '*Who leaves is last.* Whoever is not at the table at the end counts behind everybody who stayed. Come back in time, and nothing happened.',
      '*A leaver’s bot spoils nothing.* The bot that plays on is compared with nobody, however well it does: those who stayed are ranked among themselves. Who takes over a seat later keeps the result, but no rating changes for him.',
      '*The number.* Everybody begins with 1500. It is what you have shown at least: the estimate of your strength less three times its uncertainty, which shrinks with every game. ± is that uncertainty; while it is great, the rating is provisional.',
      '*Who meets whom.* Play now looks for players of your strength first, and looks further with every second that you wait.',
    ] as readonly string[],
    boards: 'Leaderboards',
  },
};

export type PlayersDict = typeof players;
