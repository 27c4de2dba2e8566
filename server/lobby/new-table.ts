import type { z } from 'zod';
import { ok, type Result } from '../../shared/engine/core.ts';
import type { AnyGame } from '../../shared/engine/game.ts';
import { seatsFor } from '../../shared/engine/seats.ts';
import type { createTableRequest } from '../../shared/protocol/http.ts';
import { type ServiceRefusalCode, serviceRefusal } from '../../shared/protocol/refusals.ts';
import type { NewMatch } from '../store/match-types.ts';
import type { Guest } from '../store/row-types.ts';
import { firstSeating, openSeats } from '../table/seating/holders.ts';
import { newSecret } from '../table/secret.ts';

const no = (code: ServiceRefusalCode, params = {}): Result<never> => ({ ok: false, ...serviceRefusal(code, params) });

/** A table as somebody wishes it, if the game can be played so. */
export function newTable(
  game: AnyGame,
  host: Guest,
  request: z.output<typeof createTableRequest>,
): Result<Omit<NewMatch, 'id' | 'code'>> {
  const [least, most] = seatsFor(game.meta, request.options);
  if (request.seats < least || request.seats > most) return no('seatCount', { least, most });
  const options = game.parseOptions(request.options, request.seats);
  if (!options.ok) return options;
  const seating = firstSeating(host, request.seats, request.bots, request.botLevel);
  const open = openSeats(seating);
  if (request.start && open > 0) return no('seatsOpen', { open });
  const { id, rulesVersion } = game.meta;
  const { visibility, pace, speed, undo, start: begins } = request;
  const watching = { allowed: request.watchable, delay: request.delay };
  const agreed = { options: options.value, visibility, pace, speed, undo, watching };
  return ok({ game: id, rulesVersion, ...agreed, host: host.uid, seating, secret: newSecret(), begins });
}
