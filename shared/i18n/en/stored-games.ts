import type { Difference, DifferenceKind } from '../../fairness/stored-game.ts';
import { counted } from '../plural.ts';

const games = counted('en', 'table', 'tables');
const moves = counted('en', 'move', 'moves');

export type DifferenceWords = Readonly<Record<DifferenceKind, (p: Difference) => string>>;

const difference: DifferenceWords = {
  noSuchGame: () => 'this build does not have the game',
  notPlayable: (p) => `this build cannot play version ${p.version} of the rules (it plays ${p.detail})`,
  badOptions: (p) => `the options are refused: ${p.detail}`,
  refusedMove: (p) => `move ${p.move} is refused: ${p.detail}`,
  brokenLog: (p) => `move ${p.move} is missing from the log`,
  failed: (p) => `the rules fail at move ${p.move}: ${p.detail}`,
  otherResult: (p) => `after move ${p.move} the result is not the stored one`,
  otherActors: (p) => `after move ${p.move} the decision is with other seats than stored`,
};

/** What `npm run verify -- --all` says to whoever runs the house. */
export const storedGames = {
  difference,
  summary: (p: { games: number; moves: number; differ: number }) =>
    `${games(p.games)} and ${moves(p.moves)} were played again by the rules of their records. ${
      p.differ === 0 ? 'Nothing differs.' : `${p.differ} differ.`
    }`,
  inUse: (p: { folder: string }) =>
    `The house is running on ${p.folder}, and its embedded database has room for one process. Stop the house first, or check a copy of the folder.`,
  noDatabase: (p: { folder: string }) =>
    `There is no database in ${p.folder}. Name its folder with DATA_DIR, or a server with DATABASE_URL.`,
};

export type StoredGamesDict = typeof storedGames;
