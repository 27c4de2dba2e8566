import type { ClocksDict } from '../../../shared/i18n/clocks/en.ts';
import type { SeatClock } from '../../../shared/protocol/messages.ts';
import { clockFace } from './time.ts';

/** The clock of who is to decide: the time of the decision, then the reserve; a sign says when it is short. */
export function ClockFace({ of, words }: { readonly of: SeatClock; readonly words: ClocksDict['clock'] }) {
  const inReserve = of.left === 0;
  const time = clockFace(inReserve ? of.bank : of.left);
  const short = of.left + of.bank <= 30_000;
  const waits = of.mode === 'away' && of.grace > 0;
  const title = waits ? words.waits({ time: clockFace(of.grace) }) : words.left({ time });
  return (
    // not a timer for screen readers: they are told at the warnings only
    <span class={short ? 'clock short' : 'clock'} title={title}>
      <span aria-hidden="true">
        {waits ? '⏸ ' : short ? '! ' : inReserve ? '⧗ ' : ''}
        {waits ? clockFace(of.grace) : time}
      </span>
      <span class="sr">{title}</span>
    </span>
  );
}

/** What somebody has in reserve, beside his name. */
export function Reserve({ of, words }: { readonly of: SeatClock; readonly words: ClocksDict['clock'] }) {
  const waits = of.mode === 'away' && of.grace > 0;
  const time = clockFace(waits ? of.grace : of.bank);
  return <small class="reserve">{waits ? words.waits({ time }) : words.reserve({ time })}</small>;
}
