import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Reel } from '../../replay/Reel.ts';
import { ReplayMatch, type ReplaySnapshot } from '../../replay/ReplayMatch.ts';
import type { Stage } from '../../stage/stage.ts';
import { isElsewhere } from '../table/keys.ts';
import { type ReplayCommand, replayCommand, seqOfHash } from './keys.ts';

export interface Recording {
  readonly match: ReplayMatch;
  readonly snapshot: ReplaySnapshot;
  /** the canvas that has to show a move before the next is played */
  readonly shownBy: { current: Stage | null };
}

/** The recording of a game, from the move that the address names. */
export function useRecording(reel: Reel): Recording {
  const shownBy = useRef<Stage | null>(null);
  const match = useMemo(() => {
    const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
    const shown = () => shownBy.current?.idle() ?? Promise.resolve();
    return new ReplayMatch(reel, seqOfHash(location.hash), { shown, pause });
  }, [reel]);
  useEffect(() => () => match.pause(), [match]);
  return { match, snapshot: useReplaySnapshot(match), shownBy };
}

function useReplaySnapshot(match: ReplayMatch): ReplaySnapshot {
  const [snapshot, setSnapshot] = useState(match.snapshot());
  useEffect(() => {
    setSnapshot(match.snapshot());
    return match.subscribe(() => setSnapshot(match.snapshot()));
  }, [match]);
  return snapshot;
}

/** browsers allow only so many changes of the address in a while */
const settledMs = 250;

/** The address names the move that is shown, and whoever changes it goes there. */
export function useAddress(seq: number, seek: (seq: number) => void): void {
  useEffect(() => {
    const write = () => {
      if (seqOfHash(location.hash) !== seq)
        history.replaceState(null, '', `${location.pathname}${location.search}#${seq}`);
    };
    const timer = setTimeout(write, settledMs);
    return () => clearTimeout(timer);
  }, [seq]);
  const now = useRef(seek);
  now.current = seek;
  useEffect(() => {
    const changed = () => now.current(seqOfHash(location.hash));
    window.addEventListener('hashchange', changed);
    return () => window.removeEventListener('hashchange', changed);
  }, []);
}

/** The keyboard of a replay, as long as nobody writes and no dialog is open. */
export function useReplayKeys(run: (command: ReplayCommand) => void): void {
  const now = useRef(run);
  now.current = run;
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      const elsewhere = isElsewhere(event.target) && !(event.target as Element).matches('.reel input');
      if (event.defaultPrevented || elsewhere || document.querySelector('dialog[open]')) return;
      const command = replayCommand(event);
      if (!command) return;
      const { target } = event;
      // the space bar belongs to the button that has the focus; other keys to what scrolls
      if (command.kind === 'play' && (target as HTMLElement).closest('button, summary, a')) return;
      if ((target as HTMLElement).closest?.('.log') && /^(Page|Home|End)/.test(event.key)) return;
      event.preventDefault();
      now.current(command);
    };
    document.addEventListener('keydown', pressed);
    return () => document.removeEventListener('keydown', pressed);
  }, []);
}
