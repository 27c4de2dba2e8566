import './WaitingRoom.css';
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import type { CampaignDict } from '../../../shared/i18n/en/campaign.ts';
import type { TableDict } from '../../../shared/i18n/en/table.ts';
import { listed } from '../../../shared/i18n/plural.ts';
import type {
  BotLevel,
  RefusalMessage,
  SeatInfo,
  TableInfo,
  TableRequest,
  WatchDelay,
} from '../../../shared/protocol/messages.ts';
import { share } from '../../art/icons.ts';
import { useCampaignWords } from '../campaign/useCampaignWords.ts';
import { Commitment } from '../fairness/Commitment.tsx';
import { HostTools } from '../host/HostTools.tsx';
import { LevelChoice } from '../host/LevelChoice.tsx';
import { settings } from '../preferences.ts';
import { Avatar } from '../ui/Avatar.tsx';
import { Outline } from '../ui/Outline.tsx';
import { PaceChoice } from '../ui/PaceChoice.tsx';
import { useSocialWords } from '../useSocialWords.ts';
import { useStore } from '../useStore.ts';
import { WatchingFields } from '../watching/WatchingFields.tsx';
import { useWords } from '../words.tsx';
import { LinkBox } from './LinkBox.tsx';
import { copyLink, linkTo } from './share.ts';
import { Terms } from './Terms.tsx';
import { useGathering } from './useGathering.ts';

interface Props {
  readonly table: TableInfo;
  readonly me: number | null;
  readonly words: TableDict;
  readonly ask: (request: TableRequest) => Promise<RefusalMessage | null>;
}

/** Begins by itself when others have come, too, and not at once. */
export const awaitsPeople = ({ begins, seats }: TableInfo): boolean =>
  begins && (seats.filter(({ kind }) => kind === 'person').length > 1 || seats.some(({ kind }) => kind === 'open'));

/** Laid for people who are on their way: nobody has to be invited, and it begins by itself. */
const isGathering = (table: TableInfo): boolean => awaitsPeople(table) && table.campaign === '';

/** Laid for the group of a campaign: the seats are theirs, and whoever is host may begin without those who are missing. */
const isChapter = (table: TableInfo): boolean => awaitsPeople(table) && table.campaign !== '';

/** Before the game: who comes, who sits where, and the link that brings the others. */
export function WaitingRoom({ table, me, words, ask }: Props) {
  const { waiting: t } = words;
  const gathers = isGathering(table);
  const saga = useCampaignWords();
  const chapter = isChapter(table) ? (saga?.table ?? null) : null;
  const missing = table.seats.flatMap(({ kind, name, connected, standsFor }) =>
    kind === 'open' ? (standsFor ?? '') : kind === 'person' && !connected ? name : [],
  );
  const isHost = me !== null && me === table.hostSeat && !gathers;
  const free = table.seats.filter((seat) => seat.kind === 'open').length;
  const hasBots = table.seats.some((seat) => seat.kind === 'bot');
  const social = useSocialWords();
  const { lang } = useStore(settings);
  const { games } = useWords();
  const gatherSeconds = useGathering(table.id, gathers);
  const host = table.seats[table.hostSeat]?.name ?? '';
  const isInvited = host !== '' && me !== table.hostSeat && !gathers;
  const invites = social?.preview.invites({ host, game: games[table.game].name }) ?? t.heading;
  const [level, setLevel] = useState<BotLevel>('greedy');
  const gatheringText = gatherSeconds === null || !social ? t.gathering : social.gathering.begins({ n: gatherSeconds });
  const [moving, setMoving] = useState<number | null>(null);
  const swap = (b: number) => {
    if (moving !== null && moving !== b) void ask({ op: 'swap', a: moving, b });
    setMoving(null);
  };
  return (
    <section class="waiting panel" aria-labelledby="waiting-heading">
      <h2 id="waiting-heading">
        {table.chapter > 0 && saga ? saga.chapter({ n: table.chapter }) : isInvited ? invites : t.heading}
      </h2>
      <Terms table={table} />
      <p class="hint" role={gathers ? 'timer' : undefined}>
        {chapter
          ? chapter.expects
          : gathers
            ? gatheringText
            : me === null
              ? t.watchHint
              : isHost
                ? t.hostHint
                : t.guestHint}
      </p>
      {!gathers && <Invitation table={table} words={words} />}
      {moving !== null && social && (
        <p class="hint" role="status">
          {social.host.swapHint}
        </p>
      )}
      <ol class="places">
        {table.seats.map((seat, at) => (
          <li key={at} class={seat.kind}>
            <Place
              seat={seat}
              at={at}
              me={me}
              isHost={isHost}
              hostSeat={table.hostSeat}
              level={level}
              words={words}
              presence={gathers || chapter ? (social?.gathering ?? null) : null}
              chapter={chapter}
              ask={ask}
            >
              {isHost && social && !chapter && (
                <HostTools
                  // a question about somebody ends when they leave
                  key={`${seat.kind} ${seat.name}`}
                  seat={seat}
                  at={at}
                  me={me}
                  moving={moving}
                  words={social.host}
                  nameOf={(other) => table.seats[other]?.name || words.players.seat({ n: other + 1 })}
                  onMove={setMoving}
                  onSwap={swap}
                  onKick={() => void ask({ op: 'kick', seat: at })}
                />
              )}
            </Place>
          </li>
        ))}
      </ol>
      {isHost && social && free > 0 && !chapter && (
        <LevelChoice level={level} words={social.host} onChange={setLevel} />
      )}
      {isHost && chapter && (
        <div class="foot">
          <button type="button" class="btn pri" onClick={() => void ask({ op: 'start' })}>
            {missing.length > 0 ? chapter.without({ names: listed(lang, missing), n: missing.length }) : t.start}
          </button>
        </div>
      )}
      {isHost && !chapter && (
        <div class="foot">
          {free > 0 && (
            <button type="button" class="btn" onClick={() => void ask({ op: 'fillWithBots', level })}>
              {t.fill}
            </button>
          )}
          <button type="button" class="btn pri" disabled={free > 0} onClick={() => void ask({ op: 'start' })}>
            {free > 0 ? t.needSeats({ n: free }) : t.start}
          </button>
        </div>
      )}
      {isHost && hasBots && <PaceChoice pace={table.pace} onChange={(pace) => void ask({ op: 'setPace', pace })} />}
      {isHost && social && (
        <details class="more">
          <summary>{social.watching.legend}</summary>
          <WatchingFields
            rule={{ watchable: table.watchable, delay: table.delay as WatchDelay }}
            words={social.watching}
            bare
            onChange={({ watchable, delay }) => void ask({ op: 'watching', allowed: watchable, delay })}
          />
        </details>
      )}
      <Commitment commitment={table.commitment} words={words.deal} />
    </section>
  );
}

function Invitation({ table, words }: Pick<Props, 'table' | 'words'>) {
  const { waiting: t } = words;
  return (
    <>
      <div class="invite">
        <div>
          <p class="name">{t.invite}</p>
          <LinkBox text={linkTo(table.code)} />
        </div>
        <button type="button" class="btn" onClick={() => void copyLink(table.code, words.bar)}>
          <Outline d={share} size={18} />
          {t.copy}
        </button>
      </div>
      <p class="hint">
        {t.code}: <b class="code">{table.code}</b> · {table.visibility === 'private' ? t.private : t.public}
      </p>
    </>
  );
}

function Place(props: {
  readonly seat: SeatInfo;
  readonly at: number;
  readonly me: number | null;
  readonly hostSeat: number;
  readonly isHost: boolean;
  readonly level: BotLevel;
  readonly children?: ComponentChildren;
  /** of people who are expected: how it is said who has come */
  readonly presence: { readonly here: string; readonly coming: string } | null;
  /** of a seat that is kept for its person */
  readonly chapter: CampaignDict['table'] | null;
  readonly words: TableDict;
  readonly ask: Props['ask'];
}) {
  const { seat, at, me, isHost, chapter, words, ask } = props;
  const { waiting: t, players } = words;
  if (seat.kind === 'open')
    return (
      <>
        <span class="pawn free" />
        <span class="who">{chapter && seat.standsFor ? chapter.keptFor({ name: seat.standsFor }) : t.free}</span>
        <span class="do">
          {at !== me && (!chapter || me === null) && (
            <button type="button" class="btn sm dim" onClick={() => void ask({ op: 'sit', seat: at })}>
              {t.sit}
              <span class="sr">: {players.seat({ n: at + 1 })}</span>
            </button>
          )}
          {isHost && !chapter && (
            <button
              type="button"
              class="btn sm"
              onClick={() => void ask({ op: 'addBot', seat: at, level: props.level })}
            >
              {t.addBot}
              <span class="sr">: {players.seat({ n: at + 1 })}</span>
            </button>
          )}
          {props.children}
        </span>
      </>
    );
  const remarks = [
    at === me ? players.you : '',
    at === props.hostSeat ? players.host : '',
    seat.kind === 'bot' ? (seat.level === '' ? players.bot : t.levels[seat.level]) : '',
    seat.kind === 'person' && props.presence
      ? props.presence[seat.connected ? 'here' : 'coming']
      : seat.kind === 'person' && !seat.connected
        ? players.away
        : '',
  ].filter((remark) => remark !== '');
  return (
    <>
      <Avatar seat={at} size={34} />
      <span class="who">
        <b>{seat.name}</b> <small>{remarks.join(' · ')}</small>
      </span>
      <span class="do">
        {at === me && !isHost && (
          <button type="button" class="btn sm dim" onClick={() => void ask({ op: 'stand' })}>
            {t.stand}
          </button>
        )}
        {props.children}
        {seat.kind === 'bot' && isHost && !chapter && (
          <button
            type="button"
            class="btn sm dim"
            aria-label={t.removeBot({ name: seat.name })}
            onClick={() => void ask({ op: 'removeBot', seat: at })}
          >
            ✕
          </button>
        )}
      </span>
    </>
  );
}
