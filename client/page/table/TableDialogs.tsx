import { useRef } from 'preact/hooks';
import type { Speech } from '../../../shared/i18n/speech.ts';
import type { TableInfo, TableRequest } from '../../../shared/protocol/messages.ts';
import type { Presenter, Score } from '../../games/presenter.ts';
import type { GameTableWords } from '../../games/table-words.ts';
import { DeviceTool } from '../device/DeviceTool.tsx';
import { RulesDialog, SettingsDialog } from '../dialogs/lazy-dialogs.tsx';
import { GameEnd } from '../end/GameEnd.tsx';
import { Commitment } from '../fairness/Commitment.tsx';
import { HostSettings } from '../host/HostSettings.tsx';
import { go } from '../router.ts';
import { PaceChoice } from '../ui/PaceChoice.tsx';
import { useSocialWords } from '../useSocialWords.ts';
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
  readonly presenter: Presenter;
  readonly view: unknown;
  /** keys of this game and this table, and what they do */
  readonly letters: readonly { readonly key: string; readonly label: string }[];
  readonly score: Score | null;
  readonly rematch: Rematch;
  readonly ask: (request: TableRequest) => Promise<unknown>;
  /** from this move on; null: where the game stands, or from its beginning */
  readonly onReplay: (seq: number | null) => void;
  readonly onLeave: () => void;
  /** opens a page of the story */
  readonly onRead: (page: string) => void;
}

/** What the table opens over itself; the panel of the phone is the page's own. */
export function TableDialogs(props: Props) {
  const { dialogs, table, words, score, rematch } = props;
  const { opened, close, openPile, setOpenPile } = dialogs;
  const t = words.table;
  const counted = useRef(false);
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
      {openPile && (
        <PileDialog
          pile={openPile}
          onClose={() => setOpenPile(null)}
          onNext={(target) => setOpenPile(props.presenter.pile(props.view, target))}
          onRead={(page) => {
            setOpenPile(null);
            props.onRead(page);
          }}
        />
      )}
      {rematch.offer && rematch.again && social && (
        <RematchOffer
          asked={rematch.offer.asked}
          words={social.rematch}
          onJoin={rematch.again.go}
          onClose={rematch.offer.close}
        />
      )}
      {opened === 'end' && score && !rematch.offer && (
        <GameEnd
          table={table}
          words={words}
          presenter={props.presenter}
          speech={props.speech}
          view={props.view}
          score={score}
          source={{ code: table.code }}
          count={!counted.current}
          onCounted={() => {
            counted.current = true;
          }}
          actions={{
            again: rematch.again,
            home: rematch.home,
            onReplay: props.onReplay,
            onProof: table.commitment === '' ? null : () => go({ page: 'fairness', id: table.code }),
            onLobby: props.onLeave,
          }}
          news={rematch.news}
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
