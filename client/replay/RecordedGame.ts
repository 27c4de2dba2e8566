import { at } from '../../shared/engine/assert.ts';
import { type CoreState, ok, type Result, refuse, type Seat, type Viewer } from '../../shared/engine/core.ts';
import type { AnyGame } from '../../shared/engine/game.ts';
import { play } from '../../shared/engine/play.ts';
import { replay } from '../../shared/engine/record.ts';
import { isPlayable } from '../../shared/engine/versions.ts';
import type { GameFile } from '../../shared/protocol/game-file.ts';
import type { TableInfo } from '../../shared/protocol/messages.ts';
import type { HistoryAnswer, HistoryStep } from '../../shared/protocol/replays.ts';

type GameEvent = { readonly type: string };
type GameMove = { readonly type: string };

/** A game that can be shown position by position; 0 is the beginning. */
export interface RecordedGame {
  readonly table: TableInfo;
  /** the last position */
  readonly length: number;
  /** as whom the game may be watched; the first is the default */
  readonly viewers: readonly Viewer[];
  view(seq: number, viewer: Viewer): unknown;
  /** what led to this position, as this viewer may know it */
  events(seq: number, viewer: Viewer): readonly GameEvent[];
  /** the move that was made here, for viewers who knew it before it was made; with the view of the player who made it */
  made(seq: number, viewer: Viewer): { readonly seat: Seat; readonly move: GameMove; readonly view: unknown } | null;
}

/** A state is kept every so many moves: none is further away than this. */
const snapshotInterval = 32;

const tableDefaults: Omit<TableInfo, 'id' | 'code' | 'game' | 'seats' | 'options' | 'origin'> = {
  status: 'finished',
  visibility: 'private',
  hostSeat: -1,
  pace: 'normal',
  speed: 'unhurried',
  undo: false,
  watchers: 0,
  commitment: '',
  begins: false,
  watchable: true,
  delay: 0,
  audience: [],
  rematch: '',
  rated: false,
  seatChanges: '[]',
  campaign: '',
  chapter: 0,
};

/** A finished game: everything is known, and the rules make every position anew. */
class GameOfFile implements RecordedGame {
  readonly table: TableInfo;
  readonly length: number;
  readonly viewers: readonly Viewer[];
  private readonly game: AnyGame;
  private readonly moves: GameFile['moves'];
  private readonly eventsBySeq: (readonly GameEvent[])[] = [];
  private readonly kept: CoreState[] = [];
  /** the state that was asked for last: mostly the next one is wanted */
  private last: CoreState;

  /** Throws where a move is not legal. */
  constructor(game: AnyGame, file: GameFile) {
    this.game = game;
    this.moves = file.moves;
    this.length = file.moves.length;
    this.viewers = ['omniscient', ...file.players.keys(), 'spectator'];
    this.table = {
      ...tableDefaults,
      id: file.id,
      code: '',
      game: file.game,
      seats: file.players.map((player) => ({ ...player, level: '', connected: true })),
      options: JSON.stringify(file.options),
      origin: file.origin ? `${file.origin.id}#${file.origin.seq}` : '',
    };
    const first = replay(game, { ...file, moves: [] });
    this.kept.push(game.clone(first));
    this.eventsBySeq.push(game.opening(first));
    this.last = replay(game, file, ({ state, seq, events }) => {
      this.eventsBySeq.push(events);
      if (seq % snapshotInterval === 0) this.kept.push(game.clone(state));
    });
  }

  get outcome(): unknown {
    return this.game.outcome(this.stateAt(this.length));
  }

  view(seq: number, viewer: Viewer): unknown {
    return this.game.view(this.stateAt(seq), viewer);
  }

  events(seq: number, viewer: Viewer): readonly GameEvent[] {
    return at(this.eventsBySeq, seq).flatMap((event) => this.game.redact(event, viewer) ?? []);
  }

  made(seq: number, viewer: Viewer): ReturnType<RecordedGame['made']> {
    const next = this.moves[seq];
    if (!next || (viewer !== 'omniscient' && viewer !== next[0])) return null;
    const [seat, move] = next;
    return { seat, move, view: this.view(seq, seat) };
  }

  private stateAt(seq: number): CoreState {
    const near = at(this.kept, Math.floor(seq / snapshotInterval));
    let state = this.last.seq <= seq && this.last.seq >= near.seq ? this.last : near;
    while (state.seq < seq) {
      const [seat, input] = at(this.moves, state.seq);
      const move = this.game.parseMove(input);
      const played = move.ok ? play(this.game, state, seat, move.value) : null;
      if (!played?.ok) throw new Error(`move ${state.seq} was legal, and is not any more`);
      state = played.state as CoreState;
    }
    this.last = state;
    return state;
  }
}

const damaged = refuse('damaged', '');

/** The game of a file; refused when this build cannot play by its rules, or it cannot have been played at all. */
export function gameOfFile(game: AnyGame, file: GameFile): Result<RecordedGame> {
  const { rulesVersion: given } = file;
  if (!isPlayable(game.meta, given)) return refuse('otherRules', '', { given, known: game.meta.rulesVersion });
  if (file.players.length !== file.seats || file.game !== game.meta.id) return damaged;
  try {
    const recording = new GameOfFile(game, file);
    return JSON.stringify(recording.outcome) === JSON.stringify(file.result) ? ok(recording) : damaged;
  } catch {
    return damaged;
  }
}

/** A running game, as the service shows it to one viewer. */
export function gameOfHistory(history: HistoryAnswer, steps: readonly HistoryStep[]): RecordedGame {
  const viewer: Viewer = history.seat ?? 'spectator';
  return {
    table: {
      ...tableDefaults,
      id: history.id,
      code: history.code,
      game: history.game,
      status: 'running',
      seats: history.seats,
      options: JSON.stringify(history.options),
      origin: '',
    },
    length: steps.length - 1,
    viewers: [viewer],
    view: (seq) => at(steps, seq).view,
    events: (seq) => at(steps, seq).events,
    made: () => null,
  };
}
