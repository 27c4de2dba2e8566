import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { play } from '../../sound/sounds.ts';
import { markTab, notify } from './turn-alert.ts';

/** The tab says so, and a sound rings once, when one's own turn begins. */
export function useTurnAlert(game: string, mark: string, yours: boolean, notice: string): void {
  // together with the bar
  useLayoutEffect(() => {
    markTab(yours ? `● ${mark} · ${game}` : game, yours);
    return () => markTab(game, false);
  }, [game, mark, yours]);
  const before = useRef(yours);
  useEffect(() => {
    if (yours && !before.current) {
      play('turn');
      notify(notice);
    }
    before.current = yours;
  }, [yours]);
}
