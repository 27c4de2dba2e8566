import { useEffect, useRef, useState } from 'preact/hooks';
import { plain } from '../../../shared/i18n/speech.ts';
import type { Presenter } from '../../games/presenter.ts';
import type { Match, MatchSnapshot } from '../../net/snapshot.ts';
import { type Announcer, createAnnouncer } from './announcer.ts';

export interface Announcements {
  readonly said: string;
  announce(sentence: string): void;
}

/** What a screen reader hears: what happened, grouped, and then the question, if it is ours. */
export function useAnnouncements(
  connection: Match,
  presenter: Presenter,
  snapshot: MatchSnapshot,
  yours: boolean,
): Announcements {
  const [said, setSaid] = useState('');
  const announcer = useRef<Announcer | null>(null);
  const now = useRef(presenter);
  now.current = presenter;
  useEffect(() => {
    const made = createAnnouncer(setSaid);
    announcer.current = made;
    const stop = connection.onStep((step) => {
      for (const event of step.events) {
        const line = now.current.logLine(event);
        if (line && !line.chapter) made.push(plain(line.text), line.strong);
      }
    });
    return () => {
      stop();
      made.stop();
    };
  }, [connection]);
  const question = yours && snapshot.view !== null ? plain(presenter.prompt(snapshot.view)) : '';
  // the same question may be asked again
  useEffect(() => {
    if (question !== '') announcer.current?.prompt(question);
  }, [question, snapshot.seq]);
  return { said, announce: (sentence) => announcer.current?.push(sentence) };
}
