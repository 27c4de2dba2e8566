import type { PlayersDict } from '../../../shared/i18n/en/players.ts';
import type { FellowSeeker, Seek, SeekAnswer } from '../../../shared/protocol/players.ts';
import { useWords } from '../words.tsx';

interface Props {
  readonly answer: SeekAnswer | null;
  readonly words: PlayersDict['seek'];
  /** to look for the same table as somebody else */
  readonly onAlike: (wish: Pick<Seek, 'least' | 'most' | 'speed' | 'rated'>) => void;
}

/** How the search stands: who waits, for what and since when. */
export function SeekStanding({ answer, words: t, onAlike }: Props) {
  const { common } = useWords();
  if (answer?.state === 'found') return <p role="status">{t.found}</p>;
  if (answer?.state !== 'waiting') return <p role="status">{common.loading}</p>;
  const { waited, others, estimate } = answer;
  const alike = others.filter(({ fits }) => fits);
  const otherwise = others.filter(({ fits }) => !fits);
  return (
    <div class="standing">
      <span class="beacon" aria-hidden="true" />
      <div>
        <div role="status">
          {others.length === 0 && <p>{t.nobody}</p>}
          <Fellows heading={t.others} people={alike} words={t} />
          <Fellows heading={t.otherwise} people={otherwise} words={t} onAlike={onAlike} />
        </div>
        <p>{t.looking({ seconds: waited })}</p>
        <p class="hint">{estimate === null ? t.noEstimate : t.estimate({ seconds: Math.max(1, estimate) })}</p>
      </div>
    </div>
  );
}

function Fellows(props: {
  readonly heading: string;
  readonly people: readonly FellowSeeker[];
  readonly words: PlayersDict['seek'];
  readonly onAlike?: Props['onAlike'];
}) {
  const { people, words: t, onAlike } = props;
  const { lobby } = useWords();
  if (people.length === 0) return null;
  return (
    <>
      <h3>{props.heading}</h3>
      <ul class="fellows">
        {people.map(({ name, waited, least, most, speed, rated }, at) => (
          <li key={`${at} ${name}`}>
            <span>
              <b>{name}</b>
              {/* the seconds would be read out again and again */}
              <small aria-live="off">
                {t.fellow({ waited, speed: lobby.speeds[speed], kind: rated ? lobby.rated : lobby.casual })} ·{' '}
                {t.seats({ least, most })}
              </small>
            </span>
            {onAlike && (
              <button type="button" class="btn sm dim" onClick={() => onAlike({ least, most, speed, rated })}>
                {t.alike}
                <span class="sr">: {name}</span>
              </button>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
