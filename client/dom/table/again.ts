import type { CreateTableRequest, TableInfo } from '../../../shared/protocol/messages.ts';

/** A new table like this one: at once against bots only, else waiting for the people. */
export function againRequest(table: TableInfo): CreateTableRequest {
  const seats = table.seats.length;
  const bots = table.seats.filter((seat) => seat.kind === 'bot').length;
  return {
    game: table.game,
    seats,
    visibility: table.visibility,
    options: JSON.parse(table.options || '{}') as Record<string, unknown>,
    bots: Math.min(bots, seats - 1),
    botLevel: 'greedy',
    pace: table.pace,
    speed: table.speed,
    undo: table.undo,
    start: bots === seats - 1,
  };
}
