import type { LobbyLists } from '../../shared/protocol/http.ts';
import { type LobbyWire, lobbyLists } from '../../shared/wire/lobby.ts';
import { createStore } from '../store.ts';
import { api } from './api.ts';
import { backoff, pause } from './backoff.ts';
import { identity } from './identity.ts';
import { consume, type Room } from './sdk.ts';

/** The lists of the lobby, kept up to date by the server; null until the first has arrived. */
export class LobbyConnection {
  readonly lists = createStore<LobbyLists | null>(null);
  /** null until the first attempt has ended */
  readonly live = createStore<boolean | null>(null);
  private room: Room | null = null;
  private left = false;

  async open(): Promise<void> {
    for (let attempt = 0; !this.left; attempt++) {
      const seat = await api.lobbySeat(identity.get()?.token);
      if (seat.ok) {
        try {
          this.enter(await consume(seat.value));
          return;
        } catch {
          // the house was closing its doors: ask again
        }
      }
      this.live.set(false);
      await pause(backoff(attempt));
    }
  }

  private enter(room: Room): void {
    if (this.left) {
      void room.leave();
      return;
    }
    this.room = room;
    this.live.set(true);
    room.onStateChange(() => this.lists.set(lobbyLists(room.state.toJSON() as LobbyWire)));
    room.onDrop(() => this.live.set(false));
    room.onReconnect(() => this.live.set(true));
    room.onLeave(() => {
      if (room !== this.room || this.left) return;
      this.live.set(false);
      this.room = null;
      void this.open();
    });
  }

  leave(): void {
    this.left = true;
    void this.room?.leave();
    this.room = null;
  }
}
