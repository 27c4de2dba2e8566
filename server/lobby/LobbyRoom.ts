import { type Client, Room } from '@colyseus/core';
import { limits } from '../../shared/protocol/messages.ts';
import { LobbyState, writeListed } from '../projection/lobby.ts';
import { dropReservations } from '../room/closing.ts';
import type { Services } from '../room/services.ts';
import { disconnectIfNoHello, helloMs } from '../room/slow-clients.ts';

type LobbyClient = Client & { auth: { readonly uid: string } };

/** The entrance hall: open tables, live games, how many people are in the house, who looks for players. It shows, and takes no orders. */
export class LobbyRoom extends Room<{ state: LobbyState; client: LobbyClient }> {
  override state = new LobbyState();
  override autoDispose = false;
  override maxClients = 5000;
  override patchRate = 250;
  override maxMessagesPerSecond = limits.messagesPerSecond;
  private services!: Services;
  private readonly stops: (() => void)[] = [];

  static override onAuth(): Promise<false> {
    return Promise.resolve(false);
  }

  override onCreate({ services }: { services: Services }): void {
    this.services = services;
    const { listing, presence } = services;
    const show = (id: string): void => writeListed(this.state, id, listing.get(id) ?? null);
    for (const id of listing.ids()) show(id);
    this.stops.push(listing.onChange(show));
    this.stops.push(presence.onChange(() => this.count()));
  }

  override onJoin(client: LobbyClient): void {
    this.services.presence.enter(client.sessionId, client.auth.uid);
    this.clock.setTimeout(() => disconnectIfNoHello(client), helloMs);
  }

  override onLeave(client: LobbyClient): void {
    this.services.presence.leave(client.sessionId);
  }

  override onBeforeShutdown(): void {
    dropReservations(this);
    super.onBeforeShutdown();
  }

  override onDispose(): void {
    for (const stop of this.stops) stop();
  }

  override onUncaughtException(error: Error, method: string): void {
    this.services.log.error({ err: error, method }, 'a hook of the lobby failed');
  }

  private count(): void {
    const { online, seeking } = this.services.presence;
    this.state.online = online;
    this.state.seeking = JSON.stringify(seeking);
  }
}
