import { useState } from 'preact/hooks';
import type { Dict } from '../../../shared/i18n/en/house.ts';
import type { SocialDict } from '../../../shared/i18n/en/social.ts';
import type { MyTable } from '../../../shared/protocol/http.ts';
import { minutesAndSeconds } from '../clocks/time.ts';
import { go } from '../router.ts';
import { Icon } from '../ui/Icon.tsx';
import { useSecondsLeft } from '../useSecondsLeft.ts';
import { useSocialWords } from '../useSocialWords.ts';
import { useWords } from '../words.tsx';
import { isYourTurn } from './my-tables.ts';
import { Box, Row } from './TableList.tsx';

/** more of one's own would hide the games to begin */
const gamesShown = 3;

export function YourGames({ tables }: { readonly tables: readonly MyTable[] }) {
  const { lobby, common, games } = useWords();
  const own = useSocialWords()?.yours;
  const [isWhole, showAll] = useState(false);
  if (!own) return null;
  const shown = isWhole ? tables : tables.slice(0, gamesShown);
  return (
    <Box class="yours" icon="return-arrow" title={lobby.yourGames}>
      <ul>
        {shown.map((table) => {
          const yours = isYourTurn(table);
          const detail = detailOf(table, games[table.game].lobbySummary, lobby, own);
          return (
            <Row
              key={table.id}
              table={table}
              detail={detail}
              tag={table.left && table.status === 'running' && <TimeLeft left={table.left} words={own} />}
            >
              <button
                type="button"
                class={yours ? 'btn sm pri' : 'btn sm'}
                aria-label={lobby.resumeNamed({ game: games[table.game].name, detail })}
                onClick={() => go({ page: 'table', id: table.code, role: 'player' })}
              >
                {common.resume}
              </button>
            </Row>
          );
        })}
      </ul>
      {shown.length < tables.length && (
        <button type="button" class="link" onClick={() => showAll(true)}>
          {own.allYours({ n: tables.length })}
        </button>
      )}
    </Box>
  );
}

/** Whose turn it is, and how the game stands. */
function detailOf(
  table: MyTable,
  stands: (of: MyTable['lobbySummary']) => string,
  words: Dict['lobby'],
  own: SocialDict['yours'],
): string {
  if (!table.playable) return words.rulesAway;
  if (table.status === 'waiting') return words.waitingForStart;
  const names = table.toMove.map((seat) => table.seats[seat]?.name ?? '').filter((name) => name !== '');
  const turn = isYourTurn(table) ? words.yourTurn : names.length === 0 ? '' : own.turnOf({ names: names.join(', ') });
  return [turn, stands(table.lobbySummary)].filter((part) => part !== '').join(' · ');
}

/** What is left to decide; it runs while the table is open. */
function TimeLeft(props: { readonly left: NonNullable<MyTable['left']>; readonly words: SocialDict['yours'] }) {
  const { left, words } = props;
  const running = useSecondsLeft(left.runs ? Math.ceil(left.ms / 1000) : null, left);
  const time = minutesAndSeconds((running ?? Math.ceil(left.ms / 1000)) * 1000);
  return (
    <span class="tag">
      <Icon of="hourglass" size={14} />
      <span aria-hidden="true">{time}</span>
      <span class="sr">{words.timeLeft({ time })}</span>
    </span>
  );
}
