import { api } from '../../client/net/api.ts';
import { below, offspring, pick, type Rng, shuffle } from '../../shared/engine/rng.ts';
import { seatsFor } from '../../shared/engine/seats.ts';
import { type GameId, gameIds } from '../../shared/games/ids.ts';
import { games } from '../../shared/games/registry.ts';
import type { CreateTableRequest, GuestAnswer } from '../../shared/protocol/http.ts';
import { trials } from '../support/games.ts';
import { ChaosPlayer } from './ChaosPlayer.ts';
import type { Hurt } from './Outages.ts';

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

type Plan = CreateTableRequest & { readonly game: GameId };

/** Every game in turn, with any of its variants, any number of seats, and bots of the house on some of them. */
function planOf(n: number, rng: Rng): Plan {
  const game = gameIds[n % gameIds.length]!;
  const options = pick(rng, trials[game].variants) as Record<string, unknown>;
  const [least, most] = seatsFor(games[game].meta, options);
  const seats = least + below(rng, most - least + 1);
  // mostly people: they are who can be cut off
  const bots = Math.min(seats - 1, below(rng, 3));
  const pace = pick(rng, ['instant', 'fast'] as const);
  const botLevel = pick(rng, ['random', 'greedy'] as const);
  // quick clocks at every other table: whatever happens to the house, nobody's time runs out
  const speed = n % 2 === 0 ? 'blitz' : 'unhurried';
  return { game, seats, bots, options, pace, speed, botLevel, visibility: 'public', start: bots === seats - 1 };
}

/** One game from the invitation to its end, whatever happens to the house meanwhile. */
export class TableRun {
  readonly plan: Plan;
  readonly players: ChaosPlayer[] = [];
  id = '';
  over = false;
  private readonly rng: Rng;
  private readonly guests: readonly GuestAnswer[];
  private readonly lastHurt: () => Hurt | null;

  constructor(n: number, rng: Rng, guests: readonly GuestAnswer[], lastHurt: () => Hurt | null) {
    this.rng = rng;
    this.plan = planOf(n, rng);
    this.lastHurt = lastHurt;
    this.guests = shuffle(rng, [...guests]).slice(0, this.plan.seats - (this.plan.bots ?? 0));
  }

  async play(): Promise<void> {
    this.id = await this.invite();
    for (const { name, token } of this.guests) await this.seat(name, token).open();
    const watcher = this.seat('Watcher', undefined);
    const watching = watcher.open().then(() => watcher.until(() => watcher.over));
    await this.begin();
    await Promise.all([
      watching,
      ...this.players.filter((player) => player !== watcher).map((player) => player.play()),
    ]);
    for (const player of this.players) player.leave();
    this.over = true;
  }

  /** Why it is not over. */
  words(): string {
    const { game, seats } = this.plan;
    return [
      `${game} for ${seats}, table ${this.id || 'not made'}`,
      ...this.players.map((player) => player.words()),
    ].join('; ');
  }

  /** A table that was made and not heard of stays empty, as it does when a page is closed. */
  private async invite(): Promise<string> {
    for (;;) {
      const made = await api.createTable(this.plan, this.guests[0]!.token);
      if (made.ok) return made.value.id;
      await pause(Number(made.refusal.params.seconds ?? 0.3) * 1000);
    }
  }

  private seat(name: string, token: string | undefined): ChaosPlayer {
    const player = new ChaosPlayer({ table: this.id, name, token, rng: offspring(this.rng), lastHurt: this.lastHurt });
    this.players.push(player);
    return player;
  }

  private async begin(): Promise<void> {
    const host = this.players[0]!;
    const isWaiting = (): boolean => host.snapshot().table?.status === 'waiting';
    const isFull = (): boolean => host.snapshot().table?.seats.every(({ kind }) => kind !== 'open') ?? false;
    for (;;) {
      await host.until(() => host.snapshot().connection === 'live' && (isFull() || !isWaiting()));
      if (!isWaiting()) return;
      await host.table({ op: 'start' });
      await pause(100);
    }
  }
}
