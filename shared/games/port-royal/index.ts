import type { GameDefinition } from '../../engine/game.ts';
import { rate } from './bot.ts';
import { clone, imagine } from './clone.ts';
import { defaultMove } from './default-move.ts';
import { actors, apply, check, legalMoves, outcome } from './flow.ts';
import { meta } from './meta.ts';
import { format, parseMove } from './moves.ts';
import { brings, parseOptions } from './options.ts';
import { quote } from './quote.ts';
import { opening, setup } from './setup.ts';
import { story } from './story.ts';
import type { Event, Move, Options, State, View } from './types.ts';
import { reversible } from './undo.ts';
import { lobbySummary, redact, view } from './view.ts';

export { ADVENTURERS, adventurerOf, adventurerOn } from './adventurers.ts';
export { CARDS, COLOURS, coloursOf, FACES, face, faceOf, findFace, NUMBERS, rankOf } from './components.ts';
export { CONTRACTS, contractOf, isContractId, timeOfSeals } from './contracts.ts';
export { EVENTS, eventOf } from './happenings.ts';
export { isReserved, markersLeft } from './markers.ts';
export { meta } from './meta.ts';
export { firstMission, isMissionId, MISSIONS, missionOf, PAGES } from './missions.ts';
export { bustRisk, effectIn } from './odds.ts';
export { freeMarkers } from './phases/contract.ts';
export { type Standing, standingOf } from './standing.ts';
export type { MedalsOf, MomentsOf } from './story.ts';
export type * from './types.ts';

export const portRoyal: GameDefinition<State, Move, View, Event, Options, typeof meta.id> = {
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
  rate: (seen, seat, moves) => rate(seen, seat, moves),
  format,
  quote,
  brings,
  lobbySummary,
  story,
};
