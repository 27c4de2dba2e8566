import './ClockFace.css';
import type { ClocksDict } from '../../../shared/i18n/en/clocks.ts';
import type { SeatClock } from '../../../shared/protocol/messages.ts';
import { hourglass } from '../../art/icons.ts';
import { pauseKey } from '../../art/transport.ts';
import { Outline } from '../ui/Outline.tsx';
import { minutesAndSeconds } from './time.ts';

/** The clock of the person who is to decide: the time of the decision, then the reserve; all that is left when that is short. */
export function ClockFace(props: {
  readonly of: SeatClock;
  readonly words: ClocksDict['clock'];
  /** it runs before one has seen what is asked */
  readonly early?: boolean;
}) {
  const { of, words } = props;
  const inReserve = of.left === 0;
  const all = of.left + of.bank;
  const short = all <= 30_000;
  const time = minutesAndSeconds(short ? all : inReserve ? of.bank : of.left);
  const waits = of.mode === 'away' && of.grace > 0;
  const reads = of.mode === 'reading';
  const title = reads
    ? words.reading
    : waits
      ? words.waits({ time: minutesAndSeconds(of.grace) })
      : (props.early ? words.early : words.left)({ time });
  return (
    // not a timer for screen readers: they hear the warnings only
    <span class={short ? 'clock short' : 'clock'} title={title}>
      <span aria-hidden="true">
        {waits || reads ? (
          <Outline d={pauseKey} size={13} />
        ) : inReserve && !short ? (
          <Outline d={hourglass} size={12} />
        ) : null}
        {waits ? minutesAndSeconds(of.grace) : short ? `! ${time}` : time}
      </span>
      <span class="sr">{title}</span>
    </span>
  );
}

/** What somebody has in reserve, beside their name. */
export function Reserve({ of, words }: { readonly of: SeatClock; readonly words: ClocksDict['clock'] }) {
  const waits = of.mode === 'away' && of.grace > 0;
  const time = minutesAndSeconds(waits ? of.grace : of.bank);
  return (
    <small class="reserve">
      {of.mode === 'reading' ? words.reading : waits ? words.waits({ time }) : words.reserve({ time })}
    </small>
  );
}
