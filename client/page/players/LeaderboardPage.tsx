import './LeaderboardPage.css';
import type { GameId } from '../../../shared/games/ids.ts';
import type { PlayersDict } from '../../../shared/i18n/en/players.ts';
import type { LeaderboardAnswer } from '../../../shared/protocol/players.ts';
import { emblemOf, manifests } from '../../games/index.ts';
import { refusalText } from '../lobby/play.ts';
import { go } from '../router.ts';
import { Icon } from '../ui/Icon.tsx';
import { Portrait } from '../ui/Portrait.tsx';
import { useWords } from '../words.tsx';
import { HallFrame, useAnswer } from './HallFrame.tsx';
import { usePlayersWords } from './usePlayersWords.ts';

/** Who is how strong at a game. */
export function LeaderboardPage({ game }: { readonly game: string }) {
  const words = usePlayersWords();
  const { games, common } = useWords();
  const answer = useAnswer<LeaderboardAnswer>(`/leaderboard/${game}`);
  if (!words) return null;
  const { board, rules } = words;
  return (
    <HallFrame title={board.title}>
      <nav class="tabs" aria-label={rules.boards}>
        {manifests.map(({ id }) => (
          <button
            type="button"
            key={id}
            aria-pressed={id === game}
            onClick={() => go({ page: 'leaderboard', game: id })}
          >
            <Icon of={emblemOf(id)} size={20} /> {games[id].name}
          </button>
        ))}
      </nav>
      <section class="panel board" aria-label={games[game as GameId]?.name ?? game}>
        {!answer && <p role="status">{common.loading}</p>}
        {answer && !answer.ok && <p role="status">{refusalText(answer.refusal)}</p>}
        {answer?.ok && <Board of={answer.value} words={board} />}
      </section>
      <p>
        <button type="button" class="link" onClick={() => go({ page: 'ratings' })}>
          {rules.title}
        </button>
      </p>
    </HallFrame>
  );
}

function Board({ of, words }: { readonly of: LeaderboardAnswer; readonly words: PlayersDict['board'] }) {
  if (of.players.length === 0) return <p class="none">{words.none}</p>;
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{words.place}</th>
          <th scope="col">{words.player}</th>
          <th scope="col" class="n">
            {words.rating}
          </th>
          <th scope="col" class="n">
            {words.games}
          </th>
          <th scope="col" class="n">
            {words.wins}
          </th>
        </tr>
      </thead>
      <tbody>
        {of.players.map((player) => (
          <tr key={player.handle}>
            <td class="place">{player.place}</td>
            <th scope="row">
              <button type="button" class="link" onClick={() => go({ page: 'player', handle: player.handle })}>
                {player.avatar && <Portrait of={player.avatar} size={30} />} {player.name}
              </button>
            </th>
            <td class="n">
              <b>{player.value}</b> <small>± {player.uncertainty}</small>
              {player.provisional && <small class="tag">{words.provisional}</small>}
            </td>
            <td class="n">{player.games}</td>
            <td class="n">{player.wins}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
