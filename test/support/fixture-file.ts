import { z } from 'zod';
import type { MatchRecord } from '../../shared/engine/record.ts';
import { type GameId, gameIds } from '../../shared/games/ids.ts';

/** What a record needs; a saved game has more around it, which is left out: names, dates and the secret of the deal. */
const recordLike = z.object({
  format: z.literal(1),
  game: z.enum(gameIds, 'no game of this name'),
  rulesVersion: z.number().int(),
  options: z.unknown(),
  seats: z.number().int(),
  seed: z.string(),
  moves: z.array(z.tuple([z.number().int(), z.looseObject({ type: z.string() })])),
  result: z.unknown(),
});

/** The record in the file that a page saves, or in an operator's export. Throws where it holds none. */
export function recordOfFile(content: unknown): MatchRecord<GameId> {
  const { seed, result, ...rest } = recordLike.parse(content);
  return {
    ...rest,
    seed: seed as MatchRecord['seed'],
    result: (result ?? null) as MatchRecord['result'],
  };
}

/** One move a line, so that a change of one is a change of one line. */
export function formatRecord(record: MatchRecord): string {
  const { format, game, rulesVersion, options, seats, seed, moves, result } = record;
  const head = { format, game, rulesVersion, options, seats, seed };
  const fields = Object.entries(head).map(([key, value]) => `  ${JSON.stringify(key)}: ${JSON.stringify(value)},\n`);
  const lines = moves.map((entry) => `    ${JSON.stringify(entry)}`).join(',\n');
  return `{\n${fields.join('')}  "moves": [\n${lines}\n  ],\n  "result": ${JSON.stringify(result)}\n}\n`;
}
