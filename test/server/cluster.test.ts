import '../support/sockets.ts';
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { Room } from '@colyseus/sdk';
import { identity } from '../../client/net/identity.ts';
import { MatchConnection } from '../../client/net/MatchConnection.ts';
import type { View } from '../../shared/games/manila/index.ts';
import { games } from '../../shared/games/registry.ts';
import type { LobbyLists, LobbySeatAnswer } from '../../shared/protocol/http.ts';
import type { SeekAnswer } from '../../shared/protocol/players.ts';
import { closeCodes } from '../../shared/protocol/refusals.ts';
import { type LobbyWire, lobbyLists } from '../../shared/wire/lobby.ts';
import { AtTable, consume, http, Visitor } from '../support/client.ts';
import { Cluster } from '../support/cluster.ts';
import { eventually } from '../support/eventually.ts';
import { homeOf, myTables, playOn, Traveller } from '../support/traveller.ts';

const realFetch = globalThis.fetch;

async function lobbyOf(cluster: Cluster, name: string): Promise<{ room: Room; lists(): LobbyLists }> {
  const { body } = await http<LobbySeatAnswer>(cluster.urlOf(name), '/api/lobby/seat', {});
  const room = await consume(cluster.url, body);
  room.reconnection.enabled = false;
  await eventually('the first lists', () => room.state?.online > 0);
  return { room, lists: () => lobbyLists(room.state.toJSON() as LobbyWire) };
}

/** Anna's page at a table against bots, whose room `home` has. */
async function pageAt(cluster: Cluster, anna: Visitor, home: string): Promise<{ id: string; page: MatchConnection }> {
  const { protocol, host } = new URL(cluster.url);
  Object.defineProperty(globalThis, 'location', { value: { protocol, host }, configurable: true });
  globalThis.fetch = (path, init) => realFetch(new URL(String(path), cluster.url), init);
  identity.set({ uid: anna.uid, name: 'Anna', token: anna.token });
  const options = { hideCash: true, startingSeat: 0 };
  const { id } = await anna.createTable({ game: 'manila', bots: 2, start: true, pace: 'slow', options });
  assert.equal(homeOf((await anna.at(cluster.urlOf(home)).seat(id)).path), home);
  const page = new MatchConnection(id, 'player');
  await page.open();
  return { id, page };
}

/** The move that the page has asked for while its room was dead is made once, from the seat where it was. */
async function assertPageCameHome(page: MatchConnection, acting: Promise<unknown>): Promise<void> {
  assert.equal(await acting, null);
  const { connection, seat, view, busy } = page.snapshot();
  assert.deepEqual({ connection, seat, busy }, { connection: 'live', seat: 0, busy: false });
  assert.equal((view as View).players[0]?.hand?.length, 2);
}

describe('A cluster of two processes', function () {
  this.timeout(120_000);
  let cluster: Cluster;
  let anna: Visitor;
  let bert: Visitor;
  before(async () => {
    // both at once, on an empty database
    cluster = await Cluster.start('app1', 'app2');
    anna = await Visitor.named(cluster.url, 'Anna');
    bert = await Visitor.named(cluster.url, 'Bert');
  });
  afterEach(() => cluster.mend());
  after(async () => {
    globalThis.fetch = realFetch;
    Reflect.deleteProperty(globalThis, 'location');
    identity.set(null);
    await cluster?.stop();
  });

  /** Two people and a bot in the middle of a game; and the process that has its room. */
  async function begun(): Promise<{ id: string; home: string; players: [Traveller, Traveller] }> {
    const { id } = await anna.createTable({ game: 'manila', seats: 3, bots: 1, pace: 'instant' });
    const players: [Traveller, Traveller] = [new Traveller(anna, id), new Traveller(bert, id)];
    for (const player of players) await player.here();
    await (await players[0].here()).arrange({ op: 'start' });
    await playOn(players, 4);
    return { id, home: homeOf((await anna.seat(id, 'spectator')).path), players };
  }

  /** No gap, nothing twice, and every move that was acknowledged at its place. */
  async function assertWhole(id: string, players: readonly Traveller[]): Promise<void> {
    const log = await cluster.log(id);
    assert.deepEqual(
      log.map(({ seq }) => seq),
      log.map((_, i) => i + 1),
    );
    assert.equal(new Set(log.map(({ request_id }) => request_id)).size, log.length);
    for (const { seq, id: asked } of players.flatMap(({ acknowledged }) => acknowledged))
      assert.equal(log[seq - 1]?.request_id, asked, `move ${seq}`);
  }

  const leave = (players: readonly Traveller[]): Promise<unknown> =>
    Promise.all(players.map((player) => player.leave()));

  it('brings players who came by either process together in one room', async () => {
    const { id } = await anna.createTable({ seats: 2 });
    const [first, second] = await Promise.all([
      anna.at(cluster.urlOf('app1')).seat(id),
      bert.at(cluster.urlOf('app2')).seat(id),
    ]);
    const rooms = [first, second].map(({ reservation }) => (reservation as { roomId: string }).roomId);
    assert.deepEqual(rooms, [`${id}-1`, `${id}-1`]);
    assert.equal(first.path, second.path);
    const host = await AtTable.enter(cluster.url, first);
    const guest = await AtTable.enter(cluster.url, second);
    assert.deepEqual(await host.arrange({ op: 'start' }), { seat: 0 });
    await guest.until(() => guest.table.status === 'running', 'the beginning');
    await Promise.all([host.leave(), guest.leave()]);
  });

  it('brings strangers together who look for a game at the same moment, each at another process', async () => {
    const wish = { game: 'port-royal', least: 2, most: 2, rated: true };
    const seekers = [anna.at(cluster.urlOf('app1')), bert.at(cluster.urlOf('app2'))];
    await Promise.all(seekers.map(({ url, token }) => http(url, '/api/seek', wish, token)));
    const found = await Promise.all(
      seekers.map(async ({ url, token }) => (await http<SeekAnswer>(url, '/api/seek', undefined, token)).body),
    );
    const [first, second] = found;
    assert.ok(first?.state === 'found' && second?.state === 'found');
    assert.equal(first.id, second.id);
    const tables = await Promise.all([anna, bert].map((who) => who.join(first.id)));
    for (const at of tables) await at.until(() => at.table.status === 'running', 'a game that begins by itself');
    const written = await cluster.query('select uid from seekers where match_id = $1', [first.id]);
    assert.equal(written.length, 2);
    await Promise.all(tables.map((at) => at.leave()));
  });

  it('shows the same lists in both', async () => {
    const { id, players } = await begun();
    const hidden = await anna.createTable({ seats: 2, visibility: 'private' });
    const lobbies = await Promise.all(cluster.names().map((name) => lobbyOf(cluster, name)));
    await eventually('equal lobbies', () => {
      const [one, other] = lobbies.map(({ lists }) => JSON.stringify(lists()));
      const live = lobbies[0]!.lists().live.find((table) => table.id === id);
      return one === other && live?.seats.every(({ connected }) => connected) === true;
    });
    assert.ok(!JSON.stringify(lobbies[0]!.lists()).includes(hidden.id));
    const mine = await Promise.all(cluster.names().map((name) => myTables(cluster.urlOf(name), anna)));
    assert.deepEqual(mine[0], mine[1]);
    assert.ok((mine[0] as { id: string; seats: { connected: boolean }[] }[])[1]?.seats.length);
    await Promise.all(lobbies.map(({ room }) => room.leave()));
    await leave(players);
  });

  it('loses nothing when the home of a game is killed, and its players are back in a moment', async () => {
    const { id, home, players } = await begun();
    const other = cluster.otherThan(home);
    const lobby = await lobbyOf(cluster, other);
    const { id: alone, page } = await pageAt(cluster, anna, home);
    const playing = playOn(players, 12);
    // somewhere in the middle of a move
    await eventually('play', () => players[0].acknowledged.length + players[1].acknowledged.length > 8);
    await cluster.end(home, 'SIGKILL');
    const acting = page.act({ type: 'bid', amount: 1 } as never);
    await Promise.all(players.map((player) => player.sync()));
    await playing;
    await assertWhole(id, players);
    await assertPageCameHome(page, acting);
    assert.equal((await cluster.log(alone)).filter(({ seat }) => seat === 0).length, 1);
    page.leave();
    assert.equal(homeOf((await anna.seat(id, 'spectator')).path), other);
    await eventually('the lists', async () => {
      const live = lobby.lists().live.find((table) => table.id === id);
      const mine = (await myTables(cluster.urlOf(other), anna)) as { id: string; seats: unknown }[];
      return live !== undefined && isDeepStrictEqual(live.seats, mine.find((my) => my.id === id)?.seats);
    });
    await cluster.open(home);
    await eventually('the same for who came back', async () => {
      const lists = await Promise.all(cluster.names().map((name) => myTables(cluster.urlOf(name), bert)));
      return JSON.stringify(lists[0]) === JSON.stringify(lists[1]);
    });
    await lobby.room.leave();
    await leave(players);
  });

  it('lets a home that stalls and wakes write nothing, and sends its people to the new room', async () => {
    const { id, home, players } = await begun();
    const watcher = await Visitor.named(cluster.url, 'Wanda').then((wanda) => wanda.join(id, 'spectator'));
    const stale = await Promise.all(players.map((player) => player.here()));
    const turns = await Promise.all(stale.map((at) => at.sync()));
    const { id: alone, page } = await pageAt(cluster, anna, home);
    cluster.signal(home, 'SIGSTOP');
    // moves that only the old room can hear, and only when it wakes
    const late = randomUUID();
    const asked = stale.map((at, i) => at.act(turns[i]!.moves.at(-1) ?? { type: 'pass' }, turns[i]!.seq, late));
    const unheard = Promise.allSettled(asked);
    const acting = page.act({ type: 'bid', amount: 1 } as never);
    for (const player of players) player.abandon();
    await playOn(players, 6);
    // nobody has told it that its line is dead
    await assertPageCameHome(page, acting);
    cluster.signal(home, 'SIGCONT');
    await eventually('the end of the old room', () => [...stale, watcher].every(({ left }) => left !== null));
    assert.deepEqual(
      [...stale, watcher].map(({ left }) => left),
      [closeCodes.moved, closeCodes.moved, closeCodes.moved],
    );
    for (const answer of await unheard)
      assert.ok(answer.status === 'rejected' || 'refused' in answer.value, JSON.stringify(answer));
    await playOn(players, 4);
    assert.ok((await cluster.log(id)).every(({ request_id }) => request_id !== late));
    await assertWhole(id, players);
    assert.equal((await cluster.log(alone)).filter(({ seat }) => seat === 0).length, 1);
    page.leave();
    assert.equal(homeOf((await anna.seat(id, 'spectator')).path), cluster.otherThan(home));
    await leave(players);
  });

  it('is restarted process by process under play, and loses nothing', async () => {
    const games = [await begun(), await begun()];
    const all = 40;
    const playing = Promise.all(games.map(({ players }) => playOn(players, all)));
    const moves = () =>
      games.map(({ players }) => players.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0));
    for (const name of cluster.names()) {
      assert.equal(await cluster.end(name, 'SIGTERM'), 0);
      await cluster.open(name);
      await eventually(
        'a process that is ready',
        async () => (await fetch(`${cluster.urlOf(name)}/ready`)).status === 200,
      );
      const before = moves();
      await eventually('some moves of every game, or its last', () =>
        moves().every((now, at) => now >= Math.min(before[at]! + 3, all)),
      );
    }
    await playing;
    for (const { id, players } of games) {
      await assertWhole(id, players);
      for (const code of players.flatMap(({ codes }) => codes)) assert.ok([4000, 4001].includes(code), String(code));
      await leave(players);
    }
  });

  it('opens no table of other rules than its own, and keeps it', async () => {
    const { id } = await anna.createTable({ bots: 2, start: true });
    const version = async (change: number): Promise<unknown> =>
      cluster.query('update matches set rules_version = rules_version + $2 where id = $1', [id, change]);
    await version(1);
    const { status, body } = await http(cluster.url, `/api/tables/${id}/seat`, { role: 'player' }, anna.token);
    const known = games['port-royal'].meta.rulesVersion;
    assert.deepEqual([status, body], [503, { code: 'otherRules', clause: 'S23', params: { given: known + 1, known } }]);
    assert.ok(((await myTables(cluster.url, anna)) as { id: string }[]).some((mine) => mine.id === id));
    await version(-1);
    assert.equal((await anna.seat(id)).role, 'player');
  });

  it('goes on after its database was restarted under play, and has lost nothing', async () => {
    const { id, players } = await begun();
    const playing = playOn(players, 15);
    await eventually('play', () => players[0].acknowledged.length > 4);
    await cluster.restartPostgres();
    await playing;
    await assertWhole(id, players);
    await leave(players);
  });

  it('goes on after Redis was restarted under play, and has lost nothing', async () => {
    const { id, players } = await begun();
    const playing = playOn(players, 15);
    await eventually('play', () => players[0].acknowledged.length > 4);
    await cluster.restartRedis();
    await playing;
    await assertWhole(id, players);
    await leave(players);
    // both find each other again
    const { id: next } = await anna.createTable({ seats: 2 });
    await eventually('one room', async () => {
      const seats = await Promise.all([
        anna.at(cluster.urlOf('app1')).seat(next),
        bert.at(cluster.urlOf('app2')).seat(next),
      ]);
      return seats[0].path === seats[1].path;
    });
  });
});
