import { at } from '../../engine/assert.ts';
import type { Seat } from '../../engine/core.ts';
import { nextSeat } from '../../engine/turn-order.ts';
import { type Aim, aimsOf, isTeam, type Parts, rolesMissing } from './aims.ts';
import { CARGOES, coloursOf, costWith, face, incomeWith, SKILLS } from './components.ts';
import { effectIn } from './odds.ts';
import {
  circumstances,
  type Means,
  meansOf,
  QUEST_TASTE,
  type Quest,
  questGain,
  questsOf,
  teamInfluence,
  turnsTogether,
} from './quests.ts';
import { noColours, noRoles } from './tally.ts';
import { type Taste, usualGoal } from './taste.ts';
import type { Ability, ExpeditionFace, PersonFace, Role, ShipColour, ShipFace, View } from './types.ts';
import { crownsWorth, recruitWorth, stowGain, taxQuest, tradeCrowns } from './venture.ts';

/** One seat's affairs, as far as they decide what a card is worth to it. */
export interface Affairs {
  readonly taste: Taste;
  readonly active: boolean;
  readonly coins: number;
  readonly influence: number;
  readonly swords: number;
  readonly fee: number;
  readonly roles: Readonly<Record<Role, number>>;
  readonly traders: Readonly<Record<ShipColour, number>>;
  readonly merchants: Readonly<Record<ShipColour, number>>;
  readonly clerks: Readonly<Record<ShipColour, number>>;
  readonly persons: readonly PersonFace[];
  /** contracts that this seat would like to complete */
  readonly aims: readonly Aim[];
  /** coins that a contract asks for; saving up for it is worth more than the coins */
  readonly ransom: Aim | null;
  readonly expeditions: number;
  readonly stored: ReadonlySet<ShipColour>;
  /** the most colours of this turn so far (PR12.19) */
  readonly reached: number;
  /** takes that gamblers have brought in this turn (PR10.4) */
  readonly gambled: number;
  readonly table: readonly ExpeditionFace[];
  /** the expedition variant, and none finished yet (PR8.5) */
  readonly wantsExpedition: boolean;
  readonly visitors: number;
  /** rounds still expected after this turn */
  readonly rounds: number;
  /** worth of one influence now */
  readonly perInfluence: number;
  /** missions that this seat would like to complete, and what it has for them */
  readonly quests: readonly Quest[];
  readonly means: Means;
  readonly ability: Ability | null;
  /** what hiring costs less, besides señoritas; takes more; swords for repelling, below 0 none */
  readonly discount: number;
  readonly moreTakes: number;
  readonly repel: number;
  /** the best price of an own innkeeper */
  readonly innPrice: number;
  /** a harbour of this size came about otherwise than by the last draw (PR14.18) */
  readonly spoilt: number;
  /** no window of this seat comes after this turn; then only beating the best rival counts */
  readonly final: { readonly influence: number; readonly coins: number } | null;
}

export function affairsOf(view: View, seat: Seat, taste: Taste, parts: Parts | null): Affairs {
  const { rules, active } = view;
  const player = at(view.players, seat);
  const roles = noRoles();
  const agents = { trader: noColours(), merchant: noColours(), clerk: noColours() };
  const persons = player.tableau.map((id) => face(id) as PersonFace);
  for (const { role, colour } of persons) {
    roles[role]++;
    if (colour !== null && (role === 'trader' || role === 'merchant' || role === 'clerk')) agents[role][colour]++;
  }
  const team = isTeam(view);
  const leader = Math.max(...view.players.map(({ influence }) => influence));
  const goal = rules.endInfluence ?? Number.POSITIVE_INFINITY;
  const progress = Math.min(1, Math.max(leader / goal, view.round / rules.maxRounds));
  const pace = taste.pace + taste.pacePerSeat * rules.seats;
  const lastRound = view.ending || view.round >= rules.maxRounds;
  const lastTurn = lastRound && nextSeat(active, rules.seats) === view.start;
  const expected = Math.min(
    rules.maxRounds - view.round,
    team
      ? (view.adventure === null ? view.time : turnsTogether(view) - view.turn) / rules.seats
      : ((goal - leader) / pace) * (goal / usualGoal),
  );
  const ofTeam = view.adventure === null ? taste.teamInfluence : teamInfluence(view);
  const perInfluence = team ? ofTeam : taste.influence + taste.influenceLate * progress * progress;
  const aims = view.contracts.length === 0 ? [] : aimsOf(view, seat, perInfluence, parts);
  const { ability, discount, takes, swords, noRepelling, tradeBonus } = circumstances(view, seat);
  for (const { aresBonus } of persons) agents.trader.ares += aresBonus;
  if (tradeBonus > 0) for (const colour of coloursOf(rules)) agents.trader[colour] += tradeBonus;
  if (ability?.kind === 'tradeCoins') agents.trader[ability.colour] += ability.coins;
  const size = view.harbour.length;
  // where influence itself is a contract, all of it counts towards it
  const estate = aims.some(({ condition, own }) => own && condition.kind === 'influence');
  return {
    taste,
    active: seat === active,
    coins: player.coins,
    influence: player.influence,
    swords: player.swords,
    fee: seat === active || effectIn(view).freeVisits ? 0 : rules.visitorFee,
    roles,
    traders: agents.trader,
    merchants: agents.merchant,
    clerks: agents.clerk,
    persons,
    aims,
    ransom: aims.find(({ condition, worth }) => condition.kind === 'coins' && worth > 5) ?? null,
    expeditions: player.expeditions.length,
    stored: new Set(player.stored.map((id) => (face(id) as ShipFace).colour)),
    reached: view.reached,
    gambled: seat === active ? view.gamblers : 0,
    table: view.table.map((id) => face(id) as ExpeditionFace),
    wantsExpedition: rules.winnerNeedsExpedition && player.expeditions.length === 0,
    visitors: rules.seats - 1,
    rounds: lastRound ? 0.5 : Math.max(1, expected),
    perInfluence: estate ? Math.max(perInfluence, taste.estate) : perInfluence,
    quests: questsOf(view, seat, perInfluence),
    means: meansOf(player),
    ability,
    discount,
    moreTakes: takes,
    repel: noRepelling ? -1 : player.swords + swords,
    innPrice: Math.max(0, ...persons.map(({ buysFor }) => buysFor)),
    spoilt: view.adventure !== null && view.adventure.grown !== size ? size : -1,
    final: lastTurn && !team ? bestRival(view, seat) : null,
  };
}

function bestRival(view: View, seat: Seat): { influence: number; coins: number } {
  let best = { influence: 0, coins: 0 };
  view.players.forEach((rival, other) => {
    const ahead = rival.influence - best.influence || rival.coins - best.coins;
    if (other !== seat && ahead > 0) best = rival;
  });
  return { influence: best.influence, coins: best.coins };
}

// ---------------------------------------------------------------------------------- the worth of things

/** How content the seat is with so many coins and so much more influence. */
export function contentment(own: Affairs, coins: number, gained: number): number {
  const { taste, final } = own;
  if (final !== null) {
    const lead = own.influence + gained - final.influence || coins - final.coins;
    return (lead > 0 ? taste.victory : lead === 0 ? taste.sharedVictory : 0) + gained + taste.lastCoin * coins;
  }
  const hoard = taxQuest(own);
  const limit = own.ransom === null && hoard === 0 ? taste.purse : Number.POSITIVE_INFINITY;
  const purse = Math.min(coins, limit) + taste.surplus * Math.max(0, coins - limit);
  const hoarded = hoard === 0 ? 0 : hoard * QUEST_TASTE.hoard * Math.min(1, coins / 12) ** 2;
  return purse + hoarded + own.perInfluence * gained + (own.ransom === null ? 0 : saved(own.ransom, coins));
}

/** PR13.5: the nearer the sum, the more each coin of it is worth. */
function saved({ condition, worth }: Aim, coins: number): number {
  if (condition.kind !== 'coins') return 0;
  const part = Math.min(1, coins / condition.count);
  return worth * part * part;
}

/** The worth of a person besides the influence: what they do, and what contracts ask for. */
export const abilityWorth = (own: Affairs, person: PersonFace): number =>
  own.final === null ? talentWorth(own, person) + aimWorth(own, person) + recruitWorth(own, person) : 0;

/** The contracts that a person brings nearer; each thing that is then still missing makes it a vaguer hope. */
function aimWorth({ aims, persons, taste, swords, roles }: Affairs, person: PersonFace): number {
  let sum = 0;
  for (const { condition, worth } of aims) {
    if (worth <= 0) continue;
    const [before, after] = lacking(condition, persons, person, swords);
    if (after < before) sum += worth * (taste.hope ** after - (before > 3 ? 0 : taste.hope ** before));
    else if (condition.kind === 'stored') sum += worth * taste.storeSword * person.swords;
    else if (condition.kind === 'expeditions' && isCrew(person.role) && roles[person.role] < 2) sum += worth * 0.15;
  }
  return sum;
}

const isCrew = (role: Role): boolean =>
  role === 'captain' || role === 'priest' || role === 'settler' || role === 'jack';

/** How much is missing for what somebody has to have, without a person and with them. */
function lacking(
  condition: Aim['condition'],
  persons: readonly PersonFace[],
  more: PersonFace,
  swords: number,
): readonly [before: number, after: number] {
  switch (condition.kind) {
    case 'persons': {
      const roles = persons.map(({ role }) => role);
      return [rolesMissing(roles, condition.roles, null), rolesMissing(roles, condition.roles, more.role)];
    }
    case 'cheapPersons': {
      const open = condition.count - persons.filter(({ cost }) => cost <= condition.cost).length;
      return [Math.max(0, open), Math.max(0, open - (more.cost <= condition.cost ? 1 : 0))];
    }
    case 'swords':
      return [Math.max(0, condition.count - swords), Math.max(0, condition.count - swords - more.swords)];
    default:
      return [0, 0];
  }
}

function talentWorth(own: Affairs, person: PersonFace): number {
  const { taste, rounds } = own;
  switch (person.role) {
    case 'trader':
      return taste.trader * rounds;
    case 'senorita':
      return taste.senorita * rounds;
    case 'governor':
      return taste.governor * rounds;
    case 'admiral':
      return taste.admiral * rounds;
    case 'jester':
      return taste.jester * rounds;
    case 'viceAdmiral':
      return taste.viceAdmiral * rounds;
    case 'gunner':
      return taste.gunner * rounds;
    case 'clerk':
      return taste.clerk * rounds;
    case 'gambler':
      return taste.gambler * rounds;
    case 'merchant':
      return taste.merchant * rounds * own.perInfluence;
    case 'passenger':
      return 0;
    case 'sentinel':
      return 0.5 * rounds;
    case 'innkeeper':
      return 0.3 * rounds;
    case 'sailor':
    case 'pirate':
    case 'tybuk':
      return taste.sword * rounds * person.swords;
    default:
      return crewWorth(own, person.role);
  }
}

/** What a captain, priest, settler or jack is worth on the way to the expeditions that lie open. */
function crewWorth(own: Affairs, role: Role): number {
  let best = own.taste.crew;
  for (const expedition of own.table) {
    const before = missing(own, expedition, null);
    const after = missing(own, expedition, role);
    if (after < before)
      best = Math.max(best, expeditionGain(own, expedition) * own.taste.crew ** after * own.taste.patience);
  }
  return best;
}

/** Persons that are missing for an expedition, with one more of a role. */
export function missing(own: Affairs, expedition: ExpeditionFace, more: Role | null): number {
  let open = 0;
  if (CARGOES.some((kind) => expedition.cargo[kind] > own.means.hold.filter(({ cargo }) => cargo === kind).length))
    open++;
  for (const skill of SKILLS)
    open += Math.max(0, expedition.requires[skill] - own.roles[skill] - (skill === more ? 1 : 0));
  return Math.max(0, open - own.roles.jack - (more === 'jack' ? 1 : 0));
}

/** What completing it brings; each person given up counts as one influence. */
export function expeditionGain(own: Affairs, expedition: ExpeditionFace): number {
  const persons = SKILLS.reduce((sum, skill) => sum + expedition.requires[skill], 0);
  const { coins, means } = own;
  const gain = contentment(own, coins + expedition.coins, expedition.influence - persons) - contentment(own, coins, 0);
  const more = {
    ...means,
    expeditions: means.expeditions + 1,
    influence: means.influence + expedition.influence - persons,
  };
  const quests = own.quests.length === 0 ? 0 : questGain(own.quests, means, more);
  return gain + quests + (own.wantsExpedition ? own.taste.firstExpedition : 0) + voyageWorth(own);
}

/** PR12.16: what the contract is worth that an expedition completes. */
function voyageWorth({ aims, expeditions }: Affairs): number {
  for (const { condition, worth } of aims)
    if (condition.kind === 'expeditions' && expeditions < condition.count) return Math.max(0, worth);
  return 0;
}

/** PR12.21: what it is worth to store a ship of this colour. */
export function storeWorth({ aims, stored, taste }: Affairs, colour: ShipColour): number {
  if (stored.has(colour)) return 0;
  for (const { condition, worth } of aims) if (condition.kind === 'stored') return Math.max(0, worth) * taste.store;
  return 0;
}

/** What a card is worth to somebody else of the team, who can pay for it (PR5.9). */
export function wantOf(mate: Affairs, card: PersonFace | ShipFace): number {
  if (card.kind === 'ship') return Math.max(0, incomeFor(mate, card) - mate.fee + tradeExtras(mate, card));
  const price = costFor(mate, card) + mate.fee;
  if (price > mate.coins) return 0;
  return Math.max(0, abilityWorth(mate, card) + mate.perInfluence * card.influence - price);
}

export const incomeFor = (own: Affairs, ship: ShipFace): number => incomeWith(ship, own.traders[ship.colour]);

/** What trading a ship brings besides its income: it may be kept, renounced for a contract, or give another take. */
export function tradeExtras(own: Affairs, ship: ShipFace): number {
  const kept = own.merchants[ship.colour] > 0 ? own.perInfluence : 0;
  const venture =
    ship.cargo === null && own.ability === null
      ? 0
      : crownsWorth(own, tradeCrowns(own, ship)) + Math.max(0, stowGain(own, ship));
  return kept + venture + own.clerks[ship.colour] * own.taste.take + Math.max(0, renounceGain(own, ship));
}

/** What is won by renouncing the income of a ship for a contract (PR12.24). */
export function renounceGain(own: Affairs, ship: ShipFace): number {
  let best = Number.NEGATIVE_INFINITY;
  if (own.coins < own.fee) return best;
  for (const { condition, worth, left } of own.aims)
    if (condition.kind === 'renounced' && condition.colour === ship.colour)
      best = Math.max(best, worth * own.taste.hope ** (left - 1) - incomeFor(own, ship));
  return best;
}

export const costFor = (own: Affairs, person: PersonFace, moreSenoritas = 0): number =>
  costWith(person, own.discount + own.roles.senorita + moreSenoritas);
