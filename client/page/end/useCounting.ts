import { useEffect, useState } from 'preact/hooks';
import type { Score } from '../../games/presenter.ts';
import { play } from '../../sound/sounds.ts';
import { settings } from '../preferences.ts';
import { useMedia, useStore } from '../useStore.ts';
import { nextSource, standingsAfter } from './counting.ts';

export interface Counting {
  /** sources that have been counted */
  readonly counted: number;
  readonly isDone: boolean;
  skip(): void;
}

const stepMs = { normal: 760, fast: 380, off: 0 } as const;

/** Counts a score source by source; at once for those who want nothing to move, and in a hidden tab. */
export function useCounting(score: Score, wanted: boolean): Counting {
  const { speed } = useStore(settings);
  const reduced = useMedia('(prefers-reduced-motion: reduce)');
  const all = score.sources.length;
  const [counted, setCounted] = useState(wanted ? nextSource(score, 0) : all);
  const still = speed === 'off' || reduced || document.hidden;
  const isDone = still || counted >= all;
  useEffect(() => {
    if (isDone) return;
    const timer = setTimeout(() => {
      play(leaderOf(score, counted + 1) === leaderOf(score, counted) ? 'coins' : 'rise');
      // nobody waits for what nobody has
      setCounted(nextSource(score, counted + 1));
    }, stepMs[speed]);
    return () => clearTimeout(timer);
  }, [isDone, counted, speed]);
  return { counted: isDone ? all : counted, isDone, skip: () => setCounted(all) };
}

const leaderOf = (score: Score, counted: number): number =>
  counted === 0 ? -1 : standingsAfter(score, counted).findIndex(({ rank }) => rank === 0);

/** A number on its way to another one. */
export function useRolling(to: number, ms: number): number {
  const [shown, setShown] = useState(to);
  useEffect(() => {
    if (ms === 0 || shown === to) {
      setShown(to);
      return;
    }
    const from = shown;
    let begun = 0;
    let frame = requestAnimationFrame(function roll(now) {
      begun ||= now;
      const part = Math.min(1, (now - begun) / ms);
      setShown(Math.round(from + (to - from) * part));
      if (part < 1) frame = requestAnimationFrame(roll);
    });
    return () => cancelAnimationFrame(frame);
  }, [to, ms]);
  return shown;
}
