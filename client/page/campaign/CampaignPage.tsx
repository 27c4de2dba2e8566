import './CampaignPage.css';
import { useState } from 'preact/hooks';
import type { CampaignDict } from '../../../shared/i18n/en/campaign.ts';
import { listed } from '../../../shared/i18n/plural.ts';
import type { CampaignAnswer, CampaignGame } from '../../../shared/protocol/campaigns.ts';
import { compass, crossedSabres } from '../../art/icons.ts';
import { manifestOf } from '../../games/index.ts';
import { HallFrame, useAnswer } from '../players/HallFrame.tsx';
import { settings } from '../preferences.ts';
import { go } from '../router.ts';
import { Avatar, useSeated } from '../ui/Avatar.tsx';
import { Icon } from '../ui/Icon.tsx';
import { Outline } from '../ui/Outline.tsx';
import { toast } from '../ui/toasts.tsx';
import { useSocialWords } from '../useSocialWords.ts';
import { useStore } from '../useStore.ts';
import { useWords } from '../words.tsx';
import { CampaignOver } from './CampaignOver.tsx';
import { campaignRefusal, continueCampaign, type Refusals } from './going-on.ts';
import { nextLabel, wayOf } from './in-words.ts';
import { Route } from './Route.tsx';
import { useCampaignWords } from './useCampaignWords.ts';

const nobody: CampaignAnswer['seats'] = [];

/** A campaign as its people see it: how far it is, who is in it, what was played, and the way on. */
export function CampaignPage({ id }: { readonly id: string }) {
  const words = useCampaignWords();
  const { common, games } = useWords();
  const refusals = useSocialWords()?.refusals;
  const answer = useAnswer<CampaignAnswer>(`/campaigns/${id}`);
  useSeated(answer?.ok ? answer.value.seats : nobody);
  if (!words) return null;
  if (!answer?.ok)
    return (
      <HallFrame title={words.name}>
        <p role="status">{answer ? campaignRefusal(answer.refusal, refusals) : common.loading}</p>
      </HallFrame>
    );
  const campaign = answer.value;
  const { state, way } = campaign;
  return (
    <HallFrame
      title={state === 'running' ? words.begin.heading({ game: games[campaign.game].name }) : words.over[state]}
    >
      <div class={`campaign ${state}`}>
        <section class="panel chart">
          <span class="rose" aria-hidden="true">
            <Outline d={compass} size={150} />
          </span>
          {state !== 'running' && <CampaignOver campaign={campaign} words={words} />}
          {state === 'running' && (
            <p class="lead">
              {[
                wayOf(campaign, words),
                ...(way === 'together' ? [words.page.failures({ n: campaign.totalFailures })] : []),
              ].join(' · ')}
            </p>
          )}
          <Route campaign={campaign} words={words} />
          {state === 'running' && <GoOn campaign={campaign} words={words} refusals={refusals} />}
        </section>
        <div class="beside">
          <Group campaign={campaign} words={words} />
          <Played campaign={campaign} words={words} />
        </div>
      </div>
    </HallFrame>
  );
}

/** The one big button, and what it leads to. */
function GoOn(props: { readonly campaign: CampaignAnswer; readonly words: CampaignDict; readonly refusals: Refusals }) {
  const { campaign, words } = props;
  const { chapter, failures, table, seats } = campaign;
  const t = words.page;
  const bonus = manifestOf(campaign.game).campaign?.bonus(failures) ?? 0;
  const [busy, setBusy] = useState(false);
  const goOn = async () => {
    setBusy(true);
    const refused = await continueCampaign(campaign.id, props.refusals);
    setBusy(false);
    if (refused) toast(refused, 'no');
  };
  const hasCompany = seats.filter(({ kind }) => kind === 'person').length > 1;
  return (
    <div class="go-on">
      {bonus > 0 && table?.status !== 'running' && <p class="bonus">{t.bonus({ coins: bonus, n: seats.length })}</p>}
      {table && <p role="status">{table.status === 'waiting' ? t.waits({ n: chapter }) : t.runs({ n: chapter })}</p>}
      <button type="button" class="btn pri big" disabled={busy} onClick={() => void goOn()}>
        <Outline d={crossedSabres} size={22} />
        {table ? t.toTable : nextLabel(campaign, words)}
      </button>
      {hasCompany && table?.status !== 'running' && <p class="hint">{t.missing}</p>}
    </div>
  );
}

function Group({ campaign, words }: { readonly campaign: CampaignAnswer; readonly words: CampaignDict }) {
  const t = words.page;
  return (
    <section class="box list group">
      <h2>
        <Icon of="meeple" size={20} />
        {t.group}
      </h2>
      <ul>
        {campaign.seats.map(
          ({ kind, name }, seat) =>
            kind !== 'open' && (
              <li key={seat}>
                <Avatar seat={seat} size={40} />
                <span class="what">
                  <b>{name}</b>
                  <small>{seat === campaign.yours ? t.you : kind === 'bot' ? t.bot : ''}</small>
                </span>
              </li>
            ),
        )}
      </ul>
    </section>
  );
}

/** What was played to its end, the latest first. */
function Played({ campaign, words }: { readonly campaign: CampaignAnswer; readonly words: CampaignDict }) {
  const { lang } = useStore(settings);
  const t = words.page;
  const date = new Intl.DateTimeFormat(lang, { dateStyle: 'medium' });
  const result = ({ team, winners }: CampaignGame): string =>
    team ? (team.won ? t.won : t.lost) : t.wonBy({ names: listed(lang, winners) });
  return (
    <section class="box list history">
      <h2>
        <Icon of="scroll-unfurled" size={20} />
        {t.played}
      </h2>
      {campaign.games.length === 0 && <p class="none">{t.nothing}</p>}
      <ul>
        {campaign.games.toReversed().map((game) => {
          const chapter = words.chapter({ n: game.chapter });
          const ended = date.format(new Date(game.ended));
          return (
            <li key={game.code}>
              <span class="what">
                <b>{chapter}</b>
                <small>
                  {result(game)} · {ended}
                </small>
              </span>
              <button
                type="button"
                class="btn sm"
                aria-label={t.replayNamed({ chapter, date: ended })}
                onClick={() => go({ page: 'replay', id: game.code })}
              >
                {t.replay}
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
