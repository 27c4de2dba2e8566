import './EntrancePage.css';
import type { SocialDict } from '../../../shared/i18n/en/social.ts';
import type { TableDict } from '../../../shared/i18n/en/table.ts';
import type { TableInvitation } from '../../../shared/protocol/http.ts';
import { emblemOf } from '../../games/index.ts';
import { withName } from '../lobby/play.ts';
import { Avatar, useSeated } from '../ui/Avatar.tsx';
import { Icon } from '../ui/Icon.tsx';
import { PageBar } from '../ui/PageBar.tsx';
import { useWords } from '../words.tsx';
import type { WishedEntry } from './entrance.ts';
import { Terms } from './Terms.tsx';

interface Props {
  readonly invitation: TableInvitation;
  readonly kind: 'invite' | 'choose';
  readonly words: SocialDict;
  readonly table: TableDict;
  readonly onEnter: (entry: WishedEntry) => void;
}

/** What a link leads to: who invites to what, or whose seat can be had in a game that is under way. */
export function EntrancePage(props: Props) {
  const { invitation, kind, words, onEnter } = props;
  const { entrance: t, preview } = words;
  const { games } = useWords();
  const { name, tagline, blurb, lobbySummary } = games[invitation.game];
  const { host, watchable } = invitation;
  const invites = host === '' ? t.tableOf({ game: name }) : preview.invites({ host, game: name });
  const stands = lobbySummary(invitation.lobbySummary);
  return (
    <div class="lobby">
      <PageBar />
      <main id="content">
        <section class="entrance panel">
          <header>
            <span class="emblem" aria-hidden="true">
              <Icon of={emblemOf(invitation.game)} size={54} />
            </span>
            <div>
              <h1>{kind === 'invite' ? invites : preview.plays({ game: name })}</h1>
              <p>{kind === 'invite' || Object.keys(invitation.lobbySummary).length === 0 ? tagline : stands}</p>
            </div>
          </header>
          {kind === 'invite' && <p>{blurb}</p>}
          <Terms table={invitation} />
          {kind === 'choose' && <p class="ask">{invitation.yours === null ? t.choose : t.yours}</p>}
          <Seats {...props} />
          {kind === 'invite' && <p class="hint">{t.nameNext}</p>}
          <div class="foot">
            {watchable && (
              <button type="button" class="btn dim" onClick={() => onEnter({ role: 'spectator', seat: null })}>
                {t.watch}
              </button>
            )}
            {kind === 'invite' && (
              <button
                type="button"
                class="btn pri"
                onClick={() => withName(() => onEnter({ role: 'player', seat: null }))}
              >
                {t.join}
              </button>
            )}
          </div>
        </section>
      </main>
    </div>
  );
}

function Seats({ invitation, kind, words, table, onEnter }: Props) {
  const { entrance: t } = words;
  const { seats, free, yours } = invitation;
  useSeated(seats);
  const enter = (seat: number) => withName(() => onEnter({ role: 'player', seat }));
  return (
    <>
      <ol class="places">
        {seats.map((seat, at) => {
          const isBot = seat.kind === 'bot';
          const remark = isBot
            ? table.players.bot
            : seat.kind === 'person' && !seat.connected
              ? table.players.away
              : '';
          return (
            <li key={at}>
              {seat.kind === 'open' ? <span class="pawn free" /> : <Avatar seat={at} size={34} />}
              <span class="who">
                {seat.kind === 'open' ? table.waiting.free : <b>{seat.name}</b>} <small>{remark}</small>
              </span>
              {kind === 'choose' && free.includes(at) && (
                <button type="button" class={at === yours ? 'btn sm pri' : 'btn sm'} onClick={() => enter(at)}>
                  {at === yours ? t.takeBack : t.take}
                  {at !== yours && <span class="sr">: {seat.name}</span>}
                </button>
              )}
            </li>
          );
        })}
      </ol>
      {kind === 'choose' && yours === null && <p class="hint">{t.playsOn}</p>}
    </>
  );
}
