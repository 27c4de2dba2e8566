import './SeekDialog.css';
import { useState } from 'preact/hooks';
import { seatsFor } from '../../../shared/engine/seats.ts';
import type { PlayersDict } from '../../../shared/i18n/en/players.ts';
import type { Seek, SeekAnswer } from '../../../shared/protocol/players.ts';
import type { GameManifest } from '../../games/manifest.ts';
import { SpeedChoice } from '../clocks/SpeedChoice.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { Segments } from '../ui/Segments.tsx';
import { useWords } from '../words.tsx';
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
  const { answer, refusal, takeBots } = useSeek(wish, onClose, onNameless);
  const { seek: t } = words;
  const change = (part: Partial<Seek>) => {
    const next = { ...wish, ...part };
    keepWish(next);
    setWish(next);
  };
  const botsOffered = answer?.state === 'waiting' && answer.bots;
  return (
    <Dialog title={t.heading({ game: games[game.id].name })} onClose={onClose} class="seek">
      <Standing answer={answer} words={t} loading={common.loading} />
      {refusal && (
        <p class="error" role="alert">
          {refusal}
        </p>
      )}
      {botsOffered && (
        <div class="offer">
          <p role="status">{t.offer}</p>
          <button type="button" class="btn pri" onClick={takeBots}>
            {t.takeBots}
          </button>
        </div>
      )}
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

function Standing(props: {
  readonly answer: SeekAnswer | null;
  readonly words: PlayersDict['seek'];
  readonly loading: string;
}) {
  const { answer, words: t } = props;
  if (answer?.state === 'found') return <p role="status">{t.found}</p>;
  if (answer?.state !== 'waiting') return <p role="status">{props.loading}</p>;
  const { waited, others, estimate } = answer;
  return (
    <div class="standing">
      <span class="beacon" aria-hidden="true" />
      <div>
        <p role="status">{others.length > 0 ? t.others({ names: others.join(', ') }) : t.nobody}</p>
        <p>{t.looking({ seconds: waited })}</p>
        <p class="hint">{estimate === null ? t.noEstimate : t.estimate({ seconds: Math.max(1, estimate) })}</p>
      </div>
    </div>
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
