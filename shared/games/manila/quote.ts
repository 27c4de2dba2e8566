import { never } from '../../engine/assert.ts';
import type { Seat } from '../../engine/core.ts';
import { BERTHS, NUMBERS, partOf, type Spot, sharePrice, spotOf, TILES } from './components.ts';
import { check } from './flow.ts';
import { worstDuty } from './odds.ts';
import { isStowaway, priceFor } from './phases/placement.ts';
import type { Move, Quote, State, Ware } from './types.ts';
import { boatOf, crewOf, freeLetter, playerOf, pledgesFor, sailsPast } from './zones.ts';

/** What a legal move costs and brings, by the functions that charge it; nothing for others. Keys: see `Quote`. */
export function quote(state: Readonly<State>, seat: Seat, move: Move): Quote {
  if (check(state, seat, move) !== null) return {};
  switch (move.type) {
    case 'bid':
      return price(state, seat, move.amount);
    case 'buy':
      return price(state, seat, sharePrice(state.values, move.ware));
    case 'place':
      return quotePlace(state, seat, spotOf(move.space));
    case 'board':
      return { payout: partOf(move.ware, crewOf(boatOf(state, move.ware)).length + 1), total: TILES[move.ware].payout };
    case 'evict':
      return { payout: partOf(move.ware, crewOf(boatOf(state, move.ware)).length), total: TILES[move.ware].payout };
    case 'steer':
      return quoteSteer(state, move.ware, move.steps);
    case 'send': {
      const letter = freeLetter(state, move.to);
      return { letter, payout: BERTHS[letter].payout, rises: move.to === 'port' };
    }
    case 'borrow':
      return { gain: NUMBERS.loan, repay: NUMBERS.redemption };
    case 'redeem':
      return { cost: NUMBERS.redemption };
    case 'pass':
    case 'decline':
    case 'load':
    case 'launch':
    case 'roll':
    case 'stay':
    case 'waive':
      return {};
    default:
      return never(move);
  }
}

const price = (state: Readonly<State>, seat: Seat, cost: number): Quote => ({
  cost,
  pledges: pledgesFor(playerOf(state, seat), cost),
});

function quotePlace(state: Readonly<State>, seat: Seat, spot: Spot): Quote {
  if (spot.kind === 'insurance') return { cost: 0, pledges: 0, gain: NUMBERS.premium, worst: worstDuty(state, seat) };
  const cost = priceFor(state, seat, spot);
  return { ...price(state, seat, cost), ...promise(state, spot), stowaway: isStowaway(state, seat, spot) };
}

/** What the space pays if it succeeds: a seat its part of the whole boat after joining. */
function promise(state: Readonly<State>, spot: Spot): Quote {
  if (spot.kind === 'port' || spot.kind === 'shipyard') return { payout: BERTHS[spot.letter].payout };
  if (spot.kind !== 'seat') return {};
  const { ware } = spot;
  return { payout: partOf(ware, crewOf(boatOf(state, ware)).length + 1), total: TILES[ware].payout };
}

function quoteSteer(state: Readonly<State>, ware: Ware, steps: number): Quote {
  const { position } = boatOf(state, ware);
  const docks = sailsPast(position, steps);
  return { to: docks ? NUMBERS.lastSpace + 1 : position + steps, docks };
}
