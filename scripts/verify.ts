// npm run verify -- game.json: replays the file of a game and says, check by check, whether it was fair.
import { readFileSync } from 'node:fs';
import { verify } from '../shared/fairness/verify.ts';
import { inWords } from '../shared/fairness/words.ts';
import { langOf, languages } from '../shared/i18n/load.ts';

const { LC_ALL, LC_MESSAGES, LANG } = process.env;
const words = await languages[langOf([LC_ALL || LC_MESSAGES || LANG || ''])].fairness();
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

process.exitCode = judge(process.argv[2]);
