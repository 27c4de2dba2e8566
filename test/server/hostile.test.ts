import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';

import { offers } from '../../server/games.ts';
import { limits } from '../../shared/protocol/messages.ts';
import { type AtTable, type Refused, Visitor } from '../support/client.ts';
import { type House, openHouse } from '../support/house.ts';
import { toyOffer } from '../support/toy-game.ts';

const codeOf = (answer: object): string => ('refused' in answer ? (answer as Refused).refused.code : 'accepted');

describe('A hostile client', () => {
  let house: House;
  let anna: Visitor;
  let bert: Visitor;
  let mallory: Visitor;
  before(async () => {
    house = await openHouse({ offers: [...offers, toyOffer] });
    anna = await Visitor.named(house.url, 'Anna');
    bert = await Visitor.named(house.url, 'Bert');
    mallory = await Visitor.named(house.url, 'Mallory');
  });
  after(() => house.close());

  async function pair(
    request: object = {},
  ): Promise<{ actor: AtTable; other: AtTable; moves: readonly { type: string }[] }> {
    const { id } = await anna.createTable({ seats: 2, ...request });
    const host = await anna.join(id);
    const guest = await bert.join(id);
    await host.arrange({ op: 'start' });
    const [first, second] = [await host.sync(), await guest.sync()];
    const isHosts = first.moves.length > 0;
    return { actor: isHosts ? host : guest, other: isHosts ? guest : host, moves: (isHosts ? first : second).moves };
  }

  it('moves for another seat, from another position, or from no seat, in vain', async () => {
    const { actor, other, moves } = await pair();
    const watcher = await mallory.join(actor.table.id, 'spectator');
    const before = JSON.stringify(actor.state.game);
    assert.equal(codeOf(await other.act(moves[0]!, 0)), 'notYourTurn');
    assert.equal(codeOf(await actor.act(moves[0]!, 7)), 'stale');
    assert.equal(codeOf(await watcher.act(moves[0]!, 0)), 'notSeated');
    assert.equal(codeOf(await watcher.arrange({ op: 'setPace', pace: 'instant' })), 'notHost');
    assert.equal(codeOf(await watcher.arrange({ op: 'sit', seat: 0 })), 'seatTaken');
    assert.equal((await actor.sync()).seq, 0);
    assert.equal(JSON.stringify(actor.state.game), before);
    await Promise.all([actor.leave(), other.leave(), watcher.leave()]);
  });

  it('asks twice with one id, and moves once', async () => {
    const { actor, other, moves } = await pair();
    const id = randomUUID();
    const answers = await Promise.all([actor.act(moves[0]!, 0, id), actor.act(moves[0]!, 0, id)]);
    assert.deepEqual(answers, [{ seq: 1 }, { seq: 1 }]);
    assert.deepEqual(await actor.act(moves[0]!, 0, id), { seq: 1 });
    assert.equal((await actor.sync()).seq, 1);
    await Promise.all([actor.leave(), other.leave()]);
  });

  it('sends every kind of nonsense, and is refused each time without losing its place', async () => {
    const { actor, other, moves } = await pair();
    const id = 'x';
    const hostileKeys = JSON.parse(
      '{"__proto__":{"type":"draw"},"constructor":{"prototype":{"seat":1}},"type":"draw"}',
    );
    const nonsense: [string, unknown][] = [
      ['act', undefined],
      ['act', null],
      ['act', 'draw'],
      ['act', []],
      ['act', { id, seq: 0 }],
      ['act', { id, seq: -1, move: { type: 'draw' } }],
      ['act', { id, seq: 0.5, move: { type: 'draw' } }],
      ['act', { id, seq: '0', move: { type: 'draw' } }],
      ['act', { id: '', seq: 0, move: { type: 'draw' } }],
      ['act', { id: 'x'.repeat(41), seq: 0, move: { type: 'draw' } }],
      ['act', { id, seq: 0, move: { type: 'draw' }, seat: 1 }],
      ['act', { id, seq: 0, move: 'draw' }],
      ['act', { id, seq: 0, move: { type: 'x'.repeat(41) } }],
      ['act', { id, seq: 0, move: { type: '__proto__' } }],
      ['act', { id, seq: 0, move: { type: 'constructor' } }],
      ['act', { id, seq: 0, move: { type: 'toString' } }],
      ['act', { id, seq: 0, move: { type: 'hire', slot: -1 } }],
      ['act', { id, seq: 0, move: { type: 'hire', slot: '__proto__' } }],
      ['act', { id, seq: 0, move: { type: 'complete', expedition: '__proto__' } }],
      ['act', { id, seq: 0, move: { type: 'complete', expedition: 'constructor' } }],
      ['act', { id, seq: 0, move: { type: 'pay', persons: Array(500).fill('jack-1') } }],
      ['act', { ...hostileKeys, id, seq: 0 }],
      ['sync', { all: true }],
      ['table', { op: 'fly' }],
      ['table', { op: 'sit', seat: 5 }],
      ['table', { op: 'sit', seat: '__proto__' }],
      ['table', { op: 'addBot', seat: 1, level: 'constructor' }],
      ['table', { op: '__proto__' }],
    ];
    for (const [type, payload] of nonsense) {
      const answer = await actor.ask<object>(type, payload);
      assert.notEqual(codeOf(answer), 'accepted', `${type} ${JSON.stringify(payload)}`);
      assert.match((answer as Refused).refused.clause, /^(S|PR)\d/);
    }
    for (const strange of ['a\u0000b', 'a b', '\u202e', '🏴'])
      assert.equal(codeOf(await actor.act(moves[0]!, 0, strange)), 'badRequest', strange);
    assert.equal((await actor.sync()).seq, 0);
    assert.equal(({} as { seat?: number }).seat, undefined);
    await Promise.all([actor.leave(), other.leave()]);
  });

  it('asks for messages that do not exist, by every name that objects inherit', async () => {
    const { actor, other } = await pair();
    for (const type of ['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'admit', 'summary', 'nothing'])
      await assert.rejects(actor.ask(type, {}), /no onMessage/, type);
    assert.equal(actor.left, null);
    await Promise.all([actor.leave(), other.leave()]);
  });

  it('sends frames of noise, and loses only its own socket', async () => {
    const { actor, other } = await pair();
    let watcher = await mallory.join(actor.table.id, 'spectator');
    // what the library prints about letters that are none is not ours to read
    const printed = console.error;
    console.error = () => {};
    for (let i = 0; i < 300; i++) {
      const frame = Uint8Array.from({ length: 1 + (i % 40) }, (_, k) => (i * 37 + k * 101 + ((i * k) % 7) * 13) % 256);
      // every opcode but the polite good-bye
      frame[0] = 10 + ((i * 5) % 13) === 12 ? 13 : 10 + ((i * 5) % 13);
      if (!watcher.room.connection.isOpen) watcher = await mallory.join(actor.table.id, 'spectator');
      watcher.room.connection.send(frame);
    }
    await actor.sync();
    console.error = printed;
    assert.equal(actor.left, null);
    assert.equal((await actor.sync()).seq, 0);
    await Promise.all([actor.leave(), other.leave()]);
  });

  it('sends a megabyte, and is thrown out while the others play on', async () => {
    const { actor, other, moves } = await pair();
    const watcher = await mallory.join(actor.table.id, 'spectator');
    watcher.room.reconnection.enabled = false;
    watcher.room.connection.send(Buffer.alloc(1 << 20, 13));
    await watcher.until(() => watcher.left !== null, 'the end of its socket');
    assert.deepEqual(await actor.act(moves[0]!, 0), { seq: 1 });
    await Promise.all([actor.leave(), other.leave()]);
  });

  it('meets an exception in its own room: the table goes on from the store, and other rooms notice nothing', async () => {
    const { actor, other } = await pair();
    const toys = await pair({ game: 'toy', options: { explosive: true } });
    for (let i = 0; i < 3; i++) assert.equal(codeOf(await toys.actor.act({ type: 'explode' }, 0)), 'internal');
    const codes = ['internalError', 'restored', 'internalError', 'restored', 'internalError', 'restored'];
    assert.deepEqual(
      toys.other.notices.map(({ code }) => code),
      codes,
    );
    const { moves, seq } = await toys.actor.sync();
    assert.equal(seq, 0);
    assert.deepEqual(await toys.actor.act(moves[0]!, 0), { seq: 1 });
    assert.deepEqual(actor.notices, []);
    assert.equal((await actor.sync()).seq, 0);
    await Promise.all([actor, other, toys.actor, toys.other].map((at) => at.leave()));
  });

  it('meets a bot whose rules throw: the table says so, rests, and still answers', async () => {
    const at = await anna.playNow({ game: 'toy', seats: 2, options: { explosive: true } });
    const rules = toyOffer.game;
    const { legalMoves } = rules;
    rules.legalMoves = (state, seat) => {
      if (seat === 1) throw new Error('no moves for bots');
      return legalMoves(state, seat);
    };
    const { moves } = await at.sync();
    await at.act(moves[0]!, 0);
    await at.until(() => at.notices.some(({ code }) => code === 'internalError'), 'the notice');
    rules.legalMoves = legalMoves;
    await at.until(() => at.seq >= 2, 'the bot’s move after all');
    await at.leave();
  });

  it('floods, and is thrown out; its seat is there when it comes back', async () => {
    await house.close();
    house = await openHouse({ config: { messagesPerSecond: limits.messagesPerSecond } });
    const flooder = await Visitor.named(house.url, 'Flooder');
    const at = await flooder.playNow({ seats: 2, pace: 'slow' });
    const asked = Array.from({ length: 200 }, () => at.sync().catch(() => null));
    await at.until(() => at.left !== null, 'the end of its socket');
    assert.ok((await Promise.all(asked)).some((answer) => answer === null));
    const back = await flooder.join(at.room.roomId.replace(/-\d+$/, ''));
    assert.equal((await back.sync()).seat, 0);
    await back.leave();
  });
});
