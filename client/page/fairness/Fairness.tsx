import './Fairness.css';
import type { Verdict } from '../../../shared/fairness/verify.ts';
import { inWords } from '../../../shared/fairness/words.ts';
import type { FairnessDict } from '../../../shared/i18n/en/fairness.ts';
import { keptDeal } from '../../net/deals.ts';
import { checkOwnDeal } from './own-deal.ts';
import { useFairnessWords } from './useFairnessWords.ts';
import { useVerdict } from './useVerdict.ts';

/** Whether a game was fair, worked out in this browser and said in words. `file`: a GameFile, or the text of one. */
export function Fairness({ file }: { readonly file: unknown }) {
  const words = useFairnessWords();
  const verdict = useVerdict(file);
  if (!words) return null;
  const percent = typeof verdict === 'number' ? Math.floor(verdict * 100) : 100;
  return (
    <section class="fairness" aria-busy={typeof verdict === 'number'}>
      {typeof verdict === 'number' ? (
        <>
          <p>{words.check.busy({ percent })}</p>
          <progress max={100} value={percent} aria-label={words.check.heading} />
        </>
      ) : (
        <VerdictWords verdict={verdict} words={words} />
      )}
    </section>
  );
}

const signs = { right: '✓', wrong: '✗', untold: '–', unmade: '–' } as const;

function VerdictWords({ verdict, words }: { readonly verdict: Verdict; readonly words: FairnessDict }) {
  const { file } = verdict;
  const own = file && checkOwnDeal(file, keptDeal(file.id));
  // a promise that was exchanged afterwards outweighs everything that fits
  const kind = own === 'otherPromise' && file?.fairness ? 'wrong' : verdict.kind;
  return (
    <>
      <p class={`verdict ${kind}`} role="status">
        {words.verdict[kind]}
      </p>
      <ul class="checks">
        {inWords(verdict, words).map(({ code, state, sentence }) => (
          <li key={code} class={state}>
            <span class="sign" aria-hidden="true">
              {signs[state]}
            </span>
            <span>
              <span class="sr">{words.marks[state]}: </span>
              {sentence}
            </span>
          </li>
        ))}
        {own && (
          <li class={own === 'agrees' ? 'right' : own === 'otherPromise' ? 'wrong' : 'untold'}>
            <span class="sign" aria-hidden="true">
              {own === 'agrees' ? signs.right : own === 'otherPromise' ? signs.wrong : signs.untold}
            </span>
            <span>{words.own[own]}</span>
          </li>
        )}
      </ul>
    </>
  );
}
