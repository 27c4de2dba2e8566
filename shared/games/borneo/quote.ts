import { never } from '../../engine/assert.ts';
import type { Seat } from '../../engine/core.ts';
import { flagsOn, MISSIONS } from './components.ts';
import { check, questionOf } from './flow.ts';
import { forecast } from './odds.ts';
import { attackStrength, bonusOf, defenceStrength } from './phases/combat.ts';
import { quantityOf, spiceOf } from './phases/tally.ts';
import type { CardId, Combat, Move, Quote, ShipmentId, State } from './types.ts';
import { playerOf } from './zones.ts';

/**
 * What a legal move brings, by the functions that decide it; nothing for others. Keys: `rank` where a merchant will
 * stand · `points` · `defender`, `bonus`, `strongest` of all usable cards that may be laid · `flags` of a card,
 * `attack` and `defence` after it · `spice`, `quantity` · `effect` none, monopoly or shared, with `company` first in
 * order, `companies`, `picks` of mine, `first` the place of my first pick, `cards` in all, `harbour` mine or not.
 */
export function quote(state: Readonly<State>, seat: Seat, move: Move): Quote {
  if (check(state, seat, move) !== null) return {};
  switch (move.type) {
    case 'placeMerchant':
      return { rank: state.companies[move.company].length + 1 };
    case 'mission':
      return { points: MISSIONS[move.kind].points, left: state.missions[move.kind] };
    case 'transfer':
    case 'leave':
      return { rank: rankAtEnd(state, move) };
    case 'attack':
      return quoteAttack(state, seat, move);
    case 'attackCard':
    case 'defendCard':
    case 'done':
    case 'swap':
      return quoteCombat(state, move);
    case 'ship':
      return quoteShipment(state, seat, move);
    case 'pay':
    case 'pirateCard':
    case 'pick':
    case 'reward':
      return quoteCard(state, move.card);
    case 'pass':
    case 'none':
    case 'pirateSpice':
    case 'discard':
      return {};
    default:
      return never(move);
  }
}

const rankAtEnd = (state: Readonly<State>, move: Extract<Move, { type: 'transfer' | 'leave' }>): number => {
  const question = questionOf(state);
  const rejoins = 'combat' in question && question.combat.company === move.to;
  return state.companies[move.to].length + (rejoins ? 0 : 1);
};

const quoteCard = (state: Readonly<State>, card: CardId): Quote => ({
  spice: spiceOf(card, state.rules.edition) ?? 'crate',
  quantity: quantityOf(card),
});

type Attack = Extract<Move, { type: 'attack' }>;

function quoteAttack(state: Readonly<State>, seat: Seat, move: Attack): Quote {
  const { company, defenderRank } = move;
  const { hand } = playerOf(state, seat);
  const flags = hand.map((card) => flagsOn(card, company)).filter((count) => count > 0);
  // one card stays in hand (B7.2)
  const strongest = flags
    .sort((a, b) => b - a)
    .slice(0, hand.length - 1)
    .reduce((sum, count) => sum + count, 0);
  return { defender: state.companies[company][defenderRank - 1] ?? -1, bonus: bonusOf(move), strongest };
}

function quoteCombat(state: Readonly<State>, move: Move): Quote {
  const question = questionOf(state);
  if (!('combat' in question)) return {};
  const { combat } = question;
  if (move.type === 'swap') return { rank: combat.attackerRank };
  const flags = move.type === 'done' || !('card' in move) ? 0 : flagsOn(move.card, combat.company);
  return {
    flags,
    ...strengths(combat, move.type === 'attackCard' ? flags : 0, move.type === 'defendCard' ? flags : 0),
  };
}

const strengths = (combat: Combat, attack: number, defence: number): Quote => ({
  attack: attackStrength(combat) + attack,
  defence: defenceStrength(combat) + defence,
  bonus: bonusOf(combat),
});

function quoteShipment(state: Readonly<State>, seat: Seat, move: { card: ShipmentId; place: 1 | 2 | 3 }): Quote {
  const caused = forecast(state, move.card, move.place);
  if (caused === null || caused.kind === 'none') return { effect: 'none' };
  const { kind, companies, pickers, harbourTo } = caused;
  return {
    effect: kind,
    company: companies[0] ?? '',
    companies: companies.join(','),
    cards: (state.places[move.place - 1]?.column.length ?? 0) + 1,
    picks: pickers.filter((picker) => picker.seat === seat).length,
    first: pickers.findIndex((picker) => picker.seat === seat) + 1,
    harbour: harbourTo === seat,
  };
}
