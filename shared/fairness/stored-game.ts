import type { Outcome, Seat } from '../engine/core.ts';
import type { AnyGame } from '../engine/game.ts';
import { type MatchRecord, RefusedMoveError, replaying } from '../engine/record.ts';
import { isPlayable } from '../engine/versions.ts';
import type { GameId } from '../games/ids.ts';
import { sameOutcome } from './verify.ts';

/** A table as a database has it, whether it waits, runs or is over. */
export interface StoredGame {
  readonly id: string;
  readonly game: string;
  readonly rulesVersion: number;
  readonly status: 'waiting' | 'running' | 'finished';
  readonly options: unknown;
  readonly seats: number;
  /** null until the game begins */
  readonly seed: string | null;
  readonly moves: readonly { readonly seq: number; readonly seat: Seat; readonly move: { readonly type: string } }[];
  readonly toMove: readonly Seat[];
  readonly result: Outcome | null;
}

/** What of a stored game the rules do not confirm. */
export type DifferenceKind =
  | 'noSuchGame'
  | 'notPlayable'
  | 'badOptions'
  | 'refusedMove'
  | 'brokenLog'
  | 'failed'
  | 'otherResult'
  | 'otherActors';

export interface Difference {
  readonly kind: DifferenceKind;
  /** of the record */
  readonly version: number;
  /** the move at which it shows; 0: before the first */
  readonly move: number;
  readonly detail: string;
}

/** Plays a stored game again by the rules of its record; null: it is as it was. */
export function differenceOf(game: AnyGame | undefined, stored: StoredGame): Difference | null {
  const { rulesVersion: version, options, seats, seed, moves } = stored;
  const differs = (kind: DifferenceKind, move = 0, detail = ''): Difference => ({ kind, version, move, detail });
  if (!game) return differs('noSuchGame');
  if (!isPlayable(game.meta, version)) return differs('notPlayable', 0, game.meta.playable.join(', '));
  const parsed = game.parseOptions(options, seats, version);
  if (!parsed.ok) return differs('badOptions', 0, parsed.code);
  if (seed === null) return stored.status === 'waiting' ? null : differs('failed', 0, 'no seed');
  const gap = moves.findIndex(({ seq }, at) => seq !== at + 1);
  if (gap >= 0) return differs('brokenLog', gap + 1);

  const record: MatchRecord = {
    format: 1,
    game: stored.game as GameId,
    rulesVersion: version,
    options,
    seats,
    seed,
    moves: moves.map(({ seat, move }) => [seat, move]),
    result: null,
  };
  let played = 0;
  try {
    const steps = replaying(game, record);
    let step = steps.next();
    for (; !step.done; step = steps.next()) played = step.value.seq;
    const outcome = game.outcome(step.value);
    if (!sameOutcome(outcome, stored.result)) return differs('otherResult', played);
    // a game that everybody has left is over, and nobody is asked any more
    const asksOthers = stored.status === 'running' && String(game.actors(step.value)) !== String(stored.toMove);
    return asksOthers ? differs('otherActors', played) : null;
  } catch (error) {
    if (error instanceof RefusedMoveError) return differs('refusedMove', error.seq + 1, error.refusal.code);
    return differs('failed', played + 1, error instanceof Error ? error.message : String(error));
  }
}
