import './TableArea.css';
import type { ComponentProps } from 'preact';
import type { ClocksDict } from '../../../shared/i18n/en/clocks.ts';
import { plain } from '../../../shared/i18n/speech.ts';
import type { RefusalMessage, TableInfo, TableRequest } from '../../../shared/protocol/messages.ts';
import type { MatchConnection } from '../../net/MatchConnection.ts';
import { ChatBox } from '../chat/ChatBox.tsx';
import type { ChatHandle } from '../chat/useChat.ts';
import { SeatBanner } from '../clocks/SeatBanner.tsx';
import { WaitedBanner } from '../clocks/WaitedBanner.tsx';
import { useSocialWords } from '../useSocialWords.ts';
import { DelayBanner } from '../watching/DelayBanner.tsx';
import { Board } from './Board.tsx';
import { SuggestedLines } from './SuggestedLines.tsx';
import type { SuggestedLine } from './suggesting.ts';
import { WaitingRoom } from './WaitingRoom.tsx';

/** The middle of the page: what is to be said about the connection and the seat, and the waiting room or the game. */
export function TableArea(
  props: ComponentProps<typeof Board> & {
    readonly connection: MatchConnection;
    readonly table: TableInfo;
    /** null until they are here */
    readonly clockWords: ClocksDict | null;
    readonly prompt: string;
    /** what a screen reader hears */
    readonly said: string;
    readonly isOver: boolean;
    readonly chat: ChatHandle;
    readonly suggested: readonly SuggestedLine[];
    readonly ask: (request: TableRequest) => Promise<RefusalMessage | null>;
  },
) {
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
          abandoned={table.status === 'finished' && view !== null && frame.atEnd && !props.isOver}
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
      <SuggestedLines lines={props.suggested} />
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
