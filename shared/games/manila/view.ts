import { at } from '../../engine/assert.ts';
import type { Params, Seat, Viewer } from '../../engine/core.ts';
import { copyOutcome } from '../../engine/outcome.ts';
import { copyLetters, copyWares, END_VALUE, WARES } from './components.ts';
import { actorOf } from './flow.ts';
import { nextLane } from './phases/launch.ts';
import type {
  AuctionView,
  Boat,
  BoatView,
  Event,
  PlayerView,
  PromptView,
  Rules,
  Settlement,
  State,
  View,
  Ware,
} from './types.ts';

/**
 * The one place where secrecy is decided (M13). An allow-list: what is not named here stays at home. Hidden are the
 * wares of other players' shares and, with `hideCash`, their money, both until the game is over.
 */
export const view = (state: Readonly<State>, viewer: Viewer): View => ({
  seq: state.seq,
  rules: rulesView(state.rules),
  voyage: state.voyage,
  rolls: state.rolls,
  round: state.round,
  opener: state.opener,
  master: state.master,
  prompt: promptView(state),
  auction: auctionView(state),
  values: copyWares(state.values),
  supply: copyWares(state.supply),
  boats: state.boats.map(boatView),
  port: copyLetters(state.port),
  shipyard: copyLetters(state.shipyard),
  pirates: [state.pirates[0], state.pirates[1]],
  pilots: { small: state.pilots.small, large: state.pilots.large },
  insurer: state.insurer,
  players: state.players.map((_, seat) => playerView(state, seat, viewer)),
  settlement: state.settlement === null ? null : settlementView(state.settlement),
  outcome: state.phase.kind === 'over' ? copyOutcome(state.phase.outcome) : null,
});

/** Events tell what flows and what lies open, and hands only at the end: everybody may see all of them (M13.3). */
export const redact = (event: Event, _viewer: Viewer): Event | null => event;

const rulesView = (rules: Rules): Rules => ({
  pilotOrder: rules.pilotOrder,
  largePilotMoves: rules.largePilotMoves,
  placementPass: rules.placementPass,
  stowawayTargets: rules.stowawayTargets,
  destituteMayInsure: rules.destituteMayInsure,
  seatsOnDockedBoats: rules.seatsOnDockedBoats,
  pirateEviction: rules.pirateEviction,
  evictionVacancies: rules.evictionVacancies,
  hideCash: rules.hideCash,
  startValue: rules.startValue,
  startingSeat: rules.startingSeat,
  showOdds: rules.showOdds,
  seats: rules.seats,
  accomplices: rules.accomplices,
  schedule: [rules.schedule[0], rules.schedule[1], rules.schedule[2]],
});

const boatView = ({ ware, start, position, berth, plundered, seats, die }: Readonly<Boat>): BoatView => ({
  ware,
  start,
  position,
  berth: berth === null ? null : { haven: berth.haven, letter: berth.letter },
  plundered,
  seats: [...seats],
  die,
});

/** M13.1, M13.2 */
function playerView(state: Readonly<State>, seat: Seat, viewer: Viewer): PlayerView {
  const { cash, shares, pledged, bought, accomplices, retired } = at(state.players, seat);
  const open = viewer === seat || viewer === 'omniscient' || state.phase.kind === 'over';
  return {
    cash: open || !state.rules.hideCash ? cash : null,
    shares: shares.length,
    pledged,
    // sorted: the order in which they came would tell which were dealt
    hand: open ? sorted(shares) : null,
    bought: [...bought],
    accomplices,
    retired,
  };
}

function sorted(shares: readonly Ware[]): Ware[] {
  const hand: Ware[] = [];
  for (const ware of WARES) for (const share of shares) if (share === ware) hand.push(share);
  return hand;
}

function auctionView({ phase }: Readonly<State>): AuctionView | null {
  if (phase.kind !== 'auction') return null;
  const { standing, bids, passed } = phase;
  return {
    standing: standing === null ? null : { seat: standing.seat, amount: standing.amount },
    bids: [...bids],
    passed: [...passed],
  };
}

function promptView(state: Readonly<State>): PromptView {
  const { phase } = state;
  const seat = actorOf(state);
  if (phase.kind === 'over' || seat === null) return { kind: 'over' };
  switch (phase.kind) {
    case 'auction':
    case 'share':
      return { kind: phase.kind, seat };
    case 'load':
      return { kind: 'load', seat, lane: state.boats.length };
    case 'launch': {
      const lane = nextLane(state);
      return { kind: 'launch', seat, lane, ware: at(state.boats, lane).ware };
    }
    case 'placement':
      return { kind: 'placement', seat, left: [...phase.left] };
    case 'roll':
      return { kind: 'roll', seat, roll: state.rolls + 1 };
    case 'boarding': {
      const { index, boarded } = phase;
      return { kind: 'boarding', seat, index, boarded: boarded && { ware: boarded.ware, seat: boarded.seat } };
    }
    case 'pilot':
      return { kind: 'pilot', seat, pilot: phase.pilot, moved: phase.moved };
    case 'plunder':
      return { kind: 'plunder', seat, boats: [...phase.boats] };
  }
}

const settlementView = (settlement: Settlement): Settlement => ({
  voyage: settlement.voyage,
  master: settlement.master,
  insurer: settlement.insurer,
  boats: settlement.boats.map(({ ware, berth, plundered, crew }) => ({
    ware,
    berth: { haven: berth.haven, letter: berth.letter },
    plundered,
    crew: [...crew],
  })),
  payments: settlement.payments.map(({ reason, from, to, amount, ware, letter }) => ({
    reason,
    from,
    to,
    amount,
    ware,
    letter,
  })),
  rises: settlement.rises.map(({ ware, from, to }) => ({ ware, from, to })),
});

/** For the lists of the lobby. */
export const lobbySummary = ({ voyage, values }: View): Params => ({
  voyage,
  top: Math.max(...WARES.map((ware) => values[ware])),
  goal: END_VALUE,
});
