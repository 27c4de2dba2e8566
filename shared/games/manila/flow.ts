import { flowOf } from '../../engine/phases.ts';
import * as auction from './phases/auction.ts';
import * as boarding from './phases/boarding.ts';
import * as launch from './phases/launch.ts';
import * as load from './phases/load.ts';
import * as loan from './phases/loan.ts';
import * as pilot from './phases/pilot.ts';
import * as placement from './phases/placement.ts';
import * as plunder from './phases/plunder.ts';
import * as roll from './phases/roll.ts';
import * as share from './phases/share.ts';
import { follow } from './phases/voyage.ts';
import type { Event, Move, State } from './types.ts';

/** A voyage has fewer steps than this; every voyage asks for at least one roll. */
const RUNAWAY = 100;

/** Exactly one seat owes an answer, and it is the harbour master unless a phase says otherwise (M15.4). */
export const { actorOf, actors, legalMoves, check, apply, advance, outcome } = flowOf<State, Move, Event, loan.Loan>({
  phases: { auction, share, load, launch, placement, roll, boarding, pilot, plunder },
  follow,
  runaway: () => RUNAWAY,
  clauses: { notYourTurn: 'M15.4', gameOver: 'M12.2' },
  // M11.5
  sideMoves: loan,
});
