import assert from 'node:assert/strict';
import { PGlite } from '@electric-sql/pglite';
import { verifyStored } from '../../server/archive/verify-stored.ts';
import type { MatchRow } from '../../server/store/schema.ts';
import type { AnyGame } from '../../shared/engine/game.ts';
import { replay } from '../../shared/engine/record.ts';
import { languages } from '../../shared/i18n/load.ts';
import type { GameFile } from '../../shared/protocol/game-file.ts';
import type { CreateTableAnswer, MyTablesAnswer } from '../../shared/protocol/http.ts';
import type { RefusalMessage } from '../../shared/protocol/messages.ts';
import type { HistoryAnswer } from '../../shared/protocol/replays.ts';
import { abandonedAfter } from '../../shared/protocol/speeds.ts';
import { ownWords, readView } from '../../shared/wire/view.ts';
import { type AtTable, http, type RefusedAnswer, Visitor } from '../support/client.ts';
import { freshFolder } from '../support/fresh-folder.ts';
import { type House, openHouse } from '../support/house.ts';
import { mendedToy, mendedToyOffer, newestToy, newestToyOffer, toyOffer, toyWire } from '../support/toy-game.ts';

type Lay = { readonly type: 'lay'; readonly card: number };
const viewAt = (at: AtTable) => readView(toyWire, at.state.game, null);
const rulesAt = (at: AtTable): unknown[] => [viewAt(at)?.rules.hand, viewAt(at)?.rules.highestFirst];
const lowest = (moves: readonly { readonly type: string }[]): Lay =>
  (moves as readonly Lay[]).reduce((a, b) => (b.card < a.card ? b : a));

/** The lowest card of whoever has to lay one: against the mended rule. */
async function layLowest(players: readonly AtTable[]): Promise<void> {
  for (const at of players) {
    const { moves, seq } = await at.sync();
    if (moves.length === 0) continue;
    assert.deepEqual(await at.act(lowest(moves), seq), { seq: seq + 1 });
    return;
  }
  throw new Error('nobody may move');
}

/** What is said of the database in this folder, by a build with this game. */
async function verified(folder: string, toy: AnyGame): Promise<{ readonly code: number; readonly said: string[] }> {
  const said: string[] = [];
  const print = { log: (line: string) => said.push(line), error: (line: string) => said.push(line) };
  const words = await languages.en.storedGames();
  return { code: await verifyStored({ DATA_DIR: folder }, words, print, { toy }), said };
}

describe('A rule that is mended while its tables are played', () => {
  let folder: string;
  let house: House;
  let anna: Visitor;
  let bert: Visitor;
  /** begun with version 1: one that runs, one that waits, one that is over */
  const old = { running: '', waiting: '', finished: '' };
  let newer = '';

  async function reopen(offer: typeof toyOffer): Promise<void> {
    await house.close();
    house = await openHouse({ folder, offers: [offer] });
    [anna, bert] = [anna.at(house.url), bert.at(house.url)];
  }

  async function begun(options: Record<string, unknown> = {}): Promise<{ id: string; players: AtTable[] }> {
    const { id } = await anna.createTable({ game: 'toy' as never, seats: 2, options });
    const players = [await anna.join(id), await bert.join(id)];
    await players[0]?.arrange({ op: 'start' });
    return { id, players };
  }

  const both = async (id: string): Promise<AtTable[]> => [await anna.join(id), await bert.join(id)];
  const leave = (players: readonly AtTable[]) => Promise.all(players.map((at) => at.leave()));
  const row = async (id: string): Promise<MatchRow> => (await house.app.services.store.byId(id)) as MatchRow;
  const get = <T>(path: string) => http<T>(house.url, path, undefined, anna.token);
  const post = <T>(path: string, body: unknown) => http<T>(house.url, path, body, anna.token);
  const mine = async () => {
    const { tables } = (await get<MyTablesAnswer>('/api/me/tables')).body;
    return Object.fromEntries(tables.map(({ id, playable }) => [id, playable]));
  };

  before(async () => {
    folder = await freshFolder();
    house = await openHouse({ folder, offers: [toyOffer] });
    [anna, bert] = [await Visitor.named(house.url, 'Anna'), await Visitor.named(house.url, 'Bert')];

    const running = await begun();
    for (let n = 0; n < 2; n++) await layLowest(running.players);
    old.running = running.id;
    await leave(running.players);

    const finished = await begun({ loud: true });
    for (let n = 0; n < 6; n++) await layLowest(finished.players);
    old.finished = finished.id;
    await leave(finished.players);

    old.waiting = (await anna.createTable({ game: 'toy' as never, seats: 2, options: { loud: true } })).id;
    await reopen(mendedToyOffer);
  });
  after(() => house.close());

  it('a running table goes on by the rules that it was begun with', async () => {
    const players = await both(old.running);
    assert.deepEqual(rulesAt(players[0] as AtTable), [3, false]);
    await layLowest(players);
    assert.equal((await row(old.running)).rulesVersion, 1);
    const { body } = await get<HistoryAnswer>(`/api/tables/${old.running}/history`);
    assert.deepEqual([body.length, body.steps.length], [3, 4]);
    const { rules } = body.steps.at(-1)!.view as { readonly rules: unknown };
    assert.deepEqual(rules, { hand: 3, highestFirst: false });
    await leave(players);
  });

  it('a table that waited begins by the rules and options that were agreed on', async () => {
    const players = await both(old.waiting);
    await players[0]?.arrange({ op: 'start' });
    await players[0]?.until(() => players[0]?.table.status === 'running', 'the beginning');
    assert.deepEqual(rulesAt(players[0] as AtTable), [3, false]);
    assert.deepEqual(JSON.parse(players[0]?.table.options ?? ''), { explosive: false, loud: true });
    await leave(players);
  });

  it('a new table is played by the mended ones', async () => {
    const { id, players } = await begun();
    newer = id;
    const [at] = players as [AtTable];
    assert.deepEqual([(await row(id)).rulesVersion, ...rulesAt(at)], [2, 4, true]);
    const { moves, seq } = await at.sync();
    assert.equal(moves.length, 1);
    const hand = readView(toyWire, at.state.game, ownWords(at.state.own, 0))?.own ?? [];
    assert.equal(hand.length, 4);
    for (const card of hand.filter((card) => card !== lowest(moves).card)) {
      const answer = (await at.act({ type: 'lay', card } as Lay, seq)) as RefusedAnswer;
      assert.deepEqual([answer.refused.code, answer.refused.clause], ['highestFirst', 'T5']);
    }
    await layLowest(players);
    await leave(players);
  });

  it('a finished one is replayed and played on from any moment by its own', async () => {
    const { body: file } = await get<GameFile>(`/api/replays/${old.finished}`);
    assert.deepEqual([file.rulesVersion, file.moves.length], [1, 6]);
    assert.deepEqual(mendedToy.outcome(replay(mendedToy, file) as never), file.result);
    const { status, body } = await post<CreateTableAnswer>(`/api/replays/${old.finished}/branch`, { seq: 2, seat: 0 });
    assert.equal(status, 201);
    const at = await anna.join(body.id);
    assert.deepEqual([(await row(body.id)).rulesVersion, ...rulesAt(at)], [1, 3, false]);
    assert.deepEqual(
      viewAt(at)?.pile,
      file.moves.slice(0, 2).map(([, move]) => move.card),
    );
    await at.arrange({ op: 'setPace', pace: 'instant' });
    await at.playOut(lowest);
    await at.until(() => at.table.status === 'finished', 'the end');
    await at.leave();
  });

  it('those who play again do so by the newest, with what it still knows of their options', async () => {
    const [at] = (await both(old.finished)) as [AtTable];
    await at.arrange({ op: 'rematch' });
    await at.until(() => at.table.rematch !== '', 'the rematch');
    const { rulesVersion, options } = await row(at.table.rematch);
    assert.deepEqual([rulesVersion, options], [2, { explosive: false, hand: 4 }]);
    await at.leave();
  });

  it('a build that has dropped the old version says so, and keeps its tables however long nobody can play', async () => {
    await reopen(newestToyOffer);
    const expected = { code: 'otherRules', clause: 'S23', params: { given: 1, known: 2 } };
    for (const id of [old.running, old.waiting])
      for (const role of ['player', 'spectator']) {
        const { status, body } = await post<RefusalMessage>(`/api/tables/${id}/seat`, { role });
        assert.deepEqual([status, body], [503, expected]);
      }
    assert.deepEqual((await get(`/api/tables/${old.running}/history`)).body, expected);
    assert.deepEqual((await post(`/api/replays/${old.finished}/branch`, { seq: 2, seat: 0 })).body, expected);
    assert.equal((await get<GameFile>(`/api/replays/${old.finished}`)).body.rulesVersion, 1);

    const before = await Promise.all([old.running, old.waiting].map(row));
    assert.ok(house.app.services.listing.all().every(({ summary }) => !Object.values(old).includes(summary.id)));
    const listed = await mine();
    assert.deepEqual([listed[old.running], listed[old.waiting], listed[newer]], [false, false, true]);
    await house.app.office.sweep(Date.now() + 2 * Math.max(...Object.values(abandonedAfter)));
    assert.deepEqual(await Promise.all([old.running, old.waiting].map(row)), before);
    assert.equal((await row(newer)).status, 'finished', 'a game that could be played, and was not');
  });

  it('is there again with a build that can play it', async () => {
    await reopen(mendedToyOffer);
    const players = await both(old.running);
    for (let n = 0; n < 3; n++) await layLowest(players);
    await players[0]?.until(() => players[0]?.table.status === 'finished', 'the end');
    await leave(players);
    assert.equal((await mine())[old.waiting], true);
  });

  it('npm run verify -- --all says that the house is open, and what each build would play differently', async () => {
    const { code, said } = await verified(folder, mendedToy);
    assert.equal(code, 1);
    assert.match(said.join('\n'), /^The house is running on \S+, .*Stop the house first/);
    await house.close();

    const all = await verified(folder, mendedToy);
    assert.deepEqual([all.code, all.said.length], [0, 1], all.said.join('\n'));
    assert.match(all.said[0] ?? '', /^5 tables and \d+ moves were played again .* Nothing differs\.$/);

    const dropped = await verified(folder, newestToy);
    assert.equal(dropped.code, 1);
    assert.equal(
      dropped.said.filter((line) => /cannot play version 1 of the rules \(it plays 2\)/.test(line)).length,
      4,
    );
    assert.ok(dropped.said.some((line) => line.startsWith(`✘ ${old.running} (toy 1): `)));
    assert.match(dropped.said.at(-1) ?? '', / 4 differ\.$/);

    const database = await PGlite.create(`${folder}/db`);
    await database.query('update moves set move = \'{"type":"lay","card":1}\' where match_id = $1 and seq = 3', [
      old.running,
    ]);
    await database.query('update matches set result = null where id = $1', [old.finished]);
    await database.close();
    const spoilt = await verified(folder, mendedToy);
    assert.deepEqual(
      [spoilt.code, ...spoilt.said.slice(0, -1).sort()],
      [
        1,
        ...[
          `✘ ${old.finished} (toy 1): after move 6 the result is not the stored one`,
          `✘ ${old.running} (toy 1): move 3 is refused: noSuchCard`,
        ].sort(),
      ],
    );
    house = await openHouse({ folder, offers: [mendedToyOffer] });
  });
});
