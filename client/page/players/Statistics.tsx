import './Statistics.css';
import type { PlayersDict } from '../../../shared/i18n/en/players.ts';
import type { PlayerStatistics } from '../../../shared/protocol/players.ts';
import { emblemOf } from '../../games/index.ts';
import { Icon } from '../ui/Icon.tsx';
import { useWords } from '../words.tsx';

/** What somebody's games come to, all games together. */
export function Statistics({
  of,
  words,
}: {
  readonly of: PlayerStatistics;
  readonly words: PlayersDict['statistics'];
}) {
  const { games } = useWords();
  if (of.played === 0) return null;
  const share = Math.round((100 * of.won) / of.played);
  return (
    <section class="panel statistics" aria-label={words.heading}>
      <dl>
        <div>
          <dt>{words.played}</dt>
          <dd>{of.played}</dd>
        </div>
        <div>
          <dt>{words.won}</dt>
          <dd>
            {of.won} <small>{words.share({ percent: share })}</small>
          </dd>
        </div>
        <div>
          <dt>{words.streak}</dt>
          <dd>
            {of.streak} <small>{words.longest({ n: of.longestStreak })}</small>
          </dd>
        </div>
        {of.favourite && (
          <div>
            <dt>{words.favourite}</dt>
            <dd class="name">
              <Icon of={emblemOf(of.favourite)} size={22} /> {games[of.favourite]?.name ?? of.favourite}
            </dd>
          </div>
        )}
      </dl>
      <div class="form">
        <h2>{words.form}</h2>
        <ol>
          {of.form.map((place, at) => (
            <li key={at} class={place === 1 ? 'first' : place === 0 ? 'left' : ''}>
              <span aria-hidden="true">{place === 0 ? '–' : place}</span>
              <span class="sr">{place === 0 ? words.leftOne : words.placeOne({ place })}</span>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
