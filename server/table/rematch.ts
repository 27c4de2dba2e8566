import { InvariantError } from '../../shared/engine/assert.ts';
import type { Seat } from '../../shared/engine/core.ts';
import type { AnyGame } from '../../shared/engine/game.ts';
import { isTeamGame } from '../../shared/engine/seats.ts';
import type { NewMatch } from '../store/match-types.ts';
import type { Guest } from '../store/row-types.ts';
import type { MatchRow } from '../store/schema.ts';
import { newCode, newMatchId } from './ids.ts';
import { ofItself } from './seating/holders.ts';
import { newSecret } from './secret.ts';

/**
 * The table at which the same people play again: same seats, same agreements, the newest rules, and the first move one
 * seat further. It begins by itself when all are there, and with bots after `gatherBy`.
 */
export function rematchOf(row: MatchRow, game: AnyGame, first: Seat, host: Guest, gatherBy: Date): NewMatch {
  const { visibility, pace, seating, speed, rated, undo, kicked } = row;
  // consent to looking over a shoulder is for one game
  const { allowed, delay } = row.watching;
  const startingSeat = (first + 1) % seating.length;
  return {
    id: newMatchId(),
    code: newCode(),
    game: row.game,
    rulesVersion: game.meta.rulesVersion,
    // a game without such an option decides by itself
    options: knownOptions(game, { ...(row.options as object), startingSeat }, seating.length),
    visibility,
    pace,
    host: host.uid,
    // a person who left their seat to a bot is not waited for
    seating: seating.map((holder) => (holder.kind === 'bot' ? ofItself(holder) : holder)),
    speed,
    rated: rated && !isTeamGame(game.meta, row.options),
    undo,
    watching: { allowed, delay },
    kicked,
    secret: newSecret(),
    begins: true,
    gatherBy,
  };
}

/** What was agreed, as far as new tables still know it; of what the rules know no more they have their own way. */
function knownOptions(game: AnyGame, agreed: object, seats: number): unknown {
  let known: object = {};
  for (const [key, value] of Object.entries(agreed)) {
    const more = { ...known, [key]: value };
    if (game.parseOptions(more, seats).ok) known = more;
  }
  const options = game.parseOptions(known, seats);
  if (!options.ok) throw new InvariantError(`no table of ${game.meta.id} for ${seats}: ${options.code}`);
  return options.value;
}
