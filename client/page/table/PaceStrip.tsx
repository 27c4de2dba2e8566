import './PaceStrip.css';
import type { TableDict } from '../../../shared/i18n/en/table.ts';
import type { TableInfo } from '../../../shared/protocol/messages.ts';
import { fastKey } from '../../art/transport.ts';
import { Outline } from '../ui/Outline.tsx';
import { useSocialWords } from '../useSocialWords.ts';
import type { Forward } from './useForward.ts';

/** Switches fast forward on and off. */
export function ForwardButton(props: {
  readonly forward: Forward;
  readonly words: TableDict['pace'];
  /** without its name beside the icon */
  readonly bare?: boolean;
}) {
  const { forward, words } = props;
  return (
    <button
      type="button"
      class="forward"
      aria-pressed={forward.on}
      aria-label={words.forward}
      aria-keyshortcuts="F"
      title={`${words.forward} (F)`}
      onClick={forward.toggle}
    >
      <Outline d={fastKey} size={15} />
      {!props.bare && <span>{words.forward}</span>}
    </button>
  );
}

/** Between players and log: how fast the bots of this table are, and fast forward. */
export function PaceStrip(props: {
  readonly table: TableInfo;
  readonly forward: Forward;
  readonly words: TableDict['pace'];
  /** where the pace can be changed; null for whoever may not */
  readonly onChange: (() => void) | null;
}) {
  const { table, onChange } = props;
  const words = useSocialWords()?.botPace;
  if (table.status !== 'running') return null;
  const hasBots = table.seats.some(({ kind }) => kind === 'bot');
  const pace = props.words.bots({ pace: words?.values[table.pace] ?? '' });
  return (
    <div class="pace-strip">
      {!hasBots ? (
        <span />
      ) : onChange ? (
        <button type="button" class="link pace" title={words?.label} onClick={onChange}>
          {pace}
        </button>
      ) : (
        <span class="pace">{pace}</span>
      )}
      <ForwardButton forward={props.forward} words={props.words} />
    </div>
  );
}
