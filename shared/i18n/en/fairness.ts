import type { Params } from '../../engine/core.ts';
import type { CheckCode, Verdict } from '../../fairness/verify.ts';
import { counted } from '../plural.ts';

const moves = counted('en', 'move', 'moves');
const players = counted('en', 'player', 'players');

type Sentence = (p: Params) => string;

/** What each check says when it is right, and when it is not. */
export type CheckWords = Readonly<Record<CheckCode, { readonly right: Sentence; readonly wrong: Sentence }>>;

const checks: CheckWords = {
  file: {
    right: () => 'This is the record of a game.',
    wrong: (p) => `This is not the record of a game, or it is damaged${p.at ? ` (at “${p.at}”)` : ''}.`,
  },
  digest: {
    right: () => 'The file is whole: its contents match its digest.',
    wrong: () => 'The file has been altered: its contents do not match its digest.',
  },
  version: {
    right: (p) => `It was played by the rules that we have here (version ${p.version}).`,
    wrong: (p) =>
      `It was played by version ${p.version} of the rules; here we have version ${p.ours}, and do not replay it.`,
  },
  commitment: {
    right: () => 'The secret is the one whose fingerprint was shown before the deal.',
    wrong: () => 'The secret is not the one whose fingerprint was shown.',
  },
  seed: {
    right: (p) =>
      p.nonces === 0
        ? 'The seed follows from the secret; no player has added a number.'
        : `The seed follows from the secret and the numbers of ${players(Number(p.nonces))}.`,
    wrong: () => 'The seed does not follow from the secret and the numbers of the players.',
  },
  moves: {
    right: (p) => `Every shuffle, every roll and all ${moves(Number(p.moves))} were played again: each was allowed.`,
    wrong: (p) => (p.move === 0 ? 'The table could not be laid like this.' : `Move ${p.move} was not possible.`),
  },
  result: {
    right: (p) => (p.over ? 'The result is the one that the replay has.' : 'The record ends before the game does.'),
    wrong: () => 'The result is not the one that the replay has.',
  },
};

const verdict: Readonly<Record<Verdict['kind'], string>> = {
  proven: 'This game was fair: everything fits.',
  unproven: 'The game is played right, but nothing was promised about its deal, so nothing is proven.',
  otherRules: 'This game was played by another version of the rules. What does not depend on them was checked.',
  wrong: 'Something does not fit. Do not trust this record.',
};

/** The page that explains fairness, and what it says of a game. */
export const fairness = {
  title: 'Fair play, proven',
  intro:
    'Every deck here is shuffled and every die is rolled by numbers that nobody can choose: not you, not the others, not us. After a game you need not believe that. You can check it.',
  sections: [
    {
      title: 'What is promised',
      text: [
        'No card and no roll was picked or exchanged. All of them follow from one *seed*, which stands before the first card is dealt, and which the service and the players make together.',
      ],
    },
    {
      title: 'How it works',
      text: [
        '*1. A sealed secret.* When a table is opened, the service draws a secret and shows its fingerprint (a SHA-256 hash). Nobody can guess the secret from it, and no other secret fits it: the service cannot change its mind.',
        '*2. Your own number.* When you sit down, your browser first sees the fingerprint, then adds a random number of its own. The service did not know that number when it chose its secret.',
        '*3. The deal.* When the game begins, the secret and the numbers, in the order of the seats, are mixed into the seed (HMAC-SHA256). Every shuffle and every roll follows from it.',
        '*4. The proof.* After the end the secret is revealed. Your browser compares it with the fingerprint it has kept, makes the seed anew and plays the whole game again, move by move.',
      ],
    },
    {
      title: 'What it does not protect against',
      text: [
        '*Against bots* your own number is enough: bots add none. *Among people* somebody must add the last number. If the service told that one its secret and the numbers of the others, he could look for a number that suits him. The proof cannot show that it does not.',
        'The service knows all cards while the game runs. The proof says nothing about whom it shows them to, nor about players who tell each other what they hold.',
        'A service could refuse to begin a game whose cards it does not like. You would notice: the table would be gone.',
        'Names, dates and whose hand made a move are told, not proven. The digest of a file catches damage and careless changes, not a forger who computes it anew. Fingerprint, seed and cards he cannot forge.',
      ],
    },
    {
      title: 'Without trusting this page',
      text: [
        'The same check runs on your own computer, outside the browser: save the file of a game, take the source of Three Harbours, and say “npm run verify -- game.json”.',
        'By hand: fingerprint = SHA-256 of the secret’s 32 bytes. Seed = the first 16 bytes of HMAC-SHA256 with the secret as key, over the numbers of the seats, joined by commas; bots have an empty place.',
      ],
    },
  ],
  check: {
    heading: 'Check a game',
    code: 'Code or link of a finished game',
    button: 'Check',
    file: 'Or a saved file',
    choose: 'Choose a file',
    busy: (p: { percent: number }) => `The game is played again … ${p.percent} %`,
    notFound: 'There is no finished game with that code.',
    unfinished: 'That game is not over. Its secret is revealed after the end.',
    unreadable: 'The file could not be read.',
  },
  verdict,
  checks,
  untold:
    'The record does not say; the table was opened before there were fingerprints, or was played on from another.',
  unmade: 'Not checked.',
  marks: { right: 'right', wrong: 'wrong', untold: 'not told', unmade: 'not checked' },
  own: {
    agrees: 'Your own number is in the deal, and the fingerprint is the one that this browser saw before it.',
    otherPromise: 'The fingerprint is not the one that this browser saw before the deal. Do not trust this record.',
    missing: 'The number of this browser is not in the deal. Did you also sit down with another device?',
    none: 'This browser has added no number to this game, so it has nothing of its own to compare.',
  },
  usage: 'Name the file of a game: npm run verify -- game.json',
  noFile: (p: { file: string }) => `The file ${p.file} cannot be read.`,
};

export type FairnessDict = typeof fairness;
