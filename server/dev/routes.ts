import { json, type Request, type Response, Router } from 'express';
import { z } from 'zod';
import type { CoreState, Seat } from '../../shared/engine/core.ts';
import type { AnyGame } from '../../shared/engine/game.ts';
import { replay } from '../../shared/engine/record.ts';
import type { DevPosition } from '../../shared/protocol/dev.ts';
import { bodyOf, queryOf, refused } from '../http/answers.ts';
import type { ApiParts } from '../http/api.ts';
import { recordOf } from '../table/recorded.ts';
import type { HeldBots } from './HeldBots.ts';

const at = z.object({ seq: z.coerce.number().int().nonnegative().optional() });
const decision = z.object({ choice: z.number().int().nonnegative() });
const holding = z.object({ hold: z.boolean() });

interface Position {
  readonly game: AnyGame;
  readonly state: CoreState;
  readonly events: readonly unknown[];
  readonly length: number;
  readonly seats: number;
}

/** Everything of every table, hidden things too: only the server of `npm run dev` has these routes. */
export function devRoutes({ services, office }: ApiParts, bots: HeldBots): Router {
  const positionOf = async (name: string, seq = Number.POSITIVE_INFINITY): Promise<Position> => {
    const row = await office.find(name);
    const game = row && office.games.get(row.game);
    if (!row || !game) throw refused('noSuchTable');
    if (row.status === 'waiting') throw refused('notRunning');
    const record = recordOf(row, await services.store.moves(row.id));
    const first = replay(game, { ...record, moves: [] });
    let events: readonly unknown[] = game.opening(first);
    const state = replay(
      game,
      { ...record, moves: record.moves.slice(0, Math.min(seq, record.moves.length)) },
      (step) => {
        events = step.events;
      },
    );
    return { game, state, events, length: record.moves.length, seats: record.seats };
  };

  const router = Router();
  router.use(json());

  router.get('/dev/tables/:name', async (request: Request<{ name: string }>, response: Response<DevPosition>) => {
    const position = await positionOf(request.params.name, queryOf(at, request).seq);
    const { game, state, events, length, seats } = position;
    const players = Array.from({ length: seats }, (_, seat) => seat);
    const view = (seat: Seat): unknown => game.view(state, seat);
    response.json({
      length,
      seq: state.seq,
      actors: game.actors(state),
      state,
      views: Object.fromEntries([
        ['spectator', game.view(state, 'spectator')],
        ...players.map((seat) => [seat, view(seat)]),
      ]),
      events,
      moves: Object.fromEntries(
        game.actors(state).map((seat) => [seat, game.legalMoves(state, seat).map((move) => game.format(move))]),
      ),
      hold: bots.isHeld,
      waiting: bots.waitingAt(view),
    });
  });

  router.post('/dev/hold', (request, response) => {
    bots.hold(bodyOf(holding, request).hold);
    response.json({});
  });

  router.post('/dev/tables/:name/decide', async (request: Request<{ name: string }>, response) => {
    const { game, state } = await positionOf(request.params.name);
    const view = (seat: Seat): unknown => game.view(state, seat);
    if (!bots.decide(view, bodyOf(decision, request).choice)) throw refused('noBot');
    response.json({});
  });

  return router;
}
