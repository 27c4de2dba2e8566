import assert from 'node:assert/strict';
import { matchMaker } from '@colyseus/core';
import type { Room } from '@colyseus/sdk';
import { viewOf } from '../../client/net/views.ts';
import { games } from '../../shared/games/registry.ts';
import type { LobbyLists, LobbySeatAnswer } from '../../shared/protocol/http.ts';
import { type LobbyWire, lobbyLists } from '../../shared/wire/lobby.ts';
import { consume, http, Visitor, within } from '../support/client.ts';
import { type House, openHouse } from '../support/house.ts';

/** Somebody in the entrance hall. */
class InLobby {
  readonly room: Room;

  private constructor(room: Room) {
    this.room = room;
  }

  static async enter(url: string, token?: string): Promise<InLobby> {
    const { status, body } = await http<LobbySeatAnswer>(url, '/api/lobby/seat', {}, token);
    assert.equal(status, 200);
    const lobby = new InLobby(await consume(url, body));
    await lobby.until(() => lobby.room.state?.online > 0);
    return lobby;
  }

  get lists(): LobbyLists {
    return lobbyLists(this.room.state.toJSON() as LobbyWire);
  }

  until(condition: () => boolean): Promise<void> {
    if (condition()) return Promise.resolve();
    const seen = new Promise<void>((resolve) => this.room.onStateChange(() => condition() && resolve()));
    return within(seen, 'the lobby');
  }

  has(list: 'open' | 'live', id: string): boolean {
    return this.lists[list].some((table) => table.id === id);
  }
}

describe('The lobby', () => {
  let house: House;
  let anna: Visitor;
  let lobby: InLobby;
  before(async () => {
    house = await openHouse();
    anna = await Visitor.named(house.url, 'Anna');
    lobby = await InLobby.enter(house.url);
  });
  after(() => house.close());

  it('lets people in also when another process has struck it from the list of rooms', async () => {
    // as a neighbour does that gets no answer while both are starting
    await matchMaker.driver.cleanup!(matchMaker.processId);
    await (await InLobby.enter(house.url)).room.leave();
  });

  it('shows who looks for players, as long as they do', async () => {
    await http(house.url, '/api/seek', { game: 'manila', least: 3, most: 5 }, anna.token);
    await lobby.until(() => lobby.lists.seeking.manila?.join() === 'Anna');
    const headers = { authorization: `Bearer ${anna.token}` };
    await fetch(`${house.url}/api/seek`, { method: 'DELETE', headers });
    await lobby.until(() => lobby.lists.seeking.manila === undefined);
  });

  it('shows a table from its opening to its end', async () => {
    const { id, code } = await anna.createTable({ seats: 2 });
    await lobby.until(() => lobby.has('open', id));
    const entry = lobby.lists.open.find((table) => table.id === id);
    const seats = [
      { kind: 'person', name: 'Anna', level: '', connected: false, avatar: '', standsFor: '', shoulder: false },
      { kind: 'open', name: '', level: '', connected: false, avatar: '', standsFor: '', shoulder: false },
    ];
    const facts = { game: 'port-royal', status: 'waiting', visibility: 'public', watchers: 0, lobbySummary: {} };
    const kind = { speed: 'unhurried', rated: false, options: entry?.options, watchable: true, delay: 0 };
    assert.deepEqual(entry, { id, code, host: 'Anna', seats, ...facts, ...kind });
    assert.equal(JSON.parse(entry?.options ?? '').expeditionVariant, false);
    const at = await anna.join(id);
    await lobby.until(() => lobby.lists.open.find((table) => table.id === id)?.seats[0]?.connected === true);
    await at.arrange({ op: 'fillWithBots', level: 'greedy' });
    await at.arrange({ op: 'setPace', pace: 'instant' });
    await at.arrange({ op: 'start' });
    await lobby.until(() => lobby.has('live', id) && !lobby.has('open', id));
    await at.playOut((moves) => moves[0]!);
    await lobby.until(() => !lobby.has('live', id));
    await at.leave();
  });

  it('shows a lobbySummary at live games of every kind, the latest first', async () => {
    const first = await anna.playNow({ pace: 'slow' });
    const second = await anna.playNow({ game: 'manila', pace: 'slow', seats: 4 });
    await lobby.until(() => lobby.has('live', second.table.id));
    const { live } = lobby.lists;
    assert.deepEqual(
      live.map(({ id }) => id),
      [second.table.id, first.table.id],
    );
    for (const [i, at] of [second, first].entries()) {
      const { game } = at.table;
      assert.equal(live[i]?.game, game);
      assert.deepEqual(live[i]?.lobbySummary, games[game].lobbySummary(viewOf(at.state, null)));
    }
    const watcher = await anna.join(first.table.id, 'spectator');
    await lobby.until(() => lobby.lists.live.find(({ id }) => id === first.table.id)?.watchers === 1);
    await Promise.all([first.leave(), second.leave(), watcher.leave()]);
  });

  it('does not show private tables', async () => {
    const hidden = await anna.createTable({ visibility: 'private' });
    const shown = await anna.createTable();
    await lobby.until(() => lobby.has('open', shown.id));
    assert.equal(lobby.has('open', hidden.id), false);
  });

  it('drops an abandoned table at once', async () => {
    const { id } = await anna.createTable({ seats: 2 });
    const at = await anna.join(id);
    await lobby.until(() => lobby.has('open', id));
    await at.arrange({ op: 'stand' });
    await at.leave();
    await lobby.until(() => !lobby.has('open', id));
  });

  it('counts people, not connections', async () => {
    const start = lobby.lists.online;
    const tabs = [await InLobby.enter(house.url, anna.token), await InLobby.enter(house.url, anna.token)];
    await lobby.until(() => lobby.lists.online === start + 1);
    const other = await InLobby.enter(house.url);
    await lobby.until(() => lobby.lists.online === start + 2);
    await Promise.all([...tabs, other].map(({ room }) => room.leave()));
    await lobby.until(() => lobby.lists.online === start);
  });

  it('knows the tables of the store after a restart', async () => {
    const { id } = await anna.createTable({ seats: 2 });
    const at = await anna.playNow({ pace: 'slow' });
    const running = at.table.id;
    await house.close();
    house = await openHouse({ folder: house.folder });
    lobby = await InLobby.enter(house.url);
    assert.ok(lobby.has('open', id));
    assert.ok(lobby.has('live', running));
    await house.app.office.sweep(Date.now() + 24 * 3_600_000);
    await lobby.until(() => lobby.lists.open.length === 0 && lobby.lists.live.length === 0);
  });

  it('takes no orders', async () => {
    await assert.rejects(lobby.room.request('act', {}), /no onMessage/);
    assert.equal(lobby.room.connection.isOpen, true);
  });
});
