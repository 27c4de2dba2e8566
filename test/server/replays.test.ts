import assert from 'node:assert/strict';
import { historyPage } from '../../server/archive/Archive.ts';
import { defaults } from '../../server/config.ts';
import type { CoreState, Viewer } from '../../shared/engine/core.ts';
import { type MatchRecord, replay } from '../../shared/engine/record.ts';
import type { GameId } from '../../shared/games/ids.ts';
import { games } from '../../shared/games/registry.ts';
import { type GameFile, gameFile } from '../../shared/protocol/game-file.ts';
import type { CreateTableAnswer } from '../../shared/protocol/http.ts';
import type { RefusalMessage } from '../../shared/protocol/messages.ts';
import type { HistoryAnswer, HistoryStep, MyGamesAnswer } from '../../shared/protocol/replays.ts';
import { http, Visitor } from '../support/client.ts';
import { trials } from '../support/games.ts';
import { type House, openHouse } from '../support/house.ts';
import { fixture, type Shelved, shelve } from '../support/shelved.ts';
import { audit } from '../support/wire-audit.ts';

/** What everybody saw being bought may look like somebody's whole hand. */
const hiding = (step: HistoryStep): string => JSON.stringify(step).replace(/"bought":\[[^\]]*\]/g, '');
const plain = <T>(value: T): T => JSON.parse(JSON.stringify(value));

describe('Games that have been played', () => {
  let house: House;
  let anna: Visitor;
  let bert: Visitor;
  const guest = ({ uid }: Visitor, name: string) => ({ uid, name });
  before(async () => {
    house = await openHouse();
    [anna, bert] = [await Visitor.named(house.url, 'Anna'), await Visitor.named(house.url, 'Bert')];
  });
  after(() => house.close());

  const put = (record: MatchRecord<GameId>, upTo?: number): Promise<Shelved> =>
    shelve(house.app.services.store, record, {
      people: [guest(anna, 'Anna'), guest(bert, 'Bert')],
      ...(upTo === undefined ? {} : { upTo }),
    });
  const get = <T>(path: string, token?: string) => http<T>(house.url, path, undefined, token);
  const refusal = async (path: string, body?: unknown, token?: string): Promise<[number, string, string]> => {
    const answer = await http<RefusalMessage>(house.url, path, body, token);
    return [answer.status, answer.body.code, answer.body.clause];
  };

  for (const [
    id,
    {
      truthOf,
      history: { fixture: name, seen: least },
    },
  ] of Object.entries(trials)) {
    const game = games[id as GameId];
    const whole = fixture(id as GameId, name);

    describe(`of ${id}`, () => {
      it('a finished one is given whole to anybody who knows its name, and plays out as it did', async () => {
        const { id: table, code } = await put(whole);
        for (const key of [table, code.toLowerCase()]) {
          const { status, body, headers } = await get<GameFile>(`/api/replays/${key}`);
          assert.equal(status, 200);
          assert.match(headers.get('cache-control') ?? '', /max-age=86400/);
          const file = gameFile.parse(body);
          assert.deepEqual([file.id, file.seed, file.fairness, file.origin], [table, whole.seed, null, null]);
          assert.deepEqual(file.players.slice(0, 2), [
            { kind: 'person', name: 'Anna' },
            { kind: 'person', name: 'Bert' },
          ]);
          assert.ok(file.began && file.ended && file.began <= file.ended);
          assert.deepEqual(game.outcome(replay(game, file)), whole.result);
          assert.ok(!JSON.stringify(body).includes(anna.uid), 'people are told apart by ids that others never see');
        }
      });

      it('a running one shows everybody what they could have seen, move by move, and nothing else', async () => {
        const running = await put(whole, Math.floor(whole.moves.length * 0.7));
        assert.deepEqual(await refusal(`/api/replays/${running.id}`), [409, 'notFinished', 'S24']);
        const truth = truthOf(whole);
        const readers: [Viewer, string | undefined][] = [
          [0, anna.token],
          [1, bert.token],
          ['spectator', (await Visitor.named(house.url, 'Cleo')).token],
          ['spectator', undefined],
        ];
        for (const [viewer, token] of readers) {
          const steps = await everyStep(running, token, viewer === 'spectator' ? null : Number(viewer));
          const expected: HistoryStep[] = [];
          const note = (state: CoreState, seq: number, events: readonly { type: string }[]) => {
            const told = events.flatMap((event) => game.redact(event, viewer) ?? []);
            expected.push(plain({ seq, events: told, view: game.view(state, viewer) }));
          };
          const first = replay(game, { ...running.record, moves: [] });
          note(first, 0, game.opening(first));
          replay(game, running.record, ({ state, seq, events }) => note(state, seq, events));
          assert.deepEqual(steps, expected);
          const frames = steps.map((step) => ({ bytes: Buffer.from(hiding(step)), known: step.seq - 1 }));
          const { leaks, seen } = audit(frames, truth, viewer === 'spectator' ? null : Number(viewer));
          assert.deepEqual(leaks, [], String(viewer));
          if (viewer !== 'spectator') assert.ok(seen.size >= least, `the audit saw only ${seen.size}`);
        }
      });
    });
  }

  async function everyStep(running: Shelved, token: string | undefined, seat: number | null): Promise<HistoryStep[]> {
    const steps: HistoryStep[] = [];
    const { seed } = running.record;
    for (;;) {
      const { status, body, headers } = await get<HistoryAnswer>(
        `/api/tables/${running.code}/history?from=${steps.length}`,
        token,
      );
      assert.equal(status, 200);
      assert.equal(headers.get('cache-control'), 'no-store');
      assert.equal(headers.get('content-encoding'), 'gzip');
      const text = JSON.stringify(body);
      assert.ok(!text.includes(seed) && !text.includes('"rng"') && !text.includes(anna.uid));
      assert.deepEqual([body.seat, body.length], [seat, running.record.moves.length]);
      assert.ok(body.steps.length <= historyPage);
      steps.push(...body.steps);
      if (steps.length > body.length) return steps;
    }
  }

  it('who has stood up sees what a spectator sees, and whoever has only asked for a seat sees no more', async () => {
    const running = await put(fixture('borneo', 'three-players'), 40);
    const seatOf = async (token: string) =>
      (await get<HistoryAnswer>(`/api/tables/${running.id}/history`, token)).body.seat;
    const cleo = await Visitor.named(house.url, 'Cleo');
    // the third seat is a bot's: it is given to Cleo, who does not come
    const place = await cleo.seat(running.id);
    assert.equal(place.role, 'player');
    assert.equal(await seatOf(cleo.token), null, 'they could still go, and try another seat');
    const at = await cleo.join(running.id);
    assert.equal(await seatOf(cleo.token), 2);
    await at.arrange({ op: 'stand' });
    assert.equal(await seatOf(cleo.token), null);
    await at.leave();
  });

  it('a room that cannot be asked may wait for somebody: until it is released, they see what a spectator sees', async () => {
    const { id } = await put(fixture('borneo', 'three-players'), 10);
    const { store } = house.app.services;
    const row = await store.byId(id);
    assert.ok(row);
    const seen = async () => (await get<HistoryAnswer>(`/api/tables/${id}/history`, anna.token)).body.seat;
    assert.equal(await seen(), 0);
    const claimed = await store.claim(row, 'another process');
    assert.ok(claimed);
    assert.equal(await seen(), null);
    await store.release(claimed);
    assert.equal(await seen(), 0);
  });

  it('a game that waits, one that is none and a position that is none are refused', async () => {
    const { id } = await anna.createTable();
    assert.deepEqual(await refusal(`/api/tables/${id}/history`), [400, 'notRunning', 'S12']);
    assert.deepEqual(await refusal(`/api/replays/${id}`), [409, 'notFinished', 'S24']);
    for (const path of ['/api/replays/nothing', '/api/tables/nothing/history', '/api/replays/..%2f'])
      assert.deepEqual(await refusal(path), [404, 'noSuchTable', 'S4'], path);
    const running = await put(fixture('port-royal', 'two-players'), 4);
    for (const from of ['-1', 'x', '1.5'])
      assert.deepEqual(await refusal(`/api/tables/${running.id}/history?from=${from}`), [400, 'badRequest', 'S1']);
    const { body } = await get<HistoryAnswer>(`/api/tables/${running.id}/history?from=900`);
    assert.deepEqual(body.steps, []);
  });

  it('a game of other rules is handed out, but neither looked back into nor played on', async () => {
    const other = await put({ ...fixture('port-royal', 'two-players'), rulesVersion: 99 });
    assert.equal((await get<GameFile>(`/api/replays/${other.id}`)).body.rulesVersion, 99);
    const known = games['port-royal'].meta.rulesVersion;
    const branch = await http<RefusalMessage>(
      house.url,
      `/api/replays/${other.id}/branch`,
      { seq: 1, seat: 0 },
      anna.token,
    );
    const expected = { code: 'otherRules', clause: 'S23', params: { given: 99, known } };
    assert.deepEqual([branch.status, branch.body], [503, expected]);
    assert.deepEqual((await get(`/api/tables/${other.id}/history`)).body, expected);
  });

  for (const id of Object.keys(trials) as GameId[]) {
    it(`${id} is played on from any moment, by the rules and to its end`, async () => {
      const game = games[id];
      const whole = await put(fixture(id, trials[id].history.fixture));
      const seq = Math.floor(whole.record.moves.length * 0.8);
      const cleo = await Visitor.named(house.url, 'Cleo');
      const path = `/api/replays/${whole.code}/branch`;
      const { status, body } = await http<CreateTableAnswer>(house.url, path, { seq, seat: 1 }, cleo.token);
      assert.equal(status, 201);
      const at = await cleo.join(body.id);
      assert.deepEqual(
        [at.table.status, at.table.visibility, at.table.origin, at.seatOf('Cleo')],
        ['running', 'private', `${whole.id}#${seq}`, 1],
      );
      assert.deepEqual(
        at.table.seats.map(({ kind }) => kind),
        at.table.seats.map((_, seat) => (seat === 1 ? 'person' : 'bot')),
      );
      assert.equal((await at.sync()).log.filter((entry) => entry.seq > seq).length, 0);
      await at.arrange({ op: 'setPace', pace: 'instant' });
      await at.playOut((moves) => moves[0] as { type: string });
      await at.until(() => at.table.status === 'finished', 'the end');
      await at.leave();
      const { body: file } = await get<GameFile>(`/api/replays/${body.id}`);
      assert.deepEqual(file.moves.slice(0, seq), plain(whole.record.moves.slice(0, seq)));
      assert.deepEqual([file.seed, file.fairness, file.origin], [whole.record.seed, null, { id: whole.id, seq }]);
      assert.deepEqual(game.outcome(replay(game, file)), file.result);
      assert.deepEqual((await get<GameFile>(`/api/replays/${whole.id}`)).body.result, plain(whole.record.result));
    });
  }

  it('nobody plays on from a running game, from after the end, on a seat that is none, or without a name', async () => {
    const { id, record } = await put(fixture('port-royal', 'two-players'));
    const running = await put(record, 5);
    const path = `/api/replays/${id}/branch`;
    const last = record.moves.length;
    assert.deepEqual(await refusal(`/api/replays/${running.id}/branch`, { seq: 1, seat: 0 }, anna.token), [
      409,
      'notFinished',
      'S24',
    ]);
    for (const seq of [last, last + 1, 1e9])
      assert.deepEqual(await refusal(path, { seq, seat: 0 }, anna.token), [400, 'noSuchMoment', 'S25']);
    assert.deepEqual(await refusal(path, { seq: 1, seat: 2 }, anna.token), [400, 'noSuchSeat', 'S13']);
    for (const body of [{ seq: -1, seat: 0 }, { seq: 1.5, seat: 0 }, { seq: 1, seat: 9 }, { seq: 1 }, {}])
      assert.deepEqual(await refusal(path, body, anna.token), [400, 'badRequest', 'S1']);
    assert.deepEqual(await refusal(path, { seq: 1, seat: 0 }), [401, 'noGuest', 'S2']);
    assert.equal((await http(house.url, path, { seq: last - 1, seat: 1 }, anna.token)).status, 201);
    assert.equal((await http(house.url, path, { seq: 0, seat: 1 }, anna.token)).status, 201);
  });

  it('a person finds their own, the latest first, page by page', async () => {
    const dora = await Visitor.named(house.url, 'Dora');
    const { store } = house.app.services;
    const record = fixture('port-royal', 'two-players');
    const ids: string[] = [];
    const people = [guest(dora, 'Dora')];
    for (let n = 0; n < 22; n++) ids.unshift((await shelve(store, record, { people, onlyEnd: true })).id);
    await shelve(store, record, { people, upTo: 3 });
    const first = (await get<MyGamesAnswer>('/api/me/games', dora.token)).body;
    assert.deepEqual(
      first.games.map(({ id }) => id),
      ids.slice(0, 20),
    );
    assert.deepEqual([first.more, first.games[0]?.seat, first.games[0]?.result], [true, 0, plain(record.result)]);
    const before = encodeURIComponent(first.games.at(-1)?.ended ?? '');
    const second = (await get<MyGamesAnswer>(`/api/me/games?before=${before}`, dora.token)).body;
    assert.deepEqual([second.games.map(({ id }) => id), second.more], [ids.slice(20), false]);
    assert.deepEqual(await refusal('/api/me/games?before=never', undefined, dora.token), [400, 'badRequest', 'S1']);
    assert.deepEqual(await refusal('/api/me/games'), [401, 'noGuest', 'S2']);
  });
});

describe('Playing on too often', () => {
  it('is refused for a while, for each copies a log that is kept', async () => {
    const allow = { ...defaults.allow, branches: { burst: 1, everyMs: 60_000 } };
    const house = await openHouse({ config: { allow } });
    const { token } = await Visitor.named(house.url, 'Anna');
    const asked = async () =>
      (await http<RefusalMessage>(house.url, '/api/replays/nothing/branch', { seq: 0, seat: 0 }, token)).body.code;
    assert.deepEqual([await asked(), await asked()], ['noSuchTable', 'tooMany']);
    await house.close();
  });
});

describe('Looking back too often', () => {
  it('is refused for a while', async () => {
    const allow = { ...defaults.allow, replays: { burst: 2, everyMs: 60_000 } };
    const house = await openHouse({ config: { allow } });
    const asked = async () => (await http<RefusalMessage>(house.url, '/api/tables/nothing/history')).body.code;
    assert.deepEqual([await asked(), await asked(), await asked()], ['noSuchTable', 'noSuchTable', 'tooMany']);
    await house.close();
  });
});
