import './PlayerPage.css';
import { useState } from 'preact/hooks';
import type { PlayersDict } from '../../../shared/i18n/en/players.ts';
import type { AvatarId } from '../../../shared/protocol/avatars.ts';
import type { GameRecord, PlayedGame, PlayerAnswer } from '../../../shared/protocol/players.ts';
import { emblemOf } from '../../games/index.ts';
import { ask } from '../../net/api.ts';
import { identity } from '../../net/identity.ts';
import { refusalText } from '../lobby/play.ts';
import { settings } from '../preferences.ts';
import { go } from '../router.ts';
import { Icon } from '../ui/Icon.tsx';
import { Portrait } from '../ui/Portrait.tsx';
import { toast } from '../ui/toasts.tsx';
import { useStore } from '../useStore.ts';
import { useWords } from '../words.tsx';
import { AvatarChoice } from './AvatarChoice.tsx';
import { HallFrame, useAnswer } from './HallFrame.tsx';
import { Statistics } from './Statistics.tsx';
import { usePlayersWords } from './usePlayersWords.ts';
import { YourCampaigns } from './YourCampaigns.tsx';

const pathOf = (handle: string): string => (handle === 'me' ? '/me/player' : `/players/${handle}`);

/** What somebody has played, and how strong that makes them. `me`: whoever looks. */
export function PlayerPage({ handle }: { readonly handle: string }) {
  const words = usePlayersWords();
  const { common } = useWords();
  const { lang } = useStore(settings);
  const answer = useAnswer<PlayerAnswer>(pathOf(handle));
  const [chosen, choose] = useState<AvatarId | null>(null);
  if (!words) return null;
  const { player: t } = words;
  const date = new Intl.DateTimeFormat(lang, { dateStyle: 'medium' });
  if (!answer?.ok)
    return (
      <HallFrame title={t.history}>
        <p role="status">{answer ? refusalText(answer.refusal) : common.loading}</p>
      </HallFrame>
    );
  const { name, since, records, own, statistics } = answer.value;
  const avatar = chosen ?? answer.value.avatar;
  return (
    <HallFrame title={name}>
      <div class="whose">
        {avatar && <Portrait of={avatar} size={72} />}
        <p class="lead">{t.since({ date: date.format(new Date(since)) })}</p>
      </div>
      <Statistics of={statistics} words={words.statistics} />
      {own && <AvatarChoice chosen={avatar} words={words.avatar} onChange={choose} />}
      <div class="records">
        {records.map((record) => (
          <Record key={record.game} of={record} words={words} />
        ))}
      </div>
      {own && <YourCampaigns />}
      <History key={handle} handle={handle} first={answer.value} words={t} date={date} />
    </HallFrame>
  );
}

function Record({ of, words }: { readonly of: GameRecord; readonly words: PlayersDict }) {
  const { games } = useWords();
  const { player: t, board } = words;
  return (
    <section class="panel record">
      <h2>
        <Icon of={emblemOf(of.game)} size={24} /> {games[of.game]?.name ?? of.game}
      </h2>
      {of.rating ? (
        <p class="great">
          <b>{of.rating.value}</b> <small>{t.uncertain({ n: of.rating.uncertainty })}</small>
          {of.rating.provisional && <small class="tag">{board.provisional}</small>}
        </p>
      ) : (
        <p class="great">
          <small>{t.unrated}</small>
        </p>
      )}
      <dl>
        <div>
          <dt>{board.games}</dt>
          <dd>{of.played}</dd>
        </div>
        <div>
          <dt>{t.won}</dt>
          <dd>{of.won}</dd>
        </div>
        <div>
          <dt>{t.best}</dt>
          <dd>{of.best}</dd>
        </div>
        <div>
          <dt>{t.left}</dt>
          <dd>{of.left}</dd>
        </div>
      </dl>
    </section>
  );
}

function History(props: {
  readonly handle: string;
  readonly first: PlayerAnswer;
  readonly words: PlayersDict['player'];
  readonly date: Intl.DateTimeFormat;
}) {
  const { words: t } = props;
  const [older, setOlder] = useState<{ games: readonly PlayedGame[]; more: boolean }>({
    games: [],
    more: props.first.more,
  });
  const games = [...props.first.games, ...older.games];
  const last = games.at(-1);
  const more = async () => {
    if (!last) return;
    const path = `${pathOf(props.handle)}?before=${encodeURIComponent(last.ended)}`;
    const answer = await ask<PlayerAnswer>('GET', path, { token: identity.get()?.token });
    if (answer.ok) setOlder({ games: [...older.games, ...answer.value.games], more: answer.value.more });
    else toast(refusalText(answer.refusal), 'no');
  };
  return (
    <section class="box list history">
      <h2>
        <Icon of="scroll-unfurled" size={20} />
        {t.history}
      </h2>
      {games.length === 0 && <p class="none">{t.none}</p>}
      <ul>
        {games.map((game) => (
          <Played key={game.code} of={game} words={t} date={props.date} />
        ))}
      </ul>
      {older.more && (
        <button type="button" class="link" onClick={() => void more()}>
          {t.more}
        </button>
      )}
    </section>
  );
}

const signed = (change: number): string => (change < 0 ? `−${-change}` : `+${change}`);

function Played(props: {
  readonly of: PlayedGame;
  readonly words: PlayersDict['player'];
  readonly date: Intl.DateTimeFormat;
}) {
  const { of, words: t } = props;
  const { games } = useWords();
  const ended = props.date.format(new Date(of.ended));
  const name = games[of.game]?.name ?? of.game;
  const result =
    of.team === null
      ? t.place({ place: of.place, seats: of.seats.length })
      : of.seats.length === 1
        ? of.team.won
          ? t.aloneWon
          : t.aloneLost
        : of.team.won
          ? t.teamWon
          : t.teamLost;
  const fate = of.left ? t.leftGame : `${result}, ${t.score({ score: of.score })}`;
  const others = of.seats.flatMap((seat, at) => (at === of.seat || seat.kind === 'open' ? [] : seat.name));
  return (
    <li>
      <span class="emblem">
        <Icon of={emblemOf(of.game)} size={24} />
      </span>
      <span class="what">
        <b>{name}</b>
        <small>{[fate, ...(others.length > 0 ? [others.join(', ')] : []), ended].join(' · ')}</small>
      </span>
      <span class="tag">{of.change === null ? t.casual : signed(of.change)}</span>
      <button
        type="button"
        class="btn sm"
        aria-label={t.replayNamed({ game: name, date: ended })}
        onClick={() => go({ page: 'replay', id: of.code })}
      >
        {t.replay}
      </button>
    </li>
  );
}
