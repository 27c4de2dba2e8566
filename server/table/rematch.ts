import { InvariantError } from '../../shared/engine/assert.ts';
import type { Seat } from '../../shared/engine/core.ts';
import type { AnyGame } from '../../shared/engine/game.ts';
import type { MatchRow, NewMatch } from '../store/MatchStore.ts';
import { newCode, newMatchId } from './ids.ts';
import { type Guest, ofItself } from './seating/seating.ts';
import { newSecret } from './secret.ts';

/**
 * The table at which the same people play again: everybody on his seat, all that was agreed the same, and the first
 * move one seat further. A new table: it is played by the newest rules. It begins by itself when all are there, and with bots after `gatherBy`.
 */
export function rematchOf(row: MatchRow, game: AnyGame, first: Seat, host: Guest, gatherBy: Date): NewMatch {
  const { visibility, pace, seating, speed, rated, undo, kicked } = row;
  // who let others look over his shoulder did so for one game
  const { allowed, delay } = row.watching;
  const startingSeat = (first + 1) % seating.length;
  return {
    id: newMatchId(),
    code: newCode(),
    game: row.game,
    rulesVersion: game.meta.rulesVersion,
    // a game without such an option has its own way
    options: knownOptions(game, { ...(row.options as object), startingSeat }, seating.length),
    visibility,
    pace,
    host: host.uid,
    // who has let a bot sit in is a gap like any other
    seating: seating.map((holder) => (holder.kind === 'bot' ? ofItself(holder) : holder)),
    speed,
    rated,
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
