import { useEffect, useMemo } from 'preact/hooks';
import type { Viewer } from '../../../shared/engine/core.ts';
import type { ReplayDict } from '../../../shared/i18n/en/replay.ts';
import { plain, type Speech } from '../../../shared/i18n/speech.ts';
import type { Presenter } from '../../games/presenter.ts';
import type { Reel } from '../../replay/Reel.ts';
import { type ReplayMatch, type ReplaySnapshot, speeds } from '../../replay/ReplayMatch.ts';
import type { Stage } from '../../stage/stage.ts';
import { entriesOf } from '../table/Log.tsx';
import { useAnnouncements } from '../table/useAnnouncements.ts';
import { type Chapter, leapFrom, type ReplayDeed } from './keys.ts';
import type { Transport } from './ReplayBar.tsx';
import { useAddress, useReplayKeys } from './useReplay.ts';

interface Recording {
  readonly match: ReplayMatch;
  readonly snapshot: ReplaySnapshot;
  readonly presenter: Presenter;
  readonly speech: Speech;
  readonly stage: Stage | null;
  readonly words: ReplayDict;
  readonly onHelp: () => void;
}

export interface Transported {
  readonly transport: Transport;
  readonly chapters: readonly Chapter[];
  /** what a screen reader hears */
  readonly said: string;
  eyesOf(viewer: Viewer): string;
}

/** How one moves within a recording: by its bar, by keys, by the address. */
export function useTransport({ match, snapshot, presenter, speech, stage, words, onHelp }: Recording): Transported {
  const { reel } = match;
  const { seq, viewer } = snapshot;
  const { said, push } = useAnnouncements(match, presenter, snapshot, false);
  const chapters = useMemo<readonly Chapter[]>(
    () => entriesOf(match.log(viewer), presenter).flatMap(({ chapter, seq, text }) => (chapter ? [{ seq, text }] : [])),
    [match, viewer, presenter],
  );
  useEffect(() => stage?.timeScale(snapshot.speed), [stage, snapshot.speed]);
  const eyesOf = (eyes: Viewer): string =>
    eyes === 'omniscient'
      ? words.all
      : eyes === 'spectator'
        ? words.spectator
        : words.seat({ name: speech.name(eyes) });

  const seek = (to: number) => {
    match.pause();
    stage?.skip();
    match.seek(to);
    const last = entriesOf(match.snapshot().log, presenter).findLast(({ chapter }) => !chapter);
    push(`${words.position({ seq: match.snapshot().seq, last: reel.length })}. ${plain(last?.text ?? '')}`);
  };
  const transport: Transport = {
    seek,
    step: (by) => {
      if (by < 0) return seek(seq - 1);
      match.pause();
      match.forward();
    },
    toggle: () => (snapshot.playing ? match.pause() : match.play()),
    look: (eyes) => {
      stage?.skip();
      match.look(eyes);
      push(eyesOf(eyes));
    },
    hasten: (speed) => match.hasten(speed),
  };
  useAddress(seq, (to) => to !== seq && seek(to));
  useReplayKeys((deed) => {
    if (deed.kind === 'log') document.getElementById('log')?.focus();
    else if (deed.kind === 'help') onHelp();
    else if (deed.kind === 'leap') seek(leapFrom(seq, deed.by, chapters, reel.length));
    else steer(deed, transport, snapshot, reel);
  });
  return { transport, chapters, said, eyesOf };
}

type Steering = Exclude<ReplayDeed, { readonly kind: 'log' | 'help' | 'leap' }>;

/** What a key does that the bar does as well. */
function steer(deed: Steering, transport: Transport, { speed }: ReplaySnapshot, { viewers, length }: Reel): void {
  if (deed.kind === 'step') transport.step(deed.by);
  else if (deed.kind === 'first') transport.seek(0);
  else if (deed.kind === 'last') transport.seek(length);
  else if (deed.kind === 'play') transport.toggle();
  else if (deed.kind === 'speed') {
    const next = speeds[speeds.indexOf(speed) + deed.by];
    if (next) transport.hasten(next);
  } else {
    const eyes = viewers[deed.at];
    if (eyes !== undefined && viewers.length > 1) transport.look(eyes);
  }
}
