import assert from 'node:assert/strict';
import { defaults } from '../../server/config.ts';
import type { Suggestion } from '../../shared/protocol/messages.ts';
import { type AtTable, type RefusedAnswer, Visitor } from '../support/client.ts';
import { type House, openHouse } from '../support/house.ts';

const codeOf = (answer: object): string => (answer as RefusedAnswer).refused?.code ?? '';

/** of what is not tried here */
const ample = { burst: 1000, everyMs: 1 };

const team = { game: 'port-royal', seats: 3, options: { mode: 'contractsCoop' } } as const;

describe('Suggestions in a team', () => {
  let house: House;
  before(async () => {
    house = await openHouse({
      config: { allow: { ...defaults.allow, guests: ample, tables: ample, requests: ample } },
    });
  });
  after(() => house.close());

  /** Three people who play together, and one who watches: who is asked, the others, the position. */
  async function seated(more: { readonly delay?: 3; readonly options?: object } = {}) {
    const people = await Promise.all(['Anna', 'Bert', 'Cleo'].map((name) => Visitor.named(house.url, name)));
    const [anna] = people;
    assert.ok(anna);
    const { id } = await anna.createTable({ ...team, visibility: 'private', ...more } as never);
    const players: AtTable[] = [];
    for (const person of people) players.push(await person.join(id));
    await players[0]?.arrange({ op: 'start' });
    const watcher = await (await Visitor.named(house.url, 'Dora')).join(id, 'spectator');
    const syncs = await Promise.all(players.map((at) => at.sync()));
    const at = syncs.findIndex(({ moves }) => moves.length > 0);
    const asked = players[at];
    const [mate, other] = players.filter((one) => one !== asked);
    const moves = syncs[at]?.moves ?? [];
    assert.ok(asked && mate && other && moves[0]);
    return { id, people, asked, mate, other, watcher, moves, move: moves[0], seq: syncs[at]?.seq ?? 0 };
  }

  const standing = async (at: AtTable): Promise<readonly Suggestion[]> => (await at.sync()).suggestions ?? [];

  it('are seen by all, one a seat, replaced, taken back, and gone with the position', async () => {
    const { asked, mate, other, watcher, move, seq } = await seated();
    const seat = (await mate.sync()).seat;
    assert.deepEqual(await mate.ask('suggest', { seq, move }), { move });
    for (const at of [asked, mate, other, watcher])
      await at.until(() => at.suggestions.at(-1)?.suggestions.length === 1, 'the suggestion');
    assert.deepEqual(watcher.suggestions.at(-1), { seq, suggestions: [{ seat, move }] });
    assert.deepEqual(await standing(watcher), [{ seat, move }], 'whoever comes later sees it');
    assert.deepEqual(await mate.ask('suggest', { seq, move }), { move });
    assert.equal((await standing(asked)).length, 1, 'one a seat');
    await other.ask('suggest', { seq, move });
    assert.equal((await standing(asked)).length, 2);
    assert.deepEqual(await mate.ask('suggest', { seq, move: null }), { move: null });
    assert.deepEqual(await standing(mate), [{ seat: (await other.sync()).seat, move }]);
    assert.equal((await asked.sync()).seq, seq, 'nothing was decided');

    await asked.act(move, seq);
    for (const at of [asked, mate, watcher]) {
      await at.until(() => at.seq === seq + 1, 'the move');
      assert.deepEqual(await standing(at), []);
    }
    await Promise.all([asked, mate, other, watcher].map((at) => at.leave()));
  });

  it('are refused to spectators, to whoever is asked, too late, illegal or malformed, and change nothing', async () => {
    const { asked, mate, watcher, move, seq } = await seated();
    assert.equal(codeOf(await watcher.ask('suggest', { seq, move })), 'notSeated');
    assert.equal(codeOf(await asked.ask('suggest', { seq, move })), 'yourDecision');
    assert.equal(codeOf(await mate.ask('suggest', { seq: seq + 1, move })), 'stale');
    for (const bad of [{ seq }, { seq, move: 'draw' }, { seq: -1, move }, { seq, move, more: 1 }, null])
      assert.equal(codeOf(await mate.ask('suggest', bad)), 'badRequest', JSON.stringify(bad));
    const illegal = (await mate.ask('suggest', { seq, move: { type: 'hire', slot: 3 } })) as RefusedAnswer;
    assert.match(illegal.refused.clause, /^PR/, 'the rule is named');
    assert.notEqual(codeOf(await mate.ask('suggest', { seq, move: { type: 'nonsense' } })), '');
    assert.deepEqual(await standing(mate), []);
    assert.deepEqual(watcher.suggestions, []);
    await Promise.all([asked, mate, watcher].map((at) => at.leave()));
  });

  it('are for teams only, and cost what saying something costs', async () => {
    const versus = await seated({ options: { mode: 'base' } });
    assert.equal(codeOf(await versus.mate.ask('suggest', { seq: versus.seq, move: versus.move })), 'noTeam');
    const { mate, move, seq } = await seated();
    const answers: string[] = [];
    for (let i = 0; i < 16; i++) answers.push(codeOf(await mate.ask('suggest', { seq, move })));
    assert.deepEqual([answers[0], answers.at(-1)], ['', 'tooMany']);
  });

  it('are not for spectators with a delay, and end with the seat of who made them', async () => {
    const { asked, mate, watcher, move, seq } = await seated({ delay: 3 });
    await mate.ask('suggest', { seq, move });
    await asked.until(() => asked.suggestions.length === 1, 'the suggestion');
    assert.deepEqual([await standing(watcher), watcher.suggestions], [[], []]);
    await mate.arrange({ op: 'stand' });
    await asked.until(() => asked.suggestions.at(-1)?.suggestions.length === 0, 'gone with the seat');
    assert.deepEqual(await standing(asked), []);
    await Promise.all([asked, mate, watcher].map((at) => at.leave()));
  });
});
