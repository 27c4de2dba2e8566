import type { CampaignDict } from '../../../shared/i18n/en/campaign.ts';
import type { MyCampaignsAnswer } from '../../../shared/protocol/campaigns.ts';
import type { CampaignSummary } from '../../../shared/protocol/http.ts';
import { emblemOf } from '../../games/index.ts';
import { wayOf } from '../campaign/in-words.ts';
import { useCampaignWords } from '../campaign/useCampaignWords.ts';
import { go } from '../router.ts';
import { Icon } from '../ui/Icon.tsx';
import { useWords } from '../words.tsx';
import { useAnswer } from './HallFrame.tsx';

/** The campaigns that one is in, also those that are over. */
export function YourCampaigns() {
  const words = useCampaignWords();
  const answer = useAnswer<MyCampaignsAnswer>('/me/campaigns');
  if (!words || !answer?.ok || answer.value.campaigns.length === 0) return null;
  return (
    <section class="box list history">
      <h2>
        <Icon of="compass" size={20} />
        {words.profile.heading}
      </h2>
      <ul>
        {answer.value.campaigns.map((campaign) => (
          <Entry key={campaign.id} of={campaign} words={words} />
        ))}
      </ul>
    </section>
  );
}

function Entry({ of, words }: { readonly of: CampaignSummary; readonly words: CampaignDict }) {
  const { games } = useWords();
  const { profile: t, over } = words;
  const stands = of.state === 'running' ? t.running({ n: of.chapter }) : over[of.state];
  const names = of.seats.flatMap(({ kind, name }) => (kind === 'open' ? [] : name));
  const detail = [wayOf(of, words), stands, names.join(', ')].join(' · ');
  return (
    <li>
      <span class="emblem">
        <Icon of={emblemOf(of.game)} size={24} />
      </span>
      <span class="what">
        <b>{games[of.game].name}</b>
        <small>{detail}</small>
      </span>
      <button
        type="button"
        class="btn sm"
        aria-label={t.openNamed({ detail })}
        onClick={() => go({ page: 'campaign', id: of.id })}
      >
        {t.open}
      </button>
    </li>
  );
}
