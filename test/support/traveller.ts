import { randomUUID } from 'node:crypto';
import type { SyncAnswer } from '../../shared/protocol/messages.ts';
import { type AtTable, http, Visitor, within } from './client.ts';

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
/** who hears nothing for so long asks for the seat anew, as the page does */
const patienceMs = 3000;
const homeMs = 20_000;
/** refusals that say: not now, or not here */
const again = ['moved', 'closing', 'notStored', 'internal'];

export interface AcknowledgedMove {
  readonly seq: number;
  readonly id: string;
}

/** A player who behaves as the page does: whatever happens to their room, they come back and ask once more. */
export class Traveller {
  readonly acknowledged: AcknowledgedMove[] = [];
  /** how their rooms ended */
  readonly codes: number[] = [];
  private readonly visitor: Visitor;
  private readonly id: string;
  private at: AtTable | null = null;

  constructor(visitor: Visitor, id: string) {
    this.visitor = visitor;
    this.id = id;
  }

  static async named(url: string, name: string, id: string): Promise<Traveller> {
    return new Traveller(await Visitor.named(url, name), id);
  }

  /** Their seat; getting there may take a while. */
  async here(): Promise<AtTable> {
    if (this.at && this.at.left === null) return this.at;
    const end = performance.now() + homeMs;
    for (;;) {
      try {
        this.at = await within(this.visitor.join(this.id), 'a seat', patienceMs * 2);
        break;
      } catch (error) {
        if (performance.now() > end) throw error;
        await pause(100);
      }
    }
    const { at } = this;
    at.room.reconnection.enabled = false;
    at.room.onLeave((code) => this.codes.push(code));
    return at;
  }

  /** One move, if it is their turn; counted only when it is acknowledged. */
  async step(choose: <T>(moves: readonly T[]) => T = (moves) => moves[0]!): Promise<boolean> {
    const turn = await this.sync();
    if (turn.moves.length === 0) return false;
    const [move, id] = [choose(turn.moves), randomUUID()];
    for (const end = performance.now() + homeMs; ; ) {
      const answer = await this.ask((at) => at.act(move, turn.seq, id));
      if ('seq' in answer) {
        this.acknowledged.push({ seq: answer.seq, id });
        return true;
      }
      if (!again.includes(answer.refused.code) || performance.now() > end)
        throw new Error(`refused: ${JSON.stringify(answer.refused)}`);
      await pause(100);
    }
  }

  sync(): Promise<SyncAnswer> {
    return this.ask((at) => at.sync());
  }

  /** Takes the room for dead, and closes nothing. */
  abandon(): void {
    this.at = null;
  }

  async leave(): Promise<void> {
    await this.at?.leave();
  }

  /** Asks until there is an answer, here or where the table is by then. */
  private async ask<T>(question: (at: AtTable) => Promise<T>): Promise<T> {
    for (const end = performance.now() + homeMs; ; ) {
      const at = await this.here();
      try {
        return await within(question(at), 'an answer', patienceMs);
      } catch (error) {
        if (performance.now() > end) throw error;
        if (this.at === at && at.left === null) this.at = null;
        await pause(50);
      }
    }
  }
}

/** As many moves of these players as asked for, whoever may; bots between them are waited for. */
export async function playOn(players: readonly Traveller[], moves: number): Promise<void> {
  for (let made = 0; made < moves; ) {
    const stepped = [];
    for (const player of players) stepped.push(await player.step());
    made += stepped.filter(Boolean).length;
    // within the limits of messages and requests
    await pause(120);
  }
}

/** Which process gave the place, by the way to it. */
export const homeOf = (path: string): string => path.slice('/p/'.length);

export async function myTables(url: string, { token }: Visitor): Promise<unknown> {
  const { body } = await http<{ tables: readonly unknown[] }>(url, '/api/me/tables', undefined, token);
  return body.tables;
}
