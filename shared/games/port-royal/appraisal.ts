import { at } from '../../engine/assert.ts';
import type { Seat } from '../../engine/core.ts';
import { nextSeat } from '../../engine/turn-order.ts';
import { costWith, face, incomeWith, SKILLS } from './components.ts';
import { feeOf } from './phases/trade.ts';
import type { ExpeditionFace, FaceId, PersonFace, Role, ShipColour, ShipFace, View } from './types.ts';

/** What a bot likes, all in coins, because coins are what is paid with. Found by letting bots play each other. */
export interface Taste {
  /** one influence at the beginning, and how much more at the end of the race */
  readonly influence: number;
  readonly influenceLate: number;
  /** abilities, for every round still to come */
  readonly trader: number;
  readonly senorita: number;
  readonly governor: number;
  readonly admiral: number;
  readonly jester: number;
  readonly sword: number;
  /** the part of an expedition's gain that a person on the way to it is worth */
  readonly crew: number;
  /** coins beyond this many are worth less: they tempt the tax (PR7.1) */
  readonly purse: number;
  readonly surplus: number;
  /** what the card after the next one promises */
  readonly nerve: number;
  /** a card that is left for a visitor, who pays for it */
  readonly leftover: number;
  /** to take nothing: better than a take that brings nothing but pays the active player */
  readonly rest: number;
  /** the first expedition, where nobody wins without one (PR8.5) */
  readonly firstExpedition: number;
  /** the part of an expedition's gain that counts before it is completed */
  readonly patience: number;
  /** influence that the leader gains in a round: more with every seat, whose windows come in it */
  readonly pace: number;
  readonly pacePerSeat: number;
  /** with the last turn: to win, to share the victory, and a coin that decides neither */
  readonly victory: number;
  readonly sharedVictory: number;
  readonly lastCoin: number;
}

export const TASTE: Taste = Object.freeze({
  influence: 2.7,
  influenceLate: 2.3,
  trader: 0.15,
  senorita: 0.4,
  governor: 1.35,
  admiral: 0.75,
  jester: 0.2,
  sword: 0.23,
  crew: 0.47,
  purse: 9,
  surplus: 0.6,
  nerve: 0.28,
  leftover: 0.18,
  rest: 0.05,
  firstExpedition: 4,
  patience: 0.9,
  pace: 0.9,
  pacePerSeat: 0.15,
  victory: 20,
  sharedVictory: 10,
  lastCoin: 0.02,
});

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
  readonly table: readonly ExpeditionFace[];
  /** the expedition variant, and none finished yet (PR8.5) */
  readonly wantsExpedition: boolean;
  readonly visitors: number;
  /** rounds still expected after this turn */
  readonly rounds: number;
  /** worth of one influence now */
  readonly perInfluence: number;
  /** no window of this seat comes after this turn; then only beating the best rival counts */
  readonly final: { readonly influence: number; readonly coins: number } | null;
}

const noRoles = (): Record<Role, number> => ({
  settler: 0,
  captain: 0,
  priest: 0,
  jack: 0,
  trader: 0,
  sailor: 0,
  pirate: 0,
  senorita: 0,
  jester: 0,
  admiral: 0,
  governor: 0,
});

export function affairsOf(view: View, seat: Seat, taste: Taste): Affairs {
  const { rules, active } = view;
  const player = at(view.players, seat);
  const roles = noRoles();
  const traders: Record<ShipColour, number> = { yellow: 0, blue: 0, green: 0, red: 0, black: 0 };
  for (const id of player.tableau) {
    const person = face(id) as PersonFace;
    roles[person.role]++;
    if (person.colour !== null) traders[person.colour]++;
  }
  const leader = Math.max(...view.players.map(({ influence }) => influence));
  const progress = Math.min(1, Math.max(leader / rules.endInfluence, view.round / rules.maxRounds));
  const pace = taste.pace + taste.pacePerSeat * rules.seats;
  const lastRound = view.ending || view.round >= rules.maxRounds;
  const lastTurn = lastRound && nextSeat(active, rules.seats) === view.start;
  const expected = Math.min(rules.maxRounds - view.round, (rules.endInfluence - leader) / pace);
  return {
    taste,
    active: seat === active,
    coins: player.coins,
    influence: player.influence,
    swords: player.swords,
    fee: feeOf(view, seat),
    roles,
    traders,
    table: view.table.map((id) => face(id) as ExpeditionFace),
    wantsExpedition: rules.winnerNeedsExpedition && player.expeditions.length === 0,
    visitors: rules.seats - 1,
    rounds: lastRound ? 0.5 : Math.max(1, expected),
    perInfluence: taste.influence + taste.influenceLate * progress * progress,
    final: lastTurn ? bestRival(view, seat) : null,
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
  const purse = Math.min(coins, taste.purse) + taste.surplus * Math.max(0, coins - taste.purse);
  return purse + own.perInfluence * gained;
}

/** The worth of a person's ability, without the influence. */
export function abilityWorth(own: Affairs, person: PersonFace): number {
  if (own.final !== null) return 0;
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
    case 'sailor':
    case 'pirate':
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
  for (const skill of SKILLS)
    open += Math.max(0, expedition.requires[skill] - own.roles[skill] - (skill === more ? 1 : 0));
  return Math.max(0, open - own.roles.jack - (more === 'jack' ? 1 : 0));
}

/** What completing it brings; each person given up counts as one influence. */
export function expeditionGain(own: Affairs, expedition: ExpeditionFace): number {
  const persons = SKILLS.reduce((sum, skill) => sum + expedition.requires[skill], 0);
  const { coins } = own;
  const gain = contentment(own, coins + expedition.coins, expedition.influence - persons) - contentment(own, coins, 0);
  return own.wantsExpedition ? gain + own.taste.firstExpedition : gain;
}

export const incomeFor = (own: Affairs, ship: ShipFace): number => incomeWith(ship, own.traders[ship.colour]);

export const costFor = (own: Affairs, person: PersonFace, moreSenoritas = 0): number =>
  costWith(person, own.roles.senorita + moreSenoritas);

// ------------------------------------------------------------------------------------------ windows

/** The best that so many takes of these cards can bring, one after the other, beginning with these coins. */
export function bestTakes(own: Affairs, cards: readonly FaceId[], takes: number, coins: number): number {
  return search(own, cards.map(face) as (PersonFace | ShipFace)[], takes, coins, 0, 0) - contentment(own, coins, 0);
}

/** Tries the best ship and the best person at each step: ships come first where they pay for persons. */
function search(
  own: Affairs,
  cards: readonly (PersonFace | ShipFace)[],
  takes: number,
  coins: number,
  gained: number,
  senoritas: number,
): number {
  const stay = contentment(own, coins, gained);
  if (takes === 0) return stay;
  let ship: ShipFace | null = null;
  let person: PersonFace | null = null;
  let liking = Number.NEGATIVE_INFINITY;
  for (const card of cards) {
    if (card.kind === 'ship') {
      if (ship === null || incomeFor(own, card) > incomeFor(own, ship)) ship = card;
      continue;
    }
    const price = costFor(own, card, senoritas) + own.fee;
    if (price > coins) continue;
    const like = contentment(own, coins - price, gained + card.influence) + abilityWorth(own, card);
    if (like > liking) {
      liking = like;
      person = card;
    }
  }
  let best = stay;
  if (ship !== null) {
    const rest = takes > 1 ? cards.filter((card) => card !== ship) : cards;
    best = Math.max(best, search(own, rest, takes - 1, coins + incomeFor(own, ship) - own.fee, gained, senoritas));
  }
  if (person !== null) {
    const hired = person;
    const rest = takes > 1 ? cards.filter((card) => card !== hired) : cards;
    const left = coins - costFor(own, hired, senoritas) - own.fee;
    const more = senoritas + (hired.role === 'senorita' ? 1 : 0);
    const then = search(own, rest, takes - 1, left, gained + hired.influence, more);
    best = Math.max(best, then + abilityWorth(own, hired));
  }
  return best;
}
