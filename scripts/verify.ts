// npm run verify -- game.json: replays the file of a game and says, check by check, whether it was fair.
// npm run verify -- --all: replays every game of the database of DATA_DIR or DATABASE_URL, and names what differs.
import { readFileSync } from 'node:fs';
import { verify } from '../shared/fairness/verify.ts';
import { inWords } from '../shared/fairness/words.ts';
import { langOf, languages } from '../shared/i18n/load.ts';

const { LC_ALL, LC_MESSAGES, LANG } = process.env;
const lang = langOf([LC_ALL || LC_MESSAGES || LANG || '']);
const words = await languages[lang].fairness();
const marks = { right: '✔', wrong: '✘', untold: '–', unmade: '–' } as const;

function textOf(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
}

/** Exit code 0 for a game that is proven, 1 for everything else. */
function judge(file: string | undefined): number {
  const text = file === undefined ? null : textOf(file);
  if (text === null) {
    console.error(file === undefined ? words.usage : words.noFile({ file }));
    return 1;
  }
  const verdict = verify(text);
  for (const { state, sentence } of inWords(verdict, words)) console.log(`${marks[state]} ${sentence}`);
  console.log(`\n${words.verdict[verdict.kind]}`);
  return verdict.ok ? 0 : 1;
}

/** Exit code 0 when this build plays every stored game as it was played, 1 otherwise. */
async function judgeAll(): Promise<number> {
  // the file of a game is checked without any of this
  const { verifyStored } = await import('../server/archive/verify-stored.ts');
  return verifyStored(process.env, await languages[lang].storedGames(), console);
}

const [, , asked] = process.argv;
process.exitCode = asked === '--all' ? await judgeAll() : judge(asked);
