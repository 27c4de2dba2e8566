import { isGathering } from '../table/seating/gathering.ts';
import type { Table } from '../table/Table.ts';
import type { Cancel, Time } from '../time.ts';

/** also long after the moment, as after a restart, everybody has the time to come back */
const comebackMs = 3000;

/** Waits for the people for whom a table was made, and says when that time is over. */
export class GatherTimer {
  private readonly table: Table;
  private readonly time: Time;
  private readonly gatherMs: number;
  private readonly isOver: () => void;
  private cancel: Cancel = () => {};

  constructor(table: Table, time: Time, gatherMs: number, isOver: () => void) {
    this.table = table;
    this.time = time;
    this.gatherMs = gatherMs;
    this.isOver = isOver;
  }

  start(): void {
    const { arrangement } = this.table;
    if (!isGathering(arrangement)) return;
    const left = (arrangement.gatherBy?.getTime() ?? 0) - this.time.now();
    this.cancel();
    this.cancel = this.time.after(Math.min(Math.max(left, comebackMs), this.gatherMs), this.isOver);
  }

  stop(): void {
    this.cancel();
  }
}
