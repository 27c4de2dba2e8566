import './TableArea.css';
import type { RefObject } from 'preact';
import type { ClocksDict } from '../../../shared/i18n/en/clocks.ts';
import type { TableDict } from '../../../shared/i18n/en/table.ts';
import { plain } from '../../../shared/i18n/speech.ts';
import type { RefusalMessage, TableInfo, TableRequest } from '../../../shared/protocol/messages.ts';
import type { Presenter } from '../../games/presenter.ts';
import type { MatchConnection } from '../../net/MatchConnection.ts';
import type { PageSnapshot } from '../../net/match-state.ts';
import { ChatBox } from '../chat/ChatBox.tsx';
import type { ChatHandle } from '../chat/useChat.ts';
import { SeatBanner } from '../clocks/SeatBanner.tsx';
import { WaitedBanner } from '../clocks/WaitedBanner.tsx';
import { useSocialWords } from '../useSocialWords.ts';
import { DelayBanner } from '../watching/DelayBanner.tsx';
import { Board } from './Board.tsx';
import type { Acting } from './useActing.ts';
import type { SelectionHandle } from './useSelection.ts';
import type { StageHandle } from './useStage.ts';
import { WaitingRoom } from './WaitingRoom.tsx';

/** The middle of the page: what is to be said about the connection and the seat, and the waiting room or the game. */
export function TableArea(props: {
  readonly connection: MatchConnection;
  readonly snapshot: PageSnapshot;
  readonly table: TableInfo;
  readonly presenter: Presenter;
  readonly words: TableDict;
  /** null until they are here */
  readonly clockWords: ClocksDict | null;
  readonly prompt: string;
  /** what a screen reader hears */
  readonly said: string;
  readonly isOver: boolean;
  readonly yours: boolean;
  readonly narrow: boolean;
  readonly chat: ChatHandle;
  /** where the canvas goes */
  readonly host: RefObject<HTMLDivElement | null>;
  readonly staged: StageHandle;
  readonly selecting: SelectionHandle;
  readonly acting: Acting;
  readonly ask: (request: TableRequest) => Promise<RefusalMessage | null>;
}) {
  const { connection, snapshot, table, words, clockWords, ask } = props;
  const { view, ownSeat } = snapshot;
  const social = useSocialWords();
  return (
    <main class="table">
      {snapshot.connection !== 'live' && (
        <p class="banner" role="status">
          {snapshot.connection === 'connecting' ? words.connection.connecting : words.connection.reconnecting}
        </p>
      )}
      {clockWords && (
        <SeatBanner
          words={clockWords}
          ownSeat={table.status === 'running' ? ownSeat : null}
          abandoned={table.status === 'finished' && view !== null && !props.isOver}
          onSit={() => ownSeat !== null && void ask({ op: 'sit', seat: ownSeat })}
        />
      )}
      {social && ownSeat === null && (
        <WaitedBanner
          waited={snapshot.waited}
          table={table}
          me={snapshot.seat}
          words={social.waited}
          onReplace={(seat) => void ask({ op: 'replace', seat })}
        />
      )}
      <h2 class="sr">{plain(props.prompt)}</h2>
      <DelayBanner connection={connection} snapshot={snapshot} table={table} />
      {view === null ? (
        <>
          {table.status !== 'running' && <WaitingRoom table={table} me={snapshot.seat} words={words} ask={ask} />}
          {!props.narrow && (
            <div class="waiting-talk">
              <ChatBox chat={props.chat} />
            </div>
          )}
        </>
      ) : (
        <Board {...props} />
      )}
      <p class="sr" role="status">
        {props.said}
      </p>
    </main>
  );
}
