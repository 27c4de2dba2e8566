import type { GameDefinition } from '../../engine/game.ts';
import { rate } from './bot.ts';
import { clone, imagine } from './clone.ts';
import { defaultMove } from './default-move.ts';
import { actors, apply, check, legalMoves, outcome } from './flow.ts';
import { meta } from './meta.ts';
import { format, parseMove } from './moves.ts';
import { parseOptions } from './options.ts';
import { quote } from './quote.ts';
import { opening, setup } from './setup.ts';
import { story } from './story.ts';
import type { Event, Move, Options, State, View } from './types.ts';
import { reversible } from './undo.ts';
import { lobbySummary, redact, view } from './view.ts';

export {
  COMPANIES,
  flagsOn,
  HARBOUR_IDS,
  harbour,
  harboursFor,
  isShipment,
  MISSION_KINDS,
  MISSIONS,
  missionsFor,
  NUMBERS,
  perCompany,
  readingOrder,
  SHIPMENTS,
  SPICES,
  shipment,
  visibleFlags,
} from './components.ts';
export { meta } from './meta.ts';
export { type Forecast, forecast, type Missing, missing, type Owed, owed } from './odds.ts';
export { attackStrength, bonusOf, defenceStrength } from './phases/combat.ts';
export { pickersOf } from './phases/distribution.ts';
export { quantityOf, spiceOf } from './phases/tally.ts';
export { pointsOf } from './scoring.ts';
export type { MedalsOf, MomentsOf } from './story.ts';
export type * from './types.ts';

export const borneo: GameDefinition<State, Move, View, Event, Options, typeof meta.id> = {
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
