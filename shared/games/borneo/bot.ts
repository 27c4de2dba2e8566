import { at, never } from '../../engine/assert.ts';
import type { Seat } from '../../engine/core.ts';
import {
  demandOf,
  liking,
  type Stock,
  spending,
  standing,
  stockOf,
  strongest,
  TASTE,
  takePayment,
  venture,
  winning,
  worth,
  worthWith,
} from './appraisal.ts';
import { COMPANIES, flagsOn, harbour, MISSIONS, NUMBERS, perCompany } from './components.ts';
import { type Forecast, forecast } from './odds.ts';
import { attackStrength, bonusOf, defenceStrength } from './phases/combat.ts';
import { pickersOf } from './phases/distribution.ts';
import { add, classOf, quantityOf, tallyOf, traded, tradeOf } from './phases/tally.ts';
import type { CardId, CombatView, Company, Move, Rank, ShipmentId, View } from './types.ts';

/** What one seat sees, worked out once for all moves of a question. */
interface Mind {
  readonly view: View;
  readonly me: Seat;
  readonly hand: readonly ShipmentId[];
  readonly demand: Readonly<Record<Company, number>>;
  readonly stocks: readonly Stock[];
  readonly now: number;
}

function mindOf(view: View, me: Seat): Mind {
  const hand = view.players[me]?.hand ?? [];
  const own = perCompany((company) => hand.reduce((sum, card) => sum + flagsOn(card, company), 0));
  const demand = demandOf(view, own);
  const stocks = view.players.map((_, seat) => stockOf(view, seat));
  return { view, me, hand, demand, stocks, now: standing(view, view.companies, demand, me) };
}

/** How much this seat would like each of the moves, in points. */
export function rate(view: View, seat: Seat, moves: readonly Move[]): number[] {
  const mind = mindOf(view, seat);
  return moves.map((move) => rateOne(mind, move));
}

function rateOne(mind: Mind, move: Move): number {
  const { view, me, stocks } = mind;
  switch (move.type) {
    case 'placeMerchant':
      return ranked(mind, (ranks) => ranks[move.company].push(me));
    case 'pass':
      return view.prompt.kind === 'company' ? 0 : waiting(mind);
    case 'mission':
      return mission(mind, move);
    case 'pay':
      return paying(mind, move.card);
    case 'pirateCard':
      return worthWith(view, at(stocks, me), move.card, -1);
    case 'pirateSpice':
      return 0;
    case 'transfer':
      return (
        ranked(mind, (ranks) => {
          ranks[move.from].splice(move.rank - 1, 1);
          ranks[move.to].push(me);
        }) -
        mind.now -
        TASTE.transfer
      );
    case 'attack':
      return attack(mind, move);
    case 'attackCard':
    case 'defendCard':
    case 'done':
    case 'swap':
    case 'leave':
      return inCombat(mind, move);
    case 'reward':
    case 'pick':
      return worthWith(view, at(stocks, me), move.card, 1);
    case 'none':
      return worth(view, at(stocks, me));
    case 'ship':
      return shipment(mind, move.card, move.place);
    case 'discard':
      return -keeping(mind, move.card);
    default:
      return never(move);
  }
}

// --------------------------------------------------------------------------------------- missions

/** At the end nothing can be waited for. */
const waiting = ({ view, stocks, me }: Mind): number => {
  const stock = at(stocks, me);
  return view.prompt.kind === 'finalMission' ? NUMBERS.pointsPerCard * stock.cards : worth(view, stock);
};

function mission({ view, stocks, me }: Mind, { kind, pirates }: Extract<Move, { type: 'mission' }>): number {
  const { tally, cards } = at(stocks, me);
  const rest = tally.slice();
  const left = cards - takePayment(rest, kind);
  const later =
    view.prompt.kind === 'finalMission' ? NUMBERS.pointsPerCard * left : worth(view, { tally: rest, cards: left });
  return MISSIONS[kind].points + later + TASTE.haste - (pirates ? TASTE.ship : 0);
}

/** What is left when the payment is completed cheaply after this card. */
function paying({ view, stocks, me }: Mind, card: CardId): number {
  if (view.prompt.kind !== 'payment') return 0;
  const { edition } = view.rules;
  const { kind, card: trading, spice, named } = view.prompt.payment;
  const trade = trading === null || spice === null ? null : tradeOf(trading, spice, edition);
  const printed = tallyOf([...named, card], edition);
  const stock = at(stocks, me);
  const tally = stock.tally.map((count, index) => count - (printed[index] ?? 0));
  const cards = stock.cards - named.length - 1;
  const paid = trade === null ? printed : traded(printed, trade);
  const left = cards - takePayment(tally, kind, paid);
  return view.ending === null ? worth(view, { tally, cards: left }) : NUMBERS.pointsPerCard * left;
}

// --------------------------------------------------------------------------------------- companies

type Lists = Record<Company, Seat[]>;

/** The worth of one's standing after a change. */
function ranked({ view, demand, me }: Mind, change: (ranks: Lists) => void): number {
  const ranks: Lists = perCompany((company) => [...view.companies[company]]);
  change(ranks);
  return standing(view, ranks, demand, me);
}

interface Duel {
  readonly company: Company;
  readonly attackerRank: Rank;
  readonly defenderRank: Rank;
}

/** What it is worth to the attacker if they change places. */
const prize = (mind: Mind, { company, attackerRank, defenderRank }: Duel): number =>
  ranked(mind, (ranks) => {
    const list = ranks[company];
    const beaten = at(list, defenderRank - 1);
    list[defenderRank - 1] = at(list, attackerRank - 1);
    list[attackerRank - 1] = beaten;
  }) - mind.now;

/** The best number of cards, strongest first, before any is laid. */
function attack(mind: Mind, move: Extract<Move, { type: 'attack' }>): number {
  const { view, hand } = mind;
  const { company, defenderRank } = move;
  const held = view.players[at(view.companies[company], defenderRank - 1)]?.cards ?? 1;
  const gain = prize(mind, move);
  const bonus = bonusOf(move);
  let best = Number.NEGATIVE_INFINITY;
  let flags = 0;
  let cost = 0;
  strongest(hand, company)
    .slice(0, hand.length - NUMBERS.kept)
    .forEach((card, i) => {
      flags += flagsOn(card, company);
      cost += spending(hand.length - i);
      best = Math.max(best, venture(gain, winning(flags, i + 1, bonus, held)) - cost);
    });
  return best - TASTE.attack;
}

type Fighting = Extract<Move, { type: 'attackCard' | 'defendCard' | 'done' | 'swap' | 'leave' }>;

function inCombat(mind: Mind, move: Fighting): number {
  const { prompt } = mind.view;
  if (!('combat' in prompt)) return 0;
  const { combat } = prompt;
  if (move.type === 'swap') return leaving(mind, combat, null);
  if (move.type === 'leave') return leaving(mind, combat, move.to);
  const card = move.type === 'done' ? null : move.card;
  return prompt.kind === 'attackCard' ? lay(mind, combat, card) : defend(mind, combat, card);
}

/** B7.5, as the beaten one sees it. */
const leaving = (
  mind: Mind,
  { company, attackerRank, defenderRank, attacker }: CombatView,
  to: Company | null,
): number =>
  ranked(mind, (ranks) => {
    ranks[company][defenderRank - 1] = attacker;
    if (to === null) ranks[company][attackerRank - 1] = mind.me;
    else {
      ranks[company].splice(attackerRank - 1, 1);
      ranks[to].push(mind.me);
    }
  });

/** One card more, or enough. */
function lay(mind: Mind, combat: CombatView, card: ShipmentId | null): number {
  const { view, hand } = mind;
  const held = view.players[combat.defender]?.cards ?? 1;
  const flags = attackStrength(combat) + (card === null ? 0 : flagsOn(card, combat.company));
  const laid = combat.attack.length + (card === null ? 0 : 1);
  const value = venture(prize(mind, combat), winning(flags, laid, bonusOf(combat), held));
  return card === null ? value : value - spending(hand.length) - TASTE.laid * keeping(mind, card);
}

/** Defends if that wins, with as few cards as it takes; a card that wins may be kept (B7.6). */
function defend(mind: Mind, combat: CombatView, card: ShipmentId | null): number {
  const { hand, view, me, stocks } = mind;
  const lead = defenceStrength(combat) - attackStrength(combat);
  const rest = hand.filter((other) => other !== card);
  const flags = card === null ? 0 : flagsOn(card, combat.company);
  const more = Math.min(combat.attack.length - combat.defence.length - 1, rest.length - NUMBERS.kept);
  const reach = strongest(rest, combat.company)
    .slice(0, Math.max(0, more))
    .reduce((sum, other) => sum + flagsOn(other, combat.company), 0);
  if (card === null) return lead > 0 ? 0 : TASTE.beaten;
  const cost = spending(hand.length);
  const stock = at(stocks, me);
  const reward = combat.defence.length === 0 ? worthWith(view, stock, card, 1) - worth(view, stock) : 0;
  if (lead > 0) return reward - cost;
  return lead + flags + reach > 0 ? TASTE.defended + flags - cost + TASTE.reward * reward : TASTE.wasted;
}

// --------------------------------------------------------------------------------------- shipments

/** What a card in hand is good for: flags where one stands well. */
function keeping({ view, demand, me }: Mind, card: ShipmentId): number {
  let value = TASTE.double * (quantityOf(card) - 1);
  for (const company of COMPANIES) {
    const rank = view.companies[company].indexOf(me);
    if (rank >= 0) value += (flagsOn(card, company) * demand[company]) / (rank + 1);
  }
  return value;
}

function shipment(mind: Mind, card: ShipmentId, place: 1 | 2 | 3): number {
  const caused = forecast(mind.view, card, place);
  if (caused === null) return 0;
  const column = [...(mind.view.places[place - 1]?.column ?? []), card];
  const value = caused.kind === 'none' ? prospects(mind, caused, column, place) : givenOut(mind, caused, column, place);
  return value - TASTE.shipped * keeping(mind, card);
}

/** Everybody takes what serves them best, in turn. */
function givenOut(mind: Mind, caused: Forecast, column: readonly ShipmentId[], place: 1 | 2 | 3): number {
  const { view, me } = mind;
  const stocks = mind.stocks.map(({ tally, cards }): Stock => ({ tally: tally.slice(), cards }));
  const before = stocks.map((stock) => worth(view, stock));
  const port = view.places[place - 1]?.harbour ?? null;
  if (port !== null && caused.harbourTo !== null) put(view, stocks, caused.harbourTo, port);
  const left = [...column];
  for (const { seat } of caused.pickers) {
    const best = favourite(view, at(stocks, seat), left);
    left.splice(left.indexOf(best), 1);
    put(view, stocks, seat, best);
  }
  return liking(
    stocks.map((stock, seat) => worth(view, stock) - at(before, seat)),
    me,
  );
}

function favourite(view: View, stock: Stock, cards: readonly ShipmentId[]): ShipmentId {
  let best = at(cards, 0);
  let most = Number.NEGATIVE_INFINITY;
  for (const card of cards) {
    const value = worthWith(view, stock, card, 1);
    if (value > most) [best, most] = [card, value];
  }
  return best;
}

function put(view: View, stocks: Stock[], seat: Seat, card: CardId): void {
  const stock = at(stocks, seat);
  add(stock.tally, classOf(card, view.rules.edition), 1);
  stock.cards++;
}

/** A column that stays: whose it will be, by the flags that show, and who comes next. */
function prospects(mind: Mind, { flags }: Forecast, column: readonly ShipmentId[], place: 1 | 2 | 3): number {
  const { view, me } = mind;
  const id = view.places[place - 1]?.harbour ?? null;
  if (id === null) return 0;
  const { limit } = harbour(id, view.rules.edition);
  const shown = COMPANIES.reduce((sum, company) => sum + flags[company], 0);
  const gains = Array<number>(view.rules.seats).fill(0);
  for (const company of COMPANIES)
    for (const { seat } of pickersOf([company], view.companies, limit))
      gains[seat] = (gains[seat] ?? 0) + (flags[company] / shown) ** 2 / limit;
  const units = column.reduce((sum, card) => sum + quantityOf(card), 0);
  const value = units * TASTE.card * (column.length / limit) * liking(gains, me);
  // the next player may end it and take the harbour
  return column.length === limit - 1 ? value - TASTE.harbour : value;
}
