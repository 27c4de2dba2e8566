import type { TableDict } from '../../../shared/i18n/en/table.ts';
import { plain } from '../../../shared/i18n/speech.ts';
import type { TableInfo } from '../../../shared/protocol/messages.ts';
import type { Hold, LogLine, Presenter } from '../../games/presenter.ts';
import type { Frame } from '../../net/timeline.ts';

/** What the bar, the tab and the buttons say of one moment. */
export interface Telling {
  /** whose decision everybody waits for, as far as has been shown */
  readonly actor: number | null;
  /** whom the prompt is about */
  readonly about: number | null;
  /** we are asked, and have seen why */
  readonly yours: boolean;
  /** the question of the moment, with its bold words */
  readonly prompt: string;
  /** what happened last; null before anything did */
  readonly deed: LogLine | null;
  /** the game was closed without a result; one that has ended is not while its end is still being shown */
  readonly isAbandoned: boolean;
}

interface Told {
  readonly table: TableInfo;
  readonly words: TableDict;
  readonly presenter: Presenter;
  /** the first of two places, which is held already */
  readonly hold: Hold | null;
}

/** The latest line of the log that tells of something that was done. */
export function latestDeed(log: Frame['log'], { logLine }: Pick<Presenter, 'logLine'>): LogLine | null {
  for (let at = log.length - 1; at >= 0; at--) {
    const entry = log[at];
    const line = entry && logLine(entry.event);
    if (line && !line.chapter && plain(line.text) !== '') return line;
  }
  return null;
}

/** Everything that is said of the turn, out of one frame. */
export function tellingOf(frame: Frame, { table, words, presenter, hold }: Told): Telling {
  const { view, seat: me, atEnd } = frame;
  if (view === null) {
    const prompt = table.status === 'running' ? words.bar.spectator : words.turn.waiting;
    return { actor: null, about: null, yours: false, prompt, deed: null, isAbandoned: false };
  }
  const actor = presenter.actor(view);
  const yours = atEnd && me !== null && actor === me;
  const deed = latestDeed(frame.log, presenter);
  const awaited = actor === null || actor === me ? undefined : table.seats[actor];
  const isAway = atEnd && awaited?.kind === 'person' && !awaited.connected;
  const isAbandoned = atEnd && table.status === 'finished' && presenter.score(view) === null;
  const told = { actor, about: actor, yours, deed, isAbandoned };
  if (isAway) return { ...told, prompt: `*${awaited.name}* ${words.players.away}` };
  if (yours && hold) return { ...told, prompt: hold.next };
  // nobody is asked in the middle of a move: then there is only what happens to speak of. Before its first event, whoever
  // has just answered is not asked again, and what happened earlier would be an older moment.
  const answered = !atEnd && me !== null && actor === me;
  if (frame.told === 0) return { ...told, prompt: answered ? words.turn.shown : presenter.prompt(view) };
  return deed ? { ...told, about: deed.seat, prompt: deed.text } : { ...told, prompt: words.turn.shown };
}
