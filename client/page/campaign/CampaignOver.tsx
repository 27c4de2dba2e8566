import { useState } from 'preact/hooks';
import type { CampaignDict } from '../../../shared/i18n/en/campaign.ts';
import { listed } from '../../../shared/i18n/plural.ts';
import type { CampaignAnswer } from '../../../shared/protocol/campaigns.ts';
import { compass, laurelCrown, share as shareIcon } from '../../art/icons.ts';
import { manifestOf } from '../../games/index.ts';
import { CreateDialog } from '../dialogs/lazy-dialogs.tsx';
import { settings } from '../preferences.ts';
import { Outline } from '../ui/Outline.tsx';
import { toast } from '../ui/toasts.tsx';
import { useStore } from '../useStore.ts';
import { useWords } from '../words.tsx';
import { wayOf } from './in-words.ts';
import { mostWins } from './stops.ts';

interface Props {
  readonly campaign: CampaignAnswer;
  readonly words: CampaignDict;
}

/** All chapters are played: what became of it, and how others hear of it. */
export function CampaignOver({ campaign, words }: Props) {
  const { lang } = useStore(settings);
  const { games } = useWords();
  const t = words.over;
  const { state, seats, began, ended } = campaign;
  if (state === 'running') return null;
  const date = new Intl.DateTimeFormat(lang, { dateStyle: 'long' });
  const [first, last] = [began, ended ?? began].map((day) => date.format(new Date(day))) as [string, string];
  const days = first === last ? first : t.from({ began: first, ended: last });
  const names = listed(
    lang,
    seats.map(({ name }) => name),
  );
  const best = mostWins(campaign);
  const text =
    state === 'flawless'
      ? t.flawlessText
      : state === 'won'
        ? t.wonText({ n: campaign.totalFailures })
        : t.toldText({ names: listed(lang, best.names), n: best.n });
  const game = games[campaign.game].name;
  const share = async () => {
    const { shareCampaign } = await import('./share-campaign.ts');
    const details = { game, title: t[state], text, names, days, way: wayOf(campaign, words) };
    const done = await shareCampaign(campaign, details, words, lang);
    if (done === 'saved') toast(t.saved);
    else if (done === 'failed') toast(t.notSaved, 'no');
  };
  const copy = async () => {
    const { href: link } = location;
    const copied = await navigator.clipboard?.writeText(link).then(
      () => true,
      () => false,
    );
    // without https there is no clipboard
    toast(copied ? t.copied : t.copyFailed({ link }));
  };
  return (
    <div class="over">
      <p class="crest">
        <Outline d={laurelCrown} size={54} />
        <b>{game}</b>
        <Outline d={laurelCrown} size={54} />
      </p>
      {state === 'flawless' && <p class="flawless">{t.seal}</p>}
      <p class="names">{names}</p>
      <p>{text}</p>
      <p class="hint">
        {wayOf(campaign, words)} · {days}
      </p>
      <div class="foot">
        <button type="button" class="btn pri" onClick={() => void share()}>
          <Outline d={shareIcon} size={18} />
          {t.share}
        </button>
        <button type="button" class="btn" onClick={() => void copy()}>
          {t.link}
        </button>
      </div>
      {campaign.yours !== null && <Afterwards campaign={campaign} words={words} />}
    </div>
  );
}

/** What those who know the story can play next. */
function Afterwards({ campaign, words }: Props) {
  const [open, setOpen] = useState(false);
  const game = manifestOf(campaign.game);
  const options = game.campaign?.afterwards;
  if (!options) return null;
  return (
    <div class="afterwards">
      <p class="hint">{words.over.afterwards}</p>
      <button type="button" class="btn" onClick={() => setOpen(true)}>
        <Outline d={compass} size={18} />
        {words.over.playOn}
      </button>
      {open && (
        <CreateDialog game={game} options={options} players={campaign.seats.length} onClose={() => setOpen(false)} />
      )}
    </div>
  );
}
