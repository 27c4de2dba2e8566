import assert from 'node:assert/strict';
import { type AtTable, Visitor } from '../support/client.ts';
import { freshFolder, type House, openHouse } from '../support/house.ts';
import { tapped } from '../support/tap.ts';
import { toyOffer } from '../support/toy-game.ts';

/** A game with hands, which the first game of the house has not: the seam must hold before it is needed. */
describe('Private words of a seat', () => {
  let house: House;
  let people: Visitor[];
  before(async () => {
    house = await openHouse({ folder: await freshFolder(), offers: [toyOffer] });
    people = await Promise.all(['Anna', 'Bert', 'Cleo'].map((name) => Visitor.named(house.url, name)));
  });
  after(() => house.close());

  const handOf = (at: AtTable, seat: number): number[] => {
    const words = at.room.state.own?.[seat]?.words;
    return words ? JSON.parse(words) : [];
  };

  async function table(): Promise<{ id: string; players: AtTable[]; watcher: AtTable; frames: Buffer[][] }> {
    const [anna, bert, cleo] = people as [Visitor, Visitor, Visitor];
    const { id } = await anna.createTable({ game: 'toy', seats: 2 });
    const frames: Buffer[][] = [[], [], []];
    const players = [await tapped(anna, id, 'player', frames[0]!), await tapped(bert, id, 'player', frames[1]!)];
    const watcher = await tapped(cleo, id, 'spectator', frames[2]!);
    await players[0]!.arrange({ op: 'start' });
    for (const [seat, at] of players.entries()) await at.until(() => handOf(at, seat).length === 3, 'a hand');
    return { id, players, watcher, frames };
  }

  it('reach that seat and nobody else, on the wire too, through a whole game', async () => {
    const { players, watcher, frames } = await table();
    const hands = players.map((at, seat) => handOf(at, seat));
    for (let seq = 0; seq < 6; seq++) {
      const seat = seq % 2;
      const at = players[seat]!;
      const [card] = handOf(at, seat);
      await at.act({ type: 'lay', card } as never, seq);
      await at.until(() => handOf(at, seat).length === 2 - Math.floor(seq / 2), 'the hand after it');
      for (const [other, hand] of [
        [1 - seat, hands[seat]!],
        [2, hands[seat]!],
      ] as const) {
        const hidden = handOf(at, seat);
        const seen = Buffer.concat(frames[other]!).toString('latin1');
        for (const kept of hidden)
          assert.ok(!seen.includes(String(kept)), `${kept} of ${hand} on the wire of ${other}`);
      }
    }
    assert.equal(handOf(players[0]!, 1).length, 0);
    assert.equal(handOf(watcher, 0).length, 0);
    await Promise.all([...players, watcher].map((at) => at.leave()));
  });

  it('come back after a drop, and go to whoever takes the seat', async () => {
    const { id, players, watcher } = await table();
    const [first, second] = players as [AtTable, AtTable];
    const hand = handOf(second, 1);
    const back = new Promise<void>((resolve) => second.room.onReconnect(() => resolve()));
    second.cut();
    await back;
    await second.until(() => handOf(second, 1).length === 3, 'the hand again');
    assert.deepEqual(handOf(second, 1), hand);
    await first.act({ type: 'lay', card: handOf(first, 0)[0] } as never, 0);
    await second.arrange({ op: 'stand' });
    assert.deepEqual(await watcher.arrange({ op: 'sit', seat: 1 }), { seat: 1 });
    await watcher.until(() => handOf(watcher, 1).length > 0, 'the hand taken over');
    assert.ok(handOf(watcher, 1).every((card) => hand.includes(card)));
    assert.equal((await watcher.sync()).moves.length, handOf(watcher, 1).length);
    const dealt = (await watcher.sync()).log.map(({ event }) => (event as { cards?: number[] }).cards?.length);
    assert.deepEqual(dealt.slice(0, 2), [0, 3]);
    assert.ok(id);
    await Promise.all([...players, watcher].map((at) => at.leave()));
  });
});
