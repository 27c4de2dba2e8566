import assert from 'node:assert/strict';
import { withoutLastChange, withSeatChanges } from '../../server/table/seating/changes.ts';
import type { MyTablesAnswer, TableInvitation } from '../../shared/protocol/http.ts';
import type { SeatChange, SeatInfo } from '../../shared/protocol/messages.ts';
import { type AtTable, http, type RefusedAnswer, Visitor } from '../support/client.ts';
import { eventually } from '../support/eventually.ts';
import { FakeTime } from '../support/fake-time.ts';
import { type House, openHouse } from '../support/house.ts';
import { toyOffer } from '../support/toy-game.ts';

const clauseOf = (answer: object): string =>
  'refused' in answer ? (answer as RefusedAnswer).refused.clause : 'accepted';
const changesAt = (at: AtTable): SeatChange[] => JSON.parse(at.table.seatChanges) as SeatChange[];
const told = (at: AtTable) => changesAt(at).map(({ what, seat, name }) => [what, seat, name]);
const kinds = (at: AtTable): SeatInfo['kind'][] => at.table.seats.map(({ kind }) => kind);

describe('Seats of a running game', function () {
  this.timeout(30_000);
  const time = new FakeTime();
  let house: House;
  let anna: Visitor;
  let bert: Visitor;
  let cora: Visitor;
  before(async () => {
    house = await openHouse({ time, offers: [toyOffer] });
    anna = await Visitor.named(house.url, 'Anna');
    bert = await Visitor.named(house.url, 'Bert');
    cora = await Visitor.named(house.url, 'Cora');
  });
  after(() => house.close());

  const invitation = async (id: string, who?: Visitor) =>
    (await http<TableInvitation>(house.url, `/api/tables/${id}`, undefined, who?.token)).body;
  const seatFor = (who: Visitor, id: string, seat: number) =>
    http<{ clause?: string; role?: string }>(house.url, `/api/tables/${id}/seat`, { role: 'player', seat }, who.token);
  /** Anna against two bots that never move of themselves: time stands still. */
  const againstBots = async () => {
    const at = await anna.playNow({ game: 'toy', seats: 3, pace: 'slow' });
    await at.until(() => at.table.status === 'running', 'the beginning');
    return at;
  };
  /** Anna and Bert, and who is to move. */
  const two = async () => {
    const { id } = await anna.createTable({ game: 'toy', seats: 2 });
    const tables = [await anna.join(id), await bert.join(id)] as const;
    await tables[0].arrange({ op: 'start' });
    await tables[1].until(() => tables[1].table.status === 'running', 'the beginning');
    return tables;
  };

  it('are told to who has the link: their own, and those they may take', async () => {
    const at = await againstBots();
    const { id } = at.table;
    const seen = async (who?: Visitor) => {
      const { yours, sits, free } = await invitation(id, who);
      return { yours, sits, free };
    };
    assert.deepEqual(await seen(), { yours: null, sits: false, free: [1, 2] });
    assert.deepEqual(await seen(bert), { yours: null, sits: false, free: [1, 2] });
    assert.deepEqual(await seen(anna), { yours: 0, sits: true, free: [] });
    await at.arrange({ op: 'stand' });
    assert.deepEqual(await seen(anna), { yours: 0, sits: false, free: [0] }, 'to whoever left, their own');
    await at.leave();
  });

  it('are taken where one chooses, and everybody is told who came and who went', async () => {
    const at = await againstBots();
    const { id } = at.table;
    assert.deepEqual((await seatFor(bert, id, 0)).body.clause, 'S14', 'not a person’s');
    assert.deepEqual((await seatFor(bert, id, 4)).body.clause, 'S13');
    const bot = at.table.seats[2]?.name;
    const { body } = await seatFor(bert, id, 2);
    assert.equal(body.role, 'player');
    const guest = await bert.join(id);
    await at.until(() => at.table.seats[2]?.connected === true && kinds(at)[2] === 'person', 'Bert at seat 2');
    assert.deepEqual(changesAt(at), [{ seq: 0, seat: 2, what: 'took', name: 'Bert', bot }]);
    assert.deepEqual((await seatFor(bert, id, 1)).body.clause, 'S21', 'one hand each');
    await guest.arrange({ op: 'stand' });
    await guest.arrange({ op: 'sit', seat: 2 });
    await at.until(() => told(at).length === 3, 'three changes');
    assert.deepEqual(told(at), [
      ['took', 2, 'Bert'],
      ['left', 2, 'Bert'],
      ['returned', 2, 'Bert'],
    ]);
    await Promise.all([at.leave(), guest.leave()]);
  });

  it('of who lost the connection may be given to a bot by anybody there, after a time that all see', async () => {
    const [host, guest] = await two();
    const acts = (await host.sync()).moves.length > 0;
    const [away, stays] = acts ? [host, guest] : [guest, host];
    const [seat, person] = acts ? [0, anna] : [1, bert];
    assert.equal(clauseOf(await stays.arrange({ op: 'replace', seat })), 'S51');
    assert.equal(clauseOf(await stays.arrange({ op: 'replace', seat: 1 - seat })), 'S45', 'nobody waits for them');
    assert.equal(clauseOf(await stays.arrange({ op: 'replace', seat: 4 })), 'S13');
    await away.leave();
    const waited = async () => (await stays.sync()).waited;
    await stays.until(() => stays.table.seats[seat]?.connected === false, 'the absence');
    assert.deepEqual(await waited(), [{ seat, away: true, left: 30_000 }]);
    await time.advance(29_000);
    assert.deepEqual(await waited(), [{ seat, away: true, left: 1000 }]);
    const refused = await stays.arrange({ op: 'replace', seat });
    assert.deepEqual('refused' in refused && [refused.refused.code, refused.refused.params], [
      'stillTime',
      { seconds: 1 },
    ]);
    const watcher = await cora.join(stays.table.id, 'spectator');
    await time.advance(1000);
    assert.equal(clauseOf(await watcher.arrange({ op: 'replace', seat })), 'S9', 'only who plays');
    assert.equal(clauseOf(await stays.arrange({ op: 'replace', seat })), 'accepted');
    assert.equal(stays.table.seats[seat]?.standsFor, acts ? 'Anna' : 'Bert');
    assert.deepEqual(stays.notices.at(-1)?.code, 'replacedByBot');
    const back = await person.join(stays.table.id);
    await stays.until(() => kinds(stays)[seat] === 'person', 'the person again');
    assert.deepEqual(
      told(stays).map(([what]) => what),
      ['replaced', 'returned'],
    );
    await Promise.all([stays.leave(), back.leave(), watcher.leave()]);
  });

  it('of who is there and does not move, too, where no clock runs', async () => {
    const [host, guest] = await two();
    const acts = (await host.sync()).moves.length > 0;
    const [sleeps, stays] = acts ? [host, guest] : [guest, host];
    const seat = acts ? 0 : 1;
    assert.deepEqual((await stays.sync()).waited, [{ seat, away: false, left: 180_000 }]);
    await time.advance(180_000);
    assert.equal(clauseOf(await stays.arrange({ op: 'replace', seat })), 'accepted');
    await sleeps.until(() => sleeps.notices.some(({ code }) => code === 'replacedByBot'), 'the notice');
    assert.equal((await sleeps.sync()).ownSeat, seat);
    assert.equal(clauseOf(await sleeps.arrange({ op: 'sit', seat })), 'accepted', 'and takes it back at once');
    assert.deepEqual((await stays.sync()).waited, [{ seat, away: false, left: 180_000 }], 'waited for anew');
    await Promise.all([host.leave(), guest.leave()]);
  });

  it('are listed to their people with the time that is left to decide', async () => {
    const { id } = await anna.createTable({ game: 'toy', seats: 2, speed: 'blitz' });
    const tables = [await anna.join(id), await bert.join(id)];
    await tables[0]!.arrange({ op: 'start' });
    const left = async (who: Visitor) => {
      const { body } = await http<MyTablesAnswer>(house.url, '/api/me/tables', undefined, who.token);
      return body.tables.find((table) => table.id === id)?.left;
    };
    await time.advance(5000);
    assert.deepEqual(await left(anna), { ms: 70_000, runs: true });
    assert.deepEqual(await left(bert), { ms: 70_000, runs: true }, 'of who is to move');
    await Promise.all(tables.map((at) => at.leave()));
    await eventually('the room closed', async () => (await house.app.services.store.byId(id))?.home === '');
    assert.deepEqual(await left(anna), { ms: 70_000, runs: false }, 'no clock runs while nobody is there');
  });

  it('are opened to strangers by the host alone', async () => {
    const { id } = await anna.createTable({ game: 'toy', visibility: 'private' });
    const [host, guest] = [await anna.join(id), await bert.join(id)];
    assert.equal(clauseOf(await guest.arrange({ op: 'visibility', visibility: 'public' })), 'S10');
    await host.arrange({ op: 'visibility', visibility: 'public' });
    assert.equal(host.table.visibility, 'public');
    assert.equal((await house.app.services.store.byId(id))?.visibility, 'public');
    await Promise.all([host.leave(), guest.leave()]);
  });

  it('keep the last changes, and none of who was given a seat and never came', () => {
    const bot = { kind: 'bot', level: 'greedy', name: 'Jack' } as const;
    const person = { kind: 'person', uid: 'anna', name: 'Anna' } as const;
    const base = { status: 'running', seating: [bot], seatHistory: {}, seatChanges: [] } as never as Parameters<
      typeof withSeatChanges
    >[0];
    let table = base;
    for (let seq = 0; seq < 80; seq++)
      table = withSeatChanges(table, { ...table, seating: [seq % 2 === 0 ? person : bot] }, seq);
    assert.deepEqual([table.seatChanges.length, table.seatChanges.at(-1)?.seq], [60, 79]);
    assert.equal(withoutLastChange(table.seatChanges, 0).length, 59);
    assert.equal(withoutLastChange(table.seatChanges, 1).length, 60);
    assert.equal(
      withSeatChanges({ ...base, status: 'waiting' }, { ...base, status: 'waiting', seating: [person] }, 0).seatChanges
        .length,
      0,
    );
  });
});
