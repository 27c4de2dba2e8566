import assert from 'node:assert/strict';
import type { CoreState } from '../../shared/engine/core.ts';
import type { AnyGame } from '../../shared/engine/game.ts';
import { type MatchRecord, replay } from '../../shared/engine/record.ts';
import { pick } from '../../shared/engine/rng.ts';
import type { AtTable } from './client.ts';
import type { House } from './house.ts';
import type { rngFor } from './random-play.ts';

/** One legal move of whoever is to move. */
export async function move(seated: readonly AtTable[], rng: ReturnType<typeof rngFor>): Promise<number> {
  const asked = await Promise.all(seated.map((at) => at.sync()));
  const mover = asked.findIndex((answer) => answer.moves.length > 0);
  const { seq, moves: legal } = asked[mover]!;
  assert.deepEqual(await seated[mover]!.act(pick(rng, legal), seq), { seq: seq + 1 });
  return seq + 1;
}

/** The game of this table so far, as stored. */
export async function recordOf(house: House, game: AnyGame, id: string): Promise<MatchRecord> {
  const { store } = house.app.services;
  const row = (await store.byId(id))!;
  const moves = (await store.moves(id)).map(({ seat, move: one }) => [seat, one] as const);
  const { rulesVersion, options } = row;
  const facts = { format: 1 as const, game: game.meta.id, rulesVersion, options, seats: row.seating.length };
  return { ...facts, seed: row.seed!, moves, result: null };
}

/** Every position of it. */
export async function statesOf(house: House, game: AnyGame, id: string): Promise<CoreState[]> {
  const record = await recordOf(house, game, id);
  const states = [game.clone(replay(game, { ...record, moves: [] }))];
  replay(game, record, ({ state }) => states.push(game.clone(state)));
  return states;
}
