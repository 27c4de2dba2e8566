import { createHash } from 'node:crypto';
import type { AnyMove } from '../../shared/bots/bot.ts';
import type { AnyGame } from '../../shared/engine/game.ts';
import { seatsFor } from '../../shared/engine/seats.ts';
import { eager, playOut, rngFor, seedOf } from './random-play.ts';

const digest = (value: unknown): string => createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 8);

/**
 * A whole game of every number of players in a few lines: each move, and a digest of the state and of every view after
 * it. It tells that something plays differently, and at which move; what, the long playthrough tells.
 */
export function ledger(game: AnyGame, variants: readonly object[]): string {
  const lines: string[] = [];
  for (const variant of variants) {
    const [min, max] = seatsFor(game.meta, variant);
    for (let seats = min; seats <= max; seats++) {
      const options = game.parseOptions(variant, seats);
      if (!options.ok) throw new Error(`options refused: ${options.code}`);
      const state = game.setup(options.value, seats, seedOf(seats), game.meta.rulesVersion);
      const viewers = [...Array(seats).keys(), 'spectator' as const];
      lines.push(`# ${game.meta.id} ${JSON.stringify(variant)}, ${seats} seats`);
      let line: string[] = [digest(state)];
      const end = (): void => {
        lines.push(line.join(' '));
        line = [];
      };
      end();
      playOut(game, state, rngFor(seats), eager, (seat, move: AnyMove, apply) => {
        apply();
        const seen = viewers.map((viewer) => game.view(state, viewer));
        line.push(`${seat} ${game.format(move)} ${digest([state, seen])};`);
        if (line.length === 4) end();
      });
      end();
      lines.push(JSON.stringify(game.outcome(state)));
    }
  }
  return `${lines.join('\n')}\n`;
}
