import assert from 'node:assert/strict';
import { pack } from '../../client/net/msgpack.ts';
import { unread } from '../../server/room/slow-clients.ts';
import type { CoreState } from '../../shared/engine/core.ts';
import { seatsFor } from '../../shared/engine/seats.ts';
import { games } from '../../shared/games/registry.ts';
import { limits } from '../../shared/protocol/messages.ts';
import { Projected } from '../support/projected.ts';
import { eager, playOut, rngFor, seedOf } from '../support/random-play.ts';

/** bytes of the dearest `turn`: a hundred bids, or a settlement of two dozen events */
const turnAtMost = 8192;
/** bytes of the whole room state; Colyseus begins with a buffer of twice as much */
const stateAtMost = 8192;

describe('Messages are small', () => {
  for (const game of Object.values(games))
    it(`in ${game.meta.id} at a full table: turns, the log, the state, and what a client sends`, () => {
      const [, seats] = seatsFor(game.meta, {});
      const most = { turn: 0, log: 0, state: 0, act: 0, moves: 0 };
      const raise = (key: keyof typeof most, size: number): void => {
        most[key] = Math.max(most[key], size);
      };
      for (let n = 0; n < 20; n++) {
        const options = game.parseOptions({}, seats);
        assert.ok(options.ok);
        const state: CoreState = game.setup(options.value, seats, seedOf(n), game.meta.rulesVersion);
        const log: object[] = [];
        playOut(game, state, rngFor(n), eager, (_seat, move, apply) => {
          raise('act', pack({ id: 'x'.repeat(40), seq: state.seq, move }).length);
          const events = apply();
          const [next] = game.actors(state);
          const moves = next === undefined ? [] : game.legalMoves(state, next);
          raise('moves', moves.length);
          raise('turn', pack({ seq: state.seq, events, moves }).length);
          for (const event of events) log.push({ seq: state.seq, event });
        });
        raise('log', pack({ seat: 0, seq: state.seq, moves: [], log }).length);
        const room = new Projected(game);
        const receiver = room.join(0);
        room.write(state, seats);
        room.send();
        raise('state', receiver.whole.length);
      }
      assert.ok(most.turn < turnAtMost, `a turn of ${most.turn} bytes, with ${most.moves} moves`);
      assert.ok(most.state < stateAtMost, `a state of ${most.state} bytes`);
      // several logs may wait for a slow reader before they are disconnected
      assert.ok(most.log * 5 < unread.bytes, `a log of ${most.log} bytes`);
      assert.ok(most.act * 4 < limits.payload, `a request of ${most.act} bytes`);
    });
});
