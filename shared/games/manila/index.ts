import type { GameDefinition } from '../../engine/game.ts';
import { rate } from './bot.ts';
import { clone, imagine } from './clone.ts';
import { NUMBERS } from './components.ts';
import { defaultMove } from './default-move.ts';
import { actors, apply, check, legalMoves, outcome } from './flow.ts';
import { meta } from './meta.ts';
import { format, parseMove } from './moves.ts';
import { parseOptions } from './options.ts';
import { quote } from './quote.ts';
import { opening, setup } from './setup.ts';
import { story } from './story.ts';
import type { Event, Move, Options, PlayerView, State, View } from './types.ts';
import { reversible } from './undo.ts';
import { lobbySummary, redact, view } from './view.ts';

export {
  BERTHS,
  END_VALUE,
  LETTERS,
  MARKET,
  NUMBERS,
  PILOTS,
  partOf,
  SPACES,
  type Spot,
  sharePrice,
  spotOf,
  TILES,
  type Tile,
  WARES,
} from './components.ts';
export { meta } from './meta.ts';
export {
  type BerthOdds,
  type BoatOdds,
  boatOdds,
  type InsuranceOdds,
  insuranceOdds,
  rollsLeft,
  type VoyageOdds,
  voyageOdds,
} from './odds.ts';
export type { MedalsOf, MomentsOf } from './story.ts';
export type * from './types.ts';

/** What a player can raise, cash and loans on free shares; null where the cash is hidden. */
export const funds = ({ cash, shares, pledged }: Pick<PlayerView, 'cash' | 'shares' | 'pledged'>): number | null =>
  cash === null ? null : cash + NUMBERS.loan * (shares - pledged);

export const manila: GameDefinition<State, Move, View, Event, Options, typeof meta.id> = {
  meta,
  parseOptions,
  setup,
  opening,
  actors,
  legalMoves,
  check,
  parseMove,
  apply,
  outcome,
  view,
  redact,
  reversible,
  clone,
  imagine,
  defaultMove,
  rate,
  format,
  quote,
  lobbySummary,
  story,
};
