import assert from 'node:assert/strict';
import { defaults } from '../../server/config.ts';
import { readingMs } from '../../server/room/Readers.ts';
import { type AtTable, type RefusedAnswer, Visitor } from '../support/client.ts';
import { FakeTime } from '../support/fake-time.ts';
import { type House, openHouse } from '../support/house.ts';

const codeOf = (answer: object): string => (answer as RefusedAnswer).refused?.code ?? '';

/** of what is not tried here */
const ample = { burst: 1000, everyMs: 1 };

const chapter = { game: 'port-royal', seats: 3, options: { mode: 'adventureCoop', chapter: 1 } } as const;

describe('Reading at the table', () => {
  const time = new FakeTime();
  let house: House;
  before(async () => {
    house = await openHouse({
      config: { allow: { ...defaults.allow, guests: ample, tables: ample, requests: ample } },
      time,
    });
  });
  after(() => house.close());

  /** Three people before the first page of a story, and one who watches. */
  async function seated(more: object = {}) {
    const people = await Promise.all(['Anna', 'Bert', 'Cleo'].map((name) => Visitor.named(house.url, name)));
    const { id } = await people[0]!.createTable({ ...chapter, visibility: 'private', ...more } as never);
    const players: AtTable[] = [];
    for (const person of people) players.push(await person.join(id));
    await players[0]?.arrange({ op: 'start' });
    const watcher = await (await Visitor.named(house.url, 'Dora')).join(id, 'spectator');
    const syncs = await Promise.all(players.map((at) => at.sync()));
    const seat = syncs.findIndex(({ moves }) => moves.length > 0);
    const asked = players[seat];
    const [other] = players.filter((one) => one !== asked);
    const move = syncs[seat]?.moves[0];
    assert.ok(asked && other && move);
    const leave = () => Promise.all([...players, watcher].map((at) => at.leave()));
    return { asked, other, watcher, seat, move, seq: syncs[seat]?.seq ?? 0, leave };
  }

  const clockOf = async (at: AtTable, seat: number) => (await at.sync()).clock?.[seat];

  it('is seen by all until the page is closed, and blocks nobody', async () => {
    const { asked, other, watcher, seat, move, seq, leave } = await seated();
    assert.deepEqual(await asked.ask('read', { on: true }), { on: true });
    for (const at of [asked, other, watcher])
      await at.until(() => at.readers.at(-1)?.seats.length === 1, 'somebody to read');
    assert.deepEqual(watcher.readers, [{ seats: [seat] }]);
    assert.deepEqual((await other.sync()).readers, [seat], 'whoever comes later sees it');
    await asked.act(move, seq);
    await other.until(() => other.seq === seq + 1, 'the move');
    assert.deepEqual((await other.sync()).readers, [seat], 'they may read on');
    assert.deepEqual(await asked.ask('read', { on: false }), { on: false });
    await other.until(() => other.readers.at(-1)?.seats.length === 0, 'nobody to read');
    assert.equal((await other.sync()).readers, undefined);
    await leave();
  });

  it('ends with the seat, is not for spectators with a delay, and is refused where there is nothing to read', async () => {
    const { asked, other, watcher, seat, leave } = await seated({ delay: 3 });
    assert.equal(codeOf(await watcher.ask('read', { on: true })), 'notSeated');
    for (const bad of [{}, { on: 1 }, { on: true, page: 'st-1' }, null])
      assert.equal(codeOf(await asked.ask('read', bad)), 'badRequest', JSON.stringify(bad));
    await asked.ask('read', { on: true });
    await other.until(() => other.readers.at(-1)?.seats[0] === seat, 'somebody to read');
    assert.deepEqual([watcher.readers, (await watcher.sync()).readers], [[], undefined]);
    await asked.arrange({ op: 'stand' });
    await other.until(() => other.readers.at(-1)?.seats.length === 0, 'gone with the seat');
    await leave();
    const base = await seated({ options: { mode: 'base' } });
    assert.equal(codeOf(await base.asked.ask('read', { on: true })), 'pageClosed');
    await base.leave();
  });

  it('costs what saying something costs, and only where it tells the others something new', async () => {
    const { asked, other, leave } = await seated();
    for (let i = 0; i < 30; i++) assert.equal(codeOf(await asked.ask('read', { on: true })), '');
    const answers: string[] = [];
    for (let i = 0; i < 40; i++) answers.push(codeOf(await other.ask('read', { on: i % 2 === 0 })));
    assert.deepEqual([answers[0], answers.at(-2)], ['', 'tooMany']);
    await leave();
  });

  it('stops the clock of who is to decide, for a bounded time after a page was opened', async () => {
    const { asked, other, seat, leave } = await seated({ speed: 'blitz' });
    await asked.ask('read', { on: true });
    await other.until(() => other.clocks.at(-1)?.[seat]?.mode === 'reading', 'the clock to stop');
    const before = await clockOf(other, seat);
    await time.advance(readingMs / 2);
    assert.deepEqual(await clockOf(other, seat), before);
    await asked.ask('read', { on: false });
    assert.equal((await clockOf(other, seat))?.mode, 'thinking');
    await asked.ask('read', { on: true });
    assert.equal((await clockOf(other, seat))?.mode, 'reading');
    await time.advance(readingMs / 2);
    await other.until(() => other.clocks.at(-1)?.[seat]?.mode === 'thinking', 'the clock to go on');
    assert.deepEqual((await other.sync()).readers, [seat], 'they may read on, at their own expense');
    await asked.ask('read', { on: false });
    await asked.ask('read', { on: true });
    assert.equal((await clockOf(other, seat))?.mode, 'thinking', 'once a page');
    await leave();
  });
});
