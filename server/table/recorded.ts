import { InvariantError } from '../../shared/engine/assert.ts';
import type { CoreState, Viewer } from '../../shared/engine/core.ts';
import type { AnyGame } from '../../shared/engine/game.ts';
import { type MatchRecord, type OnStep, replay } from '../../shared/engine/record.ts';
import { commitmentOf } from '../../shared/fairness/deal.ts';
import { sealed } from '../../shared/fairness/digest.ts';
import type { GameId } from '../../shared/games/ids.ts';
import type { Fairness, GameFile } from '../../shared/protocol/game-file.ts';
import type { HistoryStep } from '../../shared/protocol/replays.ts';
import type { MatchRow, MoveRow } from '../store/schema.ts';

/** A stored game as a match record. */
export function recordOf(row: MatchRow, rows: readonly MoveRow[]): MatchRecord<GameId> {
  const { rulesVersion, options, seating, seed, result } = row;
  if (seed === null) throw new InvariantError(`table ${row.id} has not begun`);
  const moves = rows.map(({ seat, move }) => [seat, move] as const);
  return { format: 1, game: row.game as GameId, rulesVersion, options, seats: seating.length, seed, moves, result };
}

/** The file of a finished game: everything about it. */
export function gameFileOf(row: MatchRow, rows: readonly MoveRow[]): GameFile {
  if (row.status !== 'finished') throw new InvariantError(`table ${row.id} is not finished`);
  const { moves, result, ...record } = recordOf(row, rows);
  return sealed({
    ...record,
    moves: moves.map(([seat, move]) => [seat, { ...move }]),
    result: result && {
      reason: result.reason,
      winners: [...result.winners],
      places: [...result.places],
      scores: [...result.scores],
      ties: result.ties.map((values) => [...values]),
      ...(result.team ? { team: { ...result.team } } : {}),
    },
    id: row.id,
    players: row.seating.map((holder) => ({ kind: holder.kind, name: holder.kind === 'open' ? '' : holder.name })),
    began: row.beganAt?.toISOString() ?? null,
    ended: row.endedAt?.toISOString() ?? null,
    fairness: fairnessOf(row),
    origin: row.origin ? { id: row.origin.id, seq: row.origin.seq } : null,
  });
}

/** Only of a game that was dealt here: one that continues another has its cards from there. */
function fairnessOf({ secret, dealtWith, origin }: MatchRow): Fairness | null {
  if (secret === null || dealtWith === null || origin !== null) return null;
  return { commitment: commitmentOf(secret), secret, nonces: [...dealtWith] };
}

/** The positions `from` … `to` of a game, 0 being the first, exactly as this viewer has seen them. */
export function historyOf(game: AnyGame, record: MatchRecord, viewer: Viewer, from: number, to: number): HistoryStep[] {
  const steps: HistoryStep[] = [];
  const note: OnStep = ({ state, seq, events }) => {
    if (seq < from || seq > to) return;
    const seen = events.flatMap((event) => game.redact(event, viewer) ?? []);
    steps.push({ seq, events: seen, view: game.view(state, viewer) });
  };
  const first: CoreState = replay(game, { ...record, moves: [] });
  note({ state: first, seq: 0, events: game.opening(first) });
  replay(game, { ...record, moves: record.moves.slice(0, to) }, note);
  return steps;
}
