import assert from 'node:assert/strict';
import { sql } from 'drizzle-orm';
import { defaults } from '../../server/config.ts';
import { joinSeconds } from '../../server/lobby/seek/pairing.ts';
import { gameIds } from '../../shared/games/ids.ts';
import type { TableSummary } from '../../shared/protocol/http.ts';
import type { RefusalMessage } from '../../shared/protocol/messages.ts';
import type { LeaderboardAnswer, SeekAnswer, SeekRequest } from '../../shared/protocol/players.ts';
import { AtTable, http, Visitor } from '../support/client.ts';
import { type House, openHouse } from '../support/house.ts';
import { LeapingTime } from '../support/leaping-time.ts';
import { toyOffer } from '../support/toy-game.ts';

describe('Looking for a game', function () {
  this.timeout(60_000);
  const time = new LeapingTime();
  let house: House;
  before(async () => {
    house = await openHouse({ offers: [toyOffer], time });
  });
  after(() => house.close());

  const ask = async <T = SeekAnswer>(who: Visitor, method: string, path = '', body?: unknown) => {
    const response = await fetch(`${house.url}/api/seek${path}`, {
      method,
      headers: { authorization: `Bearer ${who.token}`, 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return { status: response.status, body: (await response.json()) as T };
  };
  const wish = (changes: Partial<SeekRequest> = {}): SeekRequest => ({ game: 'toy', least: 2, most: 2, ...changes });
  const seek = async (who: Visitor, changes?: Partial<SeekRequest>) => (await ask(who, 'POST', '', wish(changes))).body;
  const state = async (who: Visitor) => (await ask(who, 'GET')).body;
  const named = (name: string) => Visitor.named(house.url, name);
  const foundBy = async (who: Visitor): Promise<string> => {
    const answer = await state(who);
    assert.equal(answer.state, 'found');
    return answer.state === 'found' ? answer.id : '';
  };
  const first = (moves: readonly { readonly type: string }[]) => moves[0] ?? { type: 'none' };

  it('two who press at the same moment play with each other, and a rated game is rated', async () => {
    const [anna, bert] = [await named('Anna'), await named('Bert')];
    await Promise.all([anna, bert].map((who) => seek(who, { rated: true })));
    const id = await foundBy(anna);
    assert.equal(await foundBy(bert), id);
    assert.deepEqual(await seek(anna), await state(anna), 'who presses again is led to the same table');
    const tables = [await anna.join(id), await bert.join(id)] as const;
    await tables[0].until(() => tables[0].table.status === 'running', 'a game that begins by itself');
    assert.deepEqual(
      tables[0].table.seats.map(({ kind }) => kind),
      ['person', 'person'],
    );
    await Promise.all(tables.map((at) => at.playOut(first)));
    await house.app.office.sweep();
    const { body } = await http<LeaderboardAnswer>(house.url, '/api/leaderboard/toy');
    assert.deepEqual(body.players.map(({ name }) => name).sort(), ['Anna', 'Bert']);
    assert.deepEqual(
      body.players.map(({ place, games, wins }) => [place, games, wins]),
      [
        [1, 1, 1],
        [2, 1, 0],
      ],
    );
    for (const at of tables) await at.leave();
  });

  it('tells who waits, says nothing it does not know, and is over when one cancels', async () => {
    const [cora, dora] = [await named('Cora'), await named('Dora')];
    await seek(cora, { least: 3, most: 3, patience: null });
    const waits = await seek(dora, { least: 3, most: 3 });
    assert.ok(waits.state === 'waiting' && waits.others[0]);
    assert.ok(waits.others[0].waited >= waits.waited && waits.waited < 20, JSON.stringify(waits));
    const others = waits.others.map((other) => ({ ...other, waited: 0 }));
    assert.deepEqual(
      { ...waits, waited: 0, others },
      {
        state: 'waiting',
        seek: { game: 'toy', least: 3, most: 3, speed: 'normal', rated: false, patience: 20 },
        waited: 0,
        others: [{ name: 'Cora', waited: 0, least: 3, most: 3, speed: 'normal', rated: false, fits: true }],
        estimate: null,
        offer: null,
        tables: [],
      },
    );
    const other = await seek(dora, { least: 3, most: 3, speed: 'blitz' });
    assert.deepEqual(
      other.state === 'waiting' && other.others.map(({ name, speed, fits }) => [name, speed, fits]),
      [['Cora', 'normal', false]],
      'who waits for another table is not hidden',
    );
    assert.deepEqual((await ask(dora, 'DELETE')).body, { state: 'idle' });
    assert.deepEqual(await state(dora), { state: 'idle' });
    const alone = await state(cora);
    assert.deepEqual(alone.state === 'waiting' && alone.others, []);
    await ask(cora, 'DELETE');
  });

  it('opening a table ends the search for one', async () => {
    const emma = await named('Emma');
    await seek(emma, { least: 3, most: 3 });
    await emma.createTable({ game: 'toy' });
    assert.deepEqual(await state(emma), { state: 'idle' });
  });

  it('a person who does not come loses the seat to a bot, and the others are notified; the game is not rated', async () => {
    const [finn, gina] = [await named('Finn'), await named('Gina')];
    await seek(finn, { rated: true, speed: 'slow' });
    await seek(gina, { rated: true, speed: 'slow' });
    const id = await foundBy(gina);
    const at = await finn.join(id);
    assert.deepEqual([at.table.status, at.table.begins], ['waiting', true]);
    time.leap(defaults.gatherMs);
    await at.until(() => at.notices.length > 0, 'a notice');
    assert.deepEqual(
      at.notices.map(({ code }) => code),
      ['botsFilled'],
    );
    assert.equal(at.table.status, 'running');
    assert.equal(at.table.seats.filter(({ kind }) => kind === 'bot').length, 1);
    assert.deepEqual(await state(gina), { state: 'idle' }, 'no ghost seat');
    assert.equal((await house.app.services.store.byId(id))?.rated, false);
    await at.leave();
  });

  /** Lets the waiting of everybody be so many seconds longer; their sign of life stays. */
  const later = (seconds: number) =>
    // biome-ignore lint/complexity/useLiteralKeys: the database is private
    house.app.services.store.seekers['db'].execute(
      sql`update seekers set since = since - make_interval(secs => ${seconds}),
        agreed_at = agreed_at - make_interval(secs => ${seconds})`,
    );
  const bots = (who: Visitor) => ask<SeekAnswer & RefusalMessage>(who, 'POST', '/bots', {});
  const stay = (who: Visitor) => ask<SeekAnswer & RefusalMessage>(who, 'POST', '/stay', {});

  it('bots fill the table of who wants them, when they are offered', async () => {
    const hugo = await named('Hugo');
    assert.equal((await bots(hugo)).body.clause, 'S30');
    assert.equal((await stay(hugo)).body.clause, 'S30');
    await seek(hugo, { least: 3, most: 4 });
    assert.deepEqual([(await bots(hugo)).status, (await bots(hugo)).body.clause], [409, 'S50']);
    await later(20);
    const { body } = await bots(hugo);
    assert.ok(body.state === 'found');
    const at = await AtTable.enter(hugo.url, await hugo.seat(body.id));
    await at.until(() => at.table.status === 'running', 'the beginning');
    assert.deepEqual(at.table.seats.map(({ kind }) => kind).sort(), ['bot', 'bot', 'person']);
    await at.leave();
  });

  it('two who wait are offered a bot together; the second comes along after the countdown', async () => {
    const [lena, milo] = [await named('Lena'), await named('Milo')];
    await seek(lena, { least: 3, most: 3 });
    await later(20);
    await seek(milo, { least: 3, most: 3 });
    const offer = { people: ['Lena'], bots: 1, agreed: false, begins: null };
    const before = await state(milo);
    assert.deepEqual(before.state === 'waiting' && before.offer, offer);
    assert.equal((await bots(lena)).body.state, 'waiting', 'Milo has a moment to answer');
    const asked = await state(milo);
    assert.ok(asked.state === 'waiting');
    assert.deepEqual(asked.offer?.begins?.by, 'Lena');
    await later(joinSeconds);
    await house.app.seeks.tick();
    const id = await foundBy(lena);
    assert.equal(await foundBy(milo), id);
    const row = await house.app.services.store.byId(id);
    assert.deepEqual(row?.seating.map(({ kind }) => kind).sort(), ['bot', 'person', 'person']);
  });

  it('who would rather wait is left out, and offered it again later', async () => {
    const [nora, olaf] = [await named('Nora'), await named('Olaf')];
    await seek(nora, { least: 3, most: 3, speed: 'slow' });
    await seek(olaf, { least: 3, most: 3, speed: 'slow' });
    await later(20);
    const stayed = (await stay(olaf)).body;
    assert.deepEqual(stayed.state === 'waiting' && stayed.offer, null);
    assert.equal((await bots(nora)).body.state, 'found');
    assert.equal((await state(olaf)).state, 'waiting');
    assert.equal((await bots(olaf)).body.state, 'found', 'who changes their mind may');
  });

  it('offers the seat of a public table that waits, and a bot’s in a game just begun, but no private one', async () => {
    const [pia, quin] = [await named('Pia'), await named('Quin')];
    const open = await pia.createTable({ game: 'toy', visibility: 'public', seats: 3 });
    const at = await pia.join(open.id);
    const secret = await pia.createTable({ game: 'toy', visibility: 'private', seats: 3 });
    const offered = async (who: Visitor) => {
      const answer = await seek(who, { least: 4, most: 4 });
      return answer.state === 'waiting' ? answer.tables.map(({ id, status }) => [id, status]) : [];
    };
    assert.deepEqual(await offered(quin), [[open.id, 'waiting']]);
    assert.ok(secret.id !== open.id);
    await at.ask('table', { op: 'fillWithBots', level: 'greedy' });
    assert.deepEqual(await offered(quin), []);
    await at.ask('table', { op: 'start' });
    assert.deepEqual(await offered(quin), [[open.id, 'running']]);
    assert.deepEqual(await offered(pia), [], 'nobody is offered their own table');
    await ask(quin, 'DELETE');
    await at.leave();
  });

  it('a table to which nobody comes is cleared away, with its seats', async () => {
    const [ines, jan] = [await named('Ines'), await named('Jan')];
    await seek(ines, { speed: 'blitz' });
    await seek(jan, { speed: 'blitz' });
    const id = await foundBy(ines);
    const { seekers } = house.app.services.store;
    await seekers.removeScattered(0, [toyOffer.game.meta]);
    assert.equal((await http<TableSummary>(house.url, `/api/tables/${id}`)).status, 200, 'not before its time');
    await seekers.removeScattered(-60, [toyOffer.game.meta]);
    assert.equal((await http(house.url, `/api/tables/${id}`)).status, 404);
    assert.deepEqual(await state(jan), { state: 'idle' });
  });

  it('refuses what nobody can play', async () => {
    const kim = await named('Kim');
    const refusal = async (body: unknown) => {
      const answer = await ask<RefusalMessage>(kim, 'POST', '', body);
      return [answer.status, answer.body.code];
    };
    assert.deepEqual(await refusal(wish({ game: 'chess' })), [400, 'noSuchGame']);
    assert.deepEqual(await refusal(wish({ most: 5 })), [400, 'seatCount']);
    assert.deepEqual(await refusal(wish({ least: 3 })), [400, 'badRequest']);
    assert.deepEqual(await refusal({ ...wish(), patience: 0 }), [400, 'badRequest']);
    assert.equal((await http(house.url, '/api/seek')).status, 401);
  });
});

describe('Two strangers and a bot', function () {
  this.timeout(60_000);
  let house: House;
  before(async () => {
    house = await openHouse();
  });
  after(() => house.close());

  for (const game of gameIds)
    it(`sit at one table of ${game}`, async () => {
      const people = [await Visitor.named(house.url, 'Anna'), await Visitor.named(house.url, 'Bert')];
      const post = async (who: Visitor, path: string, body: unknown) =>
        (await http<SeekAnswer>(house.url, `/api/seek${path}`, body, who.token)).body;
      for (const who of people) await post(who, '', { game, least: 3, most: 3, patience: 5 });
      // biome-ignore lint/complexity/useLiteralKeys: the database is private
      await house.app.services.store.seekers['db'].execute(sql`update seekers set since = since - interval '5 s'`);
      const [first, second] = [await post(people[0]!, '/bots', {}), await post(people[1]!, '/bots', {})];
      assert.deepEqual([first.state, second.state], ['waiting', 'found']);
      const id = second.state === 'found' ? second.id : '';
      const tables = [await people[0]!.join(id), await people[1]!.join(id)] as const;
      await tables[0].until(() => tables[0].table.status === 'running', 'the beginning');
      assert.deepEqual(tables[0].table.seats.map(({ kind }) => kind).sort(), ['bot', 'person', 'person']);
      for (const at of tables) await at.leave();
    });
});
