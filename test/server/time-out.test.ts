import assert from 'node:assert/strict';
import type { StoredClock } from '../../server/store/row-types.ts';
import { firstClock } from '../../server/table/Clock.ts';
import { verify } from '../../shared/fairness/verify.ts';
import type { PlayerAnswer } from '../../shared/protocol/players.ts';
import type { MyGamesAnswer } from '../../shared/protocol/replays.ts';
import { type AtTable, http, type RefusedAnswer, Visitor } from '../support/client.ts';
import { eventually } from '../support/eventually.ts';
import { FakeTime } from '../support/fake-time.ts';
import { type House, openHouse } from '../support/house.ts';
import { fixture, shelve } from '../support/shelved.ts';

const codeOf = (answer: object): string => ('refused' in answer ? (answer as RefusedAnswer).refused.code : 'accepted');
const seen = (at: AtTable, code: string) => at.notices.find((notice) => notice.code === code);

describe('Clocks at a table', () => {
  const time = new FakeTime();
  let house: House;
  let anna: Visitor;
  let bert: Visitor;
  before(async () => {
    house = await openHouse({ time });
    anna = await Visitor.named(house.url, 'Anna');
    bert = await Visitor.named(house.url, 'Bert');
  });
  after(() => house.close());

  const row = async (id: string) => {
    const found = await house.app.services.store.byId(id);
    assert.ok(found);
    return found;
  };

  /** A blitz of two that both have left, with other clocks from the next coming on. */
  async function leftTable(change: (clock: StoredClock) => Partial<StoredClock> = () => ({})): Promise<string> {
    const { id } = await anna.createTable({ seats: 2, speed: 'blitz' });
    const [host, guest] = [await anna.join(id), await bert.join(id)];
    await host.arrange({ op: 'start' });
    await Promise.all([host.leave(), guest.leave()]);
    await closed(id);
    const { clock, epoch } = await row(id);
    assert.ok(clock);
    await house.app.services.store.saveTable({ id, epoch }, { clock: { ...clock, ...change(clock) } });
    return id;
  }

  const closed = (id: string): Promise<void> => eventually('the room closed', async () => (await row(id)).home === '');

  const nearlyOver = (missed: number) => (): Partial<StoredClock> => ({
    bank: [0, 0],
    used: [14_000, 14_000],
    missed: [missed, missed],
  });

  it('are told to everybody, with the turn and when somebody goes or comes', async () => {
    const { id } = await anna.createTable({ seats: 2, speed: 'blitz' });
    const [host, guest] = [await anna.join(id), await bert.join(id)];
    await host.arrange({ op: 'start' });
    const watcher = await bert.join(id, 'spectator');
    const { clock, moves } = await host.sync();
    const actor = moves.length > 0 ? 0 : 1;
    assert.equal(host.table.speed, 'blitz');
    assert.equal(clock?.[actor]?.mode, 'thinking');
    assert.equal(clock?.[1 - actor]?.mode, 'rest');
    assert.ok((clock?.[actor]?.left ?? 0) > 5000 && clock?.[actor]?.bank === 60_000);
    assert.deepEqual(
      (await watcher.sync()).clock?.map(({ mode }) => mode),
      clock?.map(({ mode }) => mode),
    );
    const [thinks, waits] = actor === 0 ? [host, guest] : [guest, host];
    thinks.cut();
    await waits.until(() => waits.clocks.at(-1)?.[actor]?.mode === 'away', 'the lost connection');
    await waits.until(() => waits.clocks.at(-1)?.[actor]?.mode === 'thinking', 'the connection again');
    // the room knows of it before the one who comes back does
    await thinks.until(() => thinks.room.connection.isOpen, 'the own line again');
    await thinks.sync();
    await Promise.all([host.leave(), guest.leave(), watcher.leave()]);
  });

  it('cost nothing while nobody is there, and are no more than before when everybody is back', async () => {
    const id = await leftTable(() => ({ used: [10_000, 10_000] }));
    await time.advance(3_600_000);
    const [host, guest] = [await anna.join(id), await bert.join(id)];
    const { clock } = await host.sync();
    assert.equal(clock?.find(({ mode }) => mode === 'thinking')?.left, 5000, JSON.stringify(clock));
    await time.advance(1000);
    await Promise.all([host.leave(), guest.leave()]);
    await closed(id);
    assert.ok((await row(id)).clock?.used.includes(11_000), 'what was thought is kept');
  });

  it('let the rules move for who is late, once; the game goes on', async () => {
    const id = await leftTable(nearlyOver(0));
    const [host, guest] = [await anna.join(id), await bert.join(id)];
    const seat = (await row(id)).toMove[0];
    await time.advance(900);
    assert.equal((await host.sync()).seq, 0, 'not before the time is up');
    await time.advance(100);
    await host.until(() => seen(host, 'timedOut') !== undefined, 'the notice');
    assert.deepEqual(seen(host, 'timedOut')?.params, { seat, name: seat === 0 ? 'Anna' : 'Bert' });
    assert.equal(host.seq, 1);
    const [move] = await house.app.services.store.moves(id);
    assert.match(move?.requestId ?? '', /^time out 0 /);
    assert.equal((await row(id)).clock?.missed[seat ?? 0], 1);
    assert.ok(host.table.seats.every(({ kind }) => kind === 'person'));
    await Promise.all([host.leave(), guest.leave()]);
  });

  it('let a bot sit in the second time, keep the seat for its person, and give it back with one word', async () => {
    const id = await leftTable(nearlyOver(1));
    const [host, guest] = [await anna.join(id), await bert.join(id)];
    const seat = (await row(id)).toMove[0] ?? 0;
    const [late, other, visitor] = seat === 0 ? [host, guest, anna] : [guest, host, bert];
    await time.advance(1000);
    await late.until(() => seen(late, 'replacedByBot') !== undefined, 'the bot');
    await other.until(() => other.table.seats[seat]?.kind === 'bot');
    assert.equal(other.table.seats[seat]?.standsFor, seat === 0 ? 'Anna' : 'Bert');
    const { seat: now, ownSeat, moves } = await late.sync();
    assert.deepEqual([now, ownSeat, moves], [null, seat, []]);
    assert.equal(codeOf(await late.act({ type: 'pass' }, late.seq)), 'notSeated');
    // nobody else gets it, and it stays among their games
    const cleo = await (await Visitor.named(house.url, 'Cleo')).join(id);
    assert.equal(cleo.role, 'spectator');
    assert.equal(codeOf(await cleo.arrange({ op: 'sit', seat })), 'seatTaken');
    const mine = await http<{ tables: { id: string; seat: number }[] }>(
      house.url,
      '/api/me/tables',
      undefined,
      visitor.token,
    );
    assert.ok(mine.body.tables.some((table) => table.id === id && table.seat === seat));
    assert.deepEqual(await late.arrange({ op: 'sit', seat }), { seat });
    assert.equal((await row(id)).clock?.missed[seat], 0);
    assert.equal((await late.sync()).ownSeat, undefined);
    await Promise.all([host.leave(), guest.leave(), cleo.leave()]);
  });

  /** A rated blitz that the next default move ends, and the clock that its people find. */
  async function lastMove(change: Partial<StoredClock>): Promise<string> {
    const { store } = house.app.services;
    const people = [
      { uid: anna.uid, name: 'Anna' },
      { uid: bert.uid, name: 'Bert' },
    ];
    const record = fixture('port-royal', 'two-players');
    const rated = { people, upTo: record.moves.length - 2, speed: 'blitz', rated: true } as const;
    const { id } = await shelve(store, record, rated);
    const clock = firstClock('blitz', 2);
    assert.ok(clock);
    await store.saveTable(await row(id), { clock: { ...clock, ...change } });
    return id;
  }

  it('leave a person for whom the last move is played in their seat: they have lost, and not left', async () => {
    const id = await lastMove(nearlyOver(1)());
    const [host, guest] = [await anna.join(id), await bert.join(id)];
    await time.advance(1000);
    await eventually('the end of the game', async () => (await row(id)).status === 'finished');
    assert.ok((await row(id)).seating.every(({ kind }) => kind === 'person'));
    const { ratings } = house.app.services.store;
    for (const { uid } of [anna, bert])
      await eventually('the rating', async () => (await ratings.ratingsOf(uid)).length > 0);
    const { games } = (await http<PlayerAnswer>(house.url, '/api/me/player', undefined, bert.token)).body;
    assert.deepEqual(games.map(({ left, change }) => [left, change !== null]).slice(0, 1), [[false, true]]);
    await Promise.all([host.leave(), guest.leave()]);
  });

  it('are not wound up by standing up and sitting down, nor stopped by the host of a rated game', async () => {
    const id = await lastMove({ used: [9_000, 9_000], missed: [1, 1] });
    const [host, guest] = [await anna.join(id), await bert.join(id)];
    const seat = (await row(id)).toMove[0] ?? 0;
    const slow = seat === 0 ? host : guest;
    await slow.arrange({ op: 'stand' });
    assert.deepEqual(await slow.arrange({ op: 'sit', seat }), { seat });
    const stored = (await row(id)).clock;
    assert.ok((stored?.used[seat] ?? 0) >= 9_000 && stored?.missed[seat] === 1, JSON.stringify(stored));
    await guest.leave();
    await host.until(() => host.table.seats[1]?.connected === false);
    assert.equal(codeOf(await host.arrange({ op: 'addBot', seat: 1, level: 'random' })), 'seatTaken');
    await host.leave();
  });

  it('give the seat back to who opens the page again', async () => {
    const id = await leftTable(nearlyOver(1));
    const [host, guest] = [await anna.join(id), await bert.join(id)];
    const seat = (await row(id)).toMove[0] ?? 0;
    const [late, visitor] = seat === 0 ? [host, anna] : [guest, bert];
    await time.advance(1000);
    await late.until(() => seen(late, 'replacedByBot') !== undefined, 'the bot');
    await late.leave();
    const back = await visitor.join(id);
    assert.equal((await back.sync()).seat, seat);
    await Promise.all([host.leave(), guest.leave(), back.leave()]);
  });

  it('charge nobody who reconnects after the service itself has closed their room', async () => {
    const id = await leftTable();
    const { toMove, clock: stored } = await row(id);
    const [seat = 0] = toMove;
    // the other one is back first
    const early = await (seat === 0 ? bert : anna).join(id);
    await time.advance(29_000);
    assert.equal((await early.sync()).clock?.[seat]?.mode, 'rest');
    const late = await (seat === 0 ? anna : bert).join(id);
    const { mode, grace } = (await late.sync()).clock?.[seat] ?? {};
    assert.deepEqual([mode, grace], ['thinking', stored?.grace[seat]]);
    await Promise.all([early.leave(), late.leave()]);
  });

  it('end a game that everybody has left, without a result, and forget nothing of it', async () => {
    const id = await leftTable();
    // moves are dated by the database, whose time is the real one
    await house.app.office.sweep(Date.now() + 50 * 60_000);
    assert.equal((await row(id)).status, 'running');
    await house.app.office.sweep(Date.now() + 70 * 60_000);
    const { status, result, endedAt } = await row(id);
    assert.deepEqual([status, result, endedAt !== null], ['finished', null, true]);
    const { body } = await http<MyGamesAnswer>(house.url, '/api/me/games', undefined, anna.token);
    assert.ok(body.games.some((game) => game.id === id && game.result === null));
    const back = await anna.join(id);
    const { moves, seq } = await back.sync();
    assert.deepEqual([back.table.status, moves], ['finished', []]);
    assert.equal(codeOf(await back.act({ type: 'draw' }, seq)), back.role === 'player' ? 'notRunning' : 'notSeated');
    const { body: file } = await http(house.url, `/api/replays/${id}`);
    assert.equal(verify(JSON.stringify(file)).kind, 'proven');
    await back.leave();
  });
});
