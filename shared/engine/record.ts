import { at, InvariantError } from './assert.ts';
import type { CoreState, Outcome, Refusal, Seat } from './core.ts';
import type { AnyGame } from './game.ts';
import type { Seed } from './rng.ts';
import { isPlayable } from './versions.ts';

/** One record is save, replay, fixture and bug report. */
export interface MatchRecord<Id extends string = string> {
  readonly format: 1;
  readonly game: Id;
  /** the rules that it was begun with, and is played by to its end */
  readonly rulesVersion: number;
  readonly options: unknown;
  readonly seats: number;
  readonly seed: Seed;
  readonly moves: readonly (readonly [Seat, { readonly type: string }])[];
  readonly result: Outcome | null;
}

/** After each move of a record; `seq` moves have been played. */
export interface RecordStep {
  readonly state: CoreState;
  readonly seq: number;
  readonly events: readonly { readonly type: string }[];
}
export type OnStep = (step: RecordStep) => void;

/** A move of a record that the rules refuse. */
export class RefusedMoveError extends InvariantError {
  /** `seq` moves had been played */
  constructor(
    readonly seq: number,
    readonly seat: Seat,
    readonly refusal: Refusal,
  ) {
    super(`move ${seq} of seat ${seat} refused: ${refusal.code}`);
  }
}

/** Plays a record from its seed, by the rules of its version; throws where a move is not legal or nobody can play it. */
export function replay(game: AnyGame, record: MatchRecord, onStep: OnStep = () => {}): CoreState {
  const steps = replaying(game, record);
  for (let step = steps.next(); ; step = steps.next()) {
    if (step.done) return step.value;
    onStep(step.value);
  }
}

/** The same, move by move, for whoever has other things to do in between. */
export function* replaying(game: AnyGame, record: MatchRecord): Generator<RecordStep, CoreState> {
  if (record.game !== game.meta.id) throw new InvariantError(`record of ${record.game}, not of ${game.meta.id}`);
  const { rulesVersion: version } = record;
  if (!isPlayable(game.meta, version))
    throw new InvariantError(`record of rules version ${version}; playable are ${game.meta.playable.join(', ')}`);
  const options = game.parseOptions(record.options, undefined, version);
  if (!options.ok) throw new InvariantError(`options refused: ${options.code}`);
  const state: CoreState = game.setup(options.value, record.seats, record.seed, version);
  for (let seq = 0; seq < record.moves.length; seq++) {
    const [seat, input] = at(record.moves, seq);
    const move = game.parseMove(input);
    if (!move.ok) throw new RefusedMoveError(seq, seat, move);
    const refusal = game.check(state, seat, move.value);
    if (refusal) throw new RefusedMoveError(seq, seat, refusal);
    const events: { readonly type: string }[] = [];
    game.apply(state, seat, move.value, (event) => events.push(event));
    yield { state, seq: seq + 1, events };
  }
  return state;
}
