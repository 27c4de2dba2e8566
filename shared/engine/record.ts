import { at, InvariantError } from './assert.ts';
import type { CoreState, Outcome, Seat } from './core.ts';
import type { AnyGame, GameId } from './game.ts';
import type { Seed } from './rng.ts';

/** One record is save, replay, fixture and bug report. */
export interface MatchRecord {
  readonly format: 1;
  readonly game: GameId;
  readonly rulesVersion: number;
  readonly options: unknown;
  readonly seats: number;
  readonly seed: Seed;
  readonly moves: readonly (readonly [Seat, { readonly type: string }])[];
  readonly result: Outcome | null;
}

/** What `replay` shows after each move; `seq` moves have been played. */
export type OnStep = (step: { state: CoreState; seq: number; events: readonly { readonly type: string }[] }) => void;

/** Plays a record from its seed; throws where a move is not legal or the version is another. */
export function replay(game: AnyGame, record: MatchRecord, onStep: OnStep = () => {}): CoreState {
  if (record.game !== game.meta.id) throw new InvariantError(`record of ${record.game}, not of ${game.meta.id}`);
  if (record.rulesVersion !== game.meta.rulesVersion)
    throw new InvariantError(`record of rules version ${record.rulesVersion}; these are ${game.meta.rulesVersion}`);
  const options = game.parseOptions(record.options);
  if (!options.ok) throw new InvariantError(`options refused: ${options.code}`);
  const state: CoreState = game.setup(options.value, record.seats, record.seed);
  for (let seq = 0; seq < record.moves.length; seq++) {
    const [seat, input] = at(record.moves, seq);
    const move = game.parseMove(input);
    const refusal = move.ok ? game.check(state, seat, move.value) : move;
    if (refusal || !move.ok) throw new InvariantError(`move ${seq} of seat ${seat} refused: ${refusal?.code}`);
    const events: { readonly type: string }[] = [];
    game.apply(state, seat, move.value, (event) => events.push(event));
    onStep({ state, seq: seq + 1, events });
  }
  return state;
}
