import './TableArea.css';
import type { ComponentChildren, ComponentProps, RefObject } from 'preact';
import type { ClocksDict } from '../../../shared/i18n/en/clocks.ts';
import type { TableDict } from '../../../shared/i18n/en/table.ts';
import { plain } from '../../../shared/i18n/speech.ts';
import type { RefusalMessage, TableInfo, TableRequest } from '../../../shared/protocol/messages.ts';
import type { LogLine, Presenter } from '../../games/presenter.ts';
import type { MatchConnection } from '../../net/MatchConnection.ts';
import type { PageSnapshot } from '../../net/match-state.ts';
import type { Frame } from '../../net/timeline.ts';
import { ChatBox } from '../chat/ChatBox.tsx';
import type { ChatHandle } from '../chat/useChat.ts';
import { SeatBanner } from '../clocks/SeatBanner.tsx';
import { WaitedBanner } from '../clocks/WaitedBanner.tsx';
import { useSocialWords } from '../useSocialWords.ts';
import { DelayBanner } from '../watching/DelayBanner.tsx';
import { Board } from './Board.tsx';
import type { ReportChip } from './ReportChip.tsx';
import type { Acting } from './useActing.ts';
import type { Forward } from './useForward.ts';
import type { SelectionHandle } from './useSelection.ts';
import type { StageHandle } from './useStage.ts';
import { WaitingRoom } from './WaitingRoom.tsx';

/** The middle of the page: what is to be said about the connection and the seat, and the waiting room or the game. */
export function TableArea(props: {
  readonly connection: MatchConnection;
  readonly frame: Frame<PageSnapshot>;
  /** our clock, where it runs while something is still shown */
  readonly early: ComponentChildren;
  readonly forward: Forward;
  /** what happened last */
  readonly deed: LogLine | null;
  /** a summary that is new */
  readonly chip: Omit<ComponentProps<typeof ReportChip>, 'at'> | null;
  /** opens the log */
  readonly onLog: () => void;
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
  const { connection, frame, table, words, clockWords, ask } = props;
  const { view, ownSeat } = frame;
  const social = useSocialWords();
  return (
    <main class="table">
      {frame.connection !== 'live' && (
        <p class="banner" role="status">
          {frame.connection === 'connecting' ? words.connection.connecting : words.connection.reconnecting}
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
          waited={frame.waited}
          table={table}
          me={frame.seat}
          words={social.waited}
          onReplace={(seat) => void ask({ op: 'replace', seat })}
        />
      )}
      <h2 class="sr">{plain(props.prompt)}</h2>
      <DelayBanner connection={connection} snapshot={frame} table={table} />
      {view === null ? (
        <>
          {table.status !== 'running' && <WaitingRoom table={table} me={frame.seat} words={words} ask={ask} />}
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
