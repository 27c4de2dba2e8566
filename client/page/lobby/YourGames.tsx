import { useState } from 'preact/hooks';
import type { CampaignDict } from '../../../shared/i18n/en/campaign.ts';
import type { SocialDict } from '../../../shared/i18n/en/social.ts';
import type { CampaignSummary, MyTable } from '../../../shared/protocol/http.ts';
import { continueCampaign } from '../campaign/going-on.ts';
import { useCampaignWords } from '../campaign/useCampaignWords.ts';
import { minutesAndSeconds } from '../clocks/time.ts';
import { go } from '../router.ts';
import { Icon } from '../ui/Icon.tsx';
import { toast } from '../ui/toasts.tsx';
import { useSecondsLeft } from '../useSecondsLeft.ts';
import { useSocialWords } from '../useSocialWords.ts';
import { useWords } from '../words.tsx';
import { isYourTurn } from './my-tables.ts';
import { Box, Row } from './TableList.tsx';

/** more of one's own would hide the games to begin */
const gamesShown = 3;

export function YourGames(props: {
  readonly tables: readonly MyTable[];
  readonly campaigns: readonly CampaignSummary[];
}) {
  const { tables } = props;
  const { games } = useWords();
  const own = useSocialWords()?.yours;
  const saga = useCampaignWords();
  const [isWhole, showAll] = useState(false);
  if (!own || !saga) return null;
  const shown = isWhole ? tables : tables.slice(0, gamesShown);
  // one that is at a table stands there already
  const ashore = props.campaigns.filter(({ id }) => tables.every(({ campaign }) => campaign !== id));
  return (
    <Box class="yours" icon="return-arrow" title={own.yourGames}>
      <ul>
        {shown.map((table) => {
          const yours = isYourTurn(table);
          const stands = detailOf(table, games[table.game].lobbySummary, own);
          const detail = table.campaign === '' ? stands : `${saga.yours.chapter({ n: table.chapter })} · ${stands}`;
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
                aria-label={own.resumeNamed({ game: games[table.game].name, detail })}
                onClick={() => go({ page: 'table', id: table.code, role: 'player' })}
              >
                {own.resume}
              </button>
            </Row>
          );
        })}
        {ashore.map((campaign) => (
          <CampaignRow key={campaign.id} campaign={campaign} words={saga.yours} />
        ))}
      </ul>
      {shown.length < tables.length && (
        <button type="button" class="link" onClick={() => showAll(true)}>
          {own.allYours({ n: tables.length })}
        </button>
      )}
    </Box>
  );
}

/** A campaign between two games: the next one is a click away. */
function CampaignRow({
  campaign,
  words,
}: {
  readonly campaign: CampaignSummary;
  readonly words: CampaignDict['yours'];
}) {
  const { games } = useWords();
  const refusals = useSocialWords()?.refusals;
  const { id, chapter, failures, seats } = campaign;
  const game = games[campaign.game].name;
  const detail = failures > 0 ? words.again({ n: chapter }) : words.next({ n: chapter });
  const goOn = async () => {
    const refused = await continueCampaign(id, refusals);
    if (refused) toast(refused, 'no');
  };
  return (
    <Row table={{ game: campaign.game, seats }} detail={detail}>
      <button
        type="button"
        class="btn sm dim"
        aria-label={words.pageNamed({ game, detail })}
        onClick={() => go({ page: 'campaign', id })}
      >
        {words.page}
      </button>
      <button
        type="button"
        class="btn sm pri"
        aria-label={words.goOnNamed({ game, detail })}
        onClick={() => void goOn()}
      >
        {words.goOn}
      </button>
    </Row>
  );
}

/** Whose turn it is, and how the game stands. */
function detailOf(table: MyTable, stands: (of: MyTable['lobbySummary']) => string, own: SocialDict['yours']): string {
  if (!table.playable) return own.rulesAway;
  if (table.status === 'waiting') return own.waitingForStart;
  const names = table.toMove.map((seat) => table.seats[seat]?.name ?? '').filter((name) => name !== '');
  const turn = isYourTurn(table) ? own.yourTurn : names.length === 0 ? '' : own.turnOf({ names: names.join(', ') });
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
