import { InvariantError, never } from '../../engine/assert.ts';
import type { Seat } from '../../engine/core.ts';
import { expeditionOf, face, personOf, SKILLS, shipOf } from './components.ts';
import { check } from './flow.ts';
import { wouldBust } from './phases/ship.ts';
import { feeOf, hireCost, incomeOf } from './phases/trade.ts';
import type { CardNo, FaceId, Move, Quote, State } from './types.ts';
import { berthAt, coinsOf, takesOf } from './zones.ts';

/** What a legal move costs and brings, by the functions that charge it; nothing for others. */
export function quote(state: Readonly<State>, seat: Seat, move: Move): Quote {
  if (check(state, seat, move) !== null) return {};
  switch (move.type) {
    case 'draw':
    case 'pass':
    case 'done':
      return {};
    case 'stop':
      return { takes: takesOf(state, seat) };
    case 'keep':
      return { bust: keepBusts(state) };
    case 'repel':
      return { bust: false };
    case 'trade':
      return quoteTrade(state, seat, move.slot);
    case 'hire':
      return quoteHire(state, seat, move.slot);
    case 'complete':
      return quoteExpedition(move.expedition);
    case 'pay':
      return quoteExpedition(expeditionAsked(state));
    default:
      return never(move);
  }
}

function keepBusts(state: Readonly<State>): boolean {
  const decision = state.pending.at(-1);
  return decision?.kind === 'ship' && wouldBust(state, shipOf(decision.card));
}

function cardAt(state: Readonly<State>, slot: number): CardNo {
  const berth = berthAt(state, slot);
  if (berth === undefined) throw new InvariantError(`nothing at slot ${slot}`);
  return berth.card;
}

function expeditionAsked(state: Readonly<State>): FaceId {
  const decision = state.pending.at(-1);
  if (decision?.kind !== 'expeditionPay') throw new InvariantError('no payment is asked for');
  return expeditionOf(decision.expedition).id;
}

/** Whoever goes is given up; each of them has been worth one influence, whatever the payment (PR6.4). */
function quoteExpedition(id: FaceId): Quote {
  const expedition = face(id);
  if (expedition.kind !== 'expedition') throw new InvariantError(`${id} is no expedition`);
  const persons = SKILLS.reduce((sum, skill) => sum + expedition.requires[skill], 0);
  return { influence: expedition.influence, net: expedition.influence - persons, coins: expedition.coins, persons };
}

function quoteTrade(state: Readonly<State>, seat: Seat, slot: number): Quote {
  const income = incomeOf(state, seat, shipOf(cardAt(state, slot)));
  const fee = feeOf(state, seat);
  return { income, fee, coins: coinsOf(state, seat) + income - fee };
}

function quoteHire(state: Readonly<State>, seat: Seat, slot: number): Quote {
  const person = personOf(cardAt(state, slot));
  const cost = hireCost(state, seat, person);
  const fee = feeOf(state, seat);
  return { cost, fee, coins: coinsOf(state, seat) - cost - fee, influence: person.influence };
}
