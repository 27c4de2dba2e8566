import type { CoreState } from '../../shared/engine/core.ts';

/** more than anybody may be kept behind */
export const positionsKept = 16;

/** The latest positions of a game, for those who watch it some moves behind. */
export class RecentPositions {
  private positions: CoreState[] = [];

  /** It is kept as it is, and must not be played on. Whatever stood at this place or after it has not happened. */
  note(state: CoreState): void {
    this.positions = [...this.positions.filter(({ seq }) => seq < state.seq), state].slice(-positionsKept);
  }

  at(seq: number): CoreState | undefined {
    return this.positions.find((state) => state.seq === seq);
  }
}
