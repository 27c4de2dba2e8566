import './Flags.css';
import type { FlagTint } from '../../../shared/i18n/speech.ts';
import { Flag } from '../ui/Card.tsx';

/** Flags beside a sentence that names them in words. */
export function Flags({ of }: { readonly of: readonly FlagTint[] }) {
  return (
    <span class="in-line-flags" aria-hidden="true">
      {of.map((tint, at) => (
        // the same flag may come twice
        <Flag key={`${at} ${tint}`} tint={tint} />
      ))}
    </span>
  );
}
