import assert from 'node:assert/strict';
import type { RefusalMessage } from '../../shared/protocol/messages.ts';
import { Campaigner, codeOf, leave, placeOf, playUp, sitTogether, wishes } from '../support/campaigner.ts';
import { http, Visitor } from '../support/client.ts';
import { type House, openHouse } from '../support/house.ts';
import { sagaOffer } from '../support/toy-campaign.ts';

describe('A campaign refuses', () => {
  let house: House;
  let anna: Campaigner;
  let bert: Visitor;
  let cleo: Visitor;
  before(async () => {
    house = await openHouse({ offers: [sagaOffer] });
    const named = (name: string) => Visitor.named(house.url, name);
    [anna, bert, cleo] = [new Campaigner(house.url, await named('Anna')), await named('Bert'), await named('Cleo')];
  });
  after(() => house.close());

  it('a stranger who asks for the next game at the table of the last, or for a seat before it has begun', async () => {
    const { id } = await anna.create();
    const last = (await anna.sees(id)).table!;
    const [host, guest] = await sitTogether(last.code, anna.visitor, bert);
    await playUp(host, guest);
    const watcher = await cleo.join(last.code);
    assert.equal(codeOf(await watcher.arrange({ op: 'rematch' })), 'notSeated');
    const { code } = (await anna.goesOn(id)).body;
    const early = await cleo.join(code);
    assert.equal(early.role, 'spectator');
    for (const seat of [0, 1]) assert.equal(codeOf(await early.arrange({ op: 'sit', seat })), 'notInCampaign');
    assert.equal(codeOf(await early.arrange({ op: 'start' })), 'notHost');
    await leave(host, guest, watcher, early);
  });

  it('a game that has none, a wrong number of people, somebody without a name, and what is no request', async () => {
    const refusal = async (changes: object, token?: string) => {
      const { status, body } = await http<RefusalMessage>(house.url, '/api/campaigns', wishes(changes), token);
      return [status, body.clause];
    };
    assert.deepEqual(await refusal({ game: 'chess' }, anna.visitor.token), [400, 'S5']);
    assert.deepEqual(await refusal({ seats: 5 }, anna.visitor.token), [400, 'S6']);
    assert.deepEqual(await refusal({ way: 'beside' }, anna.visitor.token), [400, 'S1']);
    assert.deepEqual(await refusal({}), [401, 'S2']);
    for (const changes of [
      { seats: 0 },
      { seats: '2' },
      { options: [] },
      { bots: 9 },
      { group: [] },
      { visibility: 'public' },
    ])
      assert.deepEqual(await refusal(changes, anna.visitor.token), [400, 'S1'], JSON.stringify(changes));
  });

  it('nothing of what it settles itself, and heeds no wish for it', async () => {
    const { id } = await anna.create({ seats: 1, options: { chapter: 3, failures: 9, together: false } });
    assert.deepEqual(placeOf(await anna.sees(id)), [1, 0, 0, 'running']);
    const { code } = (await anna.sees(id)).table!;
    const at = await anna.visitor.join(code);
    assert.deepEqual(JSON.parse(at.table.options), { together: true, chapter: 1, failures: 0, hard: 0 });
    await at.leave();
  });

  it('names that are none', async () => {
    for (const name of ['__proto__', 'constructor', '%00', 'a'.repeat(21), '%F0%9F%90%88', 'a b c d e f g h i j k'])
      for (const path of [`/api/campaigns/${name}`, `/api/campaigns/${name}/continue`]) {
        const body = path.endsWith('continue') ? {} : undefined;
        const refused = await http<RefusalMessage>(house.url, path, body, anna.visitor.token);
        assert.deepEqual([refused.status, refused.body.clause], [404, 'S55'], path);
      }
  });
});
