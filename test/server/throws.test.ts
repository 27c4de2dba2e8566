import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { offers } from '../../server/games.ts';
import { type AtTable, Visitor } from '../support/client.ts';
import { type House, openHouse } from '../support/house.ts';
import { toyOffer, toyProjection } from '../support/toy-game.ts';

/** The next call of this method throws, and those after it do not. */
function breakOnce<T extends object>(owner: T, method: keyof T, error = new Error(`${String(method)} broke`)): void {
  const well = owner[method];
  owner[method] = (() => {
    owner[method] = well;
    throw error;
  }) as T[keyof T];
}

describe('A throw inside one room', () => {
  let house: House;
  let anna: Visitor;
  let bert: Visitor;
  before(async () => {
    house = await openHouse({ offers: [...offers, toyOffer] });
    anna = await Visitor.named(house.url, 'Anna');
    bert = await Visitor.named(house.url, 'Bert');
  });
  after(() => house.close());

  /** Anna to move, Bert beside them. */
  async function pair(game: string): Promise<{ id: string; actor: AtTable; other: AtTable }> {
    const { id } = await anna.createTable({ game, seats: 2, options: game === 'toy' ? {} : { startingSeat: 0 } });
    const [actor, other] = [await anna.join(id), await bert.join(id)];
    await actor.arrange({ op: 'start' });
    return { id, actor, other };
  }

  /** Another table plays a move meanwhile, and hears of nothing. */
  async function neighbour(): Promise<() => Promise<void>> {
    const { actor, other } = await pair('port-royal');
    return async () => {
      const { moves, seq } = await actor.sync();
      assert.deepEqual(await actor.act(moves[0]!, seq), { seq: seq + 1 });
      await other.until(() => other.seq === seq + 1, 'the neighbour’s move');
      assert.deepEqual([actor.notices, other.notices, actor.left, other.left], [[], [], null, null]);
      await Promise.all([actor.leave(), other.leave()]);
    };
  }

  const { game } = toyOffer;
  const breaks: Readonly<Record<string, () => void>> = {
    'where the rules apply a move': () => breakOnce(game, 'apply'),
    'where the rules look for the end': () => breakOnce(game, 'outcome'),
    'where a view is made': () => breakOnce(game, 'view'),
    'where the state is written for the sockets': () => breakOnce(toyProjection, 'write'),
    'where private words are written': () => breakOnce(toyProjection, 'own'),
    'where events are redacted, behind a move that is stored': () => breakOnce(game, 'redact'),
    'where the lists of the house are told': () => breakOnce(house.app.services.listing, 'show'),
    'where moves are counted': () => breakOnce(house.app.services.metrics, 'move'),
  };
  for (const [where, breakIt] of Object.entries(breaks))
    it(`${where} costs the table a look into its log, and nobody else anything`, async () => {
      const others = await neighbour();
      const { id, actor, other } = await pair('toy');
      const { moves, seq } = await actor.sync();
      const request = randomUUID();
      breakIt();
      assert.deepEqual(await actor.act(moves[0]!, seq, request), { seq: 1 });
      await other.until(() => other.notices.some(({ code }) => code === 'restored'), 'the table again');
      await other.until(() => other.seq === 1, 'the move');
      const log = await house.app.services.store.moves(id);
      assert.deepEqual(
        log.map(({ requestId }) => requestId),
        [request],
      );
      // told to both, whether it had been stored when it broke or not; who is told twice keeps it once
      for (const at of [actor, other]) {
        const told = at.turns.flatMap((turn) => (turn.seq === 1 ? turn.events : []));
        assert.ok(told.length >= 1, JSON.stringify(at.turns));
        for (const event of told) assert.deepEqual(event, { ...moves[0], type: 'laid', seat: 0 });
        assert.equal((await at.sync()).log.filter((entry) => entry.seq === 1).length, 1);
      }
      const next = await other.sync();
      assert.deepEqual(await other.act(next.moves[0]!, 1), { seq: 2 });
      await others();
      await Promise.all([actor.leave(), other.leave()]);
    });

  it('in a hook of arrival sends one person once more to the door, and nobody else anywhere', async () => {
    const others = await neighbour();
    const { id, actor, other } = await pair('toy');
    await other.leave();
    breakOnce(house.app.services.presence, 'enter');
    await assert.rejects(bert.join(id));
    const back = await bert.join(id);
    assert.equal((await back.sync()).seat, 1);
    const { moves } = await actor.sync();
    assert.deepEqual(await actor.act(moves[0]!, 0), { seq: 1 });
    await back.until(() => back.seq === 1, 'the move');
    await others();
    await Promise.all([actor.leave(), back.leave()]);
  });

  it('in a hook of parting leaves the table and the seat where they were', async () => {
    const others = await neighbour();
    const { id, actor, other } = await pair('toy');
    other.room.reconnection.enabled = false;
    breakOnce(house.app.services.presence, 'leave');
    other.cut();
    await other.until(() => other.left !== null, 'the end of the line');
    const back = await bert.join(id);
    assert.equal((await back.sync()).seat, 1);
    const { moves } = await actor.sync();
    assert.deepEqual(await actor.act(moves[0]!, 0), { seq: 1 });
    await others();
    await Promise.all([actor.leave(), back.leave()]);
  });
});
