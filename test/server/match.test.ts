import assert from 'node:assert/strict';
import { TaskQueue } from '../../server/room/TaskQueue.ts';
import { MatchStore } from '../../server/store/MatchStore.ts';
import { Match } from '../../server/table/Match.ts';
import type { GameMove, Submitted } from '../../server/table/submitted.ts';
import { realTime, type Time } from '../../server/time.ts';
import type { AnyGame } from '../../shared/engine/game.ts';
import { pick } from '../../shared/engine/rng.ts';
import { games } from '../../shared/games/registry.ts';
import { FakeTime } from '../support/fake-time.ts';
import { freshFolder } from '../support/fresh-folder.ts';
import { rngFor } from '../support/random-play.ts';
import { toy } from '../support/toy-game.ts';

let count = 0;

async function begun(
  store: MatchStore,
  game: AnyGame,
  options: unknown = {},
  seats = 3,
  time: Time = realTime,
): Promise<Match> {
  const id = `match-${++count}`;
  const parsed = game.parseOptions(options, seats);
  assert.ok(parsed.ok);
  await store.create({
    id,
    code: id.toUpperCase(),
    game: game.meta.id,
    rulesVersion: game.meta.rulesVersion,
    options: parsed.value,
    visibility: 'private',
    pace: 'normal',
    host: 'anna',
    seating: Array.from({ length: seats }, () => ({ kind: 'open' as const })),
  });
  const row = await store.byId(id);
  const match = row && (await Match.begin(store, game, row, time));
  assert.ok(match);
  return match;
}

async function restored(store: MatchStore, match: Match): Promise<Match> {
  const row = await store.byId(match.id);
  assert.ok(row);
  return Match.restore(store, match.game, row);
}

const first = (match: Match): GameMove => {
  const move = match.legalMoves(match.actors[0] ?? 0)[0];
  assert.ok(move);
  return move;
};

const codeOf = (submitted: Submitted): string => (submitted.ok ? 'accepted' : submitted.refusal.code);

describe('A match', () => {
  let store: MatchStore;
  before(async () => {
    store = await MatchStore.open({ folder: await freshFolder() });
  });
  after(() => store.close());

  it('stores a legal move before it says so', async () => {
    const match = await begun(store, toy);
    const submitted = await match.submit(0, first(match), 0, 'a');
    assert.ok(submitted.ok);
    assert.equal(submitted.seq, 1);
    assert.equal(submitted.events[0]?.type, 'laid');
    assert.equal(match.seq, 1);
    assert.equal((await store.moves(match.id)).length, 1);
  });

  it('refuses a stale position, a wrong seat, an illegal move and an unknown one, and changes nothing', async () => {
    const match = await begun(store, toy);
    const before = JSON.stringify(match.view('spectator'));
    assert.equal(codeOf(await match.submit(0, first(match), 5, 'a')), 'stale');
    assert.equal(codeOf(await match.submit(1, first(match), 0, 'b')), 'notYourTurn');
    assert.equal(codeOf(await match.submit(0, { type: 'lay', card: -1 }, 0, 'c')), 'noSuchCard');
    assert.equal(codeOf(await match.submit(0, { type: 'fly' }, 0, 'd')), 'badMove');
    assert.equal(JSON.stringify(match.view('spectator')), before);
    assert.equal((await store.moves(match.id)).length, 0);
  });

  it('answers a repeated request with its first answer, also after a restart', async () => {
    const match = await begun(store, toy);
    const move = first(match);
    await match.submit(0, move, 0, 'same');
    await match.submit(1, first(match), 1, 'next');
    for (const again of [match, await restored(store, match)]) {
      const repeated = await again.submit(0, move, 0, 'same');
      assert.deepEqual(repeated, { ok: true, seq: 1, events: [], repeated: true });
      assert.equal(again.seq, 2);
    }
  });

  it('takes the request id of another seat for another request', async () => {
    const match = await begun(store, toy);
    await match.submit(0, first(match), 0, 'same');
    const other = await match.submit(1, first(match), 1, 'same');
    assert.ok(other.ok && !other.repeated);
  });

  it('lets exactly one of many answers to the same position through', async () => {
    const match = await begun(store, toy);
    const moves = match.legalMoves(0);
    const queue = new TaskQueue({ recover: (error) => Promise.reject(error), moved: () => assert.fail() });
    const codes: string[] = [];
    const submit = async (move: GameMove, i: number) =>
      void codes.push(codeOf(await match.submit(0, move, 0, `r${i}`)));
    await Promise.all(moves.map((move, i) => queue.run(() => submit(move, i))));
    assert.deepEqual(codes, ['accepted', 'stale', 'stale']);
    assert.equal(match.seq, 1);
  });

  it('is never given two moves at once: the queue of its room is the only one', async () => {
    const match = await begun(store, toy);
    const first = match.submit(0, match.legalMoves(0)[0], 0, 'a');
    await assert.rejects(match.submit(0, match.legalMoves(0)[1], 0, 'b'), /two moves at once/);
    assert.equal(codeOf(await first), 'accepted');
  });

  it('refuses a move that cannot be stored after some seconds of trying, and can be asked again', async () => {
    const time = new FakeTime();
    const match = await begun(store, toy, {}, 3, time);
    const view = JSON.stringify(match.view(0));
    const append = store.append.bind(store);
    store.append = () => Promise.reject(new Error('the disk is full'));
    const submitted = match.submit(0, first(match), 0, 'a');
    await time.advance(6000);
    const failed = await submitted;
    store.append = append;
    assert.equal(codeOf(failed), 'notStored');
    assert.equal(JSON.stringify(match.view(0)), view);
    assert.equal(codeOf(await match.submit(0, first(match), 0, 'a')), 'accepted');
    assert.equal((await store.moves(match.id)).length, 1);
  });

  it('finds its move in the log when the answer of the database was lost on the way', async () => {
    const match = await begun(store, toy);
    const append = store.append.bind(store);
    store.append = async (...entry) => {
      store.append = append;
      await append(...entry);
      throw new Error('the connection was reset');
    };
    assert.deepEqual(codeOf(await match.submit(0, first(match), 0, 'a')), 'accepted');
    assert.equal(match.seq, 1);
    assert.deepEqual(
      (await store.moves(match.id)).map(({ requestId }) => requestId),
      ['a'],
    );
  });

  it('throws when somebody else has written on, and knows the truth after a restore', async () => {
    const match = await begun(store, toy);
    const twin = await restored(store, match);
    await twin.submit(0, first(twin), 0, 'a');
    await assert.rejects(match.submit(0, first(match), 0, 'b'), { name: 'PlaceTakenError' });
    assert.equal((await restored(store, match)).seq, 1);
  });

  it('never lets a move into the log that the rules throw at', async () => {
    const match = await begun(store, toy, { explosive: true });
    const view = JSON.stringify(match.view(0));
    await assert.rejects(match.submit(0, { type: 'explode' }, 0, 'a'), /exploded/);
    assert.equal(JSON.stringify(match.view(0)), view);
    assert.equal((await store.moves(match.id)).length, 0);
    assert.equal(codeOf(await match.submit(0, first(match), 0, 'b')), 'accepted');
  });

  it('shows every viewer their own log', async () => {
    const match = await begun(store, toy);
    const dealt = (viewer: number | 'spectator') =>
      match.events(viewer).map(({ event }) => (event as unknown as { cards: number[] }).cards.length);
    assert.deepEqual(dealt(1), [0, 3, 0]);
    assert.deepEqual(dealt('spectator'), [0, 0, 0]);
  });

  for (const game of Object.values(games))
    it(`is the same after a restore, at any point of a whole game of ${game.meta.id}`, async () => {
      const match = await begun(store, game, {}, 4);
      const rng = rngFor(7);
      while (!match.outcome) {
        const [seat = 0] = match.actors;
        assert.equal(
          codeOf(await match.submit(seat, pick(rng, match.legalMoves(seat)), match.seq, `r${match.seq}`)),
          'accepted',
        );
        if (match.seq % 60 !== 0 && !match.outcome) continue;
        const again = await restored(store, match);
        assert.deepEqual(again.view('omniscient'), match.view('omniscient'));
        assert.deepEqual(again.events('omniscient'), match.events('omniscient'));
        for (const player of [0, 1, 2, 3]) assert.deepEqual(again.legalMoves(player), match.legalMoves(player));
      }
      const row = await store.byId(match.id);
      assert.equal(row?.status, 'finished');
      assert.deepEqual(row?.result, match.outcome);
      const [late] = (await store.moves(match.id)).slice(-1);
      assert.equal(codeOf(await match.submit(0, late?.move, match.seq, 'late')), 'gameOver');
    });
});
