import './SeekDialog.css';
import { useState } from 'preact/hooks';
import { seatsFor } from '../../../shared/engine/seats.ts';
import type { PlayersDict } from '../../../shared/i18n/en/players.ts';
import type { Seek } from '../../../shared/protocol/players.ts';
import type { GameManifest } from '../../games/manifest.ts';
import { SpeedChoice } from '../clocks/SpeedChoice.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { Segments } from '../ui/Segments.tsx';
import { useWords } from '../words.tsx';
import { BotsOffer, FreeSeats } from './SeekOffers.tsx';
import { SeekStanding } from './SeekStanding.tsx';
import { usePlayersWords } from './usePlayersWords.ts';
import { useSeek } from './useSeek.ts';
import { keepWish, wishFor } from './wishes.ts';

/** Looks for players at once, with the last wishes; they can be changed while one waits. */
export function SeekDialog(props: {
  readonly game: GameManifest;
  readonly onClose: () => void;
  readonly onNameless: () => void;
}) {
  const words = usePlayersWords();
  return words ? <SeekState {...props} words={words} /> : null;
}

function SeekState({
  game,
  onClose,
  onNameless,
  words,
}: Parameters<typeof SeekDialog>[0] & { readonly words: PlayersDict }) {
  const { common, games } = useWords();
  const [wish, setWish] = useState(() => wishFor(game));
  const { answer, refusal, takeBots, stay } = useSeek(wish, onClose, onNameless);
  const { seek: t } = words;
  const change = (part: Partial<Seek>) => {
    const next = { ...wish, ...part };
    keepWish(next);
    setWish(next);
  };
  const waiting = answer?.state === 'waiting' ? answer : null;
  return (
    <Dialog title={t.heading({ game: games[game.id].name })} onClose={onClose} class="seek">
      <SeekStanding answer={answer} words={t} onAlike={change} />
      {refusal && (
        <p class="error" role="alert">
          {refusal}
        </p>
      )}
      {waiting?.offer && (
        <BotsOffer offer={waiting.offer} rated={wish.rated} words={t} onTake={takeBots} onStay={stay} />
      )}
      {waiting && <FreeSeats tables={waiting.tables} words={t} />}
      <Wishes game={game} wish={wish} words={t} onChange={change} />
      <div class="foot">
        {/* in a tab of its own: to leave the page would end the search */}
        <a class="link" href="/ratings" target="_blank" rel="noopener">
          {t.rules}
        </a>
        <button type="button" class="btn" onClick={onClose}>
          {common.cancel}
        </button>
      </div>
    </Dialog>
  );
}

function Wishes(props: {
  readonly game: GameManifest;
  readonly wish: Seek;
  readonly words: PlayersDict['seek'];
  readonly onChange: (part: Partial<Seek>) => void;
}) {
  const { wish, words: t, onChange } = props;
  const { lobby } = useWords();
  const [min, max] = seatsFor(props.game, {});
  const counts = Array.from({ length: max - min + 1 }, (_, i) => ({ value: min + i, label: String(min + i) }));
  return (
    <>
      <div class="pair">
        <Segments
          legend={t.least}
          values={counts}
          value={wish.least}
          onChange={(least) => onChange({ least, most: Math.max(least, wish.most) })}
        />
        <Segments
          legend={t.most}
          values={counts}
          value={wish.most}
          onChange={(most) => onChange({ most, least: Math.min(most, wish.least) })}
        />
      </div>
      <SpeedChoice speed={wish.speed} onChange={(speed) => onChange({ speed })} />
      <div class="pair">
        <Segments
          legend={t.kind}
          hint={wish.rated ? t.ratedHint : t.casualHint}
          values={[
            { value: 'casual', label: lobby.casual },
            { value: 'rated', label: lobby.rated },
          ]}
          value={wish.rated ? 'rated' : 'casual'}
          onChange={(kind) => onChange({ rated: kind === 'rated' })}
        />
        <Segments
          legend={t.patience}
          values={[20, 60, 0].map((value) => ({
            value,
            label: value === 0 ? t.never : t.patienceValue({ seconds: value }),
          }))}
          value={wish.patience ?? 0}
          onChange={(value) => onChange({ patience: value === 0 ? null : value })}
        />
      </div>
    </>
  );
}
