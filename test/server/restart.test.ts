import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { viewOf } from '../../client/net/views.ts';
import { type Rng, shuffle } from '../../shared/engine/rng.ts';
import { seatsFor } from '../../shared/engine/seats.ts';
import type * as borneo from '../../shared/games/borneo/index.ts';
import type * as manila from '../../shared/games/manila/index.ts';
import { games } from '../../shared/games/registry.ts';
import type { SeatClock, SyncAnswer } from '../../shared/protocol/messages.ts';
import { type AtTable, http, Visitor } from '../support/client.ts';
import { freshFolder } from '../support/fresh-folder.ts';
import { openHouse } from '../support/house.ts';
import { HouseProcess } from '../support/process.ts';
import { rngFor } from '../support/random-play.ts';

/** All that this seat sees, its private words too, but for the time that passes meanwhile. */
async function shown(at: AtTable): Promise<unknown> {
  const { waited: _, ...sync } = await at.sync();
  const { seats, status, options, code } = at.table;
  const names = seats.map(({ kind, name }) => `${kind} ${name}`);
  return { view: viewOf(at.state, sync.seat), sync, status, options, code, names };
}

/** Whatever a house that is away has written, it has written so much earlier. */
async function makeOlder(folder: string, interval: string): Promise<void> {
  const database = await PGlite.create(join(folder, 'db'));
  const { rows } = await database.query<{ table: string; column: string }>(
    `select table_name as "table", column_name as "column" from information_schema.columns
      where table_schema = 'public' and data_type like 'timestamp%'`,
  );
  assert.ok(rows.some(({ table, column }) => table === 'matches' && column === 'updated_at'));
  for (const { table, column } of rows)
    await database.exec(`update "${table}" set "${column}" = "${column}" - interval '${interval}'`);
  await database.close();
}

/** A move of whoever may; the answer, and how to ask the same again. */
async function step(players: readonly AtTable[]): Promise<{ seq: number; again: (at: AtTable) => Promise<object> }> {
  for (const at of players) {
    const { moves, seq } = await at.sync();
    const [move] = moves;
    if (!move) continue;
    const id = randomUUID();
    assert.deepEqual(await at.act(move, seq, id), { seq: seq + 1 });
    return { seq: seq + 1, again: (to) => to.act(move, seq, id) };
  }
  throw new Error('nobody may move');
}

type Offered = { readonly type: string };

/** What this suite reads of any game's view. */
interface Asking {
  readonly seq: number;
  readonly prompt: { readonly seat: number };
  readonly outcome: unknown;
}

interface Middle {
  readonly options: Record<string, unknown>;
  /** likes moves that lead to all of the positions before long */
  liked(move: Offered): number;
  readonly isOpen: Readonly<Record<string, (view: Asking) => boolean>>;
}

/** Pirates and pilots first, and boats by one space. */
function likedInManila(move: manila.Move): number {
  if (move.type === 'bid') return 1 / move.amount;
  if (move.type === 'place') return ['pirate', 'pilot:large'].includes(move.space) ? 2 : 1;
  if (move.type === 'steer') return Math.abs(move.steps) === 1 ? 2 : 1;
  return { borrow: -1, redeem: -1, board: -1, pass: 0.5 }[move.type as string] ?? 0;
}

const inManila =
  (isNow: (view: manila.View) => boolean) =>
  (view: Asking): boolean =>
    isNow(view as manila.View & Asking);

const inBorneo =
  (isNow: (prompt: borneo.PromptView) => boolean) =>
  (view: Asking): boolean =>
    isNow((view as borneo.View & Asking).prompt);

/** Decisions that a game is in the middle of: half answered, or asked of another than the active player. */
const middles: Readonly<Record<string, Middle>> = {
  manila: {
    options: { hideCash: true },
    liked: (move) => likedInManila(move as manila.Move),
    isOpen: {
      'an auction with a standing bid': inManila(({ auction }) => auction?.standing != null),
      'the second step of the large pilot': inManila(({ prompt }) => prompt.kind === 'pilot' && prompt.moved !== null),
      'a plundered boat that is to be sent': inManila(({ prompt }) => prompt.kind === 'plunder'),
    },
  },
  borneo: {
    options: {},
    liked: ({ type }) => ({ attack: 2, mission: 2, transfer: -1, pass: -1 })[type] ?? 0,
    isOpen: {
      'a mission that is half paid': inBorneo((prompt) => prompt.kind === 'payment' && prompt.payment.named.length > 0),
      'a defence': inBorneo(({ kind }) => kind === 'defendCard'),
      'a beaten merchant who may leave': inBorneo(({ kind }) => kind === 'displaced'),
      'a distribution': inBorneo(({ kind }) => kind === 'pick'),
    },
  },
};

describe('A restart', () => {
  for (const { meta } of Object.values(games))
    it(`brings tables, seats and positions of ${meta.id} back, and one room for each`, async () => {
      const folder = await freshFolder();
      let house = await openHouse({ folder });
      const [seats] = seatsFor(meta, {});
      const people = await Promise.all(Array.from({ length: seats }, (_, i) => Visitor.named(house.url, `Guest ${i}`)));
      const [anna] = people as [Visitor, ...Visitor[]];
      const { id } = await anna.createTable({ game: meta.id, seats });
      const waiting = await anna.createTable({ game: meta.id, seats: 4, visibility: 'private' });
      const before: AtTable[] = [];
      for (const person of people) before.push(await person.join(id));
      await before[0]?.arrange({ op: 'start' });
      for (let i = 0; i < 12; i++) await step(before);
      const last = await step(before);
      const position = await Promise.all(before.map(shown));
      await house.close();

      house = await openHouse({ folder });
      const back = people.map((person) => person.at(house.url));
      const given = await Promise.all([...back, ...back].map((person) => person.seat(id)));
      const watching = await back[1]!.seat(id, 'spectator');
      const rooms = new Set([...given, watching].map((seat) => (seat.reservation as { roomId: string }).roomId));
      assert.deepEqual([...rooms], [`${id}-2`]);
      const after = await Promise.all(back.map((person) => person.join(id)));
      assert.deepEqual(await Promise.all(after.map(shown)), position);
      for (const at of after) {
        const answer = await last.again(at);
        if (!('refused' in answer)) assert.deepEqual(answer, { seq: last.seq });
      }
      assert.equal((await step(after)).seq, last.seq + 1);
      const summary = await http<{ seats: { name: string }[]; status: string }>(
        house.url,
        `/api/tables/${waiting.code}`,
      );
      assert.equal(summary.body.status, 'waiting');
      assert.equal(summary.body.seats[0]?.name, 'Guest 0');
      const mine = await http<{ tables: { id: string }[] }>(house.url, '/api/me/tables', undefined, anna.token);
      assert.deepEqual(mine.body.tables.map((table) => table.id).sort(), [id, waiting.id].sort());
      await house.close();
    });

  for (const [game, { options, liked, isOpen }] of Object.entries(middles)) {
    const chosen = (moves: readonly Offered[], rng: Rng): Offered =>
      shuffle(rng, [...moves]).reduce((best, move) => (liked(move) > liked(best) ? move : best));

    it(`in the middle of decisions of ${game} shows everybody the same again`, async () => {
      const folder = await freshFolder();
      let house = await openHouse({ folder });
      const people = await Promise.all(['Anna', 'Bert', 'Cleo'].map((who) => Visitor.named(house.url, who)));
      const rng = rngFor(11);
      const viewFor = ([first]: readonly AtTable[]): Asking => viewOf(first!.state, null) as Asking;
      const play = async (players: readonly AtTable[]): Promise<void> => {
        const { seat } = viewFor(players).prompt;
        const { moves, seq } = await players[seat]!.sync();
        assert.deepEqual(await players[seat]!.act(chosen(moves, rng), seq), { seq: seq + 1 });
        await players[0]!.until(() => viewFor(players).seq > seq, 'the state');
      };
      const begin = async (): Promise<{ id: string; players: AtTable[] }> => {
        const { id } = await people[0]!.createTable({ game, options });
        const players: AtTable[] = [];
        for (const person of people) players.push(await person.join(id));
        await players[0]!.arrange({ op: 'start' });
        return { id, players };
      };
      /** a table of its own for each of the decisions */
      const left: { name: string; id: string; position: unknown[] }[] = [];
      for (const [name, isNow] of Object.entries(isOpen)) {
        let table = await begin();
        for (let moves = 0; !isNow(viewFor(table.players)); moves++) {
          assert.ok(moves < 5000, `${name} never comes`);
          if (viewFor(table.players).outcome) table = await begin();
          await play(table.players);
        }
        left.push({ name, id: table.id, position: await Promise.all(table.players.map(shown)) });
      }
      await house.close();

      house = await openHouse({ folder });
      for (const { name, id, position } of left) {
        const players = await Promise.all(people.map((person) => person.at(house.url).join(id)));
        assert.deepEqual(await Promise.all(players.map(shown)), position, name);
        for (const { sync } of position as { sync: SyncAnswer }[]) assert.ok(sync.log.length > 0);
        for (let moves = 0; moves < 20 && !viewFor(players).outcome; moves++) await play(players);
      }
      await house.close();
    });
  }

  it('after a kill loses no move that was acknowledged', async () => {
    const folder = await freshFolder();
    let house = await HouseProcess.start(folder);
    const [anna, bert] = [await Visitor.named(house.url, 'Anna'), await Visitor.named(house.url, 'Bert')];
    const { id } = await anna.createTable({ seats: 3, bots: 1, pace: 'instant' });
    const before = [await anna.join(id), await bert.join(id)] as const;
    for (const at of before) at.room.reconnection.enabled = false;
    await before[0].arrange({ op: 'start' });
    let acknowledged = 0;
    for (let i = 0; i < 10; i++) {
      const mine = await Promise.race(before.map((at) => at.myTurn().then((turn) => ({ at, turn }))));
      assert.ok(mine.turn);
      const answer = await mine.at.act(mine.turn.moves[0]!, mine.turn.seq);
      if ('seq' in answer) acknowledged = answer.seq;
    }
    const told = [...before[0].turns];
    assert.equal(await house.end('SIGKILL'), 'SIGKILL');

    house = await HouseProcess.start(folder);
    const back = await anna.at(house.url).join(id);
    const { seat, seq, log } = await back.sync();
    assert.equal(seat, 0);
    assert.ok(seq >= acknowledged, `${seq} of ${acknowledged}`);
    for (const turn of told) {
      const kept = log.filter((entry) => entry.seq === turn.seq).map(({ event }) => event);
      assert.deepEqual(kept, turn.events);
    }
    await back.leave();
    assert.equal(await house.end('SIGTERM'), 0);
  });
});

describe('A clock', () => {
  it('takes nothing for the absence of a house that was killed', async () => {
    const folder = await freshFolder();
    let house = await HouseProcess.start(folder);
    const people = [await Visitor.named(house.url, 'Anna'), await Visitor.named(house.url, 'Bert')] as const;
    const { id } = await people[0].createTable({ game: 'port-royal', seats: 2, speed: 'blitz' });
    const before = [await people[0].join(id), await people[1].join(id)] as const;
    for (const at of before) at.room.reconnection.enabled = false;
    await before[0].arrange({ op: 'start' });
    for (let i = 0; i < 3; i++) await step(before);
    const thinking = ({ mode }: SeatClock): boolean => mode === 'thinking';
    const last = (await before[0].sync()).clock ?? [];
    const seat = last.findIndex(thinking);
    await house.end('SIGKILL');
    await makeOlder(folder, '5 minutes');

    house = await HouseProcess.start(folder);
    const back = people.map((person) => person.at(house.url));
    const others = await back[1 - seat]!.join(id);
    const own = await back[seat]!.join(id);
    const came = performance.now();
    const { clock } = await own.sync();
    const since = performance.now() - came + 1000;
    assert.equal(clock?.findIndex(thinking), seat);
    const { left = 0, bank, grace } = clock?.[seat] ?? {};
    assert.ok(left >= last[seat]!.left - since, `${left} of ${last[seat]!.left}`);
    assert.deepEqual([bank, grace], [last[seat]!.bank, 60_000]);
    await Promise.all([others.leave(), own.leave()]);
    assert.equal(await house.end('SIGTERM'), 0);
  });
});
