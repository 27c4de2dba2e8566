import type { CoreState, Params } from '../../shared/engine/core.ts';
import type { AnyGame } from '../../shared/engine/game.ts';
import type { ListingColumns } from '../store/match-types.ts';

export const lobbySummaryOf = (game: AnyGame, state: CoreState): Params =>
  game.lobbySummary(game.view(state, 'spectator'));

/** What lists show of this position. */
export const listingOf = (game: AnyGame, state: CoreState): ListingColumns => ({
  lobbySummary: lobbySummaryOf(game, state),
  toMove: game.actors(state),
  result: game.outcome(state),
});
