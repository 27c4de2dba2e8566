import type { Seat } from '../../shared/engine/core.ts';
import type { AnyGame } from '../../shared/engine/game.ts';
import type { MatchRow, NewMatch } from '../store/MatchStore.ts';
import { newCode, newMatchId } from './ids.ts';
import { type Guest, ofItself } from './seating/seating.ts';
import { newSecret } from './secret.ts';

/**
 * The table at which the same people play again: everybody on his seat, all that was agreed the same, and the first
 * move one seat further. It begins by itself when all are there, and with bots after `gatherBy`.
 */
export function rematchOf(row: MatchRow, game: AnyGame, first: Seat, host: Guest, gatherBy: Date): NewMatch {
  const { rulesVersion, visibility, pace, seating, speed, rated, undo, kicked } = row;
  // who let others look over his shoulder did so for one game
  const { allowed, delay } = row.watching;
  const startingSeat = (first + 1) % seating.length;
  const rotated = game.parseOptions({ ...(row.options as object), startingSeat }, seating.length);
  return {
    id: newMatchId(),
    code: newCode(),
    game: row.game,
    rulesVersion,
    // a game without such an option has its own way
    options: rotated.ok ? rotated.value : row.options,
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
