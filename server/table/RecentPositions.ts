import type { CoreState } from '../../shared/engine/core.ts';

/** more than any delay */
export const positionsKept = 16;

/** The latest positions of a game, for spectators with a delay. */
export class RecentPositions {
  private positions: CoreState[] = [];

  /** The state is kept as it is and must not be changed. It replaces positions at or after its place. */
  note(state: CoreState): void {
    this.positions = [...this.positions.filter(({ seq }) => seq < state.seq), state].slice(-positionsKept);
  }

  at(seq: number): CoreState | undefined {
    return this.positions.find((state) => state.seq === seq);
  }
}
