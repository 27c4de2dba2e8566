import { InvariantError, never } from '../../engine/assert.ts';
import type { Seat } from '../../engine/core.ts';
import { adventurerOn } from './adventurers.ts';
import { expeditionOf, face, NUMBERS, personOf, SKILLS, shipOf } from './components.ts';
import { contractOf } from './contracts.ts';
import { check } from './flow.ts';
import { missionOf } from './missions.ts';
import { openContract } from './phases/contract.ts';
import { bonusOf, crownsOf, feeOf, hireCost, incomeOf } from './phases/prices.ts';
import { wouldBust } from './phases/ship.ts';
import type { ContractId, FaceId, MissionId, Move, Quote, Side, State } from './types.ts';
import { cardAt, coinsOf, contractsDone, takesOf, venturerOf } from './zones.ts';

/** What a legal move costs and brings, by the functions that charge it; nothing for others. */
export function quote(state: Readonly<State>, seat: Seat, move: Move): Quote {
  if (check(state, seat, move) !== null) return {};
  switch (move.type) {
    case 'draw':
    case 'pass':
    case 'done':
    case 'decline':
    case 'leave':
    case 'begin':
    case 'choose':
    case 'retain':
    case 'toss':
    case 'deliver':
      return {};
    case 'side':
      return { coins: startCoins(state, seat, move.side) };
    case 'look':
      return { cards: NUMBERS.cardsPerLook };
    case 'fulfil':
      return quoteMission(state, seat, move.mission);
    case 'stow':
      return quoteStow(state, seat);
    case 'sell':
      return { coins: quoteSale(move.innkeeper) };
    case 'buyOut':
      return { cost: priceAsked(state) };
    case 'gamble':
      return { cards: NUMBERS.cardsPerGambler, takes: NUMBERS.takesPerGambler };
    case 'setAside':
      return { time: state.time.length - 1, victory: state.victory.length + 1 };
    case 'claim':
      return quoteClaim(state, seat, move.contract);
    case 'give':
      return { coins: giftAsked(state) };
    case 'use':
      return quoteUse(state, seat, move);
    case 'stop':
      return { takes: takesOf(state, seat) };
    case 'keep':
      return { bust: keepBusts(state) };
    case 'repel':
    case 'store':
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

function giftAsked(state: Readonly<State>): number {
  const decision = state.pending.at(-1);
  if (state.phase.kind === 'retryCoins') return 1;
  return decision?.kind === 'gift' ? decision.coins : 0;
}

/** PR12.2, PR12.5: what the marker brings; a progress space brings nothing yet. */
function quoteClaim(state: Readonly<State>, seat: Seat, id: ContractId): Quote {
  const open = openContract(state, id);
  const { times, rewards, condition } = contractOf(id);
  const step = (open?.progress[seat] ?? 0) + 1;
  if (open === undefined || step < times) return { step, steps: times, coins: 0, influence: 0 };
  const done = contractsDone(state, seat);
  const [worth, more] = [NUMBERS.influenceByContracts[done] ?? 0, NUMBERS.influenceByContracts[done + 1] ?? 0];
  const cost = condition.kind === 'coins' ? condition.count : 0;
  return { step, steps: times, coins: rewards[open.done.length] ?? 0, influence: more - worth, cost };
}

/** How a ship is traded: what it brings, and what is given up for a contract. */
function quoteUse(state: Readonly<State>, seat: Seat, { under, renounce }: Extract<Move, { type: 'use' }>): Quote {
  const decision = state.pending.at(-1);
  if (decision?.kind !== 'shipUse') throw new InvariantError('no ship is being traded');
  const { income, fee, coins } = quoteTrade(state, seat, decision.slot);
  const influence = under ? NUMBERS.influencePerKeptShip : 0;
  if (renounce === null) {
    const brings = { income: Number(income), fee: Number(fee), coins: Number(coins), influence };
    if (state.adventure === null) return brings;
    return { ...brings, crowns: crownsOf(state, seat, shipOf(cardAt(state, decision.slot)), false) };
  }
  const lost = Number(income);
  return { income: 0, fee: Number(fee), coins: Number(coins) - lost, lost, influence };
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

// ------------------------------------------------------------------------------------- the adventure

function startCoins(state: Readonly<State>, seat: Seat, side: Side): number {
  const { card } = venturerOf(state, seat);
  return card === null ? 0 : adventurerOn(card, side).startCoins;
}

/** PR14.15: what it costs and brings; which window the marker uncovers, 1 to 4; a reserved one brings nothing yet. */
function quoteMission(state: Readonly<State>, seat: Seat, id: MissionId): Quote {
  const open = state.adventure?.missions.find((one) => one.id === id);
  const { coins: cost, cargo, first, crowns, times } = missionOf(id);
  const begun = open?.progress.includes(seat) ?? false;
  if (times > 1 && !begun) return { cost: 0, ships: 0, coins: 0, crowns: 0, window: 0, step: 1, steps: times };
  const isFirst = open?.done.length === 0;
  const window = venturerOf(state, seat).windows + 1;
  return {
    cost,
    ships: cargo.length,
    coins: isFirst ? first.coins : 0,
    crowns: crowns + (isFirst ? first.crowns : 0),
    window,
    step: times,
    steps: times,
  };
}

/** PR14.12 */
function quoteStow(state: Readonly<State>, seat: Seat): Quote {
  const decision = state.pending.at(-1);
  if (decision?.kind !== 'shipUse') throw new InvariantError('no ship is being traded');
  const ship = shipOf(cardAt(state, decision.slot));
  const income = bonusOf(state, seat, ship);
  const fee = feeOf(state, seat);
  return { income, fee, coins: coinsOf(state, seat) + income - fee, crowns: crownsOf(state, seat, ship, true) };
}

function quoteSale(innkeeper: FaceId): number {
  const person = face(innkeeper);
  return person.kind === 'person' ? person.buysFor : 0;
}

function priceAsked(state: Readonly<State>): number {
  const decision = state.pending.at(-1);
  return decision?.kind === 'buyOut' ? decision.price : 0;
}
