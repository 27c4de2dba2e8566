import './Terms.css';
import { manifestOf } from '../../games/index.ts';
import { useSocialWords } from '../useSocialWords.ts';
import { type Agreement, useAgreed } from './useAgreed.ts';

/** How many play, how long it takes, and what those who sit down agree to. */
export function Terms({ table }: { readonly table: Agreement & { readonly seats: readonly unknown[] } }) {
  const words = useSocialWords()?.entrance;
  const agreed = useAgreed(table);
  if (!words) return null;
  const { minutes } = manifestOf(table.game);
  return (
    <ul class="terms">
      {[words.players({ n: table.seats.length }), words.minutes({ n: minutes }), ...agreed].map((term) => (
        <li key={term}>{term}</li>
      ))}
    </ul>
  );
}
