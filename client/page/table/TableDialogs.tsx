import type { Speech } from '../../../shared/i18n/speech.ts';
import type { TableInfo, TableRequest } from '../../../shared/protocol/messages.ts';
import type { Score } from '../../games/presenter.ts';
import type { GameTableWords } from '../../games/table-words.ts';
import { DeviceTool } from '../device/DeviceTool.tsx';
import { RulesDialog, SettingsDialog } from '../dialogs/lazy-dialogs.tsx';
import { Commitment } from '../fairness/Commitment.tsx';
import { HostSettings } from '../host/HostSettings.tsx';
import { go } from '../router.ts';
import { PaceChoice } from '../ui/PaceChoice.tsx';
import { useSocialWords } from '../useSocialWords.ts';
import { EndDialog } from './EndDialog.tsx';
import { HelpDialog } from './HelpDialog.tsx';
import { PileDialog } from './PileDialog.tsx';
import { RematchOffer } from './RematchOffer.tsx';
import type { Rematch } from './useRematch.ts';
import type { DialogsHandle } from './useTableDialogs.ts';

interface Props {
  readonly dialogs: DialogsHandle;
  readonly table: TableInfo;
  readonly me: number | null;
  readonly words: GameTableWords;
  readonly speech: Speech;
  /** keys of this game and this table, and what they do */
  readonly letters: readonly { readonly key: string; readonly label: string }[];
  readonly score: Score | null;
  readonly rematch: Rematch;
  readonly ask: (request: TableRequest) => Promise<unknown>;
  readonly onReplay: () => void;
  readonly onLeave: () => void;
}

/** What the table opens over itself; the panel of the phone is the page's own. */
export function TableDialogs(props: Props) {
  const { dialogs, table, words, score, rematch } = props;
  const { opened, close, openPile, setOpenPile } = dialogs;
  const t = words.table;
  const social = useSocialWords();
  return (
    <>
      {opened === 'settings' && <TableSettings {...props} />}
      {opened === 'rules' && <RulesDialog game={table.game} onClose={close} />}
      {opened === 'help' && (
        <HelpDialog words={t.help} letters={props.letters} onClose={close}>
          <Commitment commitment={table.commitment} words={t.deal} />
        </HelpDialog>
      )}
      {openPile && <PileDialog pile={openPile} onClose={() => setOpenPile(null)} />}
      {rematch.offer && rematch.again && social && (
        <RematchOffer
          asked={rematch.offer.asked}
          words={social.rematch}
          onJoin={rematch.again.go}
          onClose={rematch.offer.close}
        />
      )}
      {opened === 'end' && score && !rematch.offer && (
        <EndDialog
          score={score}
          speech={props.speech}
          lang={words.lang}
          words={t.end}
          onVerify={table.commitment === '' ? null : () => go({ page: 'fairness', id: table.code })}
          again={rematch.again}
          news={rematch.news}
          onReplay={props.onReplay}
          onLobby={props.onLeave}
          onClose={close}
        />
      )}
    </>
  );
}

/** Everybody's settings, and above them what this person may change at this table. */
function TableSettings({ dialogs, table, me, words, ask }: Props) {
  const isHost = me !== null && me === table.hostSeat;
  return (
    <SettingsDialog onClose={dialogs.close}>
      {isHost && table.status === 'running' && <HostSettings table={table} ask={ask} />}
      {me !== null && <DeviceTool code={table.code} bar={words.table.bar} />}
      {isHost && table.seats.some((seat) => seat.kind === 'bot') && (
        <PaceChoice pace={table.pace} onChange={(pace) => void ask({ op: 'setPace', pace })} />
      )}
    </SettingsDialog>
  );
}
