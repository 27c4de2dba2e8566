import assert from 'node:assert/strict';
import { handleOf } from '../../server/ratings/handle.ts';
import { rated, shown, unknown } from '../../server/ratings/rating.ts';
import { countedOf, finishesOf } from '../../server/ratings/standings.ts';
import { statisticsOf } from '../../server/ratings/statistics.ts';
import { MatchStore } from '../../server/store/MatchStore.ts';
import type { NewMatch } from '../../server/store/match-types.ts';
import type { SeatHolder } from '../../server/store/row-types.ts';
import type { Outcome } from '../../shared/engine/core.ts';
import type { RefusalMessage, SeatInfo } from '../../shared/protocol/messages.ts';
import type { LeaderboardAnswer, PlayerAnswer } from '../../shared/protocol/players.ts';
import { http, Visitor } from '../support/client.ts';
import { freshFolder } from '../support/fresh-folder.ts';
import { type House, openHouse } from '../support/house.ts';
import { toyOffer } from '../support/toy-game.ts';

const person = (uid: string): SeatHolder => ({ kind: 'person', uid, name: uid });
const bot: SeatHolder = { kind: 'bot', level: 'greedy', name: 'Bot' };
const outcome = (...places: number[]): Outcome => ({
  reason: 'end',
  winners: places.flatMap((place, seat) => (place === 1 ? seat : [])),
  places,
  scores: places.map((place) => 100 - place),
  ties: [],
});

describe('Who counts in a finished game', () => {
  it('is everybody who sat down first, a leaver behind all who stayed', () => {
    const finishes = finishesOf([person('anna'), bot, person('cora')], { bert: 1 }, outcome(2, 1, 3));
    assert.deepEqual(
      countedOf(finishes).map(({ finish, rank }) => [finish.uid, finish.left, rank]),
      [
        ['anna', false, 2],
        ['cora', false, 3],
        ['bert', true, 4],
      ],
      'the bot that won for Bert stands in nobody’s way',
    );
  });

  it('is nobody who took over a seat later, though their result is kept', () => {
    const finishes = finishesOf([person('anna'), person('dora')], { bert: 1, dora: 1 }, outcome(2, 1));
    assert.deepEqual(
      finishes.map(({ uid, left, late, place }) => [uid, left, late, place]),
      [
        ['anna', false, false, 2],
        ['dora', false, true, 1],
        ['bert', true, false, 2],
      ],
    );
    assert.deepEqual(
      countedOf(finishes).map(({ finish }) => finish.uid),
      ['anna', 'bert'],
    );
  });

  it('is nobody where only one person played, or where all have left', () => {
    assert.deepEqual(countedOf(finishesOf([person('anna'), bot], {}, outcome(1, 2))), []);
    assert.deepEqual(countedOf(finishesOf([bot, bot], { anna: 0, bert: 1 }, outcome(1, 2))), []);
  });

  it('came back: it is as if they had never been away', () => {
    const [anna] = finishesOf([person('anna'), person('bert')], { anna: 0 }, outcome(1, 2));
    assert.deepEqual([anna?.left, anna?.late, anna?.place], [false, false, 1]);
  });
});

describe('A rating', () => {
  it('begins at 1500, is unsure, and grows surer with every game', async () => {
    assert.deepEqual(shown(unknown), { value: 1500, uncertainty: 167, provisional: true });
    const [first, second, third] = await rated([unknown, unknown, unknown], [1, 2, 3]);
    assert.ok(first && second && third);
    assert.ok(shown(first).value > shown(second).value && shown(second).value > shown(third).value);
    for (const one of [first, second, third]) assert.ok(one.sigma < unknown.sigma);
  });

  it('moves nobody apart who shared a place', async () => {
    const [a, b, c] = await rated([unknown, unknown, unknown], [1, 1, 3]);
    assert.deepEqual(a, b);
    assert.ok(a && c && a.mu > c.mu);
  });
});

describe('The results of a game', () => {
  let store: MatchStore;
  before(async () => {
    store = await MatchStore.open({ folder: await freshFolder() });
    for (const uid of ['anna', 'bert', 'cora']) await store.saveGuest(uid, uid);
  });
  after(() => store.close());

  const tableOf = (id: string, seating: readonly SeatHolder[], rated = true): NewMatch => ({
    id,
    code: `CODE-${id}`,
    game: 'toy',
    rulesVersion: 1,
    options: {},
    visibility: 'public',
    pace: 'normal',
    host: 'anna',
    seating,
    rated,
  });

  async function finished(id: string, seating: readonly SeatHolder[], result: Outcome, rated = true): Promise<void> {
    await store.create(tableOf(id, seating, rated));
    const standing = { lobbySummary: {}, toMove: [0], result: null };
    await store.begin({ id, epoch: 0 }, { seed: 'seed', dealtWith: [] }, standing);
    const move = { seq: 1, seat: 0, move: { type: 'lay' }, requestId: 'r' };
    await store.append({ id, epoch: 0 }, move, { ...standing, toMove: [], result });
  }
  const all = [person('anna'), person('bert'), person('cora')];

  it('are written once, however often and by how many they are asked for', async () => {
    await finished('once', all, outcome(1, 2, 2));
    const settled = await Promise.all([1, 2, 3].map(() => store.ratings.settle('once')));
    assert.deepEqual(settled.filter(Boolean), [true]);
    const best = await store.ratings.best('toy', 10);
    assert.deepEqual(
      best.map(({ name, games, wins }) => [name, games, wins]),
      [
        ['anna', 1, 1],
        ...['bert', 'cora'].sort((a, b) => handleOf(a).localeCompare(handleOf(b))).map((name) => [name, 1, 0]),
      ],
    );
    const [played] = await store.ratings.gamesOf('bert', { before: new Date(Date.now() + 1000), limit: 5, own: false });
    assert.deepEqual(played?.result.before, { mu: unknown.mu, sigma: unknown.sigma });
    assert.ok((played?.result.after?.mu ?? 99) < unknown.mu);
  });

  it('change no rating at a casual table, nor where a bot sat from the beginning', async () => {
    const before = await store.ratings.ratingsOf('anna');
    await finished('casual', all, outcome(1, 2, 3), false);
    await finished('bots', [person('anna'), bot], outcome(1, 2));
    assert.equal(await store.ratings.settleAll(), 2, 'also those that nobody has asked for');
    assert.equal(await store.ratings.settleAll(), 0);
    assert.deepEqual(await store.ratings.ratingsOf('anna'), before);
    assert.deepEqual(await store.ratings.totalsOf('anna'), [{ game: 'toy', played: 3, won: 3, left: 0, best: 99 }]);
  });

  it('are none where a game has ended without one, or was played on from a moment of another', async () => {
    const facts = async () => [await store.ratings.ratingsOf('anna'), await store.ratings.totalsOf('anna')];
    const before = await facts();
    const over = { status: 'finished', result: null };
    await store.create(Object.assign(tableOf('given-up', all), over));
    const origin = { id: 'once', seq: 1 };
    await store.create(Object.assign(tableOf('branch', all), { ...over, origin, result: outcome(1, 2, 3) }));
    assert.equal(await store.ratings.settleAll(), 2);
    assert.equal(await store.ratings.settleAll(), 0, 'they are looked at once');
    assert.deepEqual(await facts(), before);
  });

  it('rank those who stayed among themselves, however well the bot of a leaver did', async () => {
    for (const [id, winner] of [
      ['bot-first', outcome(2, 3, 1)],
      ['bot-last', outcome(1, 2, 3)],
    ] as const) {
      const uids = ['x', 'y', 'z'].map((name) => `${id}-${name}`);
      for (const uid of uids) await store.saveGuest(uid, uid);
      const [x, y, z] = uids.map(person) as [SeatHolder, SeatHolder, SeatHolder];
      await store.create(tableOf(id, [x, y, z]));
      const standing = { lobbySummary: {}, toMove: [0], result: null };
      await store.begin({ id, epoch: 0 }, { seed: 'seed', dealtWith: [] }, standing);
      const { host, pace, nonces, kicked, watching } = (await store.byId(id))!;
      const seats = { seating: [x, y, bot], seatHistory: { [`${id}-z`]: 2 } };
      await store.saveTable({ id, epoch: 0 }, { host, pace, nonces, kicked, watching, begins: false, ...seats });
      const move = { seq: 1, seat: 0, move: { type: 'lay' }, requestId: 'r' };
      await store.append({ id, epoch: 0 }, move, { ...standing, toMove: [], result: winner });
      await store.ratings.settle(id);
    }
    const strengths = (id: string) =>
      Promise.all(['x', 'y', 'z'].map((name) => store.ratings.strength(`${id}-${name}`, 'toy')));
    const [first, last] = await Promise.all([strengths('bot-first'), strengths('bot-last')]);
    assert.deepEqual(first, last);
    const [x, y, z] = first;
    assert.ok(x && y && z && x.mu > y.mu && y.mu > z.mu);
  });

  it('wait for the end', async () => {
    await store.create(tableOf('running', all));
    assert.equal(await store.ratings.settle('running'), false);
  });
});

describe('Statistics', () => {
  const games = (...places: number[]) => places.map((place) => ({ game: 'toy', place: place || 1, left: place === 0 }));

  it('count victories, in a row and in all, and none of a bot that sat in', () => {
    const { played, won, streak, longestStreak, form } = statisticsOf(games(1, 1, 0, 1, 1, 1, 3));
    assert.deepEqual([played, won, streak, longestStreak], [7, 5, 2, 3]);
    assert.deepEqual(form, [1, 1, 0, 1, 1, 1, 3]);
    assert.equal(statisticsOf(games(1, 1)).streak, 2);
    assert.equal(statisticsOf(games(2, 1, 1)).streak, 0);
  });

  it('name the game played most, of equals the latest, and nothing without games', () => {
    const named = (...ids: string[]) => statisticsOf(ids.map((game) => ({ game, place: 2, left: false }))).favourite;
    assert.equal(named('manila', 'borneo', 'borneo'), 'borneo');
    assert.equal(named('manila', 'borneo', 'borneo', 'manila'), 'manila');
    assert.deepEqual(statisticsOf([]), { played: 0, won: 0, streak: 0, longestStreak: 0, favourite: null, form: [] });
    assert.equal(statisticsOf(games(...Array<number>(30).fill(2))).form.length, 10);
  });
});

describe('The hall', () => {
  let house: House;
  before(async () => {
    house = await openHouse({ offers: [toyOffer] });
  });
  after(() => house.close());

  const get = <T>(path: string, token?: string) => http<T>(house.url, `/api${path}`, undefined, token);

  it('shows how strong people are and what they have played, and never a uid', async () => {
    const anna = await Visitor.named(house.url, 'Anna');
    const bert = await Visitor.named(house.url, 'Bert');
    const { id, code } = await anna.createTable({ game: 'toy', seats: 2, visibility: 'public' });
    const tables = [await anna.join(id), await bert.join(id)] as const;
    await tables[0].arrange({ op: 'start' });
    await Promise.all(tables.map((at) => at.playOut((moves) => moves[0] ?? { type: 'none' })));
    // the answer to the last move does not wait for it
    await house.app.office.sweep();

    const own = await get<PlayerAnswer>('/me/player', anna.token);
    assert.deepEqual([own.body.name, own.body.handle], ['Anna', handleOf(anna.uid)]);
    const { body: seen } = await get<PlayerAnswer>(`/players/${own.body.handle}`);
    assert.deepEqual(
      seen.games.map((game) => [game.code, game.seat, game.seats.length, game.change]),
      [[code, 0, 2, null]],
    );
    assert.deepEqual(
      seen.records.map(({ game, played, rating }) => [game, played, rating]),
      [['toy', 1, null]],
    );
    assert.equal(JSON.stringify(seen).includes(anna.uid), false);
    for (const at of tables) await at.leave();
  });

  it('keeps private games to those who played them', async () => {
    const dora = await Visitor.named(house.url, 'Dora');
    const at = await dora.playNow({ game: 'toy', seats: 2, visibility: 'private' });
    await at.playOut((moves) => moves[0] ?? { type: 'none' });
    await house.app.office.sweep();
    const handle = handleOf(dora.uid);
    assert.equal((await get<PlayerAnswer>(`/players/${handle}`)).body.games.length, 0);
    assert.equal((await get<PlayerAnswer>(`/players/${handle}`, dora.token)).body.games.length, 1);
    await at.leave();
  });

  it('keeps the picture that somebody chose for themselves, and no other', async () => {
    const ella = await Visitor.named(house.url, 'Ella');
    const choose = (body: unknown, token?: string) => http<RefusalMessage>(house.url, '/api/me/avatar', body, token);
    const seen = async () => (await get<PlayerAnswer>(`/players/${handleOf(ella.uid)}`)).body;
    assert.deepEqual([(await seen()).avatar, (await seen()).own], [null, false]);
    assert.equal((await choose({ avatar: 'whale' }, ella.token)).status, 200);
    assert.equal((await seen()).avatar, 'whale');
    for (const avatar of ['../etc', '', 7, 'WHALE'])
      assert.equal((await choose({ avatar }, ella.token)).body.code, 'badRequest');
    assert.equal((await choose({ avatar: 'cat', uid: 'other' }, ella.token)).body.code, 'badRequest');
    assert.equal((await choose({ avatar: 'cat' })).body.code, 'noGuest');
    // another name is no other person
    await http(house.url, '/api/guest', { name: 'Ellen' }, ella.token);
    assert.deepEqual([(await seen()).name, (await seen()).avatar], ['Ellen', 'whale']);
    // and is seen by it where they sit down
    const { id } = await ella.createTable({ game: 'toy', seats: 2, options: {} } as never);
    const { body } = await get<{ seats: SeatInfo[] }>(`/tables/${id}`);
    assert.deepEqual(
      body.seats.map(({ kind, avatar }) => [kind, avatar]),
      [
        ['person', 'whale'],
        ['open', ''],
      ],
    );
    await choose({ avatar: null }, ella.token);
    assert.equal((await seen()).avatar, null);
  });

  it('refuses what it does not know, in codes', async () => {
    const refusal = async (path: string) => {
      const { status, body } = await get<RefusalMessage>(path);
      return [status, body.code, body.clause];
    };
    assert.deepEqual(await refusal('/leaderboard/chess'), [400, 'noSuchGame', 'S5']);
    assert.deepEqual(await refusal('/players/000000000000'), [404, 'noSuchPlayer', 'S31']);
    assert.deepEqual(await refusal('/players/..%2f'), [404, 'noSuchPlayer', 'S31']);
    assert.deepEqual(await refusal('/me/player'), [401, 'noGuest', 'S2']);
    assert.deepEqual((await get<LeaderboardAnswer>('/leaderboard/toy')).body, { game: 'toy', players: [] });
  });
});
