import { MatchConnection } from '../../client/net/MatchConnection.ts';
import type { RequestOutcome, RoomRequest } from '../../client/net/room-request.ts';
import { bots } from '../../shared/bots/levels.ts';
import { below, type Rng } from '../../shared/engine/rng.ts';
import { games } from '../../shared/games/registry.ts';
import type { ActAnswer, ActRequest } from '../../shared/protocol/messages.ts';
import { type Account, type Acknowledged, digestOf, type Told } from './account.ts';
import { type Hurt, Outages } from './Outages.ts';

/** slower than a room allows, quicker than any person */
const thinkMs = [70, 260] as const;
/** after a refusal */
const restMs = 250;
/** what a page may hear from a house in trouble: it lets the person try again */
const passing = ['stale', 'notStored', 'internal', 'offline'];

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

export interface Chair {
  readonly table: string;
  readonly name: string;
  /** undefined: watches */
  readonly token: string | undefined;
  readonly rng: Rng;
  /** what was done to the house last */
  lastHurt(): Hurt | null;
}

/** A person at a page, but for the person: the page's own connection, which finds its way home by itself. */
export class ChaosPlayer extends MatchConnection {
  readonly name: string;
  readonly outages: Outages;
  /** refusals that nobody should get who plays by the rules */
  readonly refused: string[] = [];
  private readonly rng: Rng;
  private readonly asked = new Set<string>();
  private readonly acknowledged: Acknowledged[] = [];
  private readonly events: Told[] = [];
  private readonly views = new Map<string, Told>();
  private lastView: unknown = null;

  constructor({ table, name, token, rng, lastHurt }: Chair) {
    super(table, token === undefined ? 'spectator' : 'player', false, () => token);
    this.name = name;
    this.rng = rng;
    this.outages = new Outages(lastHurt);
    this.subscribe(() => this.look());
    this.onStep(({ seq, events }) => {
      this.events.push({ seq, seat: this.snapshot().seat, digest: digestOf(events) });
      this.outages.back();
    });
  }

  /** how many of its moves were acknowledged */
  get moves(): number {
    return this.acknowledged.length;
  }

  get over(): boolean {
    const { connection, table, view, ahead, seq } = this.snapshot();
    // the end is shown when its events have come, and not with the state that comes before them
    return (
      ahead === null &&
      connection === 'live' &&
      table?.status === 'finished' &&
      (view as { seq: number } | null)?.seq === seq
    );
  }

  /** Plays whenever it may, until the game is over. */
  async play(): Promise<void> {
    while (!this.over) {
      await this.until(() => this.over || this.mayMove || this.isReplaced);
      if (this.over) return;
      if (this.isReplaced) await this.takeSeatBack();
      const [least, most] = thinkMs;
      await pause(least + below(this.rng, most - least));
      if (!this.mayMove) continue;
      const refusal = await this.act(this.choice());
      if (!refusal) continue;
      if (!passing.includes(refusal.code) && !this.isReplaced) this.refused.push(`${refusal.code} ${refusal.clause}`);
      await pause(restMs);
    }
  }

  /** Until it holds, looked at whenever something changes. */
  until(holds: () => boolean): Promise<void> {
    if (holds()) return Promise.resolve();
    return new Promise((resolve) => {
      const stop = this.subscribe(() => {
        if (!holds()) return;
        stop();
        resolve();
      });
    });
  }

  account(): Account {
    const { name, asked, acknowledged, events } = this;
    const { seat, ownSeat, seq } = this.snapshot();
    return { name, seat: seat ?? ownSeat, asked, acknowledged, events, views: [...this.views.values()], last: seq };
  }

  /** For who wants to know why nothing goes on. */
  words(): string {
    const { connection, seat, seq, moves, busy } = this.snapshot();
    const doing = [connection, busy ? 'waits for an answer' : '', moves.length > 0 ? 'may move' : ''];
    return `${this.name} (${seat === null ? 'watches' : `seat ${seat}`}) at ${seq}: ${doing.filter(Boolean).join(', ')}`;
  }

  protected override async ask(type: RoomRequest, payload: unknown): Promise<RequestOutcome> {
    if (type !== 'act') return super.ask(type, payload);
    const { id, move } = payload as ActRequest;
    this.asked.add(id);
    this.outages.asked();
    const answered = await super.ask(type, payload);
    if (typeof answered === 'string') {
      this.outages.fell();
      return answered;
    }
    const { seat } = this.snapshot();
    if (!answered.refusal && seat !== null)
      this.acknowledged.push({ seq: (answered.answer as ActAnswer).seq, seat, id, move });
    this.outages.answered();
    return answered;
  }

  override async act(move: { readonly type: string }): ReturnType<MatchConnection['act']> {
    const refusal = await super.act(move);
    // a move that the log of the new room has is not asked again
    this.outages.answered();
    return refusal;
  }

  /** A bot sits in: the time has run out twice. */
  private get isReplaced(): boolean {
    const { connection, ownSeat } = this.snapshot();
    return connection === 'live' && ownSeat !== null;
  }

  private async takeSeatBack(): Promise<void> {
    const { ownSeat } = this.snapshot();
    if (ownSeat !== null && (await this.table({ op: 'sit', seat: ownSeat }))) await pause(restMs);
  }

  private get mayMove(): boolean {
    const { connection, moves, table } = this.snapshot();
    return connection === 'live' && table?.status === 'running' && moves.length > 0;
  }

  /** Mostly well, so that games come to an end, and now and then anyhow, so that they differ. */
  private choice(): { readonly type: string } {
    const { table, view, seat, moves } = this.snapshot();
    const game = games[table!.game];
    return bots[below(this.rng, 4) === 0 ? 'random' : 'greedy']({ game, view, seat: seat!, moves }, this.rng);
  }

  private look(): void {
    const { connection, seat, view } = this.snapshot();
    if (connection === 'reconnecting') this.outages.fell();
    if (connection !== 'live') return;
    this.outages.back();
    if (view === null || view === this.lastView) return;
    this.lastView = view;
    const told = { seq: (view as { readonly seq: number }).seq, seat, digest: digestOf(view) };
    this.views.set(JSON.stringify(told), { ...told, view });
  }
}
