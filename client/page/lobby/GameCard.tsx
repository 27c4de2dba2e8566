import { useState } from 'preact/hooks';
import { seatsFor } from '../../../shared/engine/seats.ts';
import type { GameManifest } from '../../games/manifest.ts';
import { soloOptions, type TouchedOptions } from '../../games/options.ts';
import { Icon } from '../ui/Icon.tsx';
import { Segments } from '../ui/Segments.tsx';
import { toast } from '../ui/toasts.tsx';
import { useWords } from '../words.tsx';
import { GameArt } from './GameArt.tsx';
import { openTable, quickTable, withName } from './play.ts';

const usual = 3;

interface Props {
  readonly game: GameManifest;
  /** names of those who look for others to play it with; null while nobody knows */
  readonly seeking: readonly string[] | null;
  readonly onSeek: () => void;
  readonly onCampaign: () => void;
}

export function GameCard({ game, seeking, onSeek, onCampaign }: Props) {
  const { common, lobby, games } = useWords();
  const text = games[game.id];
  const [min, max] = game.seats;
  // quick games are by the usual options
  const [least, most] = seatsFor(game, {});
  const [seats, setSeats] = useState(Math.max(usual, least));
  const [busy, setBusy] = useState(false);
  const solo = text.solo && soloOptions(game);
  const play = (...table: [seats: number, options?: TouchedOptions]) =>
    withName(async () => {
      setBusy(true);
      const refused = await openTable(quickTable(game.id, ...table));
      setBusy(false);
      if (refused) toast(refused, 'no');
    });
  return (
    <article class="game panel">
      <div class="game-text">
        <h2>{text.name}</h2>
        <p class="tagline">{text.tagline}</p>
        <p class="blurb">{text.blurb}</p>
        <p class="meta">
          <span>
            <Icon of="meeple" size={16} /> <span aria-hidden="true">{lobby.seats({ min, max })}</span>
            <span class="sr">{lobby.seatsLong({ min, max })}</span>
          </span>
          <span>
            <Icon of="hourglass" size={15} /> <span aria-hidden="true">{lobby.minutes({ n: game.minutes })}</span>
            <span class="sr">{lobby.minutesLong({ n: game.minutes })}</span>
          </span>
        </p>
      </div>
      <div class="game-play">
        <button
          type="button"
          class="btn pri big"
          aria-label={`${lobby.playNow}: ${text.name}`}
          onClick={() => withName(onSeek)}
        >
          {lobby.playNow}
        </button>
        <p class={seeking?.length ? 'hint seeking' : 'hint'}>
          {seeking === null
            ? common.loading
            : seeking.length > 0
              ? lobby.seeking({ names: seeking.join(', ') })
              : lobby.seekingNone}
        </p>
        <button
          type="button"
          class="btn"
          aria-label={`${lobby.againstBots}: ${text.name}`}
          disabled={busy}
          onClick={() => play(seats)}
        >
          {lobby.againstBots}
        </button>
        <Segments
          bare
          legend={lobby.tableOf}
          values={Array.from({ length: most - least + 1 }, (_, i) => ({ value: least + i, label: String(least + i) }))}
          value={seats}
          onChange={setSeats}
        />
        <p class="hint">{lobby.againstBotsHint({ seats })}</p>
        <div class="more-ways">
          {solo && (
            <button type="button" class="btn" disabled={busy} onClick={() => play(1, solo)}>
              {text.solo}
            </button>
          )}
          {text.campaign && (
            <button type="button" class="btn" onClick={onCampaign}>
              {text.campaign}
            </button>
          )}
        </div>
      </div>
      <GameArt game={game.id} />
    </article>
  );
}
