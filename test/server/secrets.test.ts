import assert from 'node:assert/strict';
import { type AtTable, Visitor } from '../support/client.ts';
import { type House, openHouse } from '../support/house.ts';
import { type TappedFrame, tapped } from '../support/tap.ts';
import { toyOffer } from '../support/toy-game.ts';

const handOf = (at: AtTable, seat: number): number[] => {
  const words = at.room.state.own?.[seat]?.words;
  return words ? JSON.parse(words).own : [];
};

const heard = (frames: readonly TappedFrame[]): string =>
  Buffer.concat(frames.map(({ bytes }) => bytes)).toString('latin1');

/** In the smallest game with hands, where every card has a number of its own. */
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

  /** What a line hears while something is done. */
  async function during(frames: readonly TappedFrame[], task: () => Promise<unknown>): Promise<string> {
    const before = frames.length;
    await task();
    return heard(frames.slice(before));
  }

  /** The commitment of a deal is any digits, and now and then those of a card. */
  const withoutCommitment = (text: string): string => text.replace(/[0-9a-f]{64}/g, '');
  const anyOf = (cards: readonly number[]): RegExp => new RegExp(cards.join('|'));

  it('come no more to who has stood up', async () => {
    const { first, second, watcher, frames } = await table();
    const hand = handOf(second, 1);
    const text = await during(frames[1]!, async () => {
      await second.arrange({ op: 'stand' });
      assert.equal((await second.sync()).seat, null);
      assert.deepEqual((await second.sync()).moves, []);
      await first.arrange({ op: 'setPace', pace: 'instant' });
      await first.act({ type: 'lay', card: handOf(first, 0)[0] } as never, 0);
      // the bot has laid a card: the words of the seat are others now
      await second.until(() => second.seq >= 2, 'the bot’s move');
      await second.sync();
    });
    assert.doesNotMatch(withoutCommitment(text), anyOf(hand));
    assert.ok((await second.sync()).log.every(({ event }) => !(event as { cards?: number[] }).cards?.length));
    await Promise.all([first, second, watcher].map((at) => at.leave()));
  });

  it('are not sent to a person who reconnects and has lost the seat meanwhile', async () => {
    const { first, second, watcher, frames } = await table();
    const hand = handOf(second, 1);
    const text = await during(frames[1]!, async () => {
      second.room.reconnection.minDelay = 400;
      const back = new Promise<void>((resolve) => second.room.onReconnect(() => resolve()));
      second.cut();
      await first.until(() => first.table.seats[1]?.connected === false, 'the drop');
      assert.deepEqual(await first.arrange({ op: 'addBot', seat: 1, level: 'random' }), { seat: 0 });
      await back;
      assert.equal((await second.sync()).seat, null);
      await first.arrange({ op: 'setPace', pace: 'instant' });
      await first.act({ type: 'lay', card: handOf(first, 0)[0] } as never, 0);
      await second.until(() => second.seq >= 2, 'the bot’s move');
      await second.sync();
    });
    assert.doesNotMatch(withoutCommitment(text), anyOf(hand));
    // the seat is still theirs, and so is its private part when they take it again
    assert.deepEqual(await second.arrange({ op: 'sit', seat: 1 }), { seat: 1 });
    await second.until(() => handOf(second, 1).length === 2, 'the hand again');
    await Promise.all([first, second, watcher].map((at) => at.leave()));
  });

  it('are of one seat a game for every person, also after a restart', async () => {
    const { first, second, watcher } = await table();
    const { id } = first.table;
    await second.arrange({ op: 'stand' });
    await first.arrange({ op: 'stand' });
    for (const [at, other, own] of [
      [first, 1, 0],
      [second, 0, 1],
    ] as const) {
      const answer = await at.arrange({ op: 'sit', seat: other });
      assert.deepEqual(answer, { refused: { code: 'seatBound', clause: 'S21', params: { seat: own } } });
    }
    assert.deepEqual(await watcher.arrange({ op: 'sit', seat: 0 }), { seat: 0 });
    await Promise.all([first, second, watcher].map((at) => at.leave()));
    await house.close();
    house = await openHouse({ folder: house.folder, offers: [toyOffer] });
    people = people.map((person) => person.at(house.url)) as typeof people;
    const [anna, bert, cleo] = people;
    // Cleo has Anna's seat now: she watches, although a bot's seat is free; Bert gets Bert's seat back
    const back = [await anna.join(id), await bert.join(id), await cleo.join(id)];
    const seats = await Promise.all(back.map(async (at) => (await at.sync()).seat));
    assert.deepEqual(
      [back.map(({ role }) => role), seats],
      [
        ['spectator', 'player', 'player'],
        [null, 1, 0],
      ],
    );
    assert.deepEqual(handOf(back[0]!, 0), []);
    await Promise.all(back.map((at) => at.leave()));
  });
});
