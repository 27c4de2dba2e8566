import './Rail.css';
import type { ComponentChildren } from 'preact';
import type { TableDict } from '../../../shared/i18n/en/table.ts';
import type { LoggedEvent, TableInfo } from '../../../shared/protocol/messages.ts';
import { cog, exitDoor, hourglass, laurelCrown, ruleBook, scrollUnfurled, share } from '../../art/icons.ts';
import type { Presenter } from '../../games/presenter.ts';
import { go } from '../router.ts';
import { Outline } from '../ui/Outline.tsx';
import type { BarCommand } from './Bar.tsx';
import { Log } from './Log.tsx';
import { Players, type Reading, type SeatClocks } from './Players.tsx';
import { Sheet } from './Sheet.tsx';
import { copyLink } from './share.ts';

export interface RailProps {
  readonly table: TableInfo;
  readonly me: number | null;
  readonly actor: number | null;
  readonly presenter: Presenter;
  readonly view: unknown;
  readonly log: readonly LoggedEvent[];
  /** the log as far as the view has come */
  readonly past: readonly LoggedEvent[];
  readonly words: TableDict;
  /** whether there is an account to look at */
  readonly report: boolean;
  /** whether there is a result to come back to */
  readonly ended?: boolean;
  readonly onLook: (seat: number) => void;
  readonly onShow: (event: LoggedEvent['event'], seq: number) => void;
  /** of a replay: how to share it, if it can be; else the table is shared */
  readonly onShare?: (() => void) | null;
  readonly clocks?: SeatClocks | null;
  readonly reading?: Reading | null;
  /** shown between players and log */
  readonly between?: ComponentChildren;
  /** beside the table, below everything else */
  readonly foot?: ComponentChildren;
}

function Content(props: RailProps & { readonly logId: string }) {
  const { table, me, actor, presenter, view, log, past, words } = props;
  return (
    <>
      <Players
        table={table}
        me={me}
        actor={actor}
        lines={
          view === null
            ? []
            : presenter.players(
                view,
                past.map(({ event }) => event),
              )
        }
        words={words.players}
        onLook={view === null ? null : props.onLook}
        clocks={props.clocks ?? null}
        reading={props.reading ?? null}
      />
      {table.origin !== '' && <Origin of={table.origin} words={words.bar} />}
      {props.between}
      <Log id={props.logId} log={log} presenter={presenter} words={words.log} onShow={props.onShow} />
    </>
  );
}

/** Where a game comes from that was played on from another. */
function Origin({ of, words }: { readonly of: string; readonly words: TableDict['bar'] }) {
  const [id = '', seq] = of.split('#');
  return (
    <button type="button" class="link origin" onClick={() => go({ page: 'replay', id, seq: Number(seq) })}>
      {words.origin({ seq: Number(seq) })}
    </button>
  );
}

/** The wooden rail beside the table: players and log. */
export function Rail(props: RailProps) {
  return (
    <aside class="rail" aria-label={props.words.bar.panel}>
      <Content {...props} logId="log" />
      {props.foot}
    </aside>
  );
}

/** The same on a phone, as a sheet, with the tools that have no room in the bar. */
export function RailDialog(
  props: RailProps & { readonly onCommand: (command: BarCommand) => void; readonly onClose: () => void },
) {
  const { bar } = props.words;
  const isReplay = props.onShare !== undefined;
  const sharing = isReplay ? props.onShare : () => void copyLink(props.table.code, bar);
  const tools: readonly { readonly icon: string; readonly label: string; readonly run: () => void }[] = [
    ...(props.ended ? [{ icon: laurelCrown, label: props.words.end.open, run: () => props.onCommand('end') }] : []),
    ...(sharing ? [{ icon: share, label: bar.copyLink, run: sharing }] : []),
    ...(isReplay || props.table.status === 'waiting'
      ? []
      : [{ icon: hourglass, label: bar.lookBack, run: () => props.onCommand('lookBack') }]),
    ...(props.report
      ? [{ icon: scrollUnfurled, label: props.words.report.open, run: () => props.onCommand('report') }]
      : []),
    { icon: ruleBook, label: bar.rules, run: () => props.onCommand('rules') },
    { icon: cog, label: bar.settings, run: () => props.onCommand('settings') },
    { icon: exitDoor, label: bar.leave, run: () => props.onCommand('leave') },
  ];
  return (
    <Sheet title={isReplay ? bar.panel : `${bar.table} ${props.table.code}`} onClose={props.onClose}>
      <div class="sheet-tools">
        {tools.map(({ icon, label, run }) => (
          <button type="button" class="tool" key={label} onClick={run}>
            <Outline d={icon} size={22} />
            <span>{label}</span>
          </button>
        ))}
      </div>
      <Content {...props} logId="log-sheet" />
    </Sheet>
  );
}
