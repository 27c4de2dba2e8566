import assert from 'node:assert/strict';
import type {
  CampaignAnswer,
  CampaignTableAnswer,
  CreateCampaignRequest,
  MyCampaignsAnswer,
} from '../../shared/protocol/campaigns.ts';
import type { TableInvitation } from '../../shared/protocol/http.ts';
import type { RefusalMessage } from '../../shared/protocol/messages.ts';
import { Campaigner, codeOf, leave, placeOf, playOut, playUp, sitTogether, wishes } from '../support/campaigner.ts';
import { http, Visitor } from '../support/client.ts';
import { eventually } from '../support/eventually.ts';
import { freshFolder } from '../support/fresh-folder.ts';
import { type House, openHouse } from '../support/house.ts';
import { sagaOffer } from '../support/toy-campaign.ts';

describe('A campaign', () => {
  let house: House;
  let anna: Visitor;
  let bert: Visitor;
  let cleo: Visitor;
  before(async () => {
    house = await openHouse({ offers: [sagaOffer] });
    const named = (name: string) => Visitor.named(house.url, name);
    [anna, bert, cleo] = [await named('Anna'), await named('Bert'), await named('Cleo')];
  });
  after(() => house.close());

  const create = (changes: Partial<CreateCampaignRequest> = {}) => new Campaigner(house.url, anna).create(changes);
  const shown = (id: string, by = anna) => new Campaigner(house.url, by).sees(id);
  const goOn = (id: string, by = anna) => new Campaigner(house.url, by).goesOn(id);
  const mine = (by: Visitor) => new Campaigner(house.url, by).mine();
  const asked = (id: string, token?: string) =>
    http<RefusalMessage>(house.url, `/api/campaigns/${id}`, undefined, token);
  /** A campaign of Anna and Bert after its first game. */
  const begun = async (changes: Partial<CreateCampaignRequest> = {}) => {
    const { id, code } = await create(changes);
    await playOut(...(await sitTogether(code, anna, bert)));
    return { id, code };
  };

  it('alone: its first chapter begins at once, and the next with one click', async () => {
    const { id, code } = await create({ seats: 1 });
    assert.deepEqual((await mine(anna)).tables.filter(({ campaign }) => campaign === id).length, 1);
    await playOut(await anna.join(code));
    const after = await shown(id);
    assert.deepEqual(placeOf(after), [2, 0, 0, 'running']);
    assert.equal(after.table, null);
    assert.deepEqual(
      after.games.map((game) => [game.code, game.chapter, game.team?.won, game.winners]),
      [[code, 1, true, ['Anna']]],
    );
    const next = await goOn(id);
    assert.notEqual(next.body.code, code);
    const second = await anna.join(next.body.code);
    assert.deepEqual(JSON.parse(second.table.options), { together: true, chapter: 2, failures: 0, hard: 0 });
    assert.deepEqual([second.table.campaign, second.table.chapter], [id, 2]);
    await second.until(() => second.table.status === 'running', 'the game');
    assert.deepEqual((await shown(id)).table, { code: next.body.code, status: 'running' });
    await playOut(second);
  });

  it('PR16.3 together: a lost chapter is played again with one failure more; a won one leads on', async () => {
    const { id } = await begun({ options: { hard: 1 } });
    assert.deepEqual(placeOf(await shown(id)), [1, 1, 1, 'running']);
    const { code } = (await goOn(id)).body;
    const [host, guest] = [await anna.join(code), await bert.join(code)];
    assert.deepEqual(JSON.parse(host.table.options), { together: true, chapter: 1, failures: 1, hard: 1 });
    await playOut(host, guest);
    assert.deepEqual(placeOf(await shown(id, bert)), [2, 0, 1, 'running']);
    assert.deepEqual(
      (await shown(id)).games.map(({ chapter, team }) => [chapter, team?.won]),
      [
        [1, false],
        [1, true],
      ],
    );
  });

  it('PR16.2 against each other: the next chapter follows whoever won, and the last one ends it', async () => {
    const { id } = await begun({ way: 'against' });
    for (const chapter of [2, 3]) {
      assert.deepEqual(placeOf(await shown(id)), [chapter, 0, 0, 'running']);
      const { code } = (await goOn(id, bert)).body;
      await playOut(await anna.join(code), await bert.join(code));
    }
    const over = await shown(id);
    assert.deepEqual([over.state, over.table, over.ended !== null], ['told', null, true]);
    assert.deepEqual(
      over.games.map(({ winners, team }) => [winners, team]),
      [1, 2, 3].map(() => [['Anna'], null]),
    );
    const refused = await goOn(id);
    assert.deepEqual([refused.status, refused.body.clause], [409, 'S57']);
  });

  it('PR16.5 all chapters won without a failure is flawless, and may be shown to everybody', async () => {
    const { id, code } = await create({ seats: 1 });
    await playOut(await anna.join(code));
    for (const _ of [2, 3]) await playOut(await anna.join((await goOn(id)).body.code));
    assert.deepEqual(placeOf(await shown(id)), [3, 0, 0, 'flawless']);
    const stranger = await http<CampaignAnswer>(house.url, `/api/campaigns/${id}`);
    assert.deepEqual([stranger.status, stranger.body.yours, stranger.body.games.length], [200, null, 3]);
    const { body } = await http<MyCampaignsAnswer>(house.url, '/api/me/campaigns', undefined, anna.token);
    assert.ok(body.campaigns.some((campaign) => campaign.id === id));
    assert.ok(!(await mine(anna)).campaigns.some((campaign) => campaign.id === id));
  });

  it('advances once, also when the process died between the end and the count', async () => {
    const { store } = house.app.services;
    const { settle } = store.ratings;
    // the process that played the last move counts nothing
    store.ratings.settle = async () => false;
    const { id } = await begun();
    store.ratings.settle = settle;
    assert.deepEqual((await store.campaigns.byId(id))?.chapter, 1);
    await house.app.office.sweep();
    assert.deepEqual((await store.campaigns.byId(id))?.chapter, 2);
    await house.app.office.sweep();
    const { matchId } = (await store.campaigns.byId(id))!;
    assert.equal(await store.ratings.settle(matchId), false);
    assert.deepEqual(placeOf(await shown(id)), [2, 0, 0, 'running']);
  });

  it('two who go on at once come to the same table, from the lobby and from the end of the game', async () => {
    const { id, code } = await create();
    const [host, guest] = await sitTogether(code, anna, bert);
    await playUp(host, guest);
    const [one, two, three] = await Promise.all([goOn(id), goOn(id, bert), guest.arrange({ op: 'rematch' })]);
    assert.equal(one?.body.code, two?.body.code);
    assert.equal(codeOf(three!), '');
    await guest.until(() => guest.table.rematch !== '', 'the way on');
    const { body } = await http<TableInvitation>(house.url, `/api/tables/${guest.table.rematch}`);
    assert.equal(body.code, one?.body.code);
    assert.equal((await house.app.services.store.campaigns.played(id)).length, 1);
    await leave(host, guest);
  });

  it('is found again by everybody in it, and by nobody else', async () => {
    const { id } = await begun();
    for (const visitor of [anna, bert]) assert.ok((await mine(visitor)).campaigns.some((one) => one.id === id));
    assert.ok(!(await mine(cleo)).campaigns.some((one) => one.id === id));
    const seen = await asked(id, cleo.token);
    assert.deepEqual([seen.status, seen.body.clause], [403, 'S56']);
    const unnamed = await asked(id);
    assert.deepEqual([unnamed.status, unnamed.body.clause], [403, 'S56']);
    const refused = await goOn(id, cleo);
    assert.deepEqual([refused.status, refused.body.clause], [403, 'S56']);
    const nothing = await asked('no-such-campaign-123', anna.token);
    assert.deepEqual([nothing.status, nothing.body.clause], [404, 'S55']);
    assert.equal((await goOn(id, bert)).status, 200);
    for (const visitor of [anna, bert])
      assert.ok((await mine(visitor)).tables.some((table) => table.campaign === id && table.chapter === 2));
  });

  it('waits for its people; without them a bot plays, and the seat stays theirs', async () => {
    const { id } = await begun();
    const { code } = (await goOn(id)).body;
    const host = await anna.join(code);
    assert.equal(host.table.status, 'waiting');
    assert.deepEqual(
      host.table.seats.map(({ kind, name, connected }) => [kind, name, connected]),
      [
        ['person', 'Anna', true],
        ['person', 'Bert', false],
      ],
    );
    assert.equal(codeOf(await host.arrange({ op: 'swap', a: 0, b: 1 })), 'seatsKept');
    assert.equal(codeOf(await host.arrange({ op: 'kick', seat: 1 })), 'seatsKept');
    await host.arrange({ op: 'start' });
    await host.until(() => host.table.status === 'running', 'the game');
    assert.deepEqual([host.table.seats[1]?.kind, host.table.seats[1]?.standsFor], ['bot', 'Bert']);
    const stranger = await cleo.join(code);
    assert.equal(stranger.role, 'spectator');
    assert.deepEqual(await stranger.arrange({ op: 'sit', seat: 1 }), {
      refused: { code: 'notInCampaign', clause: 'S56', params: {} },
    });
    const { body } = await http<TableInvitation>(house.url, `/api/tables/${code}`, undefined, bert.token);
    assert.deepEqual([body.yours, body.sits, body.free], [1, false, [1]]);
    const back = await bert.join(code);
    assert.equal(back.role, 'player');
    await host.until(() => host.table.seats[1]?.kind === 'person', 'Bert');
    await stranger.leave();
    await playOut(host, back);
    assert.deepEqual((await shown(id)).games.at(-1)?.winners, ['Anna', 'Bert']);
  });

  it('whoever leaves a chapter is in the next', async () => {
    const { id } = await begun();
    const { code } = (await goOn(id)).body;
    const [host, guest] = [await anna.join(code), await bert.join(code)];
    await host.until(() => host.table.status === 'running', 'the game, with everybody there');
    await guest.arrange({ op: 'stand' });
    await guest.leave();
    await playOut(host);
    const next = await bert.join((await goOn(id, bert)).body.code);
    assert.equal((await next.sync()).seat, 1);
    await next.leave();
  });

  it('a game that was given up counts as nothing', async () => {
    const { id } = await begun();
    const { code } = (await goOn(id)).body;
    const [host, guest] = [await anna.join(code), await bert.join(code)];
    await host.until(() => host.table.status === 'running', 'the game');
    await leave(host, guest);
    await eventually('the room to close', () => house.app.office.locator.ids().length === 0);
    await house.app.office.sweep(Date.now() + 40 * 86_400_000);
    const after = await shown(id);
    assert.deepEqual([placeOf(after), after.table, after.games.length], [[2, 0, 0, 'running'], null, 1]);
    assert.notEqual((await goOn(id)).body.code, code);
  });

  it('a table that nobody came to is forgotten; the campaign is, if it has never been played', async () => {
    const { store } = house.app.services;
    const [played, unplayed] = [await begun(), await create()];
    await goOn(played.id);
    await house.app.office.sweep(Date.now() + 3_600_000);
    assert.equal(await store.campaigns.byId(unplayed.id), null);
    assert.deepEqual([(await shown(played.id)).table, (await shown(played.id)).chapter], [null, 2]);
    assert.equal((await goOn(played.id)).status, 200);
  });
});

// one house at a time: they share what Colyseus keeps once for a process
describe('A campaign in a house that dies', () => {
  it('is there again when the house was killed between two chapters, for one table however often it is asked', async () => {
    const folder = await freshFolder();
    const before = await openHouse({ folder, offers: [sagaOffer] });
    const dora = await Visitor.named(before.url, 'Dora');
    const request = wishes({ seats: 1 });
    const { body } = await http<CampaignTableAnswer>(before.url, '/api/campaigns', request, dora.token);
    // nothing of what follows the last move was done
    before.app.services.store.ratings.settle = async () => false;
    await playOut(await dora.join(body.code));
    await before.close();

    const after = await openHouse({ folder, offers: [sagaOffer] });
    const ask = () =>
      http<CampaignTableAnswer>(after.url, `/api/campaigns/${body.id}/continue`, {}, dora.at(after.url).token);
    const answers = await Promise.all([ask(), ask(), ask(), ask()]);
    const codes = new Set(answers.map((answer) => answer.body.code));
    assert.deepEqual([...new Set(answers.map(({ status }) => status))], [200]);
    assert.equal(codes.size, 1);
    assert.ok(!codes.has(body.code));
    const row = await after.app.services.store.campaigns.byId(body.id);
    assert.deepEqual([row?.chapter, row?.failures, row?.state], [2, 0, 'running']);
    const at = await dora.at(after.url).join(answers[0]!.body.code);
    assert.equal(at.table.chapter, 2);
    await at.leave();
    await after.close();
  });
});
