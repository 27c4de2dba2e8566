import './Players.css';
import type { ComponentChildren } from 'preact';
import type { TableDict } from '../../../shared/i18n/en/table.ts';
import type { TableInfo } from '../../../shared/protocol/messages.ts';
import { laurelCrown, openBook } from '../../art/icons.ts';
import type { PlayerLine } from '../../games/presenter.ts';
import { Avatar } from '../ui/Avatar.tsx';
import { Coin, Shield } from '../ui/amounts.tsx';
import { Outline } from '../ui/Outline.tsx';
import { ShoulderMark } from '../watching/Shoulder.tsx';

/** What clocks add to a seat. */
export interface SeatClocks {
  reserve(seat: number): ComponentChildren;
  standsFor(name: string): string;
}

/** Whoever has a new page of the story open. */
export interface Reading {
  readonly seats: readonly number[];
  readonly remark: string;
}

/** Everybody at the table, with all that is public of them. */
export function Players(props: {
  readonly table: TableInfo;
  readonly me: number | null;
  readonly actor: number | null;
  readonly lines: readonly PlayerLine[];
  readonly words: TableDict['players'];
  readonly onLook: ((seat: number) => void) | null;
  readonly clocks?: SeatClocks | null;
  /** who reads a new page, and the word for it */
  readonly reading?: Reading | null;
}) {
  const { words, me, actor, onLook } = props;
  return (
    <section aria-label={words.heading}>
      <ul class="seats">
        {props.table.seats.map((seat, at) => {
          const line = props.lines[at];
          const away = seat.kind === 'person' && !seat.connected;
          const remark = at === me ? words.you : away ? words.away : seat.kind === 'bot' ? words.bot : '';
          return (
            <li key={`${at} ${seat.name}`} class={at === actor ? 'seat on' : 'seat'}>
              <Avatar seat={at} />
              <div class="n">
                {onLook ? (
                  <button type="button" class="look" onClick={() => onLook(at)}>
                    <b>{seat.name}</b>
                    <span class="sr">: {words.look}</span>
                  </button>
                ) : (
                  <b>{seat.name}</b>
                )}{' '}
                {seat.standsFor && props.clocks ? (
                  <small class="stands">{props.clocks.standsFor(seat.standsFor)}</small>
                ) : (
                  <small>{remark}</small>
                )}
                {at !== me && props.reading?.seats.includes(at) && (
                  <small class="reads">
                    <Outline d={openBook} size={13} /> {props.reading.remark}
                  </small>
                )}
                {props.clocks?.reserve(at)}
                {line?.badge && (
                  <span class="office" title={line.badge.words}>
                    <Outline d={line.badge.icon} size={16} />
                    <span class="sr">{line.badge.words}</span>
                  </span>
                )}
                {seat.shoulder && <ShoulderMark />}
                {at === actor && <span class="sr">{words.active}</span>}
              </div>
              {line && line.score !== null && (
                <span class="worth" title={line.leads ? `${line.scoreWords}, ${line.leads}` : line.scoreWords}>
                  {line.leads && (
                    <span class="leads">
                      <Outline d={laurelCrown} size={15} />
                      <span class="sr">{line.leads}</span>
                    </span>
                  )}
                  <span aria-hidden="true">
                    <Shield value={line.score} />
                  </span>
                  <span class="sr">{line.scoreWords}</span>
                </span>
              )}
              <div class="st">
                {line?.stats.map((stat) => (
                  <span key={stat.words} title={stat.words}>
                    {stat.kind === 'coins' ? <Coin size={18} /> : <Outline d={stat.icon ?? ''} size={15} />}
                    <span aria-hidden="true">{stat.value}</span>
                    <span class="sr">{stat.words}</span>
                  </span>
                ))}
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
