import './Route.css';
import type { CampaignDict } from '../../../shared/i18n/en/campaign.ts';
import { chapterNumber } from '../../../shared/i18n/en/campaign.ts';
import { listed } from '../../../shared/i18n/plural.ts';
import type { CampaignAnswer } from '../../../shared/protocol/campaigns.ts';
import { galleon, laurels } from '../../art/icons.ts';
import { settings } from '../preferences.ts';
import { Outline } from '../ui/Outline.tsx';
import { useStore } from '../useStore.ts';
import { type Stop, stopsOf } from './stops.ts';

/** The chapters as a way over the sea: what is behind the group, where it is, and that there is more. */
export function Route({ campaign, words }: { readonly campaign: CampaignAnswer; readonly words: CampaignDict }) {
  const { lang, speed } = useStore(settings);
  const stops = stopsOf(campaign);
  const isTogether = campaign.way === 'together';
  const fate = ({ is, games, winners }: Stop): string => {
    const t = words.page;
    if (is === 'ahead') return t.ahead;
    if (is === 'now') return isTogether && games > 0 ? t.lostSoFar({ n: games }) : t.now;
    if (isTogether) return t.tries({ n: games });
    return t.wonBy({ names: listed(lang, winners) });
  };
  return (
    <ol class="route" aria-label={words.page.path} style={{ '--n': stops.length }}>
      {stops.map((stop) => (
        <li key={stop.chapter} class={stop.is} aria-current={stop.is === 'now' ? 'step' : undefined}>
          {stop.chapter > 1 && (
            <svg class="leg" aria-hidden="true" viewBox="0 0 100 46" preserveAspectRatio="none">
              <path d={stop.chapter % 2 === 0 ? 'M0 0C50 0 50 46 100 46' : 'M0 46C50 46 50 0 100 0'} />
            </svg>
          )}
          <span class="seal" aria-hidden="true">
            {stop.is === 'done' && <Outline d={laurels} size={76} />}
            {stop.is === 'now' && (
              <span class={speed === 'off' ? 'ship' : 'ship afloat'}>
                <Outline d={galleon} size={34} />
              </span>
            )}
            <b>{chapterNumber(stop.chapter)}</b>
          </span>
          <span class="told">
            <b>{words.chapter({ n: stop.chapter })}</b>
            <small>{fate(stop)}</small>
          </span>
        </li>
      ))}
    </ol>
  );
}
