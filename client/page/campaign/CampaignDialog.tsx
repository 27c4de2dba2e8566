import { useState } from 'preact/hooks';
import type { CampaignWay } from '../../../shared/engine/campaign.ts';
import { seatsFor } from '../../../shared/engine/seats.ts';
import type { GameManifest } from '../../games/manifest.ts';
import { optionText, type TouchedOptions, valueIn } from '../../games/options.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { Segments } from '../ui/Segments.tsx';
import { useSocialWords } from '../useSocialWords.ts';
import { useWords } from '../words.tsx';
import { beginCampaign } from './going-on.ts';
import { useCampaignWords } from './useCampaignWords.ts';

/** `alone` is together, without anybody else. */
type Company = CampaignWay | 'alone';
const companies: readonly Company[] = ['together', 'alone', 'against'];

const counts = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, i) => from + i);

/** A campaign is begun: against each other, together or alone, and with whom. */
export function CampaignDialog({ game, onClose }: { readonly game: GameManifest; readonly onClose: () => void }) {
  const { common, games } = useWords();
  const words = useCampaignWords();
  const refusals = useSocialWords()?.refusals;
  const [company, setCompany] = useState<Company>('together');
  const [wishedSeats, setSeats] = useState(2);
  const [wishedBots, setBots] = useState(0);
  const [options, setOptions] = useState<TouchedOptions>({});
  const [error, setError] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const { campaign } = game;
  if (!words || !campaign) return null;
  const t = words.begin;
  const way = company === 'alone' ? 'together' : company;
  const most = seatsFor(game, campaign.ways[way])[1];
  const seats = company === 'alone' ? 1 : Math.min(Math.max(wishedSeats, 2), most);
  const bots = Math.min(wishedBots, seats - 1);
  const full = bots === seats - 1;

  const submit = async (event: Event) => {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    setError(await beginCampaign({ game: game.id, way, seats, bots, options }, refusals));
    setBusy(false);
  };

  return (
    <Dialog title={t.heading({ game: games[game.id].name })} onClose={onClose}>
      <form onSubmit={submit}>
        <p class="lead">{t.what({ n: campaign.chapters })}</p>
        <Segments
          legend={t.way}
          hint={t.hints[company]}
          values={companies.map((value) => ({ value, label: words.ways[value] }))}
          value={company}
          onChange={setCompany}
        />
        {company !== 'alone' && (
          <>
            <Segments
              legend={t.players}
              values={counts(2, most).map((value) => ({ value, label: String(value) }))}
              value={seats}
              onChange={setSeats}
            />
            <Segments
              legend={t.bots}
              hint={bots > 0 ? t.botsHint : t.invite}
              values={counts(0, most - 1).map((value) => ({
                value,
                label: value === 0 ? t.botsNone : String(value),
                disabled: value >= seats,
              }))}
              value={bots}
              onChange={setBots}
            />
          </>
        )}
        {game.options.map((option) => {
          const text = optionText(games[game.id].options, option);
          if (!campaign.asks.includes(option.key) || option.kind !== 'choice' || !text) return null;
          return (
            <Segments
              key={option.key}
              legend={text.label}
              values={option.values.map((value) => ({ value, label: text.values?.[value] ?? String(value) }))}
              value={valueIn(game, options, option) as string | number}
              onChange={(value) => setOptions({ ...options, [option.key]: value })}
            />
          );
        })}
        {error && (
          <p class="error" role="alert">
            {error}
          </p>
        )}
        <div class="foot">
          <button type="button" class="btn dim" onClick={onClose}>
            {common.cancel}
          </button>
          <button type="submit" class="btn pri" disabled={busy}>
            {full ? t.submitStart : t.submit}
          </button>
        </div>
      </form>
    </Dialog>
  );
}
