import type { TableDict } from '../../../shared/i18n/en/table.ts';
import { plain } from '../../../shared/i18n/speech.ts';
import type { TableInfo } from '../../../shared/protocol/messages.ts';
import type { Hold, LogLine, Presenter } from '../../games/presenter.ts';
import type { Frame } from '../../net/timeline.ts';

/** What the bar, the tab and the buttons say of one moment. */
export interface Telling {
  /** whose decision everybody waits for, as far as has been shown */
  readonly actor: number | null;
  /** we are asked, and have seen why */
  readonly yours: boolean;
  /** the question of the moment, with its bold words */
  readonly prompt: string;
  /** what happened last; null before anything did */
  readonly deed: LogLine | null;
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
    return { actor: null, yours: false, prompt, deed: null };
  }
  const actor = presenter.actor(view);
  const yours = atEnd && me !== null && actor === me;
  const deed = latestDeed(frame.log, presenter);
  const awaited = actor === null || actor === me ? undefined : table.seats[actor];
  const isAway = atEnd && awaited?.kind === 'person' && !awaited.connected;
  if (isAway) return { actor, yours, deed, prompt: `*${awaited.name}* ${words.players.away}` };
  if (yours && hold) return { actor, yours, deed, prompt: hold.next };
  // we have answered, or shall be asked, and what happens in between is being shown: that is what there is to say
  if (!atEnd && me !== null && actor === me) return { actor, yours, deed, prompt: deed?.text ?? words.turn.shown };
  return { actor, yours, deed, prompt: presenter.prompt(view) };
}
