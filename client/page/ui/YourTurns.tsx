import './YourTurns.css';
import { isYourTurn, useMyGames } from '../lobby/my-tables.ts';
import { useSocialWords } from '../useSocialWords.ts';
import { Link } from './Link.tsx';

/** A badge wherever one is: in how many of one's games it is one's own turn, and the way there. */
export function YourTurns({ except }: { readonly except?: string }) {
  const words = useSocialWords();
  const waiting = useMyGames().tables.filter((table) => table.id !== except && isYourTurn(table));
  const [only] = waiting;
  if (!only || !words) return null;
  return (
    <Link
      class="your-turns"
      to={waiting.length === 1 ? { page: 'table', id: only.code, role: 'player' } : { page: 'lobby' }}
    >
      <span aria-hidden="true">{waiting.length}</span>
      <span class="sr">{words.yours.yourTurns({ n: waiting.length })}</span>
    </Link>
  );
}
