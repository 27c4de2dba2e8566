import { flowOf } from '../../engine/phases.ts';
import { nextSeat } from '../../engine/turn-order.ts';
import { endingOf } from './missions.ts';
import * as adventurerCard from './phases/adventurer-card.ts';
import * as adventurerSide from './phases/adventurer-side.ts';
import * as bust from './phases/bust.ts';
import * as buyOut from './phases/buy-out.ts';
import * as discover from './phases/discover.ts';
import { turnEvent } from './phases/event.ts';
import * as expedition from './phases/expedition.ts';
import { gamble } from './phases/gamble.ts';
import * as gift from './phases/gift.ts';
import * as instant from './phases/instant.ts';
import { jesters } from './phases/jesters.ts';
import * as look from './phases/look.ts';
import * as missionPay from './phases/mission.ts';
import * as missionInstant from './phases/mission-instant.ts';
import * as retryCoins from './phases/retry-coins.ts';
import * as ship from './phases/ship.ts';
import * as shipUse from './phases/ship-use.ts';
import * as startVictory from './phases/start-victory.ts';
import { trading } from './phases/stopping.ts';
import { taxBonus } from './phases/tax.ts';
import * as taxVictory from './phases/tax-victory.ts';
import * as trade from './phases/trade.ts';
import * as wrapUp from './phases/wrap-up.ts';
import { prepare } from './prepare.ts';
import { endOf, finish } from './scoring.ts';
import { openPage } from './tale.ts';
import type { Event, Move, State } from './types.ts';
import { clearHarbour, type Emitter } from './zones.ts';

/**
 * Turns may pass without a choice: dead ones (PR8.6), or, in theory, a last card that nobody can pay for and that goes
 * round until the limit (PR8.7). A turn takes a step for its beginning, its draw, its end, every window,
 * and for each of the few things that may be still to do in between.
 */
const runaway = ({ rules }: Readonly<State>): number => (rules.maxRounds + 1) * rules.seats * (rules.seats + 16);

/** Exactly one seat owes an answer, or the game is over (PR18.11). */
export const { actors, legalMoves, check, apply, advance, outcome } = flowOf<State, Move, Event>({
  phases: {
    adventurerCard,
    adventurerSide,
    retryCoins,
    startVictory,
    discover,
    trade,
    bust,
    wrapUp,
    // decisions
    ship,
    expeditionPay: expedition,
    instant,
    shipUse,
    gift,
    taxVictory,
    missionInstant,
    missionPay,
    look,
    buyOut,
    // what is still to do
    gamble,
    taxBonus,
    jesters,
    trading,
  },
  follow: endTurn,
  runaway,
  clauses: { notYourTurn: 'PR4.1', gameOver: 'PR8.2' },
});

/** PR4.1: harbour to the discard, end check, next seat. */
function endTurn(state: State, emit: Emitter): void {
  // what comes before the first turn is over
  if (state.turn === 0) {
    if (!prepare(state, emit)) beginTurn(state, emit);
    return;
  }
  clearHarbour(state, emit);
  const next = nextSeat(state.active, state.players.length);
  const reason = endOf(state, next === state.start);
  if (reason !== null) {
    const { adventure } = state.rules;
    // PR16.2: of rivals, whoever wins
    if (reason === 'influence' && adventure !== null && adventure.chapter !== null)
      openPage(state, endingOf(adventure.chapter), emit);
    finish(state, reason, emit);
    return;
  }
  if (next === state.start) state.round++;
  state.active = next;
  beginTurn(state, emit);
}

export function beginTurn(state: State, emit: Emitter): void {
  state.turn++;
  state.nextSlot = 0;
  state.gamblers = 0;
  state.reached = 0;
  state.purse = 0;
  state.phase = { kind: 'discover', drawn: 0, reshuffled: false };
  emit({ type: 'turnBegan', seat: state.active, round: state.round, turn: state.turn });
  if (state.adventure !== null) turnEvent(state, emit);
}
