import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { offers } from '../../server/games.ts';
import { seatsFor } from '../../shared/engine/seats.ts';
import type { GameId } from '../../shared/games/ids.ts';
import { games } from '../../shared/games/registry.ts';
import { limits } from '../../shared/protocol/messages.ts';
import { type AtTable, type RefusedAnswer, Visitor } from '../support/client.ts';
import { trials } from '../support/games.ts';
import { type House, openHouse } from '../support/house.ts';
import { toyOffer } from '../support/toy-game.ts';

const codeOf = (answer: object): string => ('refused' in answer ? (answer as RefusedAnswer).refused.code : 'accepted');

describe('A hostile client', () => {
  let house: House;
  let anna: Visitor;
  let bert: Visitor;
  let cleo: Visitor;
  let mallory: Visitor;
  before(async () => {
    house = await openHouse({ offers: [...offers, toyOffer] });
    anna = await Visitor.named(house.url, 'Anna');
    bert = await Visitor.named(house.url, 'Bert');
    cleo = await Visitor.named(house.url, 'Cleo');
    mallory = await Visitor.named(house.url, 'Mallory');
  });
  after(() => house.close());

  interface Company {
    readonly actor: AtTable;
    readonly other: AtTable;
    readonly all: readonly AtTable[];
    readonly moves: readonly { type: string }[];
  }

  /** People at a table whose game has just begun. */
  async function company(game: string, seats: number, options = {}): Promise<Company> {
    const { id } = await anna.createTable({ game, seats, options });
    const all: AtTable[] = [];
    for (const person of [anna, bert, cleo].slice(0, seats)) all.push(await person.join(id));
    await all[0]!.arrange({ op: 'start' });
    const moves = (await Promise.all(all.map((at) => at.sync()))).map((sync) => sync.moves);
    const turn = moves.findIndex((own) => own.length > 0);
    return { actor: all[turn]!, other: all[(turn + 1) % seats]!, all, moves: moves[turn]! };
  }
  const pair = (): Promise<Company> => company('port-royal', 2);

  for (const { meta } of Object.values(games)) {
    const id = 'x';
    const begin = (): Promise<Company> => company(meta.id, seatsFor(meta, {})[0]);

    it(`at ${meta.id} moves for another seat, from another position, or from no seat, in vain`, async () => {
      const { actor, other, all, moves } = await begin();
      const watcher = await mallory.join(actor.table.id, 'spectator');
      const before = JSON.stringify(actor.state.game);
      assert.equal(codeOf(await other.act(moves[0]!, 0)), 'notYourTurn');
      assert.equal(codeOf(await actor.act(moves[0]!, 7)), 'stale');
      assert.equal(codeOf(await watcher.act(moves[0]!, 0)), 'notSeated');
      assert.equal(codeOf(await watcher.arrange({ op: 'setPace', pace: 'instant' })), 'notHost');
      assert.equal(codeOf(await watcher.arrange({ op: 'sit', seat: 0 })), 'seatTaken');
      assert.equal((await actor.sync()).seq, 0);
      assert.equal(JSON.stringify(actor.state.game), before);
      await Promise.all([...all, watcher].map((at) => at.leave()));
    });

    it(`at ${meta.id} asks twice with one id, and moves once`, async () => {
      const { actor, all, moves } = await begin();
      const same = randomUUID();
      const answers = await Promise.all([actor.act(moves[0]!, 0, same), actor.act(moves[0]!, 0, same)]);
      assert.deepEqual(answers, [{ seq: 1 }, { seq: 1 }]);
      assert.deepEqual(await actor.act(moves.at(-1)!, 0, same), { seq: 1 });
      assert.equal((await actor.sync()).seq, 1);
      await Promise.all(all.map((at) => at.leave()));
    });

    it(`at ${meta.id} sends every kind of nonsense, and is refused each time without losing its place`, async () => {
      const { actor, all, moves } = await begin();
      const hostileKeys = JSON.parse(
        '{"__proto__":{"type":"draw"},"constructor":{"prototype":{"seat":1}},"type":"draw"}',
      );
      const nonsense: [string, unknown][] = [
        ['act', undefined],
        ['act', null],
        ['act', 'draw'],
        ['act', []],
        ['act', { id, seq: 0 }],
        ['act', { id, seq: -1, move: moves[0] }],
        ['act', { id, seq: 0.5, move: moves[0] }],
        ['act', { id, seq: '0', move: moves[0] }],
        ['act', { id: '', seq: 0, move: moves[0] }],
        ['act', { id: 'x'.repeat(41), seq: 0, move: moves[0] }],
        ['act', { id, seq: 0, move: moves[0], seat: 1 }],
        ['act', { id, seq: 0, move: 'draw' }],
        ['act', { id, seq: 0, move: { type: 'x'.repeat(41) } }],
        ['act', { id, seq: 0, move: { type: '__proto__' } }],
        ['act', { id, seq: 0, move: { type: 'constructor' } }],
        ['act', { id, seq: 0, move: { type: 'toString' } }],
        ...trials[meta.id as GameId].strangeMoves.map((move): [string, unknown] => ['act', { id, seq: 0, move }]),
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
        assert.match((answer as RefusedAnswer).refused.clause, /^(S|PR|M|B)\d/);
      }
      for (const strange of ['a\u0000b', 'a b', '\u202e', '🏴'])
        assert.equal(codeOf(await actor.act(moves[0]!, 0, strange)), 'badRequest', strange);
      assert.equal((await actor.sync()).seq, 0);
      assert.equal(({} as { seat?: number }).seat, undefined);
      assert.deepEqual(await actor.act(moves[0]!, 0, id), { seq: 1 });
      await Promise.all(all.map((at) => at.leave()));
    });

    it(`at ${meta.id} adds what it likes to a move, and only what the rules know of it is played and kept`, async () => {
      const { actor, all, moves } = await begin();
      const seat = all.indexOf(actor);
      const more = { seat: (seat + 1) % all.length, amounts: [1], cash: 900, note: 'x'.repeat(900) };
      const answer = await actor.act({ ...more, ...moves[0]! }, 0);
      const [stored] = await house.app.services.store.moves(actor.table.id);
      if ('seq' in answer) assert.deepEqual([stored?.seat, stored?.move], [seat, moves[0]]);
      else assert.deepEqual([answer.refused.code, stored], ['badMove', undefined]);
      await Promise.all(all.map((at) => at.leave()));
    });
  }

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
    const toys = await company('toy', 2, { explosive: true });
    for (let i = 0; i < 3; i++) assert.equal(codeOf(await toys.actor.act({ type: 'explode' }, 0)), 'internal');
    // asked once more each time, of the table as it is stored
    assert.deepEqual(
      toys.other.notices.map(({ code }) => code),
      Array(6).fill(['internalError', 'restored']).flat(),
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
