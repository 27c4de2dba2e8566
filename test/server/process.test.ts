import assert from 'node:assert/strict';
import { defaults } from '../../server/config.ts';
import { http, Visitor } from '../support/client.ts';
import { freshFolder } from '../support/fresh-folder.ts';
import { openHouse } from '../support/house.ts';
import { HouseProcess, StartError } from '../support/process.ts';

/** how long a seat that was reserved is kept */
const aReservation = defaults.reservationSeconds * 1000;

describe('The process', () => {
  it('says one line when it is open, and ends cleanly and soon when asked to, with people in it', async () => {
    // the whole log, too: a house that is well tells of tables and rooms, and of no hand or move of anybody
    const house = await HouseProcess.start(await freshFolder(), { LOG_LEVEL: 'trace' });
    const anna = await Visitor.named(house.url, 'Anna');
    const at = await anna.playNow({ game: 'manila', options: { hideCash: true, startingSeat: 1 } });
    const turn = await at.myTurn();
    await at.act({ type: 'bid', amount: 999 } as never, turn?.seq ?? 0);
    await at.act(turn!.moves[0]!, turn!.seq);
    const watcher = await anna.join(at.table.id, 'spectator');
    // reserved and never taken: nobody waits for them
    await anna.seat(at.table.id, 'spectator');
    await http(house.url, '/api/lobby/seat', {});
    const began = performance.now();
    assert.equal(await house.end('SIGINT'), 0);
    assert.ok(performance.now() - began < aReservation, `${performance.now() - began} ms`);
    const [opened, ...log] = house.printed.trim().split('\n');
    assert.match(opened ?? '', /^Three Harbours is open: http:\/\/127\.0\.0\.1:\d+$/);
    const events = log.map((line) => JSON.parse(line) as { level: number; event: string });
    assert.deepEqual(
      events.map(({ event }) => event),
      ['table-created', 'room-opened', 'game-begun', 'room-closed'],
    );
    assert.ok(events.every(({ level }) => level === 30));
    assert.doesNotMatch(log.join('\n'), /bid|hand|cash|uid|Anna/);
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
