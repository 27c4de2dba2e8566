import { useMemo } from 'preact/hooks';
import type { PlayersDict } from '../../../shared/i18n/en/players.ts';
import type { TableSummary } from '../../../shared/protocol/messages.ts';
import type { BotsOffered } from '../../../shared/protocol/players.ts';
import { go } from '../router.ts';
import { useSecondsLeft } from '../useSecondsLeft.ts';
import { useWords } from '../words.tsx';

/** To begin with those who wait and with bots: offered to all of them, and whoever agrees first starts the countdown. */
export function BotsOffer(props: {
  readonly offer: BotsOffered;
  readonly rated: boolean;
  readonly words: PlayersDict['seek'];
  readonly onTake: () => void;
  readonly onStay: () => void;
}) {
  const { offer, words: t } = props;
  const { people, bots, agreed, begins } = offer;
  const seconds = useSecondsLeft(begins?.seconds ?? null, offer);
  const isBeginning = begins !== null;
  // said once: the number that runs is for the eyes
  const first = useMemo(() => begins?.seconds ?? 0, [isBeginning, agreed]);
  return (
    <div class="offer">
      <p role="status">
        {begins === null && (people.length === 0 ? t.offerAlone : t.offer({ n: bots }))}
        {begins !== null && (agreed ? t.beginsYours({ seconds: first }) : t.begins({ by: begins.by, seconds: first }))}
      </p>
      {begins !== null && (
        <p class="countdown" aria-hidden="true">
          {seconds}
        </p>
      )}
      {begins !== null && !agreed && <p class="hint">{t.comeAlong}</p>}
      {props.rated && <p class="hint">{t.unrated}</p>}
      <div class="choose">
        {!agreed && (
          <button type="button" class="btn pri" onClick={props.onTake}>
            {begins === null ? t.begin({ people, bots }) : t.join({ people, bots })}
          </button>
        )}
        {begins !== null && (
          <button type="button" class="btn dim" onClick={props.onStay}>
            {t.stay}
          </button>
        )}
      </div>
    </div>
  );
}

/** Seats that could be taken instead of waiting. */
export function FreeSeats(props: { readonly tables: readonly TableSummary[]; readonly words: PlayersDict['seek'] }) {
  const { tables, words: t } = props;
  const { lobby } = useWords();
  if (tables.length === 0) return null;
  return (
    <section class="offer">
      <h3>{t.free}</h3>
      <ul class="fellows">
        {tables.map((table) => {
          const { host, seats } = table;
          const count = (kind: 'open' | 'bot') => seats.filter((seat) => seat.kind === kind).length;
          return (
            <li key={table.id}>
              <span>
                {table.status === 'waiting'
                  ? t.waitsAt({ host, open: count('open') })
                  : t.begunAt({ host, bots: count('bot') })}
                <small>
                  {lobby.speeds[table.speed]} · {table.rated ? lobby.rated : lobby.casual}
                </small>
              </span>
              <button
                type="button"
                class="btn sm"
                aria-label={t.takeSeatNamed({ host })}
                onClick={() => go({ page: 'table', id: table.code, role: 'player' })}
              >
                {t.takeSeat}
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
