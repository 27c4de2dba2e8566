import { useEffect, useRef, useState } from 'preact/hooks';
import { plain } from '../../../shared/i18n/speech.ts';
import type { Presenter } from '../../games/presenter.ts';
import type { Frame } from '../../net/timeline.ts';
import { newlyTold } from '../../net/timeline.ts';
import { type Announcer, createAnnouncer } from './announcer.ts';

export interface Announcements {
  readonly said: string;
  announce(sentence: string): void;
}

const seqOf = (log: Frame['log']): number => log.at(-1)?.seq ?? 0;

/** What a screen reader hears: what happened, when it is shown, grouped, and then the question, if it is ours. */
export function useAnnouncements(
  presenter: Presenter,
  { log, view, seq }: Pick<Frame, 'log' | 'view' | 'seq'>,
  yours: boolean,
  /** more moves than this at once are a leap, of which nothing is told */
  most = Number.POSITIVE_INFINITY,
): Announcements {
  const [said, setSaid] = useState('');
  const announcer = useRef<Announcer | null>(null);
  useEffect(() => {
    const made = createAnnouncer(setSaid);
    announcer.current = made;
    return () => made.stop();
  }, []);
  // what had been told before we came is read in the log
  const heard = useRef<Frame['log'] | null>(null);
  useEffect(() => {
    const before = heard.current;
    heard.current = log;
    const told = before === null ? [] : newlyTold(before, log);
    if (seqOf(told) - seqOf(before ?? []) > most) return;
    for (const { event } of told) {
      const line = presenter.logLine(event);
      if (line && !line.chapter) announcer.current?.push(plain(line.text), line.strong);
    }
  }, [log]);
  const question = yours && view !== null ? plain(presenter.prompt(view)) : '';
  // the same question may be asked again
  useEffect(() => {
    if (question !== '') announcer.current?.prompt(question);
  }, [question, seq]);
  return { said, announce: (sentence) => announcer.current?.push(sentence) };
}
