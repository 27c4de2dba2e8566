import './RatingsPage.css';
import { manifests } from '../../games/index.ts';
import { go } from '../router.ts';
import { Rich } from '../words.tsx';
import { HallFrame } from './HallFrame.tsx';
import { usePlayersWords } from './usePlayersWords.ts';

/** The rules of rating, on one page. */
export function RatingsPage() {
  const words = usePlayersWords();
  const [first] = manifests;
  if (!words) return null;
  const { rules } = words;
  return (
    <HallFrame title={rules.title}>
      <section class="panel rules-of-rating" aria-label={rules.title}>
        {rules.text.map((text) => (
          <p key={text}>
            <Rich text={text} />
          </p>
        ))}
        {first && (
          <button type="button" class="btn" onClick={() => go({ page: 'leaderboard', game: first.id })}>
            {rules.boards}
          </button>
        )}
      </section>
    </HallFrame>
  );
}
