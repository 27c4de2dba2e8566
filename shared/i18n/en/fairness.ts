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
    right: () => 'This is a game file.',
    wrong: (p) => `This is not a game file, or it is damaged${p.at ? ` (at “${p.at}”)` : ''}.`,
  },
  digest: {
    right: () => 'The file is intact: its contents match its checksum.',
    wrong: () => 'The file has been changed: its contents do not match its checksum.',
  },
  version: {
    right: (p) => `It was played with version ${p.version} of the rules, which we have here.`,
    wrong: (p) =>
      `It was played with version ${p.version} of the rules; we have version ${p.ours} here, so it cannot be replayed.`,
  },
  commitment: {
    right: () => 'The secret matches the fingerprint that was shown before the deal.',
    wrong: () => 'The secret does not match the fingerprint that was shown.',
  },
  seed: {
    right: (p) =>
      p.nonces === 0
        ? 'The seed follows from the secret; no player added a number.'
        : `The seed follows from the secret and the numbers added by ${players(Number(p.nonces))}.`,
    wrong: () => 'The seed does not follow from the secret and the players’ numbers.',
  },
  moves: {
    right: (p) => `Every shuffle, every roll and all ${moves(Number(p.moves))} were replayed: each move was legal.`,
    wrong: (p) =>
      p.move === 0 ? 'The game could not have been set up like this.' : `Move ${p.move} was not possible.`,
  },
  result: {
    right: (p) => (p.over ? 'The result matches the replay.' : 'The file ends before the game does.'),
    wrong: () => 'The result does not match the replay.',
  },
};

const verdict: Readonly<Record<Verdict['kind'], string>> = {
  proven: 'This game was fair: everything checks out.',
  unproven: 'The game was played by the rules, but its deal has no fingerprint, so nothing is proven.',
  otherRules:
    'This game was played with a version of the rules that we do not have here. Everything that does not depend on them was checked.',
  wrong: 'Something does not add up. Do not trust this file.',
};

/** The page that explains fairness, and what it says of a game. */
export const fairness = {
  title: 'Provably fair',
  intro:
    'Every deck here is shuffled and every die is rolled with numbers that nobody can choose: not you, not the other players, not us. You do not have to believe it: after a game, you can check.',
  sections: [
    {
      title: 'What we promise',
      text: [
        'No card and no roll is ever picked or swapped. They all follow from one *seed*, which is fixed before the first card is dealt and which the service and the players create together.',
      ],
    },
    {
      title: 'How it works',
      text: [
        '*1. A sealed secret.* When a table is opened, the service picks a secret and shows its fingerprint (a SHA-256 hash). Nobody can guess the secret from it, and no other secret matches it: the service cannot change its mind.',
        '*2. Your own number.* When you take a seat, your browser first receives the fingerprint and then adds a random number of its own. The service did not know that number when it chose its secret.',
        '*3. The deal.* When the game starts, the secret and the numbers, in seat order, are mixed into the seed (HMAC-SHA256). Every shuffle and every roll follows from it.',
        '*4. The proof.* After the game, the secret is revealed. Your browser compares it with the fingerprint it has saved, computes the seed again and replays the whole game, move by move.',
      ],
    },
    {
      title: 'What it does not protect against',
      text: [
        '*Against bots* your own number is enough: bots add none. *Between people*, someone has to add the last number. If the service told that player its secret and the other numbers, they could search for a number that suits them. The proof cannot rule that out.',
        'The service knows all cards during the game. The proof says nothing about whom it shows them to, or about players who tell each other their cards.',
        'A service could refuse to start a game whose cards it does not like. You would notice: the table would be gone.',
        'Names, dates and who made a move are recorded, not proven. The checksum of a file reveals damage and careless changes, but not a forger who recomputes it. Fingerprint, seed and cards cannot be forged.',
      ],
    },
    {
      title: 'Without trusting this page',
      text: [
        'You can run the same check on your own computer, outside the browser: save a game as a file, get the source code of Three Harbours and run “npm run verify -- game.json”.',
        'By hand: fingerprint = SHA-256 of the secret’s 32 bytes. Seed = the first 16 bytes of HMAC-SHA256 with the secret as key, over the numbers of the seats, separated by commas; a bot’s number is empty.',
      ],
    },
  ],
  check: {
    heading: 'Check a game',
    code: 'Code or link of a finished game',
    button: 'Check',
    file: 'Or a saved file',
    choose: 'Choose a file',
    busy: (p: { percent: number }) => `Replaying the game … ${p.percent} %`,
    notFound: 'There is no finished game with that code.',
    unfinished: 'That game is not over yet. Its secret is revealed at the end.',
    unreadable: 'The file could not be read.',
  },
  verdict,
  checks,
  untold: 'Not recorded: the table is older than our fingerprints, or continues another game.',
  unmade: 'Not checked.',
  marks: { right: 'right', wrong: 'wrong', untold: 'not recorded', unmade: 'not checked' },
  own: {
    agrees: 'Your own number is part of the deal, and the fingerprint is the one this browser saw beforehand.',
    otherPromise: 'The fingerprint is not the one this browser saw before the deal. Do not trust this file.',
    missing: 'This browser’s number is not part of the deal. Did you also play from another device?',
    none: 'This browser added no number to this game, so it has nothing of its own to compare.',
  },
  usage:
    'Please name a game file: npm run verify -- game.json. Or check every game of the database: npm run verify -- --all',
  noFile: (p: { file: string }) => `The file ${p.file} cannot be read.`,
};

export type FairnessDict = typeof fairness;
