import { and, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { GameMeta } from '../../shared/engine/game.ts';
import { matches } from './schema.ts';

/** The games of this process, and the versions of their rules that it can play. */
export type PlayableRules = readonly Pick<GameMeta, 'id' | 'playable'>[];

/**
 * Tables that this process can open. Only these are ever cleared away: what it cannot play is kept for a build that can,
 * because the players have had no way to come back to it.
 */
export const isPlayedBy = (rules: PlayableRules): SQL =>
  or(...rules.map(({ id, playable }) => and(eq(matches.game, id), inArray(matches.rulesVersion, [...playable])))) ??
  sql`false`;
