import assert from 'node:assert/strict';
import { type AtTable, type RefusedAnswer, Visitor } from '../support/client.ts';
import { FakeTime } from '../support/fake-time.ts';
import { type House, openHouse } from '../support/house.ts';
import { toyOffer } from '../support/toy-game.ts';

const codeOf = (answer: object): string => (answer as RefusedAnswer).refused?.code ?? '';
/** longer than bots in a hurry take, and shorter than slow ones do */
const brief = 1000;

describe('Fast forward', () => {
  const time = new FakeTime();
  let house: House;
  before(async () => {
    house = await openHouse({ offers: [toyOffer], time });
  });
  after(() => house.close());

  /** Two people and a slow bot behind them. */
  async function seated() {
    const [anna, bert] = await Promise.all(['Anna', 'Bert'].map((name) => Visitor.named(house.url, name)));
    assert.ok(anna && bert);
    const { id } = await anna.createTable({ game: 'toy', seats: 3, pace: 'slow' });
    const [host, guest] = [await anna.join(id), await bert.join(id)];
    await host.arrange({ op: 'addBot', seat: 2, level: 'random' });
    await host.arrange({ op: 'start' });
    const watcher = await (await Visitor.named(house.url, 'Cleo')).join(id, 'spectator');
    return { host, guest, watcher };
  }

  const play = async (at: AtTable): Promise<void> => {
    const turn = await at.myTurn();
    assert.ok(turn?.moves[0]);
    await at.act(turn.moves[0], turn.seq);
  };

  it('is the bots’ when everybody who plays wants it, also for one who is thinking; and nobody else’s to want', async () => {
    const { host, guest, watcher } = await seated();
    assert.deepEqual(await host.ask('hurry', { on: true }), { on: true });
    assert.equal(codeOf(await watcher.ask('hurry', { on: true })), 'notSeated');
    assert.equal(codeOf(await host.ask('hurry', { on: 'now' })), 'badRequest');
    await play(host);
    await play(guest);
    const { seq } = guest;
    await time.advance(brief);
    assert.equal((await host.sync()).seq, seq, 'one of two does not rush the other');

    assert.deepEqual(await guest.ask('hurry', { on: true }), { on: true });
    await time.advance(brief);
    await host.until(() => host.seq > seq, 'the bot, in a hurry');

    await guest.ask('hurry', { on: false });
    await play(host);
    await play(guest);
    const later = guest.seq;
    await time.advance(brief);
    assert.equal((await host.sync()).seq, later, 'at the pace of the table again');
    await time.passUntil('the bot', () => host.seq > later);
    await Promise.all([host, guest, watcher].map((at) => at.leave()));
  });
});
