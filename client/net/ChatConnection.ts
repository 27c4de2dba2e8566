import type { Channel, Said, SayRequest, TalkAnswer } from '../../shared/protocol/chat.ts';
import type { RefusalMessage, TableInfo } from '../../shared/protocol/messages.ts';
import { createStore, type Store } from '../store.ts';
import { randomHex } from './random-hex.ts';
import type { Room } from './sdk.ts';
import { readRoom } from './views.ts';

/** What is said at the table, as far as we may read it. */
export interface ChatSnapshot {
  /** where our own words go; null: nowhere yet, or for want of a name */
  readonly channel: Channel | null;
  /** who we are to others */
  readonly who: string;
  readonly sayings: readonly Said[];
}

const kept = 300;

/** Each once, in the order of the table. */
export function withSaid(sayings: readonly Said[], said: Said): readonly Said[] {
  if (sayings.some(({ n }) => n === said.n)) return sayings;
  return [...sayings, said].sort((a, b) => a.n - b.n).slice(-kept);
}

type Wish = Pick<SayRequest, 'kind' | 'body'>;

/** Asks until it is answered, across reconnections. */
type Ask = (request: SayRequest) => Promise<RefusalMessage | null>;

/** The chat of one table; whatever was missed is asked for after every reconnection. */
export class ChatConnection {
  readonly now: Store<ChatSnapshot> = createStore<ChatSnapshot>({ channel: null, who: '', sayings: [] });
  private readonly ask: Ask;
  private status: TableInfo['status'] | null = null;

  constructor(ask: Ask) {
    this.ask = ask;
  }

  listen(room: Room): void {
    room.onMessage<Said>('said', (said) => {
      const now = this.now.get();
      this.now.set({ ...now, sayings: withSaid(now.sayings, said) });
    });
    // who reads whom changes when the game begins, and when it is over
    room.onStateChange(() => {
      const { status } = readRoom(room.state).table;
      if (status !== this.status && this.status !== null) void this.sync(room);
      this.status = status;
    });
  }

  /** What we may not read any more is forgotten. */
  async sync(room: Room): Promise<void> {
    try {
      const { channel, who, sayings } = (await room.request('talk', {})) as TalkAnswer;
      this.now.set({ channel, who, sayings });
    } catch {
      // the connection is lost; the next one asks again
    }
  }

  /** For those who were to read it when it was written. */
  say(wish: Wish): Promise<RefusalMessage | null> {
    const { channel } = this.now.get();
    return this.ask({ id: randomHex(12), ...wish, ...(channel ? { channel } : {}) } as SayRequest);
  }
}
