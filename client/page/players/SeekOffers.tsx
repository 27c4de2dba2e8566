import { useMemo } from 'preact/hooks';
import type { PlayersDict } from '../../../shared/i18n/en/players.ts';
import type { TableSummary } from '../../../shared/protocol/http.ts';
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
  const starts = (left: number): string =>
    agreed ? t.beginsYours({ seconds: left }) : t.begins({ by: begins?.by ?? '', seconds: left });
  return (
    <div class="offer">
      <p role="status" class={begins === null ? undefined : 'sr'}>
        {begins === null && (people.length === 0 ? t.offerAlone : t.offer({ n: bots }))}
        {begins !== null && starts(first)}
      </p>
      {begins !== null && (
        <p class="starts" aria-hidden="true">
          {starts(seconds ?? 0)}
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
  /** a bot that keeps nobody's seat */
  const take = ({ code, status, seats }: TableSummary) => {
    const seat = seats.findIndex(({ kind, standsFor }) => kind === 'bot' && !standsFor);
    go({ page: 'table', id: code, role: 'player', ...(status === 'running' && seat >= 0 ? { seat } : {}) });
  };
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
              <button type="button" class="btn sm" onClick={() => take(table)}>
                {t.takeSeat}
                <span class="sr">: {host}</span>
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
