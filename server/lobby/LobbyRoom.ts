import { type Client, Room } from '@colyseus/core';
import { limits } from '../../shared/protocol/messages.ts';
import { dropReservations } from '../colyseus-internals.ts';
import { LobbyState, writeListed } from '../projection/lobby.ts';
import { expectHello } from '../room/slow-clients.ts';
import type { HouseServices } from './services.ts';

type LobbyClient = Client & { auth: { readonly uid: string } };

/** The lobby: open tables, live games, how many people are connected, who looks for players. It takes no requests. */
export class LobbyRoom extends Room<{ state: LobbyState; client: LobbyClient }> {
  override state = new LobbyState();
  override autoDispose = false;
  override maxClients = 5000;
  override patchRate = 250;
  override maxMessagesPerSecond = limits.messagesPerSecond;
  private services!: HouseServices;
  private readonly stops: (() => void)[] = [];

  static override onAuth(): Promise<false> {
    return Promise.resolve(false);
  }

  override onCreate({ services }: { services: HouseServices }): void {
    this.services = services;
    const { listing, presence } = services;
    const show = (id: string): void => writeListed(this.state, id, listing.get(id) ?? null);
    for (const id of listing.ids()) show(id);
    this.stops.push(listing.onChange(show));
    this.stops.push(presence.onChange(() => this.count()));
  }

  override onJoin(client: LobbyClient): void {
    this.services.presence.enter(client.sessionId, client.auth.uid);
    expectHello(client, this.services.time);
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
    this.services.log.error('lobby-hook-failed', { err: error, method });
  }

  private count(): void {
    const { online, seeking } = this.services.presence;
    this.state.online = online;
    this.state.seeking = JSON.stringify(seeking);
  }
}
