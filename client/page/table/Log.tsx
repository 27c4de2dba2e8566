import './Log.css';
import { Component } from 'preact';
import { useMemo } from 'preact/hooks';
import type { TableDict } from '../../../shared/i18n/en/table.ts';
import type { LoggedEvent } from '../../../shared/protocol/messages.ts';
import { quillInk } from '../../art/icons.ts';
import type { LogLine, Presenter } from '../../games/presenter.ts';
import { Outline } from '../ui/Outline.tsx';
import { Pawn } from '../ui/Pawn.tsx';
import { useStickToBottom } from '../ui/useStickToBottom.ts';
import { Rich } from '../words.tsx';
import { Flags } from './Flags.tsx';
import { entriesOf, type LogEntry } from './log-entries.ts';

/** A long game has hundreds of lines, and each is put into words once. */
function remembering({ logLine }: Pick<Presenter, 'logLine'>): Pick<Presenter, 'logLine'> {
  const known = new WeakMap<LoggedEvent['event'], LogLine | null>();
  return {
    logLine: (event) => {
      const line = known.get(event) ?? logLine(event);
      known.set(event, line);
      return line;
    },
  };
}

/** What stands in the log stays as it is: only a line that says something else is drawn again. */
class Line extends Component<{ readonly entry: LogEntry; readonly last: boolean }> {
  override shouldComponentUpdate({ entry, last }: this['props']): boolean {
    const { entry: was } = this.props;
    return last !== this.props.last || entry.text !== was.text || entry.seat !== was.seat || entry.icon !== was.icon;
  }

  override render() {
    const { seat, text, icon, flags, chapter, strong } = this.props.entry;
    return (
      <li class={`${chapter ? 'chapter' : ''} ${strong ? 'strong' : ''} ${this.props.last ? 'last' : ''}`}>
        {seat !== null && <Pawn seat={seat} />}
        {chapter ? (
          <h3>{text}</h3>
        ) : (
          <span>
            <Rich text={text} />
          </span>
        )}
        {flags && <Flags of={flags} />}
        {icon && <Outline d={icon} size={14} />}
      </li>
    );
  }
}

/** The ship's log. It is read, not announced: the announcer says what is new. */
export function Log(props: {
  readonly log: readonly LoggedEvent[];
  readonly presenter: Presenter;
  readonly words: TableDict['log'];
  readonly id: string;
  /** shows on the canvas what a line is about */
  readonly onShow: (event: LoggedEvent['event'], seq: number) => void;
}) {
  const { log, presenter, words } = props;
  const lines = useMemo(() => remembering(presenter), [presenter]);
  const entries = useMemo(() => entriesOf(log, lines), [log, lines]);
  const last = entries.at(-1)?.seq;
  const { box, onScroll } = useStickToBottom(entries);
  return (
    <section class="log-box">
      <h2>
        <Outline d={quillInk} size={16} />
        {words.heading}
      </h2>
      <div
        id={props.id}
        ref={box}
        class="log"
        role="log"
        aria-live="off"
        aria-label={words.label}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
        tabIndex={0}
        onScroll={onScroll}
        onClick={(event) => {
          const line = (event.target as Element).closest('li');
          const entry = line && entries[[...(line.parentElement?.children ?? [])].indexOf(line)];
          if (entry && !entry.chapter) props.onShow(entry.event, entry.seq);
        }}
        onKeyDown={(event) => {
          const newest = entries.at(-1);
          if (event.key !== 'Enter' || !newest) return;
          event.preventDefault();
          props.onShow(newest.event, newest.seq);
        }}
      >
        {entries.length === 0 && <p class="chapter">{words.empty}</p>}
        <ol>
          {entries.map((entry) => (
            <Line key={entry.key} entry={entry} last={entry.seq === last && !entry.chapter} />
          ))}
        </ol>
      </div>
    </section>
  );
}
