import type { MatchStore } from '../../server/store/MatchStore.ts';
import { gameFileOf } from '../../server/table/recorded.ts';
import type { CoreState } from '../../shared/engine/core.ts';
import type { AnyGame } from '../../shared/engine/game.ts';
import { pick } from '../../shared/engine/rng.ts';
import { commitmentOf, seedFrom } from '../../shared/fairness/deal.ts';
import { sealed } from '../../shared/fairness/digest.ts';
import type { GameId } from '../../shared/games/ids.ts';
import { games } from '../../shared/games/registry.ts';
import type { GameContents, GameFile } from '../../shared/protocol/game-file.ts';
import { rngFor } from './random-play.ts';

const began = '2026-05-01T18:00:00.000Z';
const ended = '2026-05-01T18:40:00.000Z';

/** A finished game as the service would give it away, played by chance. */
export const playedFile = (id: GameId, n = 1): GameFile => fileOfVersion(games[id], games[id].meta.rulesVersion, n);

/** The same by a version of the rules that need not be the newest. */
export function fileOfVersion(game: AnyGame, version: number, n = 1): GameFile {
  const seats = 3;
  const rng = rngFor(n);
  const secret = String(n).padStart(64, '5e');
  const nonces = ['0123456789abcdef0123456789abcdef', '', 'fedcba9876543210fedcba9876543210'];
  const seed = seedFrom(secret, nonces);
  const options = game.parseOptions({}, seats, version);
  if (!options.ok) throw new Error(options.code);
  const state: CoreState = game.setup(options.value, seats, seed, version);
  const moves: GameContents['moves'] = [];
  for (let [seat] = game.actors(state); seat !== undefined; [seat] = game.actors(state)) {
    const move = pick(rng, game.legalMoves(state, seat));
    game.apply(state, seat, move, () => {});
    moves.push([seat, move]);
  }
  const players: GameContents['players'] = ['Anna', 'Calico Jack', 'Zoë'].map((name, at) => ({
    kind: at === 1 ? 'bot' : 'person',
    name,
  }));
  return sealed({
    format: 1,
    game: game.meta.id as GameContents['game'],
    rulesVersion: version,
    options: options.value,
    seats,
    seed,
    moves,
    result: game.outcome(state) as GameContents['result'],
    id: `table-${n}`,
    players,
    began,
    ended,
    fairness: { commitment: commitmentOf(secret), secret, nonces },
    origin: null,
  });
}

/** The same of a game that the service has stored. */
export async function storedFile(store: MatchStore, id: string): Promise<GameFile> {
  const row = await store.byId(id);
  if (!row) throw new Error(`no game ${id}`);
  return gameFileOf(row, await store.moves(id));
}
