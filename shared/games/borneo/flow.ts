import { flowOf } from '../../engine/phases.ts';
import * as combat from './phases/combat.ts';
import * as company from './phases/company.ts';
import * as distribution from './phases/distribution.ts';
import * as draw from './phases/draw.ts';
import * as mission from './phases/mission.ts';
import * as payment from './phases/payment.ts';
import * as placing from './phases/placing.ts';
import * as shipment from './phases/shipment.ts';
import { follow } from './phases/turn.ts';
import type { Event, Move, State } from './types.ts';

/** More than a payment has cards and the last round players; every turn asks for a shipment. */
const RUNAWAY = 100;

export const { questionOf, actorOf, actors, legalMoves, check, apply, advance, outcome } = flowOf<State, Move, Event>({
  phases: {
    placing,
    mission,
    company,
    ship: shipment,
    discard: draw,
    finalMission: mission,
    // decisions
    payment,
    attackCard: combat,
    defendCard: combat,
    displaced: combat,
    defenceReward: combat,
    pick: distribution,
  },
  follow,
  runaway: () => RUNAWAY,
  clauses: { notYourTurn: 'B4.1', gameOver: 'B13.6' },
});
