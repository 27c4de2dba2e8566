import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { type AtTable, http, Visitor } from '../support/client.ts';
import { freshFolder, openHouse } from '../support/house.ts';
import { HouseProcess, StartError } from '../support/process.ts';

async function shown(at: AtTable): Promise<unknown> {
  const sync = await at.sync();
  const { seats, status, options, code } = at.table;
  const names = seats.map(({ kind, name }) => `${kind} ${name}`);
  return { game: at.state.game, sync, status, options, code, names };
}

/** A move of whoever may; the answer, and how to ask the same again. */
async function step(players: readonly AtTable[]): Promise<{ seq: number; again: (at: AtTable) => Promise<object> }> {
  for (const at of players) {
    const { moves, seq } = await at.sync();
    const [move] = moves;
    if (!move) continue;
    const id = randomUUID();
    assert.deepEqual(await at.act(move, seq, id), { seq: seq + 1 });
    return { seq: seq + 1, again: (to) => to.act(move, seq, id) };
  }
  throw new Error('nobody may move');
}

describe('A restart', () => {
  it('brings tables, seats and positions back, and one room for each', async () => {
    const folder = await freshFolder();
    let house = await openHouse({ folder });
    const [anna, bert] = [await Visitor.named(house.url, 'Anna'), await Visitor.named(house.url, 'Bert')];
    const { id } = await anna.createTable({ seats: 2 });
    const waiting = await anna.createTable({ seats: 4, visibility: 'private' });
    const before = [await anna.join(id), await bert.join(id)] as const;
    await before[0].arrange({ op: 'start' });
    for (let i = 0; i < 12; i++) await step(before);
    const last = await step(before);
    const position = [await shown(before[0]), await shown(before[1])];
    await house.close();

    house = await openHouse({ folder });
    const began = performance.now();
    const [anna2, bert2] = [anna.at(house.url), bert.at(house.url)];
    const seats = await Promise.all([anna2.seat(id), bert2.seat(id), anna2.seat(id), bert2.seat(id, 'spectator')]);
    const rooms = new Set(seats.map(({ reservation }) => (reservation as { roomId: string }).roomId));
    assert.deepEqual([...rooms], [`${id}-2`]);
    const after = [await anna2.join(id), await bert2.join(id)] as const;
    assert.deepEqual([await shown(after[0]), await shown(after[1])], position);
    assert.ok(performance.now() - began < 3000, `${performance.now() - began} ms`);
    for (const at of after) {
      const answer = await last.again(at);
      if (!('refused' in answer)) assert.deepEqual(answer, { seq: last.seq });
    }
    assert.equal((await step(after)).seq, last.seq + 1);
    const summary = await http<{ seats: { name: string }[]; status: string }>(house.url, `/api/tables/${waiting.code}`);
    assert.equal(summary.body.status, 'waiting');
    assert.equal(summary.body.seats[0]?.name, 'Anna');
    const mine = await http<{ tables: { id: string }[] }>(house.url, '/api/me/tables', undefined, anna.token);
    assert.deepEqual(mine.body.tables.map((table) => table.id).sort(), [id, waiting.id].sort());
    await house.close();
  });

  it('after a kill loses no move that was acknowledged', async () => {
    const folder = await freshFolder();
    let house = await HouseProcess.start(folder);
    const [anna, bert] = [await Visitor.named(house.url, 'Anna'), await Visitor.named(house.url, 'Bert')];
    const { id } = await anna.createTable({ seats: 3, bots: 1, pace: 'instant' });
    const before = [await anna.join(id), await bert.join(id)] as const;
    for (const at of before) at.room.reconnection.enabled = false;
    await before[0].arrange({ op: 'start' });
    let acknowledged = 0;
    for (let i = 0; i < 10; i++) {
      const mine = await Promise.race(before.map((at) => at.myTurn().then((turn) => ({ at, turn }))));
      assert.ok(mine.turn);
      const answer = await mine.at.act(mine.turn.moves[0]!, mine.turn.seq);
      if ('seq' in answer) acknowledged = answer.seq;
    }
    const told = [...before[0].turns];
    assert.equal(await house.end('SIGKILL'), 'SIGKILL');

    house = await HouseProcess.start(folder);
    const back = await anna.at(house.url).join(id);
    const { seat, seq, log } = await back.sync();
    assert.equal(seat, 0);
    assert.ok(seq >= acknowledged, `${seq} of ${acknowledged}`);
    for (const turn of told) {
      const kept = log.filter((entry) => entry.seq === turn.seq).map(({ event }) => event);
      assert.deepEqual(kept, turn.events);
    }
    await back.leave();
    assert.equal(await house.end('SIGTERM'), 0);
  });
});

describe('The process', () => {
  it('says one line when it is open, and ends cleanly and soon when asked to, with people in it', async () => {
    const house = await HouseProcess.start(await freshFolder(), { LOG_LEVEL: 'warn' });
    const anna = await Visitor.named(house.url, 'Anna');
    const at = await anna.playNow();
    const watcher = await anna.join(at.table.id, 'spectator');
    // reserved and never taken: nobody waits for them
    await anna.seat(at.table.id, 'spectator');
    await http(house.url, '/api/lobby/seat', {});
    const began = performance.now();
    assert.equal(await house.end('SIGINT'), 0);
    assert.ok(performance.now() - began < 2500, `${performance.now() - began} ms`);
    assert.match(house.printed, /^Three Harbours is open: http:\/\/127\.0\.0\.1:\d+\n$/);
    await watcher.until(() => watcher.left !== null, 'the end told');
    assert.equal(watcher.left, 4001);
    assert.deepEqual(
      watcher.notices.map(({ code }) => code),
      ['closing'],
    );
  });

  it('says in one sentence why it cannot open', async () => {
    const house = await openHouse();
    const { port } = new URL(house.url);
    const failing = async (folder: string, env: Record<string, string>): Promise<StartError> => {
      const error = await HouseProcess.start(folder, env).then(
        () => null,
        (reason: unknown) => reason,
      );
      assert.ok(error instanceof StartError, String(error));
      return error;
    };
    const busy = await failing(await freshFolder(), { PORT: port });
    assert.deepEqual([busy.code, busy.printed], [1, `Port ${port} is in use; choose another one with PORT.\n`]);
    const shared = await failing(house.folder, {});
    assert.equal(shared.code, 1);
    assert.match(shared.printed, /^The folder .+ is in use by process \d+\.\n$/);
    const wrong = await failing(house.folder, { PORT: 'harbour' });
    assert.equal(wrong.code, 1);
    assert.match(wrong.printed, /^The settings cannot be used: PORT: .+\n$/);
    await house.close();
  });
});
