import './Commitment.css';
import type { TableDict } from '../../../shared/i18n/en/table.ts';
import { pathOf } from '../router.ts';
import { toast } from '../ui/toasts.tsx';

/** The promise of the deal at the table: to be looked at, copied and compared later. */
export function Commitment({ commitment, words }: { readonly commitment: string; readonly words: TableDict['deal'] }) {
  if (commitment === '') return null;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(commitment);
      toast(words.copied);
    } catch {
      // without https there is no clipboard: the text can be selected
      toast(commitment);
    }
  };
  return (
    <details class="commitment">
      <summary>
        {words.label} <span class="print">{commitment.slice(0, 8)} …</span>
      </summary>
      <output class="print">{commitment}</output>
      <p>
        <button type="button" class="link" onClick={() => void copy()}>
          {words.copy}
        </button>{' '}
        · {/* in another tab: whoever leaves the table may lose their seat */}
        <a class="link" href={pathOf({ page: 'fairness', id: null })} target="_blank" rel="noreferrer">
          {words.what}
        </a>
      </p>
    </details>
  );
}
