import { never } from '../../engine/assert.ts';
import type { Seat } from '../../engine/core.ts';
import { BERTHS, NUMBERS, partOf, sharePrice, spaceParts, TILES } from './components.ts';
import { check } from './flow.ts';
import { worstDuty } from './odds.ts';
import { costOf, destitute, nextPlace } from './phases/placement.ts';
import type { Move, Quote, Space, State, Ware } from './types.ts';
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
      return quotePlace(state, seat, move.space);
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

function quotePlace(state: Readonly<State>, seat: Seat, space: Space): Quote {
  if (space === 'insurance') return { cost: 0, pledges: 0, gain: NUMBERS.premium, worst: worstDuty(state, seat) };
  const stowaway = destitute(state, seat);
  const cost = stowaway ? playerOf(state, seat).cash : costOf(space, nextPlace(state, space));
  return { ...price(state, seat, cost), ...promise(state, space), stowaway };
}

/** What the space pays if it succeeds: a seat its part of the whole boat after joining. */
function promise(state: Readonly<State>, space: Space): Quote {
  const parts = spaceParts(space);
  if (parts.kind === 'port' || parts.kind === 'shipyard') return { payout: BERTHS[parts.letter].payout };
  if (parts.kind !== 'seat') return {};
  const { ware } = parts;
  return { payout: partOf(ware, crewOf(boatOf(state, ware)).length + 1), total: TILES[ware].payout };
}

function quoteSteer(state: Readonly<State>, ware: Ware, steps: number): Quote {
  const { position } = boatOf(state, ware);
  const docks = sailsPast(position, steps);
  return { to: docks ? NUMBERS.lastSpace + 1 : position + steps, docks };
}
