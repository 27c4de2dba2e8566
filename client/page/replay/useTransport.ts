import { useEffect, useMemo } from 'preact/hooks';
import type { Viewer } from '../../../shared/engine/core.ts';
import type { ReplayDict } from '../../../shared/i18n/en/replay.ts';
import { plain, type Speech } from '../../../shared/i18n/speech.ts';
import type { Presenter } from '../../games/presenter.ts';
import type { Frame } from '../../net/timeline.ts';
import type { RecordedGame } from '../../replay/RecordedGame.ts';
import { type ReplayMatch, type ReplaySnapshot, speeds } from '../../replay/ReplayMatch.ts';
import type { Stage } from '../../stage/stage.ts';
import { entriesOf } from '../table/log-entries.ts';
import { useAnnouncements } from '../table/useAnnouncements.ts';
import { type Chapter, leapFrom, type ReplayCommand } from './keys.ts';
import type { Transport } from './ReplayBar.tsx';
import { useAddress, useReplayKeys } from './useReplay.ts';

interface Input {
  readonly match: ReplayMatch;
  readonly snapshot: ReplaySnapshot;
  readonly frame: Frame;
  readonly presenter: Presenter;
  readonly speech: Speech;
  readonly stage: Stage | null;
  readonly words: ReplayDict;
  readonly onHelp: () => void;
}

export interface TransportHandle {
  readonly transport: Transport;
  readonly chapters: readonly Chapter[];
  /** what a screen reader hears */
  readonly said: string;
  viewerName(viewer: Viewer): string;
}

/** How one moves within a recording: by its bar, by keys, by the address. */
export function useTransport({
  match,
  snapshot,
  frame,
  presenter,
  speech,
  stage,
  words,
  onHelp,
}: Input): TransportHandle {
  const { recording } = match;
  const { seq, viewer } = snapshot;
  const { said, announce } = useAnnouncements(presenter, frame, false, 1);
  const chapters = useMemo<readonly Chapter[]>(
    () => entriesOf(match.log(viewer), presenter).flatMap(({ chapter, seq, text }) => (chapter ? [{ seq, text }] : [])),
    [match, viewer, presenter],
  );
  useEffect(() => stage?.timeScale(snapshot.speed), [stage, snapshot.speed]);
  const viewerName = (of: Viewer): string =>
    of === 'omniscient' ? words.all : of === 'spectator' ? words.spectator : words.seat({ name: speech.name(of) });

  const seek = (to: number) => {
    match.pause();
    stage?.skip();
    match.seek(to);
    const last = entriesOf(match.snapshot().log, presenter).findLast(({ chapter }) => !chapter);
    announce(`${words.position({ seq: match.snapshot().seq, last: recording.length })}. ${plain(last?.text ?? '')}`);
  };
  const transport: Transport = {
    seek,
    step: (by) => {
      if (by < 0) return seek(seq - 1);
      match.pause();
      match.forward();
    },
    toggle: () => (snapshot.playing ? match.pause() : match.play()),
    lookAs: (next) => {
      stage?.skip();
      match.setViewer(next);
      announce(viewerName(next));
    },
    setSpeed: (speed) => match.setSpeed(speed),
  };
  useAddress(seq, (to) => to !== seq && seek(to));
  useReplayKeys((command) => {
    if (command.kind === 'log') document.getElementById('log')?.focus();
    else if (command.kind === 'help') onHelp();
    else if (command.kind === 'leap') seek(leapFrom(seq, command.by, chapters, recording.length));
    else steer(command, transport, snapshot, recording);
  });
  return { transport, chapters, said, viewerName };
}

type Steering = Exclude<ReplayCommand, { readonly kind: 'log' | 'help' | 'leap' }>;

/** What a key does that the bar does as well. */
function steer(
  command: Steering,
  transport: Transport,
  { speed }: ReplaySnapshot,
  { viewers, length }: RecordedGame,
): void {
  if (command.kind === 'step') transport.step(command.by);
  else if (command.kind === 'first') transport.seek(0);
  else if (command.kind === 'last') transport.seek(length);
  else if (command.kind === 'play') transport.toggle();
  else if (command.kind === 'speed') {
    const next = speeds[speeds.indexOf(speed) + command.by];
    if (next) transport.setSpeed(next);
  } else {
    const viewer = viewers[command.at];
    if (viewer !== undefined && viewers.length > 1) transport.lookAs(viewer);
  }
}
