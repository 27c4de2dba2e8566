import type { Seat } from '../../../shared/engine/core.ts';
import type { ReplayDict } from '../../../shared/i18n/en/replay.ts';
import type { Speech } from '../../../shared/i18n/speech.ts';
import type { GameFile } from '../../../shared/protocol/game-file.ts';
import type { TableInfo } from '../../../shared/protocol/messages.ts';
import type { Presenter, Score } from '../../games/presenter.ts';
import type { GameTableWords } from '../../games/table-words.ts';
import { RulesDialog, SettingsDialog } from '../dialogs/lazy-dialogs.tsx';
import { GameEnd } from '../end/GameEnd.tsx';
import { go } from '../router.ts';
import type { BarCommand } from '../table/Bar.tsx';
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
  readonly presenter: Presenter;
  readonly view: unknown;
  /** of a finished game */
  readonly file: GameFile | null;
  readonly onSeek: (seq: number) => void;
  readonly words: GameTableWords;
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
      <GameEnd
        table={table}
        words={words}
        presenter={props.presenter}
        speech={props.speech}
        view={props.view}
        score={score}
        source={props.file && { file: props.file }}
        count={false}
        actions={{
          again: null,
          onReplay: (seq) => {
            onClose();
            props.onSeek(seq ?? 0);
          },
          onProof: verify === null ? null : () => go({ page: 'fairness', id: verify }),
          onLobby: () => go({ page: 'lobby' }),
        }}
        onClose={onClose}
      />
    );
  return null;
}
