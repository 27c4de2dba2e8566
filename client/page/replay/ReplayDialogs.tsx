import type { Seat } from '../../../shared/engine/core.ts';
import type { ReplayDict } from '../../../shared/i18n/en/replay.ts';
import type { Speech } from '../../../shared/i18n/speech.ts';
import type { TableInfo } from '../../../shared/protocol/messages.ts';
import type { SpokenTable } from '../../games/load.ts';
import type { Score } from '../../games/presenter.ts';
import { RulesDialog, SettingsDialog } from '../dialogs/lazy-dialogs.tsx';
import { go } from '../router.ts';
import type { BarCommand } from '../table/Bar.tsx';
import { EndDialog } from '../table/EndDialog.tsx';
import { BranchDialog } from './BranchDialog.tsx';
import { ReplayHelp } from './ReplayHelp.tsx';

export type OpenedDialog = Exclude<BarCommand, 'leave' | 'report' | 'lookBack'> | 'branch';

/** What a replay opens over itself; the panel of the phone is its page's own. */
export function ReplayDialogs(props: {
  readonly opened: OpenedDialog | null;
  readonly table: TableInfo;
  /** the table from which one plays on */
  readonly from: string | null;
  /** the table whose deal can be proven */
  readonly verify: string | null;
  readonly seq: number;
  /** whose turn it is at that move */
  readonly actor: Seat | null;
  readonly score: Score | null;
  readonly speech: Speech;
  readonly words: SpokenTable;
  readonly replay: ReplayDict;
  readonly onClose: () => void;
}) {
  const { opened, table, from, verify, score, words, replay, onClose } = props;
  if (opened === 'settings') return <SettingsDialog onClose={onClose} />;
  if (opened === 'rules') return <RulesDialog game={table.game} onClose={onClose} />;
  if (opened === 'help') return <ReplayHelp heading={words.table.help.heading} words={replay.keys} onClose={onClose} />;
  if (opened === 'branch' && from !== null)
    return (
      <BranchDialog
        table={table}
        id={from}
        seq={props.seq}
        actor={props.actor}
        words={replay.branch}
        onClose={onClose}
      />
    );
  if (opened === 'end' && score)
    return (
      <EndDialog
        score={score}
        speech={props.speech}
        lang={words.lang}
        words={words.table.end}
        onVerify={verify === null ? null : () => go({ page: 'fairness', id: verify })}
        again={null}
        onReplay={null}
        onLobby={() => go({ page: 'lobby' })}
        onClose={onClose}
      />
    );
  return null;
}
