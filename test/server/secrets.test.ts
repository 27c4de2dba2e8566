import assert from 'node:assert/strict';
import { type AtTable, Visitor } from '../support/client.ts';
import { type House, openHouse } from '../support/house.ts';
import { type Frame, tapped } from '../support/tap.ts';
import { toyOffer } from '../support/toy-game.ts';

const handOf = (at: AtTable, seat: number): number[] => {
  const words = at.room.state.own?.[seat]?.words;
  return words ? JSON.parse(words) : [];
};

const heard = (frames: readonly Frame[]): string => Buffer.concat(frames.map(({ bytes }) => bytes)).toString('latin1');

/** A game with hands, which the first game of the house has not: the seam must hold before it is needed. */
describe('Private words of a seat', () => {
  let house: House;
  let people: [Visitor, Visitor, Visitor];
  before(async () => {
    house = await openHouse({ offers: [toyOffer] });
    const named = (name: string): Promise<Visitor> => Visitor.named(house.url, name);
    people = [await named('Anna'), await named('Bert'), await named('Cleo')];
  });
  after(() => house.close());

  async function table() {
    const [anna, bert, cleo] = people;
    const { id } = await anna.createTable({ game: 'toy', seats: 2 });
    const lines = [
      await tapped(anna, id, 'player'),
      await tapped(bert, id, 'player'),
      await tapped(cleo, id, 'spectator'),
    ];
    const [first, second, watcher] = lines.map(({ at }) => at) as [AtTable, AtTable, AtTable];
    await first.arrange({ op: 'start' });
    for (const [seat, at] of [first, second].entries()) await at.until(() => handOf(at, seat).length === 3, 'a hand');
    return { first, second, watcher, frames: lines.map((line) => line.frames) };
  }

  it('reach that seat and nobody else, on the wire too, through a whole game', async () => {
    const { first, second, watcher, frames } = await table();
    for (let seq = 0; seq < 6; seq++) {
      const seat = seq % 2;
      const at = seat === 0 ? first : second;
      const [card] = handOf(at, seat);
      assert.deepEqual(await at.act({ type: 'lay', card } as never, seq), { seq: seq + 1 });
      await at.until(() => handOf(at, seat).length === 2 - Math.floor(seq / 2), 'the hand after it');
      assert.ok(heard(frames[seat]!).includes(String(card)), 'the own hand is on the own wire');
      for (const other of [1 - seat, 2])
        for (const hidden of handOf(at, seat)) assert.ok(!heard(frames[other]!).includes(String(hidden)));
    }
    assert.deepEqual([handOf(first, 1), handOf(second, 0), handOf(watcher, 0), handOf(watcher, 1)], [[], [], [], []]);
    await Promise.all([first, second, watcher].map((at) => at.leave()));
  });

  it('come back after a drop, and go to whoever takes the seat', async () => {
    const { first, second, watcher } = await table();
    const hand = handOf(second, 1);
    const back = new Promise<void>((resolve) => second.room.onReconnect(() => resolve()));
    second.cut();
    await back;
    await second.sync();
    assert.deepEqual(handOf(second, 1), hand);
    await first.act({ type: 'lay', card: handOf(first, 0)[0] } as never, 0);
    await second.arrange({ op: 'stand' });
    assert.deepEqual(await watcher.arrange({ op: 'sit', seat: 1 }), { seat: 1 });
    await watcher.until(() => handOf(watcher, 1).length > 0, 'the hand taken over');
    assert.ok(handOf(watcher, 1).every((card) => hand.includes(card)));
    const dealt = (await watcher.sync()).log.map(({ event }) => (event as { cards?: number[] }).cards?.length);
    assert.deepEqual(dealt.slice(0, 2), [0, 3]);
    await Promise.all([first, second, watcher].map((at) => at.leave()));
  });
});
