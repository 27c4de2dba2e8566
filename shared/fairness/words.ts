import type { FairnessDict } from '../i18n/en/fairness.ts';
import type { CheckCode, FairnessCheck, Verdict } from './verify.ts';

/** A check as a reader is told of it. */
export interface CheckInWords {
  readonly code: CheckCode;
  readonly state: FairnessCheck['state'];
  readonly sentence: string;
}

export const inWords = ({ checks }: Verdict, words: FairnessDict): CheckInWords[] =>
  checks
    // what was not looked at needs no line each when there was nothing to look at
    .filter(({ state }, at) => state !== 'unmade' || checks[0]?.state === 'right' || at === 0)
    .map(({ code, state, params }) => ({
      code,
      state,
      sentence: state === 'right' || state === 'wrong' ? words.checks[code][state](params) : words[state],
    }));
