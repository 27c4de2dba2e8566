/** `npm run bench -- bytes`: what the recorded games cost on the line, and to write; JSON on stdout. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Encoder, Reflection } from '@colyseus/schema';
import { showOwn, writeOwn } from '../../server/projection/project.ts';
import { projections } from '../../server/projection/projections.ts';
import type { CoreState, Seat } from '../../shared/engine/core.ts';
import type { AnyGame } from '../../shared/engine/game.ts';
import { type MatchRecord, replay } from '../../shared/engine/record.ts';
import type { GameId } from '../../shared/games/ids.ts';
import { games } from '../../shared/games/registry.ts';
import { filesUnder } from '../support/files.ts';
import { Projected, type Receiver } from '../support/projected.ts';

const REPEATS = Number(process.env.BENCH_REPEATS ?? 5);

const round = (value: number, digits = 1): number => Number(value.toFixed(digits));

const recordsOf = (id: string): MatchRecord[] =>
  filesUnder(join(import.meta.dirname, '..'), ['.json'])
    .filter((file) => file.includes('fixtures') && file.includes(id))
    .map((file) => JSON.parse(readFileSync(file, 'utf8')) as MatchRecord);

function summary(firsts: readonly number[], patches: readonly number[]) {
  const sorted = [...patches].sort((a, b) => a - b);
  const mean = (sizes: readonly number[]) => round(sizes.reduce((sum, size) => sum + size, 0) / sizes.length);
  return {
    firstState: mean(firsts),
    patchMean: mean(patches),
    patchP95: sorted[Math.floor(0.95 * sorted.length)],
    patchMax: sorted.at(-1),
  };
}

/** Bytes for somebody who watches, and for somebody who sits, from the first position to the last. */
function bytesOf(game: AnyGame<GameId>, records: readonly MatchRecord[]) {
  const lines = records.map((record) => {
    const room = new Projected(game);
    const receivers: Receiver[] = [room.join(null), room.join(0)];
    const show = (state: CoreState): void => {
      room.write(state, record.seats);
      room.send();
    };
    show(replay(game, { ...record, moves: [] }));
    replay(game, record, ({ state }) => show(state));
    return receivers;
  });
  const of = (index: number) => {
    const receivers = lines.flatMap((line) => line[index] ?? []);
    return summary(
      receivers.map(({ whole }) => whole.length),
      receivers.flatMap(({ patches }) => patches.map(({ length }) => length)),
    );
  };
  return { spectator: of(0), seat: of(1) };
}

/** Microseconds of CPU for each move: the state is written from views that are there, and encoded for all and for a seat. */
function timeOf(game: AnyGame<GameId>, records: readonly MatchRecord[]): number {
  const projection = projections[game.meta.id];
  const plays = records.map((record) => {
    const views: { readonly all: unknown; readonly seats: readonly unknown[] }[] = [];
    const keep = (state: CoreState): void => {
      const seats = Array.from({ length: record.seats }, (_, seat) => game.view(state, seat));
      views.push({ all: game.view(state, 'spectator'), seats });
    };
    keep(replay(game, { ...record, moves: [] }));
    replay(game, record, ({ state }) => keep(state));
    return { seats: record.seats, views };
  });
  let moves = 0;
  const once = (): void => {
    for (const { seats, views } of plays) {
      const state = new projection.State();
      const encoder = new Encoder(state);
      const client: { view?: Receiver['view'] } = {};
      for (const { all, seats: own } of views) {
        projection.write(state, all);
        writeOwn(projection, state, seats, (seat: Seat) => own[seat]);
        showOwn(client, state, 0);
        const it = { offset: 0 };
        encoder.encode(it);
        if (client.view) encoder.encodeView(client.view, it.offset, it);
        encoder.discardChanges();
        moves++;
      }
    }
  };
  once();
  moves = 0;
  const times = Array.from({ length: REPEATS }, () => {
    moves = 0;
    const began = process.cpuUsage();
    once();
    const { user, system } = process.cpuUsage(began);
    return (user + system) / moves;
  });
  return round(Math.min(...times));
}

export function reportOnBytes() {
  return Object.values(games).map((game) => {
    const records = recordsOf(game.meta.id);
    const handshake = Reflection.encode(new Encoder(new projections[game.meta.id].State())).length;
    return {
      game: game.meta.id,
      games: records.length,
      moves: records.reduce((sum, { moves }) => sum + moves.length, 0),
      handshake,
      ...bytesOf(game, records),
      cpuMicrosecondsPerMove: timeOf(game, records),
    };
  });
}
