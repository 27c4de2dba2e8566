import type { AnyMove } from '../../shared/bots/bot.ts';
import type { CoreState, Seat } from '../../shared/engine/core.ts';
import type { AnyGame } from '../../shared/engine/game.ts';
import { pick, type Rng, rngOf, type Seed } from '../../shared/engine/rng.ts';

export interface AnyEvent {
  readonly type: string;
}

/** A seed for every small number. */
export const seedOf = (n: number): Seed => (n >>> 0).toString(16).padStart(8, '0').repeat(4);

export const rngFor = (n: number): Rng => rngOf(seedOf(n + 0x5eed));

export type Policy = (moves: readonly AnyMove[], rng: Rng, seat: Seat) => AnyMove;

export const anyOf: Policy = (moves, rng) => pick(rng, moves);

/** Likes to draw and does not like to pass: games with more in them than aimless ones. */
export const eager: Policy = (moves, rng) => {
  const shy = new Set(['pass', 'stop', 'done']);
  const bold = moves.filter(({ type }) => !shy.has(type));
  return pick(rng, bold.length > 0 && pick(rng, [true, true, true, false]) ? bold : moves);
};

/** Plays on to the end and shows every position before its move. */
export function playOut(
  game: AnyGame,
  state: CoreState,
  rng: Rng,
  policy: Policy,
  onMove: (seat: Seat, move: AnyMove, apply: () => AnyEvent[]) => void,
  limit = 20_000,
): number {
  for (let count = 0; ; count++) {
    const seat = game.actors(state)[0];
    if (seat === undefined) return count;
    if (count >= limit) throw new Error(`no end within ${limit} moves`);
    const move = policy(game.legalMoves(state, seat), rng, seat);
    let events: AnyEvent[] | null = null;
    const apply = (): AnyEvent[] => {
      if (events === null) {
        const told: AnyEvent[] = [];
        game.apply(state, seat, move, (event: AnyEvent) => told.push(event));
        events = told;
      }
      return events;
    };
    onMove(seat, move, apply);
    apply();
  }
}
