import { z } from 'zod';
import { gameIds } from '../games/ids.ts';
import { hex, limits, nonce } from './messages.ts';

/**
 * A game as a file: what is exported, imported, replayed and verified. A match record, who played it, and what it was
 * dealt from. Only finished games are given away: everything hidden is in it.
 */

const seat = z
  .number()
  .int()
  .min(0)
  .max(limits.seats - 1);
const perSeat = <T extends z.ZodType>(each: T) => z.array(each).max(limits.seats);

const outcome = z.strictObject({
  reason: z.string().max(40),
  winners: perSeat(seat),
  places: perSeat(z.number().int()),
  scores: perSeat(z.number()),
  ties: perSeat(z.array(z.number()).max(10)),
  team: z
    .strictObject({ won: z.boolean(), rank: z.number().int().nonnegative().nullable(), points: z.number() })
    .optional(),
});

/** Secret, commitment and nonces: whoever has them can compute the seed. Empty words for bots and who added nothing. */
export const fairness = z.strictObject({
  /** sha256 of the secret, shown before the deal */
  commitment: hex(64),
  secret: hex(64),
  nonces: perSeat(z.union([nonce, z.literal('')])),
});
export type Fairness = z.infer<typeof fairness>;

const contents = z.strictObject({
  format: z.literal(1),
  game: z.enum(gameIds),
  rulesVersion: z.number().int(),
  options: z.unknown(),
  seats: z.number().int().min(1).max(limits.seats),
  seed: hex(32),
  moves: z.array(z.tuple([seat, z.looseObject({ type: z.string().max(40) })])).max(20_000),
  result: outcome.nullable(),
  /** of the table, and what stands at its seats */
  id: z.string().max(40),
  players: perSeat(z.strictObject({ kind: z.enum(['person', 'bot', 'open']), name: z.string().max(40) })),
  /** ISO dates */
  began: z.iso.datetime().nullable(),
  ended: z.iso.datetime().nullable(),
  /** null for games played on from another, and those of before there were commitments */
  fairness: fairness.nullable(),
  origin: z.strictObject({ id: z.string().max(40), seq: z.number().int().nonnegative() }).nullable(),
});
export type GameContents = z.infer<typeof contents>;

/** `digest` covers all the rest: `sealed` of shared/fairness/digest.ts writes it, `verify` checks it. */
export const gameFile = contents.extend({ digest: hex(64) });
export type GameFile = z.infer<typeof gameFile>;
