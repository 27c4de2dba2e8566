import './Featured.css';
import type { TableSummary } from '../../../shared/protocol/http.ts';
import { emblemOf } from '../../games/index.ts';
import { go } from '../router.ts';
import { Icon } from '../ui/Icon.tsx';
import { Pawn } from '../ui/Pawn.tsx';
import { useSocialWords } from '../useSocialWords.ts';
import { useWords } from '../words.tsx';
import { featuredOf } from './live.ts';

export function Featured({ live }: { readonly live: readonly TableSummary[] }) {
  const { games, lobby } = useWords();
  const words = useSocialWords()?.featured;
  const table = featuredOf(live);
  if (!table || !words) return null;
  const { name, lobbySummary } = games[table.game];
  const stands = lobbySummary(table.lobbySummary);
  return (
    <section class="featured panel" aria-label={words.heading}>
      <span class="emblem" aria-hidden="true">
        <Icon of={emblemOf(table.game)} size={54} />
      </span>
      <div class="about">
        <h2>
          {words.heading} <small class="live-mark">{words.live}</small>
        </h2>
        <p class="what">
          <b>{name}</b> · {stands}
          {table.delay > 0 && ` (−${words.behind(table.delay)})`}
        </p>
        <ul class="crew">
          {table.seats.map((seat, at) => (
            <li key={`${at} ${seat.name}`}>
              <Pawn seat={at} /> {seat.name}
            </li>
          ))}
        </ul>
      </div>
      <div class="go">
        <small>{lobby.watching({ n: table.watchers })}</small>
        <button
          type="button"
          class="btn pri"
          aria-label={lobby.watchNamed({ game: name, lobbySummary: stands })}
          onClick={() => go({ page: 'table', id: table.code, role: 'spectator' })}
        >
          {words.watch}
        </button>
      </div>
    </section>
  );
}
