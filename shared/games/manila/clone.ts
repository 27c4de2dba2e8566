import { at, InvariantError } from '../../engine/assert.ts';
import type { Seat } from '../../engine/core.ts';
import { copyOutcome } from '../../engine/outcome.ts';
import { below, offspring, type Rng, shuffle } from '../../engine/rng.ts';
import { copyLetters, copyWares, NUMBERS, WARES } from './components.ts';
import type { Boat, BoatView, Phase, Player, PlayerView, Rules, Settlement, State, View, Ware } from './types.ts';

/** Field by field: what is spread has a shape of its own, which the rules would be slow to look into. */
export const clone = (state: Readonly<State>): State => ({
  rng: [...state.rng],
  seq: state.seq,
  // nothing ever changes them, nor a sheet that has been written
  rules: state.rules,
  phase: clonePhase(state.phase),
  pending: [],
  voyage: state.voyage,
  rolls: state.rolls,
  round: state.round,
  opener: state.opener,
  master: state.master,
  values: copyWares(state.values),
  supply: copyWares(state.supply),
  boats: state.boats.map(cloneBoat),
  port: copyLetters(state.port),
  shipyard: copyLetters(state.shipyard),
  pirates: [state.pirates[0], state.pirates[1]],
  pilots: { small: state.pilots.small, large: state.pilots.large },
  insurer: state.insurer,
  players: state.players.map(({ cash, shares, pledged, bought, accomplices, retired }) => ({
    cash,
    shares: shares.slice(),
    pledged,
    bought: bought.slice(),
    accomplices,
    retired,
  })),
  settlement: state.settlement,
});

const cloneRules = (rules: Rules): Rules => ({
  ...rules,
  schedule: [rules.schedule[0], rules.schedule[1], rules.schedule[2]],
});

const cloneBoat = ({ ware, start, position, berth, plundered, seats, die }: Readonly<BoatView>): Boat => ({
  ware,
  start,
  position,
  berth: berth === null ? null : { haven: berth.haven, letter: berth.letter },
  plundered,
  seats: seats.slice(),
  die,
});

function clonePhase(phase: Phase): Phase {
  switch (phase.kind) {
    case 'auction':
      return {
        ...phase,
        standing: phase.standing && { ...phase.standing },
        bids: phase.bids.slice(),
        passed: phase.passed.slice(),
      };
    case 'placement':
      return { kind: 'placement', round: phase.round, turn: phase.turn, left: phase.left.slice() };
    case 'boarding':
      return { ...phase, boarded: phase.boarded && { ...phase.boarded } };
    case 'plunder':
      return { ...phase, boats: phase.boats.slice() };
    case 'over':
      return { kind: 'over', outcome: copyOutcome(phase.outcome) };
    default:
      return { ...phase };
  }
}

const cloneSettlement = (settlement: Settlement): Settlement => ({
  ...settlement,
  boats: settlement.boats.map((boat) => ({ ...boat, berth: { ...boat.berth }, crew: boat.crew.slice() })),
  payments: settlement.payments.map((payment) => ({ ...payment })),
  rises: settlement.rises.map((step) => ({ ...step })),
});

// -------------------------------------------------------------------------------- what a seat may imagine

/** M13.1: hidden hands are filled with the shares that lie nowhere openly, hidden money is made up. */
export function imagine(view: View, _seat: Seat, rng: Rng): State {
  const dealt = dealtShares(view, rng);
  return {
    rng: offspring(rng),
    seq: view.seq,
    rules: cloneRules(view.rules),
    phase: phaseOf(view),
    pending: [],
    voyage: view.voyage,
    rolls: view.rolls,
    round: view.round,
    opener: view.opener,
    master: view.master,
    values: copyWares(view.values),
    supply: copyWares(view.supply),
    boats: view.boats.map(cloneBoat),
    port: copyLetters(view.port),
    shipyard: copyLetters(view.shipyard),
    pirates: [view.pirates[0], view.pirates[1]],
    pilots: { small: view.pilots.small, large: view.pilots.large },
    insurer: view.insurer,
    players: view.players.map((player, seat): Player => {
      const { pledged, bought, accomplices, retired } = player;
      const cash = player.cash ?? likelyCash(view, player, seat, rng);
      // in the order in which they came: first the two that were dealt
      const shares = [...at(dealt, seat), ...bought];
      return { cash, shares, pledged, bought: [...bought], accomplices, retired };
    }),
    settlement: view.settlement === null ? null : cloneSettlement(view.settlement),
  };
}

/** The shares that each player was dealt: known ones as they are, the others by lot. */
function dealtShares({ players, supply }: View, rng: Rng): Ware[][] {
  const unseen = new Map<Ware, number>(WARES.map((ware) => [ware, NUMBERS.sharesPerWare - supply[ware]]));
  const take = (ware: Ware): void => {
    const left = unseen.get(ware) ?? 0;
    if (left === 0) throw new InvariantError(`no share of ${ware} left`);
    unseen.set(ware, left - 1);
  };
  const known = players.map(({ hand, bought }) => {
    if (hand === null) {
      bought.forEach(take);
      return null;
    }
    hand.forEach(take);
    return without(hand, bought);
  });
  const pool = shuffle(
    rng,
    [...unseen].flatMap(([ware, left]) => Array<Ware>(left).fill(ware)),
  );
  return known.map((hand, seat) => {
    const { shares, bought } = at(players, seat);
    return hand ?? pool.splice(0, shares - bought.length);
  });
}

function without(hand: readonly Ware[], bought: readonly Ware[]): Ware[] {
  const rest = [...hand];
  for (const ware of bought) rest.splice(rest.indexOf(ware), 1);
  return rest;
}

/** Any sum that allows what the player has bid, or is asked. */
function likelyCash({ auction, prompt }: View, { shares, pledged }: PlayerView, seat: Seat, rng: Rng): number {
  const standing = auction?.standing;
  const asked = prompt.kind !== 'over' && prompt.seat === seat;
  const raise = asked && prompt.kind === 'auction' ? 1 : 0;
  const bid = standing && (standing.seat === seat || raise === 1) ? standing.amount + raise : 0;
  const needed = Math.max(asked ? NUMBERS.lowestPrice : 0, bid - NUMBERS.loan * (shares - pledged));
  return needed + below(rng, 2 * NUMBERS.startCash);
}

function phaseOf({ prompt, auction, round, outcome }: View): Phase {
  switch (prompt.kind) {
    case 'auction':
      if (auction === null) throw new InvariantError('an auction without its bids');
      return {
        kind: 'auction',
        turn: prompt.seat,
        standing: auction.standing && { ...auction.standing },
        bids: [...auction.bids],
        passed: [...auction.passed],
      };
    case 'placement':
      return { kind: 'placement', round, turn: prompt.seat, left: [...prompt.left] };
    case 'boarding': {
      const { index, boarded } = prompt;
      return { kind: 'boarding', index, boarded: boarded && { ...boarded } };
    }
    case 'pilot':
      return { kind: 'pilot', pilot: prompt.pilot, moved: prompt.moved };
    case 'plunder':
      return { kind: 'plunder', boats: [...prompt.boats] };
    case 'over':
      if (outcome === null) throw new InvariantError('over without an outcome');
      return { kind: 'over', outcome: copyOutcome(outcome) };
    default:
      return { kind: prompt.kind };
  }
}
