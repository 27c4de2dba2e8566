import type { ComponentChildren } from 'preact';
import type { ClocksDict } from '../../../shared/i18n/en/clocks.ts';
import type { TableInfo } from '../../../shared/protocol/messages.ts';
import type { PageSnapshot } from '../../net/match-state.ts';
import { play as sound } from '../../sound/sounds.ts';
import { toast } from '../ui/toasts.tsx';
import { ClockFace, Reserve } from './ClockFace.tsx';
import { useClocks, useWarnings } from './useClocks.ts';
import { useClockWords } from './useClockWords.ts';

interface PlayClocks {
  /** null until they have come */
  readonly words: ClocksDict | null;
  /** the clock of the person who is to decide, or whichever runs */
  face(asked: number | null): ComponentChildren;
  /** our own, while it runs and what is asked is still being shown */
  readonly early: ComponentChildren;
  /** what stands beside the names */
  readonly rail: {
    reserve(seat: number): ComponentChildren;
    standsFor(name: string): string;
  } | null;
}

/** The clocks of a table that is played at, and the warnings of one's own. */
export function usePlayClocks(
  { clock, seat: me }: PageSnapshot,
  table: TableInfo,
  announce: (sentence: string) => void,
): PlayClocks {
  const words = useClockWords();
  const clocks = useClocks(clock);
  useWarnings((me !== null && clocks?.[me]) || null, (seconds) => {
    const sentence = words?.clock.warning({ seconds }) ?? '';
    announce(sentence);
    toast(sentence, 'no');
    sound('turn');
  });
  if (!words) return { words, face: () => null, early: null, rail: null };
  const own = me === null ? undefined : clocks?.[me];
  return {
    words,
    face: (asked) => {
      const running = clocks?.find(({ mode }, seat) => mode !== 'rest' && (asked === null || seat === asked));
      return running ? <ClockFace of={running} words={words.clock} /> : null;
    },
    early: own && own.mode !== 'rest' ? <ClockFace of={own} words={words.clock} early /> : null,
    rail: {
      reserve: (seat) => {
        const own = clocks?.[seat];
        const isShown = own && table.seats[seat]?.kind === 'person' && table.status === 'running';
        return isShown ? <Reserve of={own} words={words.clock} /> : null;
      },
      standsFor: (name) => words.seat.standsFor({ name }),
    },
  };
}
