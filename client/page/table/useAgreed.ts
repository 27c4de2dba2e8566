import type { GameId } from '../../../shared/games/ids.ts';
import type { Speed } from '../../../shared/protocol/speeds.ts';
import { variantsOf } from '../../games/index.ts';
import { useClockWords } from '../clocks/useClockWords.ts';
import { useSocialWords } from '../useSocialWords.ts';
import { useWords } from '../words.tsx';

export interface Agreement {
  readonly game: GameId;
  readonly options: string;
  readonly speed: Speed;
  readonly rated: boolean;
  readonly watchable: boolean;
  readonly delay: number;
}

/** What those who sit down agree to, each in a few words. */
export function useAgreed(table: Agreement): string[] {
  const house = useWords();
  const clocks = useClockWords();
  const watching = useSocialWords()?.watching;
  const { is } = house.create;
  return [
    ...(clocks ? [is({ what: clocks.speed.legend, value: house.lobby.speeds[table.speed] })] : []),
    ...(table.rated ? [house.lobby.rated] : []),
    ...variantsOf(table, house),
    ...(watching && !table.watchable ? [is({ what: watching.legend, value: watching.forbidden })] : []),
    ...(watching && table.watchable && table.delay > 0
      ? [is({ what: watching.delay, value: watching.delays(table.delay) })]
      : []),
  ];
}
